public import FeatureKitStubs
public import Foundation
public import Household
public import StoryCore

/// The profiles of a library in memory.
struct HouseholdFakeState: FeatureFakeState {
    var profiles: [ProfileID: Profile] = [.first: .family]
    var pin: PINRecord?
    var usages: [ProfileID: DailyUsage] = [:]

    mutating func profileWasDeleted(_ profile: ProfileID) { usages[profile] = nil }

    mutating func profileDidListen(_ profile: ProfileID, for seconds: TimeInterval, at date: Date) {
        usages[profile] = usage(of: profile, at: date)
        usages[profile]?.listen(for: seconds, at: date)
    }

    mutating func storyWasMade(_ story: StoryID, for profile: ProfileID) {
        if profile != .first { _ = profiles[profile]?.values.addToShelf(story) }
    }

    mutating func profileDidCreateStory(_ profile: ProfileID, at date: Date) {
        usages[profile] = usage(of: profile, at: date)
        usages[profile]?.storyCount += 1
    }

    func usage(of profile: ProfileID, at date: Date) -> DailyUsage {
        var usage = usages[profile] ?? DailyUsage(of: date, in: .ofFamily)
        usage.move(to: date, in: .ofFamily)
        return usage
    }

    func visibility(of profile: ProfileID) -> StoryVisibility? {
        profiles[profile]?.visibility ?? .chosen(stories: [], heroes: [], collections: [])
    }

    func profile(_ identifier: ProfileID) throws(StorageError) -> Profile {
        guard let profile = profiles[identifier] else { throw .notFound(.profile, identifier.description) }
        return profile
    }

    /// Refuses a name that another profile has.
    func checkIsFree(_ name: String, besides identifier: ProfileID? = nil) throws(StorageError) {
        func folded(_ text: String) -> String {
            text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        }
        let isTaken = profiles.values.contains { $0.id != identifier && folded($0.name) == folded(name) }
        guard !isTaken else { throw .duplicate(.profile, name) }
    }
}

extension Profile {
    /// The first profile of every household.
    static let family = Profile(
        id: .first, values: ProfileValues(name: "Family", role: .parent),
        createdAt: Date(timeIntervalSinceReferenceDate: 0))
}

extension LibraryFake {
    /// Creates a library with more profiles than the first one.
    public convenience init(_ stories: [Story] = [], profiles: [Profile]) {
        self.init(stories)
        change { state in
            for profile in profiles { state[HouseholdFakeState.self].profiles[profile.id] = profile }
        }
    }
}

extension LibraryFake: UsageRepositoryContract {
    public func usage(of profile: ProfileID, at date: Date) async throws(StorageError) -> DailyUsage {
        try perform { state throws(StorageError) in state[HouseholdFakeState.self].usage(of: profile, at: date) }
    }

    /// Sets what a profile has used.
    public func use(_ usage: DailyUsage, of profile: ProfileID) {
        change { $0[HouseholdFakeState.self].usages[profile] = usage }
    }
}

extension LibraryFake: ProfileRepositoryContract {
    public func profiles() async throws(StorageError) -> [Profile] {
        try perform { state throws(StorageError) in
            state[HouseholdFakeState.self].profiles.values.sorted { $0.id < $1.id }
        }
    }

    public func profile(_ identifier: ProfileID) async throws(StorageError) -> Profile {
        try perform { state throws(StorageError) in try state[HouseholdFakeState.self].profile(identifier) }
    }

    public func add(_ values: ProfileValues, at date: Date) async throws(StorageError) -> Profile {
        try perform { state throws(StorageError) in
            try state[HouseholdFakeState.self].checkIsFree(values.name)
            let number = state[HouseholdFakeState.self].profiles.keys.max().map(\.rawValue) ?? 0
            let profile = Profile(
                id: ProfileID(rawValue: max(number, state.number()) + 1), values: values, createdAt: date)
            state[HouseholdFakeState.self].profiles[profile.id] = profile
            state.changes.insert(.household)
            return profile
        }
    }

    public func update(_ identifier: ProfileID, to values: ProfileValues) async throws(StorageError) -> Profile {
        try perform { state throws(StorageError) in
            var profile = try state[HouseholdFakeState.self].profile(identifier)
            try state[HouseholdFakeState.self].checkIsFree(values.name, besides: identifier)
            profile.values = values
            state[HouseholdFakeState.self].profiles[identifier] = profile
            state.changes.formUnion([.household, .stories, .collections])
            return profile
        }
    }

    public func delete(_ identifier: ProfileID) async throws(StorageError) {
        try perform { state throws(StorageError) in
            _ = try state[HouseholdFakeState.self].profile(identifier)
            state[HouseholdFakeState.self].profiles[identifier] = nil
            state.deleteEverything(of: identifier)
            state.changes.formUnion([.household, .stories, .collections])
        }
    }
}
