import FeatureKit
import StoryCore

/// A narrator, and one of its voices.
struct NarratorChoice: Sendable {
    var narrator: any Narrator
    /// The narrator's name for the voice; nil for a narrator without voices.
    var voice: String?

    /// Chooses the narrator of a story.
    ///
    /// A requested voice, given by name or display name, determines the narrator, unless a narrator is requested too.
    /// Otherwise the preferred voice does, if no narrator is requested and one has it.
    init(
        narrator identifier: ProviderIdentifier?, voice: String?, preferred: String?, language: LanguageCode,
        in registry: Registry
    ) throws(GenerationError) {
        let standard: any Narrator
        do throws(RegistryError) {
            standard = try registry.narrator(identifier, language: language)
        } catch {
            throw .registry(error)
        }
        let candidates = identifier == nil ? registry.narrators : [standard]
        for wish in [voice, preferred] {
            guard let wish else { continue }
            for narrator in candidates {
                guard let found = narrator.voice(called: wish, language: language) else { continue }
                (self.narrator, self.voice) = (narrator, found.name)
                return
            }
            // The preferred voice may be missing, or of another language.
            guard wish != voice else {
                throw .unknownVoice(
                    wish, language: language, known: candidates.flatMap { $0.voices(for: language) })
            }
        }
        (narrator, self.voice) = (standard, standard.voices(for: language).first?.name)
    }
}

extension Narrator {
    /// Returns the voice with this name or display name.
    fileprivate func voice(called name: String, language: LanguageCode) -> Voice? {
        let voices = voices(for: language)
        return voices.first { $0.name == name }
            ?? voices.first { $0.displayName.lowercased() == name.lowercased() }
    }
}
