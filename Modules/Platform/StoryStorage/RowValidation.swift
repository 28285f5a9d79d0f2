import Foundation
import GRDB
import StoryCore

/// Validates every row of an untrusted database: this program must have been able to write it.
///
/// The schema must be the current one.
struct RowValidation {
    let database: Database

    /// Checks all rows.
    ///
    /// - Throws: ``StorageError/corrupt(path:detail:)`` with an empty path, which names the first invalid row.
    func check() throws {
        for table in LibrarySchema.tables + ["revision"] { try refuseHiddenText(in: table) }
        try checkStories()
        try forEach("hero", "id, name, foldedName, json") { row in
            let hero = try StoredJSON.value(Hero.self, of: row["json"])
            return hero.isStorable && row["id"] == hero.id.rawValue && row["name"] == hero.name
                && isFolded(row["foldedName"])
        }
        try forEach("customEvent", "id, title, foldedTitle, json") { row in
            let event = try StoredJSON.value(CustomStoryEvent.self, of: row["json"])
            return event.isStorable && row["id"] == event.id.rawValue && row["title"] == event.title
                && isFolded(row["foldedTitle"])
        }
        try checkJobs()
        try checkCollections()
        try checkPlayback()
        try forEach("revision", "part, number") { row in
            LibraryPart(rawValue: row["part"]) != nil && (0...(1 << 62)).contains(row["number"] as Int)
        }
        let parts = try Int.fetchOne(database, sql: "SELECT count(*) FROM revision")
        guard parts == LibraryPart.allCases.count else { throw Self.foreign("revision") }
    }

    // MARK: - Tables

    private func checkStories() throws {
        try forEach("story", "*") { row in
            let number: Int64 = row["number"]
            let story = try StoryRows.story(number, in: database)
            let names = try StoredJSON.value([String].self, of: row["heroNames"])
            _ = try (row["removedAt"] as Double?).map(Date.stored)
            return (1...(1 << 53)).contains(number) && (0...1).contains(row["isFavorite"] as Int)
                && isFolded(row["foldedTitle"]) && names.count <= 100
                && names.allSatisfy { StoredBounds.isLine($0, limit: Hero.maximumNameLength) }
                && StoredBounds.isText(row["event"], limit: 100) && StoredBounds.counts.contains(row["pageCount"])
                && (row["duration"] as Double?).map(StoredBounds.seconds.contains) != false
                && isDigest(row["coverDigest"]) && story.isStorable
        }
        try forEach("storyHero", "position, heroId, name, json") { row in
            let hero = try StoredJSON.value(Hero.self, of: row["json"])
            let identifier: String? = row["heroId"]
            return StoredBounds.counts.contains(row["position"]) && row["name"] == hero.name
                && (identifier == nil || identifier == hero.id.rawValue)
        }
        try forEach("page", "mediaDigest") { isDigest($0["mediaDigest"]) }
        try forEach("narration", "mediaDigest") { isDigest($0["mediaDigest"]) }
    }

    private func checkJobs() throws {
        try forEach("job", "number, id, json") { row in
            let job = try StoredJSON.value(GenerationJob.self, of: row["json"])
            return job.isStorable && row["id"] == job.id.rawValue && (1...(1 << 53)).contains(row["number"] as Int)
        }
        try forEach("jobUnit", "kind, position, json, contentSize, contentSum") { row in
            let unit = try StoredJSON.value(JobUnit.self, of: row["json"])
            return unit.isStorableAlone && row["kind"] == unit.key.kind && row["position"] == unit.key.position
                && row["contentSize"] as Int? == nil && row["contentSum"] as Int? == nil
        }
        try forEach("jobQueue", "*") { row in
            let progress = try (row["progress"] as String?).map { try StoredJSON.value(JobProgress.self, of: $0) }
            let step: String? = row["step"]
            return try JobEntryRows.entry(row).isStorable && progress?.isStorable != false
                && step.map { GenerationStep(rawValue: $0) != nil } != false
                && row["owner"] as String? == nil && row["expiresAt"] as Double? == nil
                && StoredBounds.counts.contains(row["number"]) && (0...(1 << 53)).contains(row["token"] as Int)
        }
    }

