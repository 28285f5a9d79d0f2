import Foundation
import SafeFiles
import StoryCore
import TestSupport
import Testing

@Suite("Content that waits for its place", .timeLimit(.minutes(1)))
struct PendingFileTests {
    private let folder: TemporaryFolder
    private let waiting: URL
    private let file: URL
    private let sut: PendingFile

    init() throws {
        folder = try TemporaryFolder()
        waiting = folder.file("waiting")
        file = folder.file("config/file")
        sut = PendingFile(waiting: waiting, for: file)
    }

    @Test("Where nothing waits, nothing is done")
    func nothing() throws {
        try sut.apply()
        #expect(try folder.names.isEmpty)
    }

    @Test("What waits comes into its place once, readable by its owner only")
    func content() throws {
        // Given
        try Data("new".utf8).write(to: waiting)
        // When
        try sut.apply()
        // Then
        #expect(try Data(contentsOf: file) == Data("new".utf8))
        #expect(try permissions(of: file) == 0o600)
        #expect(try !folder.names.contains("waiting"))
        // When
        try Data("later".utf8).write(to: file)
        try sut.apply()
        // Then
        #expect(try Data(contentsOf: file) == Data("later".utf8))
    }

    @Test("Nothing that waits takes the file away")
    func empty() throws {
        // Given
        try Data("new".utf8).write(to: waiting)
        try sut.apply()
        try Data().write(to: waiting)
        // When
        try sut.apply()
        // Then
        #expect(try !folder.names.contains { ["waiting", "config/file"].contains($0) })
    }

    @Test("Of many that see it waiting, none undoes what came after it")
    func many() async throws {
        // Given
        try Data("new".utf8).write(to: waiting)
        // When each applies it and then writes something of its own
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<16 {
                group.addTask { [sut, file] in
                    try sut.apply()
                    try SafeFiles.write(Data("own \(index)".utf8), to: file, durability: .process)
                }
            }
            try await group.waitForAll()
        }
        // Then
        #expect(String(decoding: try Data(contentsOf: file), as: UTF8.self).hasPrefix("own"))
    }
}
