@testable import Generation
import FeatureKitStubs
import GenerationStubs
import StoryCore
import Testing

@Suite("Progress", .timeLimit(.minutes(1)))
struct GenerationProgressTests {
    private let log = UpdateLog()

    private func sut(_ steps: Set<GenerationStep>, words: Int = 10) -> GenerationProgress {
        var story = Story.stub()
        story.pages = []
        return GenerationProgress(story: story, steps: steps, targetWordCount: words, observer: log.append)
    }

    private func page(_ index: Int, words: Int = 5) -> StoryPage {
        StoryPage(
            index: index, text: Array(repeating: "word", count: words).joined(separator: " "),
            scene: Scene(setting: "meadow"), illustration: StoryIllustration(status: .pending))
    }

    @Test("Work that is done ahead of its stage is told when its stage comes")
    func ahead() {
        // Given
        let sut = sut([.story, .audio, .illustrations])
        sut.begin()
        // When pictures and sentences are done before the text is
        sut.didWrite(page: page(0), sentences: 2)
        sut.didSettlePicture(.page(0), StoryIllustration(status: .pending))
        sut.didSpeakSentence()
        sut.didWrite(page: page(1), sentences: 2)
        sut.didCompleteText()
        sut.didSpeakSentence()
        sut.didSpeakSentence()
        sut.didSpeakSentence()
        sut.didSettleAudio()
        sut.didSettlePicture(.page(1), StoryIllustration(status: .failed))
        sut.didSettlePicture(.cover, StoryIllustration(status: .pending))
        sut.didSettlePictures()
        sut.didComplete(with: sut.story)
        // Then
        #expect(log.stages == [.generatingStory, .generatingAudio, .generatingIllustrations, .completed])
        let hundredths = log.progress.map { Int(($0 * 100).rounded()) }
        #expect(hundredths == [0, 17, 17, 17, 33, 33, 50, 58, 66, 66, 88, 99, 100])
    }

    @Test("An author that writes more than was asked for does not run into the next stage")
    func longText() {
        let sut = sut([.story, .audio])
        sut.begin()
        sut.didWrite(page: page(0, words: 50), sentences: 1)
        #expect(log.progress.last == 0.33)
        sut.didWrite(page: page(1, words: 50), sentences: 1)
        #expect(log.progress.last == 0.33)
        #expect(log.stages == [.generatingStory])
    }

    @Test(
        "A step that is left out is skipped",
        arguments: [
            ([], [.completed]), ([.story], [.generatingStory, .completed]), ([.audio], [.generatingAudio, .completed]),
            ([.story, .illustrations], [.generatingStory, .generatingIllustrations, .completed]),
        ] as [(Set<GenerationStep>, [GenerationStage])])
    func skipped(steps: Set<GenerationStep>, stages: [GenerationStage]) {
        let sut = sut(steps)
        sut.begin()
        if steps.contains(.story) { sut.didCompleteText() }
        if steps.contains(.audio) { sut.didSettleAudio() }
        if steps.contains(.illustrations) { sut.didSettlePictures() }
        sut.didComplete(with: sut.story)
        #expect(log.stages == stages)
        #expect(log.progress.last == 1)
        #expect(log.progress == log.progress.sorted())
    }
}
