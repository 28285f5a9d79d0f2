public import Foundation
public import StoryCore

/// Stores profiles.
///
/// ``StoryCore/LibraryObservation`` reports changes as those of ``StoryCore/LibraryPart/household``.
public protocol ProfileRepositoryContract: Sendable {
    /// Returns all profiles in the order in which they were added, the first one first.
    func profiles() async throws(StorageError) -> [Profile]

    /// Returns the profile with this identifier.
    ///
    /// - Throws: ``StoryCore/StorageError/notFound(_:_:)``
    func profile(_ identifier: ProfileID) async throws(StorageError) -> Profile

    /// Stores a new profile.
    ///
    /// - Returns: It, with an identifier that no other one had.
    /// - Throws: ``StoryCore/StorageError/duplicate(_:_:)`` if the name is taken, ignoring case and accents.
    func add(_ values: ProfileValues, at date: Date) async throws(StorageError) -> Profile

    /// Stores the values of a profile.
    ///
    /// - Returns: It, after the change.
    /// - Throws: ``StoryCore/StorageError/notFound(_:_:)``, ``StoryCore/StorageError/duplicate(_:_:)``
    func update(_ identifier: ProfileID, to values: ProfileValues) async throws(StorageError) -> Profile

    /// Deletes a profile with everything that belongs to it.
    ///
    /// - Throws: ``StoryCore/StorageError/notFound(_:_:)``
    func delete(_ identifier: ProfileID) async throws(StorageError)
}
