package import Foundation
import GRDB
package import GenerationStorage
import Glibc
package import LibraryStorage
package import MediaStore
package import StoryCore
import TestSupport

package import StoryStorage

/// A library on disk with the files of its stories.
package struct LibraryWithFiles: Sendable {
    package let folder: URL
    package let database: LibraryDatabase
    package let store: MediaFolder
    package let stories: StoryStore
    package let jobs: JobStore

    /// A library in a folder; `media` may stand in for its store, which it is given.
    package init(
        _ folder: URL, schema: LibrarySchema = LibrarySchema(), patience: TimeInterval = 10,
        media: (MediaFolder) -> any BlobStore = { $0 },
        now: @escaping @Sendable () -> Date = { Date(timeIntervalSinceReferenceDate: 0) }
    ) {
        self.folder = folder
        database = LibraryDatabase(folder: folder, schema: schema, patience: patience)
        store = MediaFolder(folder: folder.appending(path: "media"))
        let upkeep = media(store)
        stories = StoryStore(database: database, media: upkeep, now: now)
        jobs = JobStore(database: database, media: upkeep, now: now)
    }

    /// Looks after the library; its settings lie beside the database.
    package var checker: LibraryChecker {
        LibraryChecker(
            database: database, media: store,
            settings: SettingsFile(file: folder.appending(path: "settings.json")))
    }

    /// Takes a content into the store.
    package func media(_ content: String, _ fileExtension: String = "png") async throws -> MediaReference {
        let source = folder.appending(path: "source-\(UUID().uuidString)")
        try Data(content.utf8).write(to: source)
        defer { unlink(source.path) }
        return try await store.put(fileAt: source, fileExtension: fileExtension)
    }

    /// A story of two pages whose files are in the store; they hold the story's name unless `pictures` says otherwise.
    package func made(_ id: String, pictures: [String]? = nil) async throws -> Story {
        var story = try Story.stub(id: id, title: "Title of \(id)")
        for (index, content) in (pictures ?? ["\(id) 0", "\(id) 1"]).enumerated() {
            story.pages[index].illustration.media = try await media(content)
        }
        story.cover.media = try await media("\(id) cover")
        story.narration?.media = try await media("\(id) audio", "opus")
        return story
    }

    /// Stores such a story.
    @discardableResult
    package func add(_ id: String, pictures: [String]? = nil) async throws -> Story {
        let story = try await made(id, pictures: pictures)
        try await stories.save(story)
        return story
    }

    /// Writes as another program or damage does: without checksums, and without regard to what belongs to what.
    package func executeFromOutside(_ sql: String) throws {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        // The library's own last write may not have reached its main file yet.
        configuration.busyMode = .timeout(10)
        let queue = try DatabaseQueue(path: database.file.path, configuration: configuration)
        try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
        try queue.close()
    }

    /// The files in the media folder, by the paths of references.
    package var mediaFiles: Set<String> {
        get throws {
            let root = folder.appending(path: "media")
            guard FileManager.default.fileExists(atPath: root.path) else { return [] }
            return Set(
                try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { path in
                    var isFolder = ObjCBool(false)
                    _ = FileManager.default.fileExists(atPath: root.appending(path: path).path, isDirectory: &isFolder)
                    return !isFolder.boolValue
                })
        }
    }

    /// What is still to be deleted, as paths of references.
    package func outbox() async throws -> Set<String> {
        try await database.read { database in
            Set(
                try Row.fetchAll(database, sql: "SELECT digest, fileExtension FROM blobOutbox").map { row in
                    MediaReference(digest: row["digest"], fileExtension: row["fileExtension"], byteCount: 0)
                        .relativePath
                })
        }
    }

    /// Everything that rows say, table by table, so that two states can be compared.
    package func rows() async throws -> [String: [String]] {
        try await database.read { database in
            var rows: [String: [String]] = [:]
            for table in ["story", "storyHero", "page", "narration", "job", "jobUnit", "storyText", "hero"] {
                rows[table] = try Row.fetchAll(database, sql: "SELECT * FROM \(table)").map(\.description)
            }
            return rows
        }
    }
}

extension Story {
    /// The paths of the story's files.
    package var files: Set<String> { Set(mediaReferences.map(\.relativePath)) }
}
