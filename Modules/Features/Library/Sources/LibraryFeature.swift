public import FeatureKit
public import Foundation
public import StoryCore

/// Keeps and finds heroes, events and stories.
///
/// With a screen, use the functions that make view models. Without one, the other functions are all there is: each
/// reads what is stored at that moment.
public struct LibraryFeature: FeatureContract {
    public typealias Route = LibraryRoute
    public typealias Exit = LibraryExit

    public static let descriptor = FeatureDescriptor(identifier: "library", displayName: "Library")

    let container: LibraryContainer

    /// Makes the feature.
    public init(dependencies: LibraryDependencies) {
        container = LibraryContainer(dependencies: dependencies)
    }

    /// `story://library` leads to the list, `story://library/STORY` to a story, `story://library/heroes` and
    /// `story://library/heroes/HERO` to heroes, `story://library/events` and `story://library/events/EVENT` to events, and
    /// `story://library/bin` to the bin.
    public static func route(for link: DeepLink) -> LibraryRoute? {
        link.feature == descriptor.identifier ? LibraryRoute(path: link.path) : nil
    }
}

// MARK: - Stories

extension LibraryFeature {
    /// The date from which on a story counts as recent now: seven days ago.
    public var recentSince: Date { container.recentDate.since }

    /// A page of the list of stories.
    public func stories(_ query: StoryQuery) async throws(LibraryError) -> StoryListPage {
        try await container.getStories.execute(query)
    }

    /// How many stories each filter leaves of those that fit one; recent are those since ``recentSince``.
    public func counts(of filter: StoryFilter) async throws(LibraryError) -> StoryCounts {
        try await container.countStories.execute(filter)
    }

    /// The story that a person means: an identifier, a unique prefix of one, or an exact title.
    public func story(matching reference: String) async throws(LibraryError) -> Story {
        let stories = container.dependencies.stories
        return try await LibraryError.stored(try await stories.story(matching: reference))
    }

    /// Marks a story as a favourite, or removes the mark.
    public func setFavorite(_ isFavorite: Bool, of identifier: StoryID) async throws(LibraryError) {
        try await container.setFavorite.execute(FavoriteChange(identifier: identifier, isFavorite: isFavorite))
    }

    /// Changes title and texts; what was narrated is outdated from then on.
    ///
    /// - Returns: The story as it is now.
    /// - Throws: ``LibraryError/edit(_:)`` if the story cannot be like that, ``LibraryError/unsuitableInput(_:)`` for
    ///   what is not for children of the story's age, ``LibraryError/storage(_:)`` with `busy` while a part of the
    ///   story is being made.
    public func edit(_ identifier: StoryID, _ edit: StoryEdit) async throws(LibraryError) -> Story {
        try await container.editStory.execute(StoryChange(identifier: identifier, edit: edit))
    }

    /// Deletes stories for good, past the bin, with everything that belongs to them: all of it, or nothing if that fails.
    public func deleteStories(_ identifiers: [StoryID]) async throws(LibraryError) {
        try await container.deleteStories.execute(identifiers)
    }
}

// MARK: - The bin

extension LibraryFeature {
    /// The date by which the days are counted that a story stays in the bin.
    public var now: Date { container.dependencies.now() }

    /// The stories that were removed and can be restored.
    public func bin() async throws(LibraryError) -> StoryBin {
        try await container.getBin.execute()
    }

    /// The story in the bin that a person means: an identifier, a unique prefix of one, or an exact title.
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
    /// Looks at every story, every file and every checksum; changes nothing.
    public func inspect() async throws(LibraryError) -> LibraryInspection {
        let inspector = container.dependencies.inspector
        return try await LibraryError.stored(try await inspector.inspect())
    }

    /// Looks as ``inspect()`` does, and mends what can be mended.
    public func repair() async throws(LibraryError) -> LibraryInspection {
        let inspector = container.dependencies.inspector
        return try await LibraryError.stored(try await inspector.repair())
    }

    /// What repairs moved aside instead of deleting it; nil if there is nothing.
    public func damagedFiles() async throws(LibraryError) -> LibraryInspection.DamagedFiles? {
        let inspector = container.dependencies.inspector
        return try await LibraryError.stored(try await inspector.damagedFiles())
    }

    /// Removes for good what repairs have put away.
    public func removeDamaged() async throws(LibraryError) {
        let inspector = container.dependencies.inspector
        try await LibraryError.stored(try await inspector.removeDamaged())
    }

    /// Puts the whole library into one archive.
    ///
    /// - Parameter isReplacing: Whether a file that is there may be replaced.
    public func backUp(to file: URL, replacing isReplacing: Bool) async throws(LibraryError) -> LibraryBackup {
        let archiver = container.dependencies.archiver
        return try await LibraryError.stored(try await archiver.backUp(to: file, replacing: isReplacing))
    }

    /// Puts the library of an archive in place: all of it, or nothing. A library that is replaced is kept.
    ///
    /// - Parameter isReplacing: Whether a library that is there may be replaced.
    public func restore(from file: URL, replacing isReplacing: Bool) async throws(LibraryError) -> LibraryBackup {
        let archiver = container.dependencies.archiver
        return try await LibraryError.stored(try await archiver.restore(from: file, replacing: isReplacing))
    }

    /// The libraries that were replaced and kept, the newest first.
    public func previousLibraries() async throws(LibraryError) -> [PreviousLibrary] {
        let archiver = container.dependencies.archiver
        return try await LibraryError.stored(try await archiver.previousLibraries())
    }

    /// Puts a previous library in place again; the present one is kept instead, and returned.
    public func restorePrevious(_ name: String) async throws(LibraryError) -> PreviousLibrary? {
        let archiver = container.dependencies.archiver
        return try await LibraryError.stored(try await archiver.restorePrevious(name))
    }

    /// Deletes previous libraries for good: all of them, or none if one is not there.
    public func deletePrevious(_ names: [String]) async throws(LibraryError) {
        let archiver = container.dependencies.archiver
        try await LibraryError.stored(try await archiver.deletePrevious(names))
    }

    /// The parts that have changed, in this process or in another, soon after they did.
    public func changes() -> AsyncStream<Set<LibraryPart>> {
        container.dependencies.observation.changes()
    }
}
