import StoryCore
import Synchronization

/// Tracks the overlapping steps of a generation and reports them as consecutive stages.
///
/// Updates are sent while the lock is held, so that they arrive in order.
final class GenerationProgress: Sendable {
    private struct State {
        var story: Story
        var narration: GrowingNarration?
        var stage = GenerationStage.generatingStory
        var writtenWords = 0
        var isTextComplete = false
        var spokenSentences = 0
        var totalSentences = 0
        var isAudioSettled: Bool
        var settledPictures = 0
        var totalPictures = 0
        var arePicturesSettled: Bool
        var progress = 0.0
    }

    private let state: Mutex<State>
    private let targetWordCount: Int
    private let steps: Set<GenerationStep>
    private let observer: GenerationObserver

    /// Creates progress.
    ///
    /// - Parameters:
    ///   - story: The story so far.
    ///   - steps: The steps to run; the others are skipped.
    init(story: Story, steps: Set<GenerationStep>, targetWordCount: Int, observer: @escaping GenerationObserver) {
        // A new story gets a cover besides the illustrations of its pages.
        let hasCover = steps.isSuperset(of: [.story, .illustrations])
        state = Mutex(
            State(
                story: story, isTextComplete: !steps.contains(.story), isAudioSettled: !steps.contains(.audio),
                totalPictures: hasCover ? 1 : 0, arePicturesSettled: !steps.contains(.illustrations)))
        self.targetWordCount = max(1, targetWordCount)
        self.steps = steps
        self.observer = observer
    }

    /// The story so far.
    var story: Story { state.withLock { $0.story } }

    /// Reports the first stage.
    func begin() {
        state.withLock { state in
            state.stage = stages.first ?? .completed
            state.progress = state.stage.start
            send(&state, unit: nil)
            advance(&state)
        }
    }

    /// Records the title.
    func didWrite(title: String) {
        state.withLock { state in
            state.story.title = title
            send(&state, unit: nil)
        }
    }

    /// Records the author's note on the story, which is not reported.
    func didNote(_ telling: TellingRecord) {
        state.withLock { $0.story.telling = telling }
    }

    /// Records a page, with the number of its sentences.
    func didWrite(page: StoryPage, sentences: Int) {
        state.withLock { state in
            state.story.pages.append(page)
            state.writtenWords += page.text.split(whereSeparator: \.isWhitespace).count
            state.totalSentences += sentences
            state.totalPictures += 1
            send(&state, unit: UnitProgress(kind: .page, done: state.story.pages.count, total: nil))
        }
    }

    /// Records the remaining work on existing pages.
    func willMake(sentences: Int, pictures: Int) {
        state.withLock { state in
            state.totalSentences += sentences
            state.totalPictures += pictures
        }
    }

    /// Records the end of the text.
    func didCompleteText() {
        state.withLock { state in
            state.isTextComplete = true
            advance(&state)
        }
    }

    /// Records a narrated sentence.
    func didSpeakSentence() {
        state.withLock { state in
            state.spokenSentences += 1
            let total = state.isTextComplete ? state.totalSentences : nil
            send(&state, unit: UnitProgress(kind: .sentence, done: state.spokenSentences, total: total))
        }
    }

    /// Records a narrated page.
    func didRecord(_ narration: GrowingNarration) {
        state.withLock { state in
            state.narration = narration
            send(&state, unit: nil)
        }
    }

    /// Records the end of the narration, finished or failed.
    func didSettleAudio() {
        state.withLock { state in
            state.isAudioSettled = true
            advance(&state)
        }
    }

    /// Records an illustration, finished (pending until its file is in the library) or failed.
    func didSettlePicture(_ slot: IllustrationSlot, _ illustration: StoryIllustration) {
        state.withLock { state in
            state.story[picture: slot] = illustration
            state.settledPictures += 1
            let total = state.isTextComplete ? state.totalPictures : nil
            send(&state, unit: UnitProgress(kind: .picture, done: state.settledPictures, total: total))
        }
    }

    /// Records the end of all illustrations, finished or failed.
    func didSettlePictures() {
        state.withLock { state in
            state.arePicturesSettled = true
            advance(&state)
        }
    }

    /// Records that the story is stored.
    func didComplete(with story: Story) {
        state.withLock { state in
            state.story = story
            state.stage = .completed
            send(&state, unit: nil)
        }
    }

    // MARK: - Stages

    private var stages: [GenerationStage] {
        GenerationStep.allCases.filter(steps.contains).map(GenerationStage.init(showing:))
    }

    /// Reports every stage reached since the last reported one.
    private func advance(_ state: inout State) {
        while isSettled(state.stage, state), let index = stages.firstIndex(of: state.stage), index + 1 < stages.count {
            state.stage = stages[index + 1]
            state.progress = max(state.progress, state.stage.start)
            observer(update(state, unit: nil))
        }
    }

    private func isSettled(_ stage: GenerationStage, _ state: State) -> Bool {
        switch stage {
        case .generatingStory: state.isTextComplete
        case .generatingAudio: state.isAudioSettled
        case .generatingIllustrations: state.arePicturesSettled
        case .completed: true
        }
    }

    private func send(_ state: inout State, unit: UnitProgress?) {
        state.progress = max(state.progress, fraction(state))
        observer(update(state, unit: unit))
    }

    private func update(_ state: State, unit: UnitProgress?) -> GenerationUpdate {
        GenerationUpdate(
            stage: state.stage, progress: state.progress, story: state.story, narration: state.narration, unit: unit)
    }

    private func fraction(_ state: State) -> Double {
        let share =
            switch state.stage {
            case .generatingStory: Double(state.writtenWords) / Double(targetWordCount)
            case .generatingAudio: Double(state.spokenSentences) / Double(max(1, state.totalSentences))
            case .generatingIllustrations: Double(state.settledPictures) / Double(max(1, state.totalPictures))
            case .completed: 0.0
            }
        return state.stage.start + min(1, share) * 0.33
    }
}
