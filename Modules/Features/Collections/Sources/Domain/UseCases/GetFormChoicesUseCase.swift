package import FeatureKit
public import StoryCore

/// What can be chosen for a new collection.
public struct CollectionFormChoices: Hashable, Sendable {
    /// The heroes, by name.
    public var heroes: [Hero]
    /// The languages that stories can be told in.
    public var languages: [LanguageCode]

    /// Makes choices.
    public init(heroes: [Hero] = [], languages: [LanguageCode] = []) {
        self.heroes = heroes
        self.languages = languages
    }
}

/// Reads what can be chosen for a new collection.
package typealias GetFormChoicesUseCaseContract = UseCase<Void, CollectionFormChoices, CollectionsError>

struct GetFormChoicesUseCase: GetFormChoicesUseCaseContract {
    let generator: any CollectionStoryGeneratorContract

    func execute(_: Void) async throws(CollectionsError) -> CollectionFormChoices {
        do throws(StoryGenerationFailure) {
            return CollectionFormChoices(heroes: try await generator.heroes(), languages: generator.languages())
        } catch {
            throw .making(error)
        }
    }
}
