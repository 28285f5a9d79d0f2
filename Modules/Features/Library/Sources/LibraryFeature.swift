public import FeatureKit
public import Foundation
public import StoryCore

/// Stores and finds heroes, events and stories.
///
/// Screens use the functions that create view models. The other functions need no screen: each reads what is stored.
public struct LibraryFeature: FeatureContract {
    public typealias Route = LibraryRoute
    public typealias Exit = LibraryExit

    public static let descriptor = FeatureDescriptor(identifier: "library", displayName: "Library")

    let container: LibraryContainer

    /// Creates the feature.
    public init(dependencies: LibraryDependencies) {
        container = LibraryContainer(dependencies: dependencies)
    }

    /// Returns the route of a link: `story://library` for the list, `story://library/STORY` for a story,
    /// `story://library/heroes` and `story://library/heroes/HERO` for heroes, `story://library/events` and
    /// `story://library/events/EVENT` for events, and `story://library/bin` for the bin.
    public static func route(for link: DeepLink) -> LibraryRoute? {
        link.feature == descriptor.identifier ? LibraryRoute(path: link.path) : nil
    }
}

// MARK: - Stories

extension LibraryFeature {
    /// The date from which on a story counts as recent: seven days ago.
    public var recentSince: Date { container.recentDate.since }

    /// Returns a page of the list of stories.
    public func stories(_ query: StoryQuery) async throws(LibraryError) -> StoryListPage {
        try await container.getStories.execute(query)
    }

    /// Returns the number of stories for each filter, among those that match one; recent are those since
    /// ``recentSince``.
    public func counts(of filter: StoryFilter) async throws(LibraryError) -> StoryCounts {
        try await container.countStories.execute(filter)
    }

    /// Returns the story for a person's reference: an identifier, a unique prefix of one, or an exact title.
    public func story(matching reference: String) async throws(LibraryError) -> Story {
        let stories = container.dependencies.stories
        return try await LibraryError.stored(try await stories.story(matching: reference))
    }

    /// Sets or clears a story's favourite mark.
    public func setFavorite(_ isFavorite: Bool, of identifier: StoryID) async throws(LibraryError) {
        try await container.setFavorite.execute(FavoriteChange(identifier: identifier, isFavorite: isFavorite))
    }

    /// Changes title and texts; a narration becomes outdated.
    ///
    /// - Returns: The story after the change.
    /// - Throws: ``LibraryError/edit(_:)`` for an invalid edit, ``LibraryError/unsuitableInput(_:)`` for text
    ///   unsuitable for the story's age group, ``LibraryError/storage(_:)`` with `busy` while a part of the story is
    ///   being made.
    public func edit(_ identifier: StoryID, _ edit: StoryEdit) async throws(LibraryError) -> Story {
        try await container.editStory.execute(StoryChange(identifier: identifier, edit: edit))
    }

    /// Deletes stories for good, without the bin, with everything that belongs to them: all of it, or nothing.
    public func deleteStories(_ identifiers: [StoryID]) async throws(LibraryError) {
        try await container.deleteStories.execute(identifiers)
    }
}

// MARK: - The bin

extension LibraryFeature {
    /// The current date, from which the days left in the bin are counted.
    public var now: Date { container.dependencies.now() }

    /// Returns the stories in the bin.
    public func bin() async throws(LibraryError) -> StoryBin {
        try await container.getBin.execute()
    }

    /// Returns the story in the bin for a person's reference: an identifier, a unique prefix of one, or an exact title.
    public func binnedStory(matching reference: String) async throws(LibraryError) -> BinnedStory {
        let stories = container.dependencies.stories
        return try await LibraryError.stored(try await stories.binnedStory(matching: reference))
    }

    /// Moves stories to the bin: all of them, or none. They can be restored for ``StoryBin/days`` days.
    public func moveToBin(_ identifiers: [StoryID]) async throws(LibraryError) {
        try await container.moveToBin.execute(identifiers)
    }

    /// Restores stories from the bin: all of them, or none.
    public func restoreFromBin(_ identifiers: [StoryID]) async throws(LibraryError) {
        try await container.restoreFromBin.execute(identifiers)
    }

