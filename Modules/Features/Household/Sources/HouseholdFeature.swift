public import FeatureKit
public import StoryCore

/// Household: keeps the family's profiles.
///
/// Screens use the functions that create view models. The other functions need no screen.
public struct HouseholdFeature: FeatureContract {
    public typealias Route = HouseholdRoute
    public typealias Exit = HouseholdExit

    public static let descriptor = FeatureDescriptor(identifier: "household", displayName: "Household")

    let container: HouseholdContainer

    /// Creates the feature.
    public init(dependencies: HouseholdDependencies) {
        container = HouseholdContainer(dependencies: dependencies)
    }

    /// Returns the route of a link.
    ///
    /// - `story://household` leads to the list,
    /// - `story://household/who` to the question who is reading,
    /// - `story://household/pin` to the form for the PIN,
    /// - `story://household/new` to the form for a new one,
    /// - `story://household/PROFILE` to a profile,
    /// - `story://household/PROFILE/edit` to its form.
    public static func route(for link: DeepLink) -> HouseholdRoute? {
        link.feature == descriptor.identifier ? HouseholdRoute(path: link.path) : nil
    }
}

// MARK: - Without screens

extension HouseholdFeature {
    /// Returns all profiles in the order in which they were added, the first one first.
    public func profiles() async throws(HouseholdError) -> [Profile] {
        try await container.getProfiles.execute()
    }

    /// Returns a profile.
    public func profile(_ identifier: ProfileID) async throws(HouseholdError) -> Profile {
        try await container.getProfile.execute(identifier)
    }

    /// Returns the profile for a person's reference.
    ///
    /// - Parameter reference: A name, ignoring case and accents, an identifier, or the beginning of a name.
    public func profile(matching reference: String) async throws(HouseholdError) -> Profile {
        let profiles = try await profiles()
        return try await HouseholdError.stored(try profiles.matching(reference))
    }

    /// Returns the profile with a name, ignoring case and accents, or else with an identifier.
    public func profile(named name: String) async throws(HouseholdError) -> Profile {
        let profiles = try await profiles()
        return try await HouseholdError.stored(try profiles.named(name))
    }

    /// Returns if the caller may go on as a profile: as a child's always, as a parent's after a child's with the PIN, if there
    /// is one.
    public func readAs(_ identifier: ProfileID) async throws(HouseholdError) {
        try await container.readAs.execute(try await profile(identifier))
    }

    /// Adds a profile.
    ///
    /// - Throws: The error of values that can't be stored, see ``ProfileValues/checked()``.
    public func add(_ values: ProfileValues) async throws(HouseholdError) -> Profile {
        try await container.addProfile.execute(values)
    }

    /// Changes a profile.
    ///
    /// - Throws: The error of values that can't be stored, see ``ProfileValues/checked()``, and
    ///   ``HouseholdError/firstIsParent``.
    public func edit(_ identifier: ProfileID, to values: ProfileValues) async throws(HouseholdError) -> Profile {
        try await container.editProfile.execute(ProfileChange(identifier: identifier, values: values))
    }

    /// Deletes a profile with its favourite marks, positions in stories, play counts, queue, achievements and journey.
    ///
    /// - Throws: ``HouseholdError/firstStays``
    public func delete(_ identifier: ProfileID) async throws(HouseholdError) {
        try await container.deleteProfile.execute(identifier)
    }
}

// MARK: - PIN

extension HouseholdFeature {
    /// Returns whether the household has a PIN.
    public func hasPIN() async throws(HouseholdError) -> Bool { try await container.getPIN.execute() }

    /// Sets a PIN in place of any other, which is asked for first.
    ///
    /// - Throws: ``HouseholdError/pin(_:)`` if it is not made of 4 to 12 digits, or can't be stored.
    public func setPIN(_ pin: String) async throws(HouseholdError) { try await container.setPIN.execute(pin) }

    /// Removes the PIN, which is asked for first.
    public func removePIN() async throws(HouseholdError) { try await container.removePIN.execute() }
}
