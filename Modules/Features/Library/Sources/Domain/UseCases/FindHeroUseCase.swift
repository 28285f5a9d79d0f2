import FeatureKit
import StoryCore

/// Looks up a hero by an identifier or the whole name.
struct FindHeroUseCase: Sendable {
    let heroes: any HeroRepository

    func execute(_ reference: String) async throws(LibraryError) -> HeroMatch {
        do throws(StorageError) {
            return .found(try await heroes.hero(named: reference))
        } catch .notFound {
            let names = try await LibraryError.stored(try await heroes.heroes().map(\.name))
            return .none(similar: NameSimilarity.names(similarTo: reference, in: names))
        } catch {
            throw .storage(error)
        }
    }
}
