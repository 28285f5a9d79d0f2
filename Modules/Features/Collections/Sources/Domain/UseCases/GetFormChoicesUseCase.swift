package import FeatureKit
public import StoryCore

/// The choices of the form for a new collection.
public struct CollectionFormChoices: Hashable, Sendable {
    /// The heroes, by name.
    public var heroes: [Hero]
    /// The possible languages.
    public var languages: [LanguageCode]

    /// Creates choices.
    public init(heroes: [Hero] = [], languages: [LanguageCode] = []) {
        self.heroes = heroes
        self.languages = languages
    }
}

/// Returns the choices of the form for a new collection.
package typealias GetFormChoicesUseCaseContract = UseCase<Void, CollectionFormChoices, CollectionsError>

struct GetFormChoicesUseCase: GetFormChoicesUseCaseContract {
    let generator: any CollectionStoryGeneratorContract

    func execute(_: Void) async throws(CollectionsError) -> CollectionFormChoices {
        do throws(StoryGenerationFailure) {
            return CollectionFormChoices(heroes: try await generator.heroes(), languages: generator.languages())
        } catch {
            throw .generation(error)
        }
    }
}
