public import Foundation
import GRDB
public import StoryCore
import StoryStorage

/// A story in the bin keeps its rows and files, with the date of its deletion; lists leave it out.
extension StoryStore {
    public func bin() async throws(StorageError) -> StoryBin {
        try await database.read { database in
            var (bin, freed) = (StoryBin(), Set<MediaReference>())
            let visible = try self.database.visibleStories(to: profile, in: database)
            let rows = try Row.fetchAll(
                database,
                sql: """
                    SELECT \(Self.binColumns) WHERE removedAt IS NOT NULL AND \(visible.condition)
                    ORDER BY removedAt DESC, number DESC
                    """)
            for row in rows {
                let own = try Self.ownFiles(of: row["number"], in: database)
                bin.stories.append(BinnedStory(row, own))
                freed.formUnion(own)
            }
            bin.byteCount = freed.reduce(0) { $0 + $1.byteCount }
            return bin
        }
    }

    public func binnedStory(matching reference: String) async throws(StorageError) -> BinnedStory {
        try await database.read { database in
            let visible = try self.database.visibleStories(to: profile, in: database)
            let identifier = try ReferenceResolver.binnedStory.identifier(
                matching: reference, kind: .story, among: visible.condition, in: database)
            let row = try Row.fetchOne(
                database, sql: "SELECT \(Self.binColumns) WHERE id = ?", arguments: [identifier])
            guard let row else { throw StorageError.notFound(.story, reference) }
            return BinnedStory(row, try Self.ownFiles(of: row["number"], in: database))
        }
    }

    public func moveToBin(_ identifiers: [StoryID], at date: Date) async throws(StorageError) {
        // This frees space, once the bin is emptied.
        try await changing(identifiers, isFreeing: true) { [files] database in
            for identifier in Set(identifiers) {
                let number = try number(of: identifier, in: database)
                try files.discardWork(on: identifier, in: database)
                try files.setRemoval(date, of: number, in: database)
                try files.keepRecord(of: identifier, in: database)
            }
        }
    }

    public func restoreFromBin(_ identifiers: [StoryID]) async throws(StorageError) {
        try await database.write { [files] database in
            for identifier in Set(identifiers) {
                try files.setRemoval(nil, of: binnedNumber(of: identifier, in: database), in: database)
                try files.keepRecord(of: identifier, in: database)
            }
        }
    }

    public func deleteFromBin(_ identifiers: [StoryID]) async throws(StorageError) {
        try await files.write(isFreeing: true) { [files] database in
            let numbers = try Set(identifiers).map { try binnedNumber(of: $0, in: database) }
            try files.delete(numbers, in: database)
        }
    }

    // MARK: - Private

    private static let binColumns = "number, id, title, removedAt FROM story"

    private func binnedNumber(of identifier: StoryID, in database: Database) throws -> Int64 {
        let visible = try self.database.visibleStories(to: profile, in: database)
        let number = try Int64.fetchOne(
            database,
            sql: "SELECT number FROM story WHERE id = ? AND removedAt IS NOT NULL AND \(visible.condition)",
            arguments: [identifier.rawValue])
        guard let number else { throw StorageError.notFound(.story, identifier.rawValue) }
        return number
    }

    /// Returns the files of a story that no story outside the bin uses.
    private static func ownFiles(of number: Int64, in database: Database) throws -> Set<MediaReference> {
        try StoryFiles.references(of: number, in: database).filter { reference in
            try !StoryFiles.isUsedOutsideBin(reference.digest, in: database)
        }
    }
}

extension BinnedStory {
    /// The years 1 to 9999, in seconds since 2001, which calendars support.
    private static let dates = -63_114_076_800.0...252_423_993_600.0

    fileprivate init(_ row: Row, _ files: Set<MediaReference>) {
        self.init(
            id: StoryID(rawValue: row["id"]), title: row["title"],
            removedAt: Date(
                timeIntervalSinceReferenceDate: min(
                    max(row["removedAt"], Self.dates.lowerBound), Self.dates.upperBound)),
            byteCount: files.reduce(0) { $0 + $1.byteCount })
    }
}
