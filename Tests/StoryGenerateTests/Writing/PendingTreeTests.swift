import Testing

@testable import StoryGenerate

@Suite("The package as it would be", .timeLimit(.minutes(1)))
struct PendingTreeTests {
    private let package: MadePackage
    private let sut: SourceTree

    init() throws {
        package = try MadePackage(["Package.swift": "one\n", "Modules/Old/A.swift": "old\n"])
        sut = try SourceTree(root: package.root).with([
            .create("Modules/New/B.swift", "b\n"), .replace("Package.swift", old: "one\n", new: "two\n"),
        ])
    }

    @Test("What is to be written is read as if it were")
    func texts() throws {
        #expect(try sut.text("Modules/New/B.swift") == "b\n")
        #expect(try sut.text("Package.swift") == "two\n")
        #expect(try sut.text("Modules/Old/A.swift") == "old\n")
        #expect(sut.exists("Modules/New"))
        #expect(sut.exists("Modules/New/B.swift"))
        #expect(!sut.exists("Modules/Ne"))
    }

    @Test("It is found among the others")
    func found() throws {
        #expect(sut.files(below: "Modules", ending: ".swift") == ["Modules/New/B.swift", "Modules/Old/A.swift"])
        #expect(try sut.names(in: "Modules") == ["New", "Old"])
        #expect(try sut.names(in: "Nothing") == [])
    }

    @Test("Nothing is written")
    func nothingWritten() throws {
        #expect(try package.texts == ["Package.swift": "one\n", "Modules/Old/A.swift": "old\n"])
    }

    @Test("Changes that follow from others become one change of a file")
    func following() {
        // Given
        let first: [FileChange] = [.create("A", "1"), .replace("B", old: "0", new: "1")]
        let second: [FileChange] = [.replace("A", old: "1", new: "2"), .create("C", "2")]

        // When
        let all = first.followed(by: second)

        // Then
        #expect(all == [.create("A", "2"), .replace("B", old: "0", new: "1"), .create("C", "2")])
    }
}
