import FeatureKit
import StoryCore

/// Finds another voice for a story whose own is gone, such as one that was removed: a story that cannot be narrated as
/// it was is narrated nevertheless.
struct VoiceReplacement: Sendable {
    let registry: Registry
    let settings: AppSettings

    /// Whether somebody still has the voice that a brief names, if it names one.
    func isThere(_ brief: StoryBrief) -> Bool {
        guard let identifier = brief.narrator, let voice = brief.voice else { return true }
        let narrator = registry.narrators.first { $0.identifier == identifier }
        return narrator?.voices(for: brief.language).contains { $0.name == voice } ?? false
    }

    /// Puts the voice of new stories into a brief whose own is gone.
    ///
    /// - Returns: The voice that is gone; nil if it is there.
    func replace(in brief: inout StoryBrief) throws(GenerationError) -> String? {
        guard !isThere(brief), let gone = brief.voice else { return nil }
        let choice = try NarratorChoice(
            narrator: nil, voice: nil, preferred: settings.defaultVoice, language: brief.language,
            in: registry.preferring(narrators: settings.narrators))
        (brief.narrator, brief.voice) = (choice.narrator.identifier, choice.voice)
        return gone
    }
}
