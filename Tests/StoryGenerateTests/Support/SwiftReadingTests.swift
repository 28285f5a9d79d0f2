import Foundation
import Testing

@testable import StoryGenerate

@Suite("Swift, as far as it is read", .timeLimit(.minutes(1)))
struct SwiftReadingTests {
    @Test(
        "Comments and what stands in quotes are no code",
        arguments: [
            ("a // b", ["a"]), ("a /* b /* c */ d */ e", ["a", "e"]), ("a \"b \\\"c\\\" d\" e", ["a", "e"]),
            ("a \"\"\"\nb \"c\"\n\"\"\" d", ["a", "d"]), ("a #\"b\" c\"# d", ["a", "d"]),
            ("a \"b \\(c(\"d\")) e\" f", ["a", "f"]), ("a \"b\nc", ["a", "c"]), ("größe.ß", ["größe", ".", "ß"]),
            ("/* never closed", []), ("\"never closed", []), ("\"\\", []), ("\"\\(", []),
        ])
    func tokens(text: String, expected: [String]) {
        #expect(SwiftLexer.tokens(of: text).map(\.text) == expected)
    }

    @Test("What stands in quotes is found, with its line")
    func quotes() {
        // When
        let quotes = SwiftLexer.quotes(of: "a(\"b \\(c(\"d\")) e\")\n// \"no\"\nf(#\"g\"h\"#, \"\"\"\n  i\n  \"\"\")")

        // Then
        #expect(quotes.map(\.text) == ["b \\(c(\"d\")) e", "g\"h", "\n  i\n  "])
        #expect(quotes.map(\.line) == [1, 3, 3])
    }

    @Test("Texts for people are listed; keys, names and SQL are not")
    func texts() throws {
        // Given
        let source = "let a = \"There is no story.\"; let b = \"a-key\"; let c = \"SELECT x FROM y\"; let d = \"Done.\""
        let package = try ReviewedPackage(["Apps/Songs/Words.swift": source])

        // When
        let texts = try UserFacingTexts(of: package.review.tree).texts.filter { $0.path.hasPrefix("Apps/Songs") }

        // Then
        #expect(texts.map(\.text) == ["There is no story.", "Done."])
    }

    @Test("Lines are counted through comments and quotes")
    func lines() {
        #expect(SwiftLexer.tokens(of: "/*\n*/ a\n\"\"\"\n\n\"\"\"\nb").map(\.line) == [2, 6])
    }

    @Test("A type has its kind, its name and what it conforms to")
    func declarations() throws {
        // When
        let types = SwiftDeclaration.all(
            in: """
                @MainActor public final class A<B: C>: D, E.F, G where B: H { class func i() {} }
                extension J.K: L { enum M { case n } }
                let o = p.struct
                """)

        // Then
        #expect(types.map(\.name) == ["A", "J.K", "M"])
        #expect(types.map(\.kind) == [.class, .extension, .enum])
        #expect(types.map(\.parents) == [["D", "F", "G"], ["L"], []])
        #expect(types.map(\.line) == [1, 2, 2])
    }

    @Test("The cases of an enum have their values, with labels")
    func cases() throws {
        // Given
        let type = try #require(
            SwiftDeclaration.all(
                in: """
                    enum A {
                        case b, c(Int), d
                        /// case no
                        case e(f: [String: Int], _ g: (H, I)?)
                        var j: Int { switch self { case .b: 1 default: 2 } }
                    }
                    """
            ).first)

        // Then
        #expect(
            EnumCase.all(in: type) == [
                EnumCase(name: "b", values: []), EnumCase(name: "c", values: [.init(label: nil, type: "Int")]),
                EnumCase(name: "d", values: []),
                EnumCase(
                    name: "e",
                    values: [.init(label: "f", type: "[String:Int]"), .init(label: nil, type: "(H,I)?")]),
            ])
    }

    @Test("Imports are found with whatever stands before them, and only at the beginning of a line's code")
    func imports() {
        let text =
            "public import A\n@testable import B\nimport struct C.D\n// import E\nlet f = \"import G\"\nimport H.I\n"
        #expect(SwiftImport.all(in: text).map(\.module) == ["A", "B", "C", "H"])
    }

    @Test("The targets are read from what the package manager says")
    func manifest() throws {
        // Given
        let json = """
            {"name": "x", "targets": [{"name": "A", "type": "regular", "path": "Sources/A", "dependencies": [
            {"byName": ["B", null]}, {"product": ["GRDB", "GRDB.swift", null, null]}, {"target": ["C", null]}]},
            {"name": "P", "type": "plugin", "dependencies": []}]}
            """

        // When
        let manifest = try PackageManifest(json: Data(json.utf8))

        // Then
        #expect(manifest.targets.map(\.dependencies) == [["B", "GRDB", "C"], []])
        #expect(manifest.targets.map(\.kind) == [.regular, .other])
        #expect(manifest.target(of: "Sources/A/B/C.swift")?.name == "A")
        #expect(manifest.target(of: "Sources/AB/C.swift") == nil)
    }
}
