import Foundation
import Testing

@testable import StoryGenerate

@Suite("The snippets of guides", .timeLimit(.minutes(2)))
struct SnippetTests {
    private static let guide = "Modules/Features/create-song.md"

    @Test("A snippet that does not compile is told with its line and what the compiler says")
    func broken() throws {
        // Given
        let package = try ReviewedPackage([
            Self.guide: "# Create a song\n\n```swift\nlet name = \"a\"\nlet count: Int = name\n```\n",
            "\(SnippetCompiler.modules)/none": "",
        ])

        // When
        let findings = try SnippetRule().findings(in: package.review)

        // Then
        #expect(findings.map(\.path) == [Self.guide])
        #expect(findings.map(\.line) == [5])
        #expect(findings.first?.reason.contains("cannot convert value of type 'String'") == true)
    }

    @Test(
        "What compiles, is derived, or is another language is not told",
        arguments: [
            "```swift\nlet count: Int = 1\nprint(count)\n```", "```\n./generate.sh feature Songs\n```",
            "<!-- from Modules/Features/Songs/Sources/Song.swift -->\n```swift\nnever compiled here\n```",
        ])
    func whole(text: String) throws {
        // Given
        let package = try ReviewedPackage([Self.guide: "# A\n\n\(text)\n", "\(SnippetCompiler.modules)/none": ""])

        // Then
        #expect(try SnippetRule().findings(in: package.review).isEmpty)
    }

    @Test("A snippet between tildes is one, too")
    func tildes() throws {
        // Given
        let package = try ReviewedPackage([
            Self.guide: "# A\n\n~~~swift\nlet count: Int = \"one\"\n~~~\n", "\(SnippetCompiler.modules)/none": "",
        ])

        // Then
        #expect(try SnippetRule().findings(in: package.review).map(\.line) == [4])
    }

    @Test("A snippet right after one that is derived is compiled as any other")
    func behindDerived() throws {
        // Given
        let derived = "<!-- from Modules/Features/Songs/Sources/Song.swift -->\n```swift\nnever compiled here\n```"
        let text = "# A\n\n\(derived)\n\n```swift\nlet count: Int = \"one\"\n```\n"
        let package = try ReviewedPackage([Self.guide: text, "\(SnippetCompiler.modules)/none": ""])

        // When
        let findings = try SnippetRule().findings(in: package.review)

        // Then
        #expect(findings.map(\.line) == [9])
    }

    @Test("Without a build, a snippet is not taken for right")
    func nothingBuilt() throws {
        // Given
        let package = try ReviewedPackage([Self.guide: "# A\n\n```swift\nlet a = 1\n```\n"])

        // Then
        #expect(try SnippetRule().findings(in: package.review).map(\.fix) == ["swift build, then check again."])
    }
}
