import FeatureKitStubs
import Foundation
import StorageTestSupport
import StoryCore
import Testing

@Suite("Blobs, in memory and in a folder", .timeLimit(.minutes(1)))
struct BlobStoreContractTests {
    typealias Kind = StorageUnderTest.Kind

    private func content(_ texts: String..., failure: StorageError? = nil) -> BlobContent {
        BlobContent(chunks: texts.map { Data($0.utf8) }, failure: failure)
    }

    // MARK: - Storing

    @Test("A blob has the SHA-256 of its content for a name, in whichever chunks it came", arguments: Kind.allCases)
    func name(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind).media
        // When
        let whole = try await sut.put(content("abc"), fileExtension: "png")
        let pieces = try await sut.put(content("a", "", "bc"), fileExtension: "png")
        // Then
        #expect(
            whole
                == MediaReference(
                    digest: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", fileExtension: "png",
                    byteCount: 3))
        #expect(pieces == whole)
        #expect(sut.isThere(whole))
    }

    @Test("A file and a stream with the same content are one blob, and the file stays", arguments: Kind.allCases)
    func file(kind: Kind) async throws {
        // Given
        let storage = try StorageUnderTest(kind)
        let file = try storage.file("one")
        // When
        let stored = try await storage.media.put(fileAt: file, fileExtension: "png")
        // Then
        #expect(try await storage.media.put(content("one"), fileExtension: "png") == stored)
        #expect(try await storage.store("other") != stored)
        #expect(try Data(contentsOf: file) == Data("one".utf8))
        #expect(try await storage.media.read(stored).data() == Data("one".utf8))
    }

    @Test("Empty and large contents are stored whole", arguments: Kind.allCases, [0, 1, 3_000_001])
    func sizes(kind: Kind, count: Int) async throws {
        // Given
        let sut = try StorageUnderTest(kind).media
        let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 / 7) })
        let chunks = stride(from: 0, to: count, by: 1 << 20).map { data[$0..<min($0 + 1 << 20, count)] }
        // When
        let reference = try await sut.put(BlobContent(chunks: chunks), fileExtension: "opus")
        // Then
        #expect(reference.byteCount == count)
        #expect(try await sut.read(reference).data() == data)
    }

    @Test(
        "The same content under another extension is another blob, found by the same digest", arguments: Kind.allCases)
    func extensions(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind).media
        let (picture, sound) = (
            try await sut.put(content("a"), fileExtension: "png"),
            try await sut.put(content("a"), fileExtension: "opus")
        )
        _ = try await sut.put(content("b"), fileExtension: "png")
        // Then
        #expect(picture != sound)
        #expect(try Set(sut.references(withDigest: picture.digest)) == [picture, sound])
        #expect(try sut.references(withDigest: String(repeating: "0", count: 64)).isEmpty)
    }

    @Test(
        "What is no extension is refused, and nothing is stored", arguments: Kind.allCases,
        ["", "../x", "PNG", "a/b", "p.g", "\u{0}", "abcdefghi", "🦊"])
    func badExtension(kind: Kind, fileExtension: String) async throws {
        // Given
        let storage = try StorageUnderTest(kind)
        let file = try storage.file("abc")
        // When
        let stream = await #expect(throws: StorageError.self) {
            try await storage.media.put(content("abc"), fileExtension: fileExtension)
        }
        let copy = await #expect(throws: StorageError.self) {
            try await storage.media.put(fileAt: file, fileExtension: fileExtension)
        }
        // Then
        #expect(stream?.code == "storage.failed" && copy?.code == "storage.failed")
        #expect(try storage.leftovers.isEmpty)
    }

    @Test(
        "A stream that fails half way leaves nothing, and neither does a file that is missing", arguments: Kind.allCases
    )
    func failingStream(kind: Kind) async throws {
        // Given
        let storage = try StorageUnderTest(kind)
        let failure = StorageError.busy("The other system")
        // When, Then
        await #expect(throws: failure) {
            try await storage.media.put(content("half", failure: failure), fileExtension: "png")
        }
        await #expect(throws: StorageError.self) {
            try await storage.media.put(fileAt: URL(filePath: "/nowhere/at/all"), fileExtension: "png")
        }
        let half = try await StorageUnderTest(kind).media.put(content("half"), fileExtension: "png")
        #expect(!storage.media.isThere(half))
        #expect(try storage.media.references(withDigest: half.digest).isEmpty)
        #expect(try storage.leftovers.isEmpty)
    }

    @Test(
        "Many who store the same and different contents at once all succeed, and leave nothing else",
        arguments: Kind.allCases)
    func together(kind: Kind) async throws {
        // Given
        let storage = try StorageUnderTest(kind)
        let files = try (0..<4).map { try storage.file("\($0 % 2)") }
        // When
        let references = try await withThrowingTaskGroup(of: MediaReference.self) { group in
            for round in 0..<40 {
                group.addTask { [media = storage.media] in
                    if round.isMultiple(of: 2) {
                        try await media.put(fileAt: files[round / 2 % 4], fileExtension: "png")
                    } else {
                        try await media.put(content("\(round / 2 % 2)"), fileExtension: "png")
                    }
                }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        // Then
        #expect(references.count == 2)
        for reference in references { #expect(try await storage.media.read(reference).data().count == 1) }
        #expect(try storage.leftovers.isEmpty)
    }

    // MARK: - Reading

    @Test(
        "A range has the bytes that there are, also beyond the end",
        arguments: Kind.allCases,
        [(0..<6, "abcdef"), (2..<4, "cd"), (4..<100, "ef"), (6..<9, ""), (90..<99, ""), (3..<3, "")])
    func range(kind: Kind, asked: (range: Range<Int>, text: String)) async throws {
        let sut = try StorageUnderTest(kind).media
        let reference = try await sut.put(content("abc", "def"), fileExtension: "png")
        #expect(try await sut.read(reference, range: asked.range).data() == Data(asked.text.utf8))
    }

    @Test("A local copy has the content, and stays a copy of it", arguments: Kind.allCases)
    func localCopy(kind: Kind) async throws {
        let sut = try StorageUnderTest(kind).media
        let reference = try await sut.put(content("abc"), fileExtension: "png")
        for _ in 0..<2 {
            let copy = try await sut.localCopy(of: reference)
            #expect(try Data(contentsOf: copy) == Data("abc".utf8))
            #expect(copy.pathExtension == "png")
        }
    }

    // MARK: - Damage

    @Test("A blob that is missing is not found, in any way of asking for it", arguments: Kind.allCases)
    func missing(kind: Kind) async throws {
        // Given
        let storage = try StorageUnderTest(kind)
        let (lost, error) = try await lost(in: storage)
        // Then
        #expect(!storage.media.isThere(lost))
        await #expect(throws: error) { try await storage.media.read(lost) }
        await #expect(throws: error) { try await storage.media.read(lost, range: 0..<1) }
        await #expect(throws: error) { try await storage.media.localCopy(of: lost) }
        // When
        let again = try await storage.media.put(content("abc"), fileExtension: "png")
        // Then
        #expect(again == lost && storage.media.isThere(lost))
    }

    private func lost(in storage: StorageUnderTest) async throws -> (MediaReference, StorageError) {
        let reference = try await storage.media.put(content("abc"), fileExtension: "png")
        try storage.damage(reference, nil)
        return (reference, .notFound(.media, reference.relativePath))
    }

    @Test(
        "A blob with another content is never taken for whole; one with another size is replaced when it is stored again",
        arguments: Kind.allCases, ["", "ab", "abX", "abcd"])
    func damaged(kind: Kind, text: String) async throws {
        // Given
        let storage = try StorageUnderTest(kind)
        let reference = try await storage.media.put(content("abc"), fileExtension: "png")
        try storage.damage(reference, Data(text.utf8))
        let hasSize = text.utf8.count == 3
        // Then
        #expect(storage.media.isThere(reference) == hasSize)
        let error = await #expect(throws: StorageError.self) { try await storage.media.read(reference).data() }
        #expect(error?.code == "storage.corrupt")
        if hasSize { return }
        // When
        _ = try await storage.media.put(content("abc"), fileExtension: "png")
        // Then
        #expect(try await storage.media.read(reference).data() == Data("abc".utf8))
    }

    // MARK: - Deleting

    @Test("Deleted blobs are gone, missing ones are ignored, and the others stay", arguments: Kind.allCases)
    func deletion(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind).media
        let (first, second, kept) = (
            try await sut.put(content("a"), fileExtension: "png"),
            try await sut.put(content("b"), fileExtension: "png"),
            try await sut.put(content("a"), fileExtension: "opus")
        )
        // When
        try sut.delete([first, second, first])
        try sut.delete([first])
        // Then
        #expect(!sut.isThere(first) && !sut.isThere(second) && sut.isThere(kept))
    }

    @Test("A content that is being read is read to its end, though its blob is deleted", arguments: Kind.allCases)
    func deletedWhileRead(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind).media
        let data = Data(repeating: 7, count: 1 << 20)
        let reference = try await sut.put(BlobContent(chunks: [data]), fileExtension: "png")
        let content = try await sut.read(reference)
        // When
        let first = try await content.next() ?? Data()
        try sut.delete([reference])
        // Then
        #expect(try await first + content.data() == data)
    }
}
