import FeatureKit
import Foundation
import StoryCore

/// A shelf of lullabies.
struct LullabiesFeature: FeatureContract {
    /// The screens.
    enum Route: Hashable, Sendable {
        case shelf
    }

    /// The ways out.
    enum Exit: Hashable, Sendable {
        case back
    }

    static let descriptor = FeatureDescriptor(identifier: "lullabies", displayName: "Lullabies")

    static func route(for link: DeepLink) -> Route? {
        link.feature == descriptor.identifier && link.path.isEmpty ? .shelf : nil
    }

    let repository: any LullabyRepository
    let observation: any LibraryObservation
    let now: @Sendable () -> Date

    /// Returns all lullabies by title.
    func lullabies() async throws(LullabyError) -> [Lullaby] {
        try await LullabyError.stored(try await repository.lullabies())
    }

    /// Adds a lullaby.
    func add(_ title: String) async throws(LullabyError) -> Lullaby {
        var generator = SystemRandomNumberGenerator()
        let lullaby = try Lullaby(id: .random(using: &generator), title: title, addedAt: now())
        try await LullabyError.stored(try await repository.add(lullaby))
        return lullaby
    }

    @MainActor
    func makeShelfViewModel(navigate: @escaping @MainActor (Exit) -> Void) -> LullabyShelfViewModel {
        let get = RepositoryUseCase<Void, [Lullaby], LullabyError> { [repository] _ throws(StorageError) in
            try await repository.lullabies()
        }
        return LullabyShelfViewModel(
            source: ObservedList(get: get, refresh: get, observation: observation, of: [.lullabies]),
            navigate: navigate)
    }
}
