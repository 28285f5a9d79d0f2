import Testing

@testable import StoryGenerate

@Suite("What holds all over the package", .timeLimit(.minutes(1)))
struct RuleTests {
    private static let sources = "Modules/Features/Songs/Sources"
    private static let stubs = "Modules/Features/Songs/Stubs"

    /// A rule that is broken once.
    struct Breach: Sendable, CustomTestStringConvertible {
        var name: String
        var changes: [String: String?] = [:]
        var dependencies: [String: [String]] = [:]
        var path: String
        var line = 1
        var reason: String
        var testDescription: String { name }
    }

    @Test("A package that keeps every rule is told nothing")
    func kept() throws {
        // Given
        let package = try ReviewedPackage()

        // Then
        for rule in Rules.all { #expect(try rule.findings(in: package.review).isEmpty, "\(rule)") }
    }

    @Test("Each rule that is broken is told once, with file, line, reason and fix", arguments: breaches)
    func broken(_ breach: Breach) throws {
        // Given
        let package = try ReviewedPackage(breach.changes, dependencies: breach.dependencies)

        // When
        let findings = try Rules.all.flatMap { try $0.findings(in: package.review) }

        // Then
        let finding = try #require(findings.first)
        #expect(findings.count == 1, "\(findings)")
        #expect((finding.path, finding.line) == (breach.path, breach.line))
        #expect(finding.reason.contains(breach.reason), "\(finding.reason)")
        #expect(!finding.fix.isEmpty)
        #expect(finding.description.hasPrefix("\(breach.path):\(breach.line): "))
    }

    private static let breaches: [Breach] = [
        Breach(
            name: "a feature imports what its layer may not know",
            changes: ["\(sources)/Song.swift": "import Foundation\nimport Beeper\n"],
            path: "\(sources)/Song.swift", line: 2, reason: "Songs imports Beeper: a feature knows StoryCore"),
        Breach(
            name: "an import stands behind another one, and behind a comment",
            changes: ["\(sources)/Song.swift": "import Foundation; \t/* for now */ @_spi(A) public import\tBeeper\n"],
            path: "\(sources)/Song.swift", reason: "Songs imports Beeper"),
        Breach(
            name: "an import is indented by a tab",
            changes: ["\(sources)/Song.swift": "\timport\tBeeper\n"], path: "\(sources)/Song.swift",
            reason: "Songs imports Beeper"),
        Breach(
            name: "a provider declares what its layer may not know", dependencies: ["Beeper": ["Songs"]],
            path: "Package.swift", line: 6, reason: "Beeper declares Songs: a provider knows StoryCore"),
        Breach(
            name: "an import is not declared",
            changes: ["Tests/BeeperTests/BeeperTests.swift": "import Songs\n@Test\n"],
            path: "Tests/BeeperTests/BeeperTests.swift", reason: "BeeperTests imports Songs, which it does not declare"),
        Breach(
            name: "a module names a command",
            changes: [
                "\(sources)/Song.swift": "// 'story sing'\nlet a = \"A story sings. \" + \"Run 'story sing again'.\"\n"
            ],
            path: "\(sources)/Song.swift", line: 2, reason: "a text names 'story sing'"),
        Breach(
            name: "a module names an option",
            changes: [
                "Modules/Providers/Beeper/Beeper.swift": "let a = [\"--dest\", \"--loudly\"]\nlet b = \"Use --loud.\"\n"
            ],
            path: "Modules/Providers/Beeper/Beeper.swift", line: 2, reason: "a text names '--loud'"),
        Breach(
            name: "a conformance is retroactive",
            changes: ["Tests/BeeperTests/More.swift": "// @retroactive\nextension Int: @retroactive Song {}\n"],
            path: "Tests/BeeperTests/More.swift", line: 2, reason: "@retroactive gives somebody else's type"),
        Breach(
            name: "a protocol of a feature is no contract",
            changes: ["\(sources)/Singing.swift": "/// Contract.\npackage protocol Singing {}\n"],
            path: "\(sources)/Singing.swift", line: 2, reason: "the protocol Singing does not end in 'Contract'"),
        Breach(
            name: "a protocol of the composition is no contract",
            changes: ["Modules/Composition/StoryApp/Way.swift": "public protocol Way {}\n"],
            path: "Modules/Composition/StoryApp/Way.swift", reason: "the protocol Way does not end in 'Contract'"),
        Breach(
            name: "a protocol of a feature's views is no contract",
            changes: ["Modules/Features/Songs/Views/Way.swift": "public protocol Way {}\n"],
            path: "Modules/Features/Songs/Views/Way.swift", reason: "the protocol Way does not end in 'Contract'"),
        Breach(
            name: "what stands in for a contract is no mock",
            changes: ["Tests/SongsTests/Fake.swift": "struct Fake: Sendable, SongListNavigatorContract {}\n"],
            path: "Tests/SongsTests/Fake.swift", reason: "Fake stands in for a …NavigatorContract"),
        Breach(
            name: "a mock lies in production code", changes: ["\(sources)/SongMock.swift": "struct SongMock {}\n"],
            path: "\(sources)/SongMock.swift", reason: "SongMock is called a mock"),
        Breach(
            name: "a view state has no stub", changes: ["\(stubs)/SongListViewModelStub.swift": nil],
            path: "\(sources)/SongListViewState.swift", reason: "SongListViewState has no stub"),
        Breach(
            name: "a stub does not show every variant",
            changes: [
                "\(stubs)/SongListViewModelStub.swift": """
                final class SongListViewModelStub: SongListViewModelContract {
                    let all = [("idle", .idle), ("loading", .loading), ("loaded", .loaded([]))]
                }
                """
            ], path: "\(stubs)/SongListViewModelStub.swift", reason: "never shows 'failed' of SongListViewState"),
        Breach(
            name: "a stub does not show every variant of a list",
            changes: [
                "Modules/Core/FeatureKit/ListViewState.swift": """
                public enum ListViewState<Content>: Sendable {
                    case idle, loading, empty
                    case loaded(Content)
                    case failed(Int)
                }

                """,
                "\(sources)/SongListViewState.swift": "public typealias SongListViewState = ListViewState<[Song]>\n",
            ], path: "\(stubs)/SongListViewModelStub.swift", reason: "never shows 'empty' of SongListViewState"),
        Breach(
            name: "the gallery does not show a screen", changes: ["Tools/Gallery/SongsScreens.swift": "enum A {}\n"],
            path: "\(sources)/SongListViewState.swift", reason: "the gallery does not show SongListViewState"),
        Breach(
            name: "the gallery names a screen's stub in a comment alone",
            changes: [
                "Tools/Gallery/SongsScreens.swift": "// SongListViewModelStub.all\nlet a = SongListViewModelStub.all2\n"
            ],
            path: "\(sources)/SongListViewState.swift", reason: "the gallery does not show SongListViewState"),
        Breach(
            name: "a feature has no README",
            changes: ["Modules/Features/Songs/README.md": nil, "README.md": "# Songs\n"],
            path: "Modules/Features/Songs/README.md", reason: "the feature Songs has no README.md"),
        Breach(
            name: "a README has no graph",
            changes: ["Modules/Features/Songs/README.md": "# Songs\n## How it sings\n"],
            path: "Modules/Features/Songs/README.md", reason: "no room for its graph"),
        Breach(
            name: "a module's tests are empty", changes: ["Tests/BeeperTests/BeeperTests.swift": "import Beeper\n"],
            path: "Tests/BeeperTests", reason: "Tests/BeeperTests has no test"),
        Breach(
            name: "a link leads to nothing", changes: ["README.md": "# A\n\nSee [`it`](Modules/Nothing.md).\n"],
            path: "README.md", line: 3, reason: "the link 'Modules/Nothing.md' leads to nothing"),
        Breach(
            name: "what a label stands for leads to nothing",
            changes: ["docs/deep/notes.md": "# A\n\nSee [it][that].\n\n[that]: ../Nothing.md\n"],
            path: "docs/deep/notes.md", line: 5, reason: "the link '../Nothing.md' leads to nothing"),
        Breach(
            name: "nothing says what a label stands for", changes: [".ci/notes.md": "See [it][that].\n"],
            path: ".ci/notes.md", reason: "no line says where '[that]' leads to"),
        Breach(
            name: "a link in HTML leads to nothing",
            changes: ["README.md": "# A\n<a class=\"b\" href=\"Nothing.md\">it</a>\n"], path: "README.md", line: 2,
            reason: "the link 'Nothing.md' leads to nothing"),
        Breach(
            name: "a link leads to a heading that is not there",
            changes: ["README.md": "# A\n[it](Modules/Features/Songs/README.md#dancing)\n"],
            path: "README.md", line: 2, reason: "has no heading '#dancing'"),
    ]

    @Test("Production that declares or imports stubs is told twice, with both lines")
    func stubs() throws {
        // Given
        let package = try ReviewedPackage(
            ["Modules/Providers/Beeper/Beeper.swift": "import SongsStubs\n"], dependencies: ["Beeper": ["SongsStubs"]])

        // When
        let findings = StubRule().findings(in: package.review)

        // Then
        #expect(findings.map(\.path) == ["Package.swift", "Modules/Providers/Beeper/Beeper.swift"])
    }

    @Test(
        "Only what is a link is one",
        arguments: [
            ("`[a](b.md)`", [String]()), ("[a](https://example.org/x)", ["https://example.org/x"]),
            ("![a picture](a.png) and [`code`](b.md)", ["a.png", "b.md"]), ("[a](b.md \"title\")", ["b.md"]),
            ("```\n[a](b.md)\n```", []), ("~~~\n[a](b.md)\n```\n[a](c.md)\n~~~\n[a](d.md)", ["d.md"]),
            ("````\n```\n[a](b.md)\n```\n````", []), ("[a][b] and [c][]\n\n[b]: <d.md>", ["d.md"]),
            ("a[^1]\n\n[^1]: See there.", []),
            ("<img alt=\"a\" src=\"a.png\"> and `<a href=\"b.md\">`", ["a.png"]),
        ])
    func links(text: String, expected: [String]) {
        #expect(MarkdownDocument(text).links.map(\.target) == expected)
    }

    @Test("What a build, Git or a tool has made is no document", arguments: [".build/a", ".git/a", ".swiftpm/a"])
    func made(folder: String) throws {
        // Given
        let package = try ReviewedPackage(["\(folder)/README.md": "[a](Nothing.md)\n"])

        // Then
        #expect(package.review.documents["\(folder)/README.md"] == nil)
        #expect(LinkRule().findings(in: package.review).isEmpty)
    }
}
