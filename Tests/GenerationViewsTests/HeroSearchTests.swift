import FeatureKitStubs
import Generation
import GenerationStubs
import GenerationViews
import StoryCore
import TerminalUI
import Testing
import ViewTestSupport

@Suite("Looking for a hero among many", .timeLimit(.minutes(1)))
@MainActor
struct HeroSearchTests {
    private static let many = GenerationChoices(
        heroes: (1...499).map { Hero.stub(name: "Hero \($0)") } + [.stub(name: "Zoë")])
    private let sut = ViewedGeneration(many)

    /// The rows with heroes.
    private var heroes: [String] {
        sut.screen.lines.filter { $0.contains("[x]") || $0.contains("[ ]") }.map {
            String($0.drop { $0 == " " })
        }.filter { $0.hasPrefix("Hero") || $0.hasPrefix("Zo") }
    }

    @Test("Up to eight heroes are shown, and no search", arguments: [(8, 8, false), (9, 7, true)])
    func few(count: Int, shown: Int, hasSearch: Bool) {
        let sut = ViewedGeneration(GenerationChoices(heroes: Array(Self.many.heroes.prefix(count))))
        #expect(sut.screen.lines.count { $0.contains("  Hero ") } == shown)
        #expect(sut.screen.text.contains("  Search     [name") == hasSearch)
    }

    @Test("Of many, the first are shown, how many more there are, and a search that has the keys")
    func many() {
        #expect(sut.screen.focused == "Search, text field, empty")
        #expect(heroes.count == 7)
        #expect(sut.screen.text.contains("  493 more. Type a name to find them."))
    }

    @Test("Each letter narrows, whatever its case and its marks", arguments: ["zoe", "ZOË", " oë "])
    func narrows(search: String) {
        sut.screen.type(search)
        #expect(heroes == ["Zoë        [ ]"])
        #expect(!sut.screen.text.contains("more:"))
    }

    @Test("Enter chooses who was found first, who stays in sight, and the search begins anew")
    func choose() {
        // When
        sut.screen.type("zo")
        sut.screen.press(.enter)

        // Then
        #expect(heroes.first == "Hero 1     [ ]")
        #expect(heroes.last == "Zoë        [x]")
        #expect(sut.screen.focused == "Search, text field, empty")
        sut.screen.type("hero 42")
        #expect(
            heroes == [
                "Hero 42    [ ]", "Hero 420   [ ]", "Hero 421   [ ]", "Hero 422   [ ]", "Hero 423   [ ]",
                "Hero 424   [ ]", "Zoë        [x]",
            ])
    }

    @Test("Down leads from the search to those who were found")
    func toggles() {
        sut.screen.type("zo")
        sut.screen.press(.down)
        sut.screen.type(" ")
        #expect(heroes == ["Zoë        [x]"])
    }

    @Test("A large window shows as many as there is room for")
    func room() throws {
        let sut = try screen(of: .named("idle"), choices: Self.many, columns: 120, rows: 40)
        #expect(sut.lines.count { $0.contains("  Hero ") } == 23)
    }

    @Test("Choosing somebody, and looking for somebody, moves nothing below the heroes")
    func noJump() {
        // Given
        let row = sut.screen.lines.firstIndex { $0.contains("Event") }

        // When
        sut.screen.type("zo")
        #expect(sut.screen.lines.firstIndex { $0.contains("Event") } == row)
        sut.screen.press(.enter)

        // Then
        #expect(sut.screen.lines.firstIndex { $0.contains("Event") } == row)
        sut.screen.press(.down, .enter)
        #expect(sut.screen.lines.firstIndex { $0.contains("Event") } == row)
    }

    @Test("A name that nobody has is told, and Enter chooses nobody")
    func nobody() {
        sut.screen.type("xyz")
        #expect(sut.screen.text.contains("  No other hero matches."))
        sut.screen.press(.enter)
        #expect(sut.screen.text.contains("[xyz"))
        #expect(sut.screen.text.contains("Choose a hero"))
    }

    @Test("Escape takes the search back before it leaves the screen, and a key leads to it")
    func escape() {
        // Given
        sut.screen.type("zo")

        // When
        sut.screen.press(.escape)

        // Then
        #expect(heroes.count == 7)
        #expect(sut.navigator.exits.isEmpty)
        sut.screen.press(.down)
        sut.screen.type("/")
        #expect(sut.screen.focused == "Search, text field, empty")
        sut.screen.press(.escape)
        #expect(sut.navigator.exits == [.back])
    }

    @Test("On a small screen search, heroes and event are seen together")
    func small() throws {
        let sut = try screen(of: .named("idle"), choices: Self.many, columns: 40, rows: 20)
        #expect(
            sut.lines.prefix(9).joined(separator: "\n")
                == """
                New story
                Heroes
                  Search     [name                    ]
                  Hero 1     [ ]
                  Hero 2     [ ]
                  Hero 3     [ ]
                  Hero 4     [ ]
                  Hero 5     [ ]
                  495 more. Type a name to find them.
                """)
        #expect(sut.text.contains("Event"))
    }
}