    /// Deletes stories in the bin for good: all of them, or none.
    public func deleteFromBin(_ identifiers: [StoryID]) async throws(LibraryError) {
        try await container.deleteFromBin.execute(identifiers)
    }
}

// MARK: - The library as a whole

extension LibraryFeature {
    /// Checks every story, every file and every checksum; changes nothing.
    public func inspect() async throws(LibraryError) -> LibraryInspection {
        try await LibraryError.allowed(.manageLibrary, by: container.dependencies.access)
        let inspector = container.dependencies.inspector
        return try await LibraryError.stored(try await inspector.inspect())
    }

    /// Checks as ``inspect()`` does, and repairs what it can.
    public func repair() async throws(LibraryError) -> LibraryInspection {
        try await LibraryError.allowed(.manageLibrary, by: container.dependencies.access)
        let inspector = container.dependencies.inspector
        return try await LibraryError.stored(try await inspector.repair())
    }

    /// Returns what repairs moved to the damaged folder; nil if it is empty.
    public func damagedFiles() async throws(LibraryError) -> LibraryInspection.DamagedFiles? {
        try await LibraryError.allowed(.manageLibrary, by: container.dependencies.access)
        let inspector = container.dependencies.inspector
        return try await LibraryError.stored(try await inspector.damagedFiles())
    }

    /// Deletes the damaged folder for good.
    public func removeDamaged() async throws(LibraryError) {
        try await LibraryError.allowed(.manageLibrary, by: container.dependencies.access)
        let inspector = container.dependencies.inspector
        try await LibraryError.stored(try await inspector.removeDamaged())
    }

    /// Backs up the whole library to one archive.
    ///
    /// - Parameter isReplacing: Whether an existing file may be replaced.
    public func backUp(to file: URL, replacing isReplacing: Bool) async throws(LibraryError) -> LibraryBackup {
        try await LibraryError.allowed(.manageLibrary, by: container.dependencies.access)
        let archiver = container.dependencies.archiver
        return try await LibraryError.stored(try await archiver.backUp(to: file, replacing: isReplacing))
    }

    /// Makes the backup of the day, if the settings want one and there is none yet, and keeps the newest ones.
    ///
    /// - Returns: The backup; nil if none was due.
    public func backUpDaily() async throws(LibraryError) -> LibraryBackup? {
        try await container.backUpDaily.execute(())
    }

    /// Restores the library of an archive: all of it, or nothing. A replaced library is kept.
    ///
    /// - Parameter isReplacing: Whether an existing library may be replaced.
    public func restore(from file: URL, replacing isReplacing: Bool) async throws(LibraryError) -> LibraryBackup {
        try await LibraryError.allowed(.manageLibrary, by: container.dependencies.access)
        let archiver = container.dependencies.archiver
        return try await LibraryError.stored(try await archiver.restore(from: file, replacing: isReplacing))
    }

    /// Returns the replaced libraries that were kept, the newest first.
    public func previousLibraries() async throws(LibraryError) -> [PreviousLibrary] {
        try await LibraryError.allowed(.manageLibrary, by: container.dependencies.access)
        let archiver = container.dependencies.archiver
        return try await LibraryError.stored(try await archiver.previousLibraries())
    }

    /// Restores a previous library; the current one is kept in its place, and returned.
    public func restorePrevious(_ name: String) async throws(LibraryError) -> PreviousLibrary? {
        try await LibraryError.allowed(.manageLibrary, by: container.dependencies.access)
        let archiver = container.dependencies.archiver
        return try await LibraryError.stored(try await archiver.restorePrevious(name))
    }

    /// Deletes previous libraries for good: all of them, or none if one does not exist.
    public func deletePrevious(_ names: [String]) async throws(LibraryError) {
        try await LibraryError.allowed(.manageLibrary, by: container.dependencies.access)
        let archiver = container.dependencies.archiver
        try await LibraryError.stored(try await archiver.deletePrevious(names))
    }

    /// Returns a stream of the parts changed by this or another process, soon after they change.
    public func changes() -> AsyncStream<Set<LibraryPart>> {
        container.dependencies.observation.changes()
    }
}
