import Foundation
package import GRDB
package import StoryCore

/// The unfinished work of all features on a library.
package struct LibraryWork: Sendable {
    let library: LibraryLayout
    let features: [any StoryWork]

    /// The folders of the work's own files.
    var folders: [URL] { features.map { $0.folder(in: library) } }

    /// Throws if something is being made.
    func refuseUnderway() throws(StorageError) {
        if try isUnderway() { throw .busy("An unfinished story") }
    }

    /// Throws if a story, or a part of it, is being made.
    func refuseUnderway(on story: StoryID) throws(StorageError) {
        if try isUnderway(on: story) { throw .busy("The story \(story.short)") }
    }

    func isUnderway() throws(StorageError) -> Bool {
        for work in features where try work.isUnderway(in: library) { return true }
        return false
    }

    func isUnderway(on story: StoryID) throws(StorageError) -> Bool {
        for work in features where try work.isUnderway(on: story, in: library) { return true }
        return false
    }

    func hasMade(_ blob: MediaReference) throws(StorageError) -> Bool {
        for work in features where try work.hasMade(blob, in: library) { return true }
        return false
    }

    func exists(on story: StoryID, in database: Database) throws -> Bool {
        try features.contains { try $0.exists(on: story, in: database) }
    }

    func storiesAboutToBeStored(in database: Database) throws -> Set<StoryID> {
        try features.reduce(into: []) { stories, work in
            stories.formUnion(try work.storiesAboutToBeStored(in: database, of: library))
        }
    }

    package func tellings(limit: Int, in database: Database) throws -> [TellingRecord] {
        try features.flatMap { try $0.tellings(limit: limit, in: database) }
    }

    func discard(on story: StoryID, blobs: any BlobStore, in database: Database) throws {
        for work in features {
            try BlobOutbox.add(work.discard(on: story, blobs: blobs, in: database, of: library), in: database)
        }
    }

    /// Removes the files of discarded work; what remains is removed by the next cleanup.
    package func removeFiles(of story: StoryID, in database: LibraryDatabase) async {
        for work in features { try? await work.removeFiles(of: story, in: database) }
    }

    func end(on story: StoryID, in database: Database) throws -> [PlannedStory] {
        try features.compactMap { try $0.end(on: story, in: database, of: library) }
    }

    func items(in database: LibraryDatabase) async -> [InspectionRun.Item] {
        var items: [InspectionRun.Item] = []
        for work in features {
            let problems = await work.problems(in: database)
            items.append(InspectionRun.Item(name: work.name, problems: problems.map { LibraryProblem($0) }))
        }
        return items
    }
}
