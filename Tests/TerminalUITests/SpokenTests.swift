import Observation
import Testing

@testable import TerminalUI

@Suite("A screen for people who hear it", .timeLimit(.minutes(1)))
@MainActor
struct SpokenTests {
    @MainActor
    @Observable
    final class Clock {
        var second = 58
    }

    struct Face: View {
        let clock: Clock

        var body: some View {
            HStack {
                Text("\(clock.second)")
                Text(" s")
            }
            .spoken("minute \(clock.second / 60)")
        }
    }

    @Test("The first frame is told whole, then only what is new, and what has the focus")
    func changes() {
        // Given
        let sut = TestScreen(Specimen(), columns: 80, rows: 24)
        var renderer = SpokenRenderer()

        // Then
        #expect(
            renderer.render(sut.frame) == """
                Story
                Hero, text field, Mira
                Tone, Calm, 1 of 3
                Pictures, on
                Writing, 40 percent
                Make, button
                Delete, button
                Library
                Mira und der Mond, 3:05
                美羅のお月さま, 4:05
                The 👨‍👩‍👧‍👦 at sea, 5:05
                Zoë’s café, 6:05
                Cafe\u{301} by night, 7:05
                Tab next   ? keys   q quit
                > Home, tab 1 of 2

                """)
        sut.press(.tab, .tab)
        #expect(renderer.render(sut.show()) == "> Tone, Calm, 1 of 3\n")
        sut.press(.right)
        #expect(renderer.render(sut.show()) == "> Tone, Funny, 2 of 3\n")
        sut.host.redraw()
        #expect(renderer.render(sut.show()) == "")
    }

    @Test("Of what is below an alert nothing is told")
    func alert() {
        // Given
        let sut = TestScreen(Specimen(), columns: 80, rows: 24)
        var renderer = SpokenRenderer()
        _ = renderer.render(sut.frame)

        // When
        sut.press(.tab, .tab, .tab, .tab, .tab, .enter)

        // Then
        #expect(
            renderer.render(sut.show()) == """
                Delete
                The story and its pictures go.
                Delete, button
                > Keep, button

                """)
    }

    @Test("A row is told in one line, again when the keys come to it, with its position in the list")
    func rows() {
        // Given
        let sut = TestScreen(
            List(["Mira", "Leo"], id: \.self, selection: .constant(ListSelection())) { name in
                VStack {
                    Text(name)
                    Text("  a hero")
                }
            })
        var renderer = SpokenRenderer()
        #expect(renderer.render(sut.frame) == "Mira, a hero\nLeo, a hero\n> Mira, a hero, row 1 of 2\n")

        // When
        sut.press(.down, .down)

        // Then
        #expect(renderer.render(sut.show()) == "> Leo, a hero, row 2 of 2\n")
    }

    @Test("What has a text for those who hear it is told again only when that is another one")
    func spoken() {
        // Given
        let clock = Clock()
        let sut = TestScreen(Face(clock: clock))
        var renderer = SpokenRenderer()
        #expect(renderer.render(sut.frame) == "minute 0\n")

        // When
        clock.second = 59

        // Then
        #expect(sut.text == "59 s")
        #expect(renderer.render(sut.show()) == "")
        clock.second = 60
        #expect(renderer.render(sut.show()) == "minute 1\n")
    }

    @Test("What is told steers no terminal")
    func control() {
        var renderer = SpokenRenderer()
        let frame = TestScreen(Text("a\u{1B}[2J\nb")).frame
        #expect(renderer.render(frame) == "a [2J b\n")
    }
}
