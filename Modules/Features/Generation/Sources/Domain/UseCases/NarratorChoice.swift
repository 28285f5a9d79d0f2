import FeatureKit
import StoryCore

/// A narrator, and one of its voices.
struct NarratorChoice: Sendable {
    var narrator: any Narrator
    /// The narrator's name for the voice; nil for a narrator that has none.
    var voice: String?

    /// Chooses who reads a story.
    ///
    /// A voice that is asked for, by its name or its display name, decides who narrates, unless a narrator is asked for,
    /// too. So does the preferred one, where neither is asked for and some narrator has it.
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
            // Nobody has to have the preferred voice, which may be one of another language.
            guard wish != voice else {
                throw .unknownVoice(
                    wish, language: language, known: candidates.flatMap { $0.voices(for: language) })
            }
        }
        (narrator, self.voice) = (standard, standard.voices(for: language).first?.name)
    }
}

extension Narrator {
    /// The voice with a name, as the narrator or as people call it.
    fileprivate func voice(called name: String, language: LanguageCode) -> Voice? {
        let voices = voices(for: language)
        return voices.first { $0.name == name }
            ?? voices.first { $0.displayName.lowercased() == name.lowercased() }
    }
}
