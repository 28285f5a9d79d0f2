import Foundation
@testable import NeuralNarrator
import StoryCore
import VoiceStore

/// The voices that tests speak with: those that are installed in the folder that `STORY_VOICES` names.
enum InstalledVoiceFixture {
    /// Why tests are skipped where there are none.
    static let need = "No voice is installed in the folder that STORY_VOICES names"

    static var layout: VoicesLayout {
        VoicesLayout(
            root: URL(filePath: ProcessInfo.processInfo.environment["STORY_VOICES"] ?? "/nowhere/voices"))
    }

    /// One narrator for all tests: loading a voice takes seconds in a program that is not optimised.
    static let narrator = NeuralNarrator(voices: layout)

    /// A voice of hibari's that is installed together with the engine.
    static var hibari: String? { voice(.hibari) }
    /// A voice of Piper's format.
    static var piper: String? { voice(.piper) }

    private static func voice(_ kind: VoiceManifest.Kind) -> String? {
        let installed = InstalledVoices(layout)
        guard installed.engine() != nil else { return nil }
        return installed.voices().first { $0.manifest.kind == kind }?.manifest.name
    }
}

extension Utterance {
    /// An utterance that is told in one manner.
    static func make(
        _ text: String, voice: String?, delivery: Delivery = Delivery(), pronunciations: [String: String] = [:]
    ) -> Utterance {
        Utterance(
            text: text,
            segments: [Segment(range: TextRange(text.startIndex..<text.endIndex, in: text), isDialogue: false)],
            language: .english, voice: voice ?? "", delivery: delivery, pronunciations: pronunciations)
    }
}
