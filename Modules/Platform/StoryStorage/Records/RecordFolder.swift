import Foundation
import SafeFiles
package import StoryCore

/// The folder `records` beside the database: the recovery records, from which lost stories, heroes and events are
/// restored.
///
/// Records are written within the transaction that changes the rows, before its end, and removed within the one that
/// deletes them. So a crash leaves a record ahead of its row, or a row without a record, but never the record of a
/// deleted story. If the transaction fails, ``RecordJournal`` restores the former records.
package struct RecordFolder: Sendable {
    /// The subject of a record.
    enum Subject: Hashable, Sendable {
        case story(StoryID)
        case heroes
        case events
    }

    let folder: URL
    /// The rollback journal.
    private let journal: RecordJournal

    /// Creates the folder of a library.
    init(of library: LibraryLayout, journal: RecordJournal) {
        folder = library.records
        self.journal = journal
    }

    /// The folder of the records of stories.
    private var stories: URL { folder.appending(path: "stories") }
    /// A mark that exists once every story has a record.
    private var mark: URL { folder.appending(path: "complete") }

    /// Returns a record's path below the library's folder, for people.
    func path(of subject: Subject) -> String {
        switch subject {
        case .story(let story): "records/stories/\(story).jsonl"
        case .heroes: "records/heroes.jsonl"
        case .events: "records/events.jsonl"
        }
    }

    /// Reads a record.
    ///
    /// - Throws: ``RecordError``
    func read(_ subject: Subject) throws(RecordError) -> RecordFile {
        guard let file = file(of: subject) else { throw .missing }
        let (status, data): (FileStatus?, Data?)
        do throws(StorageError) {
            status = try FileStatus.look(at: file)
            let isReadable = status.map { $0.isFile && $0.byteCount <= RecordFile.mostBytes } ?? false
            data = isReadable ? try SafeFiles.read(file) : nil
        } catch {
            throw .damaged(error.reason ?? error.message)
        }
        guard let status else { throw .missing }
        guard status.isFile else { throw .damaged("It's \(status.kindName), not a file.") }
        guard let data else { throw .damaged("It's far too large.") }
        let record = try RecordFile(data)
        guard record.kind == subject.kind else { throw .damaged("It's the record of something else.") }
        return record
    }

    /// Writes or replaces a record; an invalid identifier, whose path could lead elsewhere, gets none.
    func write(
        _ record: RecordFile, of subject: Subject, durability: SafeFiles.Durability
    ) throws {
        guard let file = file(of: subject) else { return }
        try SafeFiles.makeFolder(file.deletingLastPathComponent())
        let data = try record.data
        try journal.replace(file) { try SafeFiles.write(data, to: file, durability: durability) }
    }

    /// Removes the records of stories, and syncs: none may reappear after a power failure.
    package func remove(_ identifiers: some Sequence<StoryID>) throws(StorageError) {
        var isChanged = false
        for identifier in identifiers {
            guard let file = file(of: .story(identifier)), FileStatus(file) != nil else { continue }
            try journal.remove(file)
            isChanged = true
        }
        if isChanged { try SafeFiles.sync(stories) }
    }

    /// Returns the stories that have a record.
    func storyIdentifiers() throws(StorageError) -> [StoryID] {
        try SafeFiles.names(in: stories).sorted().filter { $0.hasSuffix(".jsonl") }
            .compactMap { StoryID(checking: String($0.dropLast(6))) }
    }

    /// Whether every story had a record at some time; from then on each gets one when it is stored.
    var isComplete: Bool { FileStatus(mark) != nil }

    /// Marks that every story has a record.
    func markComplete() throws(StorageError) {
        try SafeFiles.makeFolder(folder)
        try SafeFiles.makeFile(mark)
    }

    /// Moves a record to the damaged folder.
    func putAway(_ subject: Subject, in damaged: DamagedFolder, reason: String) throws(StorageError) {
        guard let file = file(of: subject), FileStatus(file) != nil else { return }
        try damaged.take(file, path: path(of: subject), kind: .record, reason: reason) { target throws(StorageError) in
            try SafeFiles.move(file, to: target)
        }
    }

    /// Copies a record to the damaged folder, before it is rewritten.
    func copy(_ subject: Subject, to damaged: DamagedFolder, reason: String) throws(StorageError) {
        guard let file = file(of: subject), FileStatus(file)?.isFile == true, let content = try SafeFiles.read(file)
        else { return }
        let path = path(of: subject)
        try damaged.keep(content, path: path, as: path.replacing("/", with: "-"), kind: .record, reason: reason)
    }

    private func file(of subject: Subject) -> URL? {
        switch subject {
        case .story(let story):
            StoryID(checking: story.rawValue).map { stories.appending(path: "\($0).jsonl") }
        case .heroes: folder.appending(path: "heroes.jsonl")
        case .events: folder.appending(path: "events.jsonl")
        }
    }
}

extension RecordFolder.Subject {
    fileprivate var kind: RecordFile.Kind {
        switch self {
        case .story: .story
        case .heroes: .heroes
        case .events: .events
        }
    }
}
