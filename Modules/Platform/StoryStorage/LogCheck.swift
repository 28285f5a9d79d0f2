import StoryCore

/// Checks whether changes are lost with the database's log.
struct LogCheck: Sendable {
    let database: LibraryDatabase

    /// Returns the item of the log.
    ///
    /// - Throws: An error if the database cannot be opened.
    func item() async throws(StorageError) -> InspectionRun.Item {
        // Opening the library repairs a log that can be repaired.
        try await database.read { _ in }
        var item = InspectionRun.Item(name: "log")
        item.problems = try await database.lostLogs().map { log in
            let count = log.changeCount.map { $0 == 1 ? "1 change" : "\($0) changes" } ?? "Changes"
            return LibraryProblem(
                .damagedLog, log.name, "\(count) in it can't be read: your latest stories may be lost.", .putAwayLog)
        }
        return item
    }
}
