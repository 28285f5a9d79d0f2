import FeatureKitStubs
import Foundation
import Generation
import GenerationStubs
import StoryApp
import StoryCore
import TestSupport
import Testing

@Suite("Narrations of whole stories, with real voices", .tags(.sweep), .timeLimit(.minutes(5)))
struct NarrationTests {
    private let home = TemporaryHome()

    @Test(
        "A narration lasts as long as was asked for, within a tenth, at the pace of its age and without a line that races",
        arguments: [
            (1, AgeBand.twoToFour, StoryTone.gentle, "flite", "slt"), (2, .sixToTen, .funny, "flite", "rms"),
            (3, .all, .adventurous, "espeak-ng", "en"), (5, .fourToSix, .magical, "flite", "awb"),
            (15, .all, .gentle, "flite", "slt"),
        ])
    func length(minutes: Int, age: AgeBand, tone: StoryTone, narrator: String, voice: String) async throws {
        // When
        let narration = try await narration(minutes: minutes, age: age, tone: tone, narrator: narrator, voice: voice)

        // Then
        let ratio = narration.duration / Double(60 * minutes)
        #expect((0.9...1.1).contains(ratio), "\(narration.duration) s for \(minutes) minutes")
        let fastest = narration.sentences.enumerated().compactMap { index, sentence -> Double? in
            let words = narration.words.count { $0.sentence == index }
            return words >= 3 ? Double(words) / (sentence.end - sentence.start) * 60 : nil
        }
        #expect((fastest.max() ?? 0) < 215)
        let (first, last) = (try #require(narration.sentences.first), try #require(narration.sentences.last))
        let pace = Double(narration.words.count) / (last.end - first.start) * 60
        let bounds: ClosedRange<Double> =
            switch age {
            case .twoToFour: 100...120
            case .fourToSix: 110...140
            case .sixToTen: 130...160
            case .all: 110...160
            }
        #expect(bounds.contains(pace), "\(pace) words a minute")
    }

    @Test("Marks follow each other, lie in their sentences and pages, and end with the audio")
    func marks() async throws {
        // When
        let narration = try await narration(
            minutes: 2, age: .all, tone: .cheerful, narrator: "flite", voice: "slt")

        // Then
        #expect(narration.pageStarts.first == 0)
        #expect(narration.pageStarts == narration.pageStarts.sorted())
        for (sentence, next) in zip(narration.sentences, narration.sentences.dropFirst()) {
            #expect(sentence.start < sentence.end)
            #expect(sentence.end < next.start)
            #expect(sentence.page == next.page || next.start == narration.pageStarts[next.page])
        }
        for word in narration.words {
            let sentence = narration.sentences[word.sentence]
            #expect(sentence.start <= word.start && word.start <= word.end && word.end <= sentence.end)
            #expect(sentence.range.start <= word.range.start && word.range.end <= sentence.range.end)
        }
        let last = try #require(narration.sentences.last)
        #expect(last.end <= narration.duration)
        #expect(narration.duration - last.end < 3)
    }

    private func narration(
        minutes: Int, age: AgeBand, tone: StoryTone, narrator: String, voice: String
    ) async throws -> Narration {
        let app = try AppContainer(environment: home.environment)
        let brief = try await app.generation.brief(
            for: GenerationRequest(
                heroes: [.stub()], occasion: .standard(.weekend), ageBand: age, tone: tone, minutes: minutes, seed: 3,
                narrator: ProviderIdentifier(rawValue: narrator), voice: voice, wantsIllustrations: false))
        return try #require(try await app.generation.generate(brief) { _ in }.story.narration)
    }
}
