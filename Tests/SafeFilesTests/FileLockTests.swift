import Foundation
import Glibc
import SafeFiles
import StoryCore
import TestSupport
import Testing

@Suite("Locks between processes", .tags(.process), .timeLimit(.minutes(1)))
struct FileLockTests {
    private let folder: TemporaryFolder
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.file("lock")
    }

    private func take() throws(StorageError) -> FileLock {
        try FileLock(file, guarding: "The thing")
    }

    @Test("One holds the lock, others are told so; it is free after release, and after the value is gone")
    func exclusive() throws {
        // Given
        var first: FileLock? = try take()
        // Then
        #expect(throws: StorageError.busy("The thing")) { try take() }
        #expect(try FileLock.isHeld(file))
        // When
        first?.release()
        first?.release()
        // Then
        first = try take()
        #expect(throws: StorageError.busy("The thing")) { try take() }
        // When
        first = nil
        // Then
        #expect(try !FileLock.isHeld(file))
        try take().release()
        #expect(try permissions(of: file) == 0o600)
    }

    @Test("Many share a lock, but not with one who wants it alone; that one waits for all of them, or is told so")
    func shared() throws {
        // Given
        func share() throws(StorageError) -> FileLock { try FileLock(file, guarding: "The thing", sharing: .shared) }
        let (first, second) = (try share(), try share())
        // Then
        #expect(throws: StorageError.busy("The thing")) { try take() }
        // When
        first.release()
        // Then
        #expect(throws: StorageError.busy("The thing")) { try take() }
        // When
        second.release()
        let alone = try take()
        // Then
        #expect(throws: StorageError.busy("The thing")) { try share() }
        alone.release()
    }

    @Test("A lock on a file that is not there is not held, and asking makes no file")
    func asking() throws {
        #expect(try !FileLock.isHeld(file))
        #expect(try !FileLock.isHeld(folder.file("none/lock")))
        #expect(try folder.names.isEmpty)
    }

    @Test("Those who ask at the same time do not take each other for the holder")
    func askingTogether() throws {
        // Given: somebody who is asking just now, which shares the lock
        try SafeFiles.makeFile(file)
        let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
        defer { close(descriptor) }
        #expect(flock(descriptor, LOCK_SH | LOCK_NB) == 0)
        // Then
        #expect(try !FileLock.isHeld(file))
    }

    @Test("Whoever waits gets the lock in turn, and never two at once")
    func waiting() async throws {
        // Given
        let (file, counter) = (file, folder.file("counter"))
        try Data("0".utf8).write(to: counter)
        // When
        try await withThrowingTaskGroup { group in
            for _ in 0..<4 {
                group.addTask { @concurrent in
                    for _ in 0..<25 {
                        let lock = try FileLock(file, guarding: "It", waiting: .wait)
                        let count = Int(String(decoding: try Data(contentsOf: counter), as: UTF8.self)) ?? 0
                        try Data("\(count + 1)".utf8).write(to: counter)
                        lock.release()
                    }
                }
            }
            try await group.waitForAll()
        }
        // Then
        #expect(try String(contentsOf: counter, encoding: .utf8) == "100")
    }

    @Test("A lock on a file that was removed meanwhile does not count")
    func removedFile() throws {
        // Given
        let first = try take()
        // When
        try SafeFiles.remove(file)
        let second = try take()
        // Then
        #expect(throws: StorageError.busy("The thing")) { try take() }
        first.release()
        #expect(try FileLock.isHeld(file))
        second.release()
    }

    @Test("Another program's lock counts, and goes with it when it is killed with kill -9")
    func otherProcess() throws {
        // Given
        let child = Process()
        let (input, output) = (Pipe(), Pipe())
        child.executableURL = URL(filePath: "/usr/bin/env")
        child.arguments = ["flock", "--no-fork", file.path, "sh", "-c", "echo ready; exec cat"]
        child.standardInput = input
        child.standardOutput = output
        try child.run()
        var byte = UInt8(0)
        while read(output.fileHandleForReading.fileDescriptor, &byte, 1) < 0, errno == EINTR {}
        #expect(byte == UInt8(ascii: "r"))
        // Then
        #expect(throws: StorageError.busy("The thing")) { try take() }
        #expect(try FileLock.isHeld(file))
        // When
        kill(child.processIdentifier, SIGKILL)
        child.waitUntilExit()
        // Then
        #expect(try !FileLock.isHeld(file))
        try take().release()
    }
}
