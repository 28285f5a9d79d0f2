import Foundation
import TestSupport
import Testing

@testable import StoryGenerate

@Suite("Writing: all of it, or nothing", .tags(.process), .timeLimit(.minutes(1)))
struct WritingTests {
    private let package: MadePackage
    private let tree: SourceTree
    private let before: [String: String]
    private let changes: [FileChange] = [
        .create("Modules/New/Deep/A.swift", "a\n"), .create("Modules/Old/B.swift", "b\n"),
        .replace("Package.swift", old: "one\n", new: "two\n"), .create("Tests/New/C.swift", "c\n"),
    ]

    init() throws {
        package = try MadePackage(["Package.swift": "one\n", "Modules/Old/A.swift": "old\n"])
        tree = try SourceTree(root: package.root)
        before = try package.texts
    }

    @Test("Every file gets its text, and nothing else is left")
    func written() throws {
        // When
        try tree.write(changes)

        // Then
        #expect(
            try package.texts == [
                "Package.swift": "two\n", "Modules/Old/A.swift": "old\n", "Modules/Old/B.swift": "b\n",
                "Modules/New/Deep/A.swift": "a\n", "Tests/New/C.swift": "c\n",
            ])
    }

    @Test("A file that is there is never written over, not even a link that leads nowhere", arguments: [false, true])
    func exists(isLink: Bool) throws {
        // Given
        let position = package.root.appending(path: "Tests/New/C.swift")
        try FileManager.default.createDirectory(
            at: position.deletingLastPathComponent(), withIntermediateDirectories: true)
        if isLink {
            try FileManager.default.createSymbolicLink(atPath: position.path, withDestinationPath: "nowhere")
        } else {
            try Data("mine\n".utf8).write(to: position)
        }
        let before = try package.texts

        // Then
        #expect(throws: TreeError.exists(path: "Tests/New/C.swift")) { try tree.write(changes) }
        #expect(try package.texts == before)
    }

    @Test("A file that somebody changed meanwhile is left as it is")
    func changed() throws {
        // Given
        try Data("theirs\n".utf8).write(to: package.root.appending(path: "Package.swift"))
        let before = try package.texts

        // Then
        #expect(throws: TreeError.changed(path: "Package.swift")) { try tree.write(changes) }
        #expect(try package.texts == before)
    }

    @Test("What cannot be written in the end is undone from the beginning, folders and all")
    func failing() throws {
        // Given
        let blocked = changes + [.create("Modules/Old/A.swift/B.swift", "b\n")]

        // When
        let error = #expect(throws: TreeError.self) { try tree.write(blocked) }

        // Then
        guard case .unwritable("Modules/Old/A.swift/B.swift", _) = error else { return #expect(Bool(false)) }
        #expect(try package.texts == before)
        #expect(try package.folders == ["Modules", "Modules/Old"])
    }

    @Test("A process that is killed after any of its steps leaves what the next one undoes", arguments: 0...4)
    func killed(steps: Int) throws {
        // Given
        let journal = WriteJournal(tree: tree)
        try journal.begin(changes)
        for (number, change) in changes.prefix(steps).enumerated() { try journal.carryOut(change, number: number) }

        // When
        let isUndone = try tree.undoInterruptedWrite()

        // Then
        #expect(isUndone)
        #expect(try package.texts == before)
        #expect(try package.folders == ["Modules", "Modules/Old"])
        #expect(try tree.undoInterruptedWrite() == false)
    }

    @Test("The next one that writes undoes it, too, and then writes")
    func writtenAfterKill() throws {
        // Given
        let journal = WriteJournal(tree: tree)
        try journal.begin(changes)
        try journal.carryOut(changes[0], number: 0)

        // When
        try tree.write([.create("D.swift", "d\n")])

        // Then
        #expect(try package.texts == before.merging(["D.swift": "d\n"]) { $1 })
    }

    @Test("What somebody wrote in place of a new file after the kill stays theirs")
    func replacedAfterKill() throws {
        // Given
        let journal = WriteJournal(tree: tree)
        try journal.begin(changes)
        try journal.carryOut(changes[0], number: 0)
        let position = package.root.appending(path: changes[0].path)
        try Data("theirs\n".utf8).write(to: position, options: .atomic)

        // When
        try tree.undoInterruptedWrite()

        // Then
        #expect(try package.texts == before.merging([changes[0].path: "theirs\n"]) { $1 })
    }

    @Test("What somebody has changed in a written file after the kill stays theirs", arguments: 0...3)
    func editedAfterKill(number: Int) throws {
        // Given
        let journal = WriteJournal(tree: tree)
        try journal.begin(changes)
        for (number, change) in changes.enumerated() { try journal.carryOut(change, number: number) }
        // As an editor that writes into the file that is there.
        let position = package.root.appending(path: changes[number].path)
        let handle = try FileHandle(forWritingTo: position)
        try handle.seekToEnd()
        try handle.write(contentsOf: Data("theirs\n".utf8))
        try handle.close()

        // When
        try tree.undoInterruptedWrite()

        // Then
        #expect(try package.texts[changes[number].path] == changes[number].new + "theirs\n")
        #expect(try package.texts.count == before.count + (changes[number].old == nil ? 1 : 0))
    }

    @Test("A file that is changed keeps its permissions")
    func permissionsStay() throws {
        // Given
        let position = package.root.appending(path: "Package.swift")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: position.path)

        // When
        try tree.write(changes)

        // Then
        #expect(try permissions(of: position) == 0o640)
    }

    @Test("While another process writes, nobody else does")
    func busy() throws {
        // Given
        let lock = try TreeLock(root: tree.root)
        defer { lock.release() }

        // Then
        #expect(throws: TreeError.busy(folder: tree.root.path)) { try tree.write(changes) }
        #expect(try package.texts == before)
    }

    @Test("A tree that cannot be written says so, and is as it was", .enabled(if: TemporaryDisk.isPermitted))
    func readOnly() throws {
        // Given
        let disk = try TemporaryDisk(kilobytes: 256)
        try Data("one\n".utf8).write(to: disk.url.appending(path: "Package.swift"))
        let tree = try SourceTree(root: disk.url)
        try disk.makeReadOnly()

        // When
        let error = #expect(throws: TreeError.self) { try tree.write(changes) }

        // Then
        guard case .unwritable = error else { return #expect(Bool(false), "\(String(describing: error))") }
        #expect(error?.description.contains("Nothing was changed.") == true)
        #expect(try FileManager.default.contentsOfDirectory(atPath: disk.url.path) == ["Package.swift"])
    }

    @Test("A disk that is full is as it was", .enabled(if: TemporaryDisk.isPermitted))
    func full() throws {
        // Given
        let disk = try TemporaryDisk(kilobytes: 64)
        try Data("one\n".utf8).write(to: disk.url.appending(path: "Package.swift"))
        let tree = try SourceTree(root: disk.url)
        let large = String(repeating: "// long\n", count: 20_000)

        // Then
        #expect(throws: TreeError.self) { try tree.write(changes + [.create("Large.swift", large)]) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: disk.url.path) == ["Package.swift"])
    }
}
