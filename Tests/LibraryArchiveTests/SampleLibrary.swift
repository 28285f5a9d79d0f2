import Foundation
import GRDB
import LibraryArchive
import LibraryStorage
import MediaStore
import StorageTestSupport
import StoryCore
import StoryStorage
import TestSupport

/// A library in a folder of its own, with an archive over it.
struct SampleLibrary {
    let root: URL
    var layout: LibraryLayout { LibraryLayout(data: root.appending(path: "data")) }
    var settingsFile: URL { root.appending(path: "config/settings.json") }
    var settings: SettingsFile { SettingsFile(file: settingsFile, library: layout) }
    static let date = Date(timeIntervalSince1970: 1_700_000_000)

    /// What backs it up and restores it; with a database that is opened for it alone.
    var archive: LibraryArchive {
        LibraryArchive(
            library: layout, settings: settingsFile,
            snapshots: LibrarySnapshotStore(database: LibraryDatabase(folder: layout.data)), now: { Self.date })
    }

    /// Adds stories, each with a cover, two pictures and audio of its own, and a picture that all share.
    func addStories(_ range: Range<Int>, pictureSize: Int = 3000) async throws {
        let database = LibraryDatabase(folder: layout.data)
        let (stories, heroes) = (stories(in: database), HeroStore(database: database))
        let hero = try Hero(id: .derived(fromName: "Mira", ordinal: 0), name: "Mira", traits: [.brave], pronouns: .she)
        if try await heroes.heroes().isEmpty { try await heroes.add(hero) }
        let shared = try await store("shared", ending: "png", size: 500)
        for index in range {
            let pictures = [try await store("picture \(index)", ending: "png", size: pictureSize), shared]
            let pages = pictures.enumerated().map { page, media in
                StoryPage(
                    index: page, text: "Mira lit lantern \(index).", scene: Scene(setting: "forest"),
                    illustration: StoryIllustration(status: .ready, media: media, alternativeText: "A lantern."))
            }
            let narration = Narration(
                media: try await store("audio \(index)", ending: "opus", size: 4 * pictureSize), duration: 61.5,
                format: "audio/ogg; codecs=opus", voice: "slt", loudness: -18, pageStarts: [0, 30], sentences: [],
                words: [])
            try await stories.save(
                Story(
                    id: StoryID(rawValue: "story-\(index)"), title: "The Lantern \(index)", heroes: [hero],
                    occasion: .standard(.bedtime), ageBand: .fourToSix, tone: .gentle, language: .english, minutes: 5,
                    seed: UInt64(index),
                    cover: StoryIllustration(
                        status: .ready, media: try await store("cover \(index)", ending: "png", size: pictureSize),
                        alternativeText: "A cover."),
                    pages: pages, narrationStatus: .ready, narration: narration,
                    providers: StoryProviders(author: "embedded", narrator: "flite", illustrator: "vector"),
                    createdAt: Date(timeIntervalSince1970: Double(index)), isFavorite: index % 2 == 0,
                    playCount: index,
                    telling: TellingRecord(plots: ["lantern-\(index)"], title: "The Lantern \(index)")))
        }
    }

    /// The stories of a database.
    func stories(in database: LibraryDatabase) -> StoryStore {
        StoryStore(database: database, media: MediaFolder(folder: layout.media))
    }

    /// Puts repeatable content into the media folder.
    private func store(_ name: String, ending: String, size: Int) async throws -> MediaReference {
        var generator = SeededGenerator(seed: UInt64(name.utf8.reduce(5381) { ($0 &* 33) ^ Int($1) }.magnitude))
        let file = root.appending(path: "content")
        try Data((0..<size).map { _ in UInt8(truncatingIfNeeded: generator.next()) }).write(to: file)
        return try await MediaFolder(folder: layout.media).put(fileAt: file, fileExtension: ending)
    }

    /// Everything that counts: each row of each table, each media file, and the settings.
    func content() async throws -> LibraryContent {
        let database = try DatabaseQueue(path: layout.database.path)
        let rows = try await database.read { database in
            let tables = try String.fetchAll(
                database, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE '%fts5%'")
            return try tables.sorted().map { table in
                let rows = try Row.fetchAll(database, sql: "SELECT * FROM \(table)").map { "\($0)" }
                return "\(table): \(rows.joined(separator: "; "))"
            }
        }
        try database.close()
        var files: [String: Data] = [:]
        for file in try mediaFiles() { files[file.lastPathComponent] = try Data(contentsOf: file) }
        return LibraryContent(rows: rows, files: files, settings: try await settings.settings())
    }

    /// The media files of the library by name.
    func mediaFiles() throws -> [URL] {
        try FileManager.default.subpathsOfDirectory(atPath: layout.media.path).filter { $0.contains(".") }.sorted()
            .map { layout.media.appending(path: $0) }
    }
}

/// A library, for comparing.
struct LibraryContent: Equatable {
    var rows: [String]
    var files: [String: Data]
    var settings: AppSettings
}
