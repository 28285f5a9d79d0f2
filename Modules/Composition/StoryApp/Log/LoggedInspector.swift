import StoryCore

/// An inspector that logs how many findings checks and repairs have, and of which kinds.
struct LoggedInspector: LibraryInspector {
    let inspector: any LibraryInspector
    let log: ActivityLog

    func inspect() async throws(StorageError) -> LibraryInspection {
        try await log.around(.storage, "a check of the library") { () async throws(StorageError) in
            try await inspector.inspect()
        } details: {
            $0.details
        }
    }

    func repair() async throws(StorageError) -> LibraryInspection {
        try await log.around(.storage, "a repair of the library") { () async throws(StorageError) in
            try await inspector.repair()
        } details: {
            $0.details
        }
    }

    func damagedFiles() async throws(StorageError) -> LibraryInspection.DamagedFiles? {
        try await inspector.damagedFiles()
    }

    func removeDamaged() async throws(StorageError) {
        try await log.around(.storage, "deleting the damaged folder") { () async throws(StorageError) in
            try await inspector.removeDamaged()
        }
    }
}

extension LibraryInspection {
    /// What a line says of it.
    fileprivate var details: [ActivityDetail] {
        [
            .count("items", items.count), .count("files", fileCount), .count("findings", findings.count),
            .count("damage", damage.count),
        ]
    }
}
