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

    /// The key of the setting for the order.
    static let orderKey = "lullabies.order"

    let repository: any LullabyRepository
    let settings: any SettingsRepository
    let observation: any LibraryObservation
    let now: @Sendable () -> Date

    /// Returns all lullabies in the order of the settings.
    func lullabies() async throws(LullabyError) -> [Lullaby] {
        let lullabies = try await LullabyError.stored(try await repository.lullabies())
        let order = try await LullabyError.stored(try await settings.settings()).others[Self.orderKey]
        return order == "newest" ? lullabies.sorted { $0.addedAt > $1.addedAt } : lullabies
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
