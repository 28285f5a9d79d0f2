import FeatureKit
import Foundation
import Glibc
import StoryApp
import StoryCore

/// Has a narrator say texts in a process of its own, so that time and memory are those of one narrator, and a text that
/// ends the process is known.
///
/// Every line of a file is a text as JSON; every line that is printed is an ``Answer``, in the same order.
struct SpokenTexts {
    /// How one text was said.
    struct Answer: Codable {
        /// The length of the speech, in seconds; nil after an error.
        var seconds: Double?
        /// The largest sample, in parts of full scale; nil if there was an error.
        var peak: Double?
        /// The number of words with a time; nil after an error.
        var words: Int?
        /// What is wrong with the words' times; nil if nothing is.
        var fault: String?
        /// The error for people; nil if there was none.
        var error: String?
        /// Seconds that it took.
        var elapsed: Double
        /// Seconds that processors worked for it.
        var processorSeconds: Double
    }

    static let option = "--say"

    let narrator: any Narrator
    let voice: String
    let file: String

    /// The arguments of a process that says the texts of a file.
    static func arguments(_ narrator: ProviderIdentifier, voice: String, file: URL) -> [String] {
        [option, narrator.rawValue, voice, file.path]
    }

    /// Speaks texts if this process was started for that.
    ///
    /// - Returns: Whether it was.
    static func sayIfAsked(_ arguments: [String]) async throws -> Bool {
        guard arguments.count == 5, arguments[1] == option else { return false }
        let container = try AppContainer(environment: ProcessInfo.processInfo.environment)
        let narrator = try container.registry.narrator(
            ProviderIdentifier(rawValue: arguments[2]), language: .english)
        try await SpokenTexts(narrator: narrator, voice: arguments[3], file: arguments[4]).run()
        return true
    }

    private func run() async throws {
        for line in try Data(contentsOf: URL(filePath: file)).split(separator: UInt8(ascii: "\n")) {
            let answer = await say(try JSONDecoder().decode(String.self, from: line))
            print(String(decoding: try JSONEncoder().encode(answer), as: UTF8.self))
            // What has been said must be known if the next text ends the process.
            fflush(nil)
        }
    }

    private func say(_ text: String) async -> Answer {
        let (start, processorStart) = (ContinuousClock.now, ProcessorClock.seconds)
        var answer = Answer(elapsed: 0, processorSeconds: 0)
        do {
            let spoken = try await narrator.speak(utterance(of: text))
            answer.seconds = spoken.seconds
            answer.peak = Double(spoken.samples.map(\.magnitude).max() ?? 0) / 32768
            answer.words = spoken.words.count
            answer.fault = fault(of: spoken, text: text)
        } catch {
            answer.error = "\(error)"
        }
        answer.elapsed = (ContinuousClock.now - start) / .seconds(1)
        answer.processorSeconds = ProcessorClock.seconds - processorStart
        return answer
    }

    private func utterance(of text: String) -> Utterance {
        let whole = TextRange(text.startIndex..<text.endIndex, in: text)
        return Utterance(
            text: text, segments: [Utterance.Segment(range: whole, isDialogue: false)], language: .english,
            voice: voice, delivery: Delivery())
    }

    /// What of the words' times cannot be: a word outside the text or the sound, or before the one that precedes it.
    private func fault(of spoken: SpokenUtterance, text: String) -> String? {
        var last = 0
        for word in spoken.words {
            if word.range.substring(of: text).isEmpty { return "a word outside the text" }
            if word.startSample < last { return "a word before the one that precedes it" }
            if word.endSample < word.startSample { return "a word that ends before it begins" }
            if word.endSample > spoken.samples.count { return "a word behind the end of the sound" }
            last = word.startSample
        }
        return nil
    }
}