    private func checkCollections() throws {
        try forEach("collection", "id, title, foldedTitle, json, createdAt, plan") { row in
            let title: String = row["title"]
            let profile = try StoredJSON.value(GrowthProfile.self, of: row["json"])
            let plan = try (row["plan"] as String?).map { try StoredJSON.value(CollectionPlan.self, of: $0) }
            _ = try CollectionID.stored(row["id"])
            _ = try Date.stored(row["createdAt"])
            return (try? StoryCollection.checkedTitle(title)) == title && isFolded(row["foldedTitle"])
                && profile.isStorable && plan?.isStorable != false
        }
        try forEach("collectionStory", "position, completedAt") { row in
            _ = try (row["completedAt"] as Double?).map(Date.stored)
            return StoredBounds.counts.contains(row["position"])
        }
        try forEach("achievement", "kind, subject, title, earnedAt") { row in
            _ = try Date.stored(row["earnedAt"])
            return AchievementKind(rawValue: row["kind"]) != nil && StoredBounds.isLine(row["subject"], limit: 64)
                && StoredBounds.isLine(row["title"], limit: 200)
        }
    }

    private func checkPlayback() throws {
        try forEach("playback", "number, startedAt, listened, isHeard") { row in
            _ = try Date.stored(row["startedAt"])
            return (1...(1 << 53)).contains(row["number"] as Int) && (0...1).contains(row["isHeard"] as Int)
                && (0...1e12).contains(row["listened"] as Double)
        }
        try forEach("storyPosition", "playback, seconds, length(heard) AS heard") { row in
            (0...(1 << 53)).contains(row["playback"] as Int)
                && (row["seconds"] as Double?).map(StoredBounds.seconds.contains) != false
                && (row["heard"] ?? 0) <= HeardSeconds.limit / 8
        }
        try forEach("queueEntry", "position") { StoredBounds.counts.contains($0["position"]) }
        try forEach("player", "number, speed, currentEntry, nextEntry") { row in
            PlaybackSpeed.range.contains(row["speed"]) && StoredBounds.counts.contains(row["currentEntry"] ?? 0)
                && StoredBounds.counts.contains(row["nextEntry"])
        }
        try forEach(
            "sqlite_sequence",
            "coalesce(CAST(name AS TEXT), '') AS name, typeof(seq) AS kind, CAST(seq AS INTEGER) AS seq"
        ) { row in
            row["name"] == "playback" && row["kind"] == "integer" && (0...(1 << 53)).contains(row["seq"] as Int)
        }
    }

    // MARK: - Rows

    private func forEach(_ table: String, _ columns: String, isOurs: (Row) throws -> Bool) throws {
        let rows = try Row.fetchCursor(database, sql: "SELECT \(columns) FROM \(table) NOT INDEXED")
        while let row = try rows.next() {
            let isSound: Bool
            do {
                isSound = try isOurs(row)
            } catch is DecodingError {
                isSound = false
            }
            guard isSound else { throw Self.foreign(table) }
        }
    }

    /// Rejects texts with a NUL, which hides what follows.
    private func refuseHiddenText(in table: String) throws {
        let texts = try database.columns(in: table).filter { $0.type == "TEXT" }.map(\.name)
        guard !texts.isEmpty else { return }
        let isHidden = texts.map { "instr(CAST(\($0) AS BLOB), x'00') > 0" }.joined(separator: " OR ")
        if try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 FROM \(table) NOT INDEXED WHERE \(isHidden))")
            == true
        {
            throw Self.foreign(table)
        }
    }

    private static func foreign(_ table: String) -> StorageError {
        .corrupt(path: "", detail: "Its table '\(table)' has a row that this program wouldn't write.")
    }

    /// Returns whether a text is a folded name, which may be longer than the name, because of wide forms.
    private func isFolded(_ text: String) -> Bool { StoredBounds.isText(text, limit: 10_000) }

    private func isDigest(_ text: String?) -> Bool {
        text.map { MediaReference(digest: $0, fileExtension: "png", byteCount: 1).isWellFormed } ?? true
    }
}
