import FeatureKit
import StoryCore

/// Replaces the voice of a story that is missing, such as one that was removed, so that the story can be narrated
/// nevertheless.
struct VoiceReplacement: Sendable {
    let registry: Registry
    let settings: AppSettings

    /// Returns whether a narrator has the brief's voice, or the brief has none.
    func isThere(_ brief: StoryBrief) -> Bool {
        guard let identifier = brief.narrator, let voice = brief.voice else { return true }
        let narrator = registry.narrators.first { $0.identifier == identifier }
        return narrator?.voices(for: brief.language).contains { $0.name == voice } ?? false
    }

    /// Replaces a missing voice of a brief by the voice of new stories.
    ///
    /// - Returns: The missing voice; nil if it was not replaced.
    func replace(in brief: inout StoryBrief) throws(GenerationError) -> String? {
        guard !isThere(brief), let gone = brief.voice else { return nil }
        let choice = try NarratorChoice(
            narrator: nil, voice: nil, preferred: settings.defaultVoice, language: brief.language,
            in: registry.preferring(settings))
        (brief.narrator, brief.voice) = (choice.narrator.identifier, choice.voice)
        return gone
    }
}
