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
package protocol GetFormChoicesUseCaseContract: Sendable {
    /// Heroes and languages.
    func execute() async throws(CollectionsError) -> CollectionFormChoices
}

struct GetFormChoicesUseCase: GetFormChoicesUseCaseContract {
    let making: any CollectionStoryMakingContract

    func execute() async throws(CollectionsError) -> CollectionFormChoices {
        do throws(MakingFailure) {
            return CollectionFormChoices(heroes: try await making.heroes(), languages: making.languages())
        } catch {
            throw .making(error)
        }
    }
}
