import Testing

@testable import TerminalUI

@Suite("What a screen looks like, sign by sign", .timeLimit(.minutes(1)))
@MainActor
struct GoldenTests {
    @Test("At 80×24 everything has its room")
    func usual() {
        #expect(
            TestScreen(Specimen(), columns: 80, rows: 24).text
                == """
                [Home] Library
                ╭─ Story ───────────────────────────────────────────╮ ╭─ Library ──────────────╮
                │Hero     [Mira                                    ]│ │  Mira und der Mo… 3:05 │
                │Tone     ‹ Calm        ›                           │ │  美羅のお月さま   4:05 │
                │Pictures [x]                                       │ │▌ The 👨‍👩‍👧‍👦 at sea…   5:05 │
                │Writing  ██████████████▊░░░░░░░░░░░░░░░░░░░░░░  40%│ │  Zoë’s café       6:05 │
                │───────────────────────────────────────────────────│ │  Café by night    7:05 │
                │[ Make ]  [ Delete ]                               │ │                        │
                ╰───────────────────────────────────────────────────╯ │                        │
                                                                      │                        │
                                                                      │                        │
                                                                      │                        │
                                                                      │                        │
                                                                      │                        │
                                                                      │                        │
                                                                      │                        │
                                                                      │                        │
                                                                      │                        │
                                                                      │                        │
                                                                      │                        │
                                                                      │                        │
                                                                      ╰────────────────────────╯
                ────────────────────────────────────────────────────────────────────────────────
                Tab next   ? keys   q quit
                """)
    }

    @Test("At 120×40 lists and fields take what there is more")
    func large() {
        #expect(
            TestScreen(Specimen(), columns: 120, rows: 40).text
                == """
                [Home] Library
                ╭─ Story ──────────────────────────────────────────────────────────────────────╮ ╭─ Library ───────────────────────────╮
                │Hero     [Mira                                                               ]│ │  Mira und der Mond             3:05 │
                │Tone     ‹ Calm        ›                                                      │ │  美羅のお月さま                4:05 │
                │Pictures [x]                                                                  │ │▌ The 👨‍👩‍👧‍👦 at se…                 5:05 │
                │Writing  █████████████████████████▌░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░  40%│ │  Zoë’s café                    6:05 │
                │──────────────────────────────────────────────────────────────────────────────│ │  Café by night                 7:05 │
                │[ Make ]  [ Delete ]                                                          │ │                                     │
                ╰──────────────────────────────────────────────────────────────────────────────╯ │                                     │
                                                                                                 │                                     │
                                                                                                 │                                     │
                                                                                                 │                                     │
                                                                                                 │                                     │
                                                                                                 │                                     │
                                                                                                 │                                     │
                                                                                                 │                                     │
                                                                                                 │                                     │
                                                                                                 │                                     │
                                                                                                 │                                     │
                                                                                                 │                                     │
                                                                                                 │                                     │
                                                                                                 │                                     │
                                                                                                 │                                     │
                                                                                                 │                                     │
                                                                                                 │                                     │
                                                                                                 │                                     │
                                                                                                 │                                     │
                                                                                                 │                                     │
                                                                                                 │                                     │
                                                                                                 │                                     │
                                                                                                 │                                     │
                                                                                                 │                                     │
                                                                                                 │                                     │
                                                                                                 │                                     │
                                                                                                 │                                     │
                                                                                                 │                                     │
                                                                                                 │                                     │
                                                                                                 ╰─────────────────────────────────────╯
                ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
                Tab next   ? keys   q quit
                """)
    }

    @Test("At 40×20 texts are cut, and nothing stands on anything else")
    func narrow() {
        #expect(
            TestScreen(Specimen(), columns: 40, rows: 20).text
                == """
                [Home] Library
                ╭─ Story ────────────────╮ ╭─ Library ─╮
                │Hero     [Mira         ]│ │  Mi… 3:05 │
                │Tone     ‹ Calm        ›│ │  美… 4:05 │
                │Pictures [x]            │ │▌ Th… 5:05 │
                │Writing  ████░░░░░░  40%│ │  Zo… 6:05 │
                │────────────────────────│ │  Ca… 7:05 │
                │[ Make ]  [ Delete ]    │ │           │
                ╰────────────────────────╯ │           │
                                           │           │
                                           │           │
                                           │           │
                                           │           │
                                           │           │
                                           │           │
                                           │           │
                                           │           │
                                           ╰───────────╯
                ────────────────────────────────────────
                Tab next   ? keys   q quit
                """)
    }

    @Test("At 20×5 the upper left is seen, and nothing breaks")
    func tiny() {
        #expect(
            TestScreen(Specimen(), columns: 20, rows: 5).text
                == """
                [Home] Library
                ╭─ Story ───╮ ╭────╮
                │Hero [Mira]│ │    │
                │Tone ‹ C… ›│ │    │
                │Pictur… [x]│ │▌   │
                """)
    }

    @Test("An alert stands in front of all else")
    func alert() {
        // Given
        let sut = TestScreen(Specimen(), columns: 40, rows: 20)

        // When
        for _ in 0..<5 { sut.press(.tab) }
        sut.press(.enter)

        // Then
        #expect(
            sut.text
                == """
                [Home] Library
                ╭─ Story ────────────────╮ ╭─ Library ─╮
                │Hero     [Mira         ]│ │  Mi… 3:05 │
                │Tone     ‹ Calm        ›│ │  美… 4:05 │
                │Pictures [x]            │ │▌ Th… 5:05 │
                │Writing  ████░░░░░░  40%│ │  Zo… 6:05 │
                │────────────────────────│ │  Ca… 7:05 │
                │[ ╭─ Delete ───────────────────────╮  │
                ╰──│ The story and its pictures go. │  │
                   │                                │  │
                   │      [ Delete ]  [ Keep ]      │  │
                   ╰────────────────────────────────╯  │
                                           │           │
                                           │           │
                                           │           │
                                           │           │
                                           │           │
                                           ╰───────────╯
                ────────────────────────────────────────
                Tab next   ? keys   q quit
                """)
    }

    @Test("Where only ASCII is known, frames and marks are of it")
    func ascii() {
        // Given
        var environment = EnvironmentValues()
        environment.glyphs = .ascii

        // Then
        #expect(
            TestScreen(Specimen(), columns: 40, rows: 20, environment: environment).text
                == """
                [Home] Library
                +- Story ----------------+ +- Library -+
                |Hero     [Mira         ]| |  Mi~ 3:05 |
                |Tone     < Calm        >| |  美~ 4:05 |
                |Pictures [x]            | |> Th~ 5:05 |
                |Writing  ####......  40%| |  Zo~ 6:05 |
                |------------------------| |  Ca~ 7:05 |
                |[ Make ]  [ Delete ]    | |           |
                +------------------------+ |           |
                                           |           |
                                           |           |
                                           |           |
                                           |           |
                                           |           |
                                           |           |
                                           |           |
                                           |           |
                                           +-----------+
                ----------------------------------------
                Tab next   ? keys   q quit
                """)
    }

    @Test("No size of the screen breaks a view", arguments: [0, 1, 2, 3, 5, 9, 200], [0, 1, 2, 3, 7, 100])
    func sizes(columns: Int, rows: Int) {
        // Given
        let sut = TestScreen(Specimen(), columns: columns, rows: rows)

        // When
        for _ in 0..<12 { sut.press(.tab) }

        // Then
        #expect(sut.show().surface.size == Size(width: columns, height: rows))
    }
}
