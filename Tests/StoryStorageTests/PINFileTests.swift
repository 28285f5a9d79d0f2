import Foundation
import StoryCore
import StoryStorage
import TestSupport
import Testing

@Suite("The PIN's file", .timeLimit(.minutes(1)))
struct PINFileTests {
    private let folder: TemporaryFolder
    private let sut: PINFile
    private let record = PINRecord(
        hash: "$argon2id$", guessCount: 2, lastGuessAt: Date(timeIntervalSinceReferenceDate: 800_000_000))

    init() throws {
        folder = try TemporaryFolder()
        sut = PINFile(file: folder.file("data/pin.json"))
    }

    private var file: URL { folder.file("data/pin.json") }

    @Test("What is stored comes back, in another program too; nobody else can read it")
    func roundTrip() async throws {
        // Given
        #expect(try await sut.pin() == nil)

        // When
        let record = record
        let before = try await sut.update { stored in
            defer { stored = record }
            return stored
        }

        // Then
        #expect(before == nil)
        #expect(try await PINFile(file: file).pin() == record)
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test("Without a PIN there is no file; whoever deletes the file has removed the PIN")
    func removal() async throws {
        // Given
        let record = record
        try await sut.update { $0 = record }

        // When
        try await sut.update { $0 = nil }

        // Then
        #expect(!FileManager.default.fileExists(atPath: file.path))
        try await sut.update { $0 = record }
        try FileManager.default.removeItem(at: file)
        #expect(try await sut.pin() == nil)
    }

    @Test(
        "What is no PIN opens nothing, and says how to remove it",
        arguments: [
            "", "4711", "{}", #"{"hash": 1}"#, #"{"hash": "x", "guessCount": -1}"#, String(repeating: " ", count: 5000),
        ])
    func damaged(text: String) async throws {
        // Given
        let record = record
        try await sut.update { $0 = record }
        try Data(text.utf8).write(to: file)

        // When, Then
        let error = await #expect(throws: StorageError.self) { try await sut.pin() }
        #expect(error?.category == .badData, "\(String(describing: error))")
    }

    @Test("Whichever bit is flipped, it is told as damage, and never as another PIN")
    func flippedBits() async throws {
        // Given
        let record = record
        try await sut.update { $0 = record }
        let whole = try Data(contentsOf: file)

        // When, Then
        for index in whole.indices {
            var damaged = whole
            damaged[index] ^= 1
            try damaged.write(to: file)
            let found: PINRecord?
            do throws(StorageError) {
                found = try await sut.pin()
            } catch {
                #expect(error.category == .badData, "\(index)")
                continue
            }
            // A key that is none any more, or a space.
            #expect(found == record, "\(index)")
        }
    }

    @Test("Of many changes at once none is lost")
    func atOnce() async throws {
        // Given
        try await sut.update { $0 = PINRecord(hash: "x") }

        // When
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<20 {
                group.addTask { [file] in try? await PINFile(file: file).update { $0?.guessCount += 1 } }
            }
        }

        // Then
        #expect(try await sut.pin()?.guessCount == 20)
    }
}
