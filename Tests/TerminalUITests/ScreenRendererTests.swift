import Testing

@testable import TerminalUI

@Suite("A terminal is sent only what differs", .timeLimit(.minutes(1)))
@MainActor
struct ScreenRendererTests {
    private func frame(_ rows: [String], style: Style = .plain, cursor: Point? = nil) -> Frame {
        var painter = Painter(size: Size(width: 20, height: rows.count))
        for (y, row) in rows.enumerated() { painter.write(row, x: 0, y: y, style: style) }
        return Frame(surface: painter.surface, cursor: cursor, pictures: [], spoken: [])
    }

    /// What is sent for the second frame, without what stands around every frame.
    private func change(
        _ first: Frame, _ second: Frame, depth: ColorDepth = .full, isUnicode: Bool = true
    ) -> String {
        var sut = ScreenRenderer(depth: depth, isUnicode: isUnicode)
        _ = sut.render(first)
        return body(sut.render(second))
    }

    private func body(_ text: String) -> String {
        text.replacing("\u{1B}[?2026h\u{1B}[?25l", with: "").replacing("\u{1B}[?2026l", with: "")
            .replacing("\u{1B}[0m", with: "").replacing("\u{1B}", with: "^")
    }

    @Test("Nothing is written when nothing has changed")
    func nothing() {
        var sut = ScreenRenderer(depth: .full, isUnicode: true)
        #expect(!sut.render(frame(["a", "b"])).isEmpty)
        #expect(sut.render(frame(["a", "b"])) == "")
        sut.forget()
        #expect(!sut.render(frame(["a", "b"])).isEmpty)
    }

    @Test("Only what has changed is written, in its place")
    func difference() {
        #expect(change(frame(["Mira sleeps"]), frame(["Mira laughs"])) == "^[1;6Hlaugh")
        #expect(change(frame(["a", "b", "c"]), frame(["a", "x", "c"])) == "^[2;1Hx")
        #expect(change(frame(["abcdefghijklmnop"]), frame(["Abcdefghijklmnop"])) == "^[1;1HA")
        #expect(change(frame(["abcdefghijklmnop"]), frame(["Abcdefghijklmnoz"])) == "^[1;1HA^[14Cz")
        #expect(change(frame(["abcdef"]), frame(["AbcdeF"])) == "^[1;1HAbcdeF")
        #expect(change(frame(["abc"]), frame([""])) == "^[1;1H   ")
    }

    @Test("A character of two columns is written whole, and goes away whole")
    func wide() {
        #expect(change(frame(["a美b"]), frame(["a羅b"])) == "^[1;2H羅")
        #expect(change(frame(["a美b"]), frame(["axyb"])) == "^[1;2Hxy")
        #expect(change(frame(["axyb"]), frame(["a美b"])) == "^[1;2H美")
    }

    @Test("Behind a character of which terminals think differently, the position is said and all is written again")
    func uncertain() {
        #expect(change(frame(["👨‍👩‍👧 a"]), frame(["👨‍👩‍👧 b"])) == "^[1;4Hb" + String(repeating: " ", count: 16))
        #expect(change(frame(["x"]), frame(["👨‍👩‍👧 b"])).hasPrefix("^[1;1H👨‍👩‍👧^[1;3H b"))
    }

    @Test("Styles are written with as many colours as there are")
    func colors() {
        let style = Style(
            foreground: .rgb(red: 255, green: 0, blue: 0), background: .terminal(12), attributes: [.bold, .reverse])
        #expect(change(frame([""]), frame(["a"], style: style)) == "^[1;1H^[0;1;7;38;2;255;0;0;104ma")
        #expect(change(frame([""]), frame(["a"], style: style), depth: .palette) == "^[1;1H^[0;1;7;38;5;196;104ma")
        #expect(change(frame([""]), frame(["a"], style: style), depth: .sixteen) == "^[1;1H^[0;1;7;91;104ma")
        #expect(change(frame([""]), frame(["a"], style: style), depth: .none) == "^[1;1H^[0;1;7ma")
    }

    @Test("A terminal without Unicode gets signs that it knows, of the same width")
    func ascii() {
        #expect(change(frame([""]), frame(["Zoë’s 美 …ß–"]), isUnicode: false) == "^[1;1HZoe's ?? ~s-")
    }

    @Test("The cursor is shown where something is written, and hidden elsewhere")
    func cursor() {
        #expect(change(frame(["a"]), frame(["a"], cursor: Point(x: 1, y: 0))) == "^[1;2H^[?25h")
        #expect(change(frame(["a"], cursor: Point(x: 1, y: 0)), frame(["a"])) == "")
    }

    @Test("Another size is another screen")
    func size() {
        #expect(change(frame(["a"]), frame(["a", ""])).hasPrefix("^[2J^[1;1Ha"))
    }

    /// A row with pixels in two of its cells.
    private func frame(_ row: String, pixels drawing: String, x: Int = 2, removal: String = "") -> Frame {
        var frame = frame([row])
        frame.pictures = [
            PlacedPicture(
                rect: Rect(x: x, y: 0, width: 2, height: 1),
                pixels: PixelPicture(drawing: drawing, removal: removal))
        ]
        return frame
    }

    @Test("Pixels are written when they are new, or when letters were written over them")
    func pictures() {
        // Given
        let first = frame("aaaa", pixels: "PIXELS")

        // Then
        #expect(change(frame(["aaaa"]), first) == "^[1;3HPIXELS")
        #expect(change(first, frame("baaa", pixels: "PIXELS")) == "^[1;1Hb")
        #expect(change(first, frame("aaba", pixels: "PIXELS")) == "^[1;3Hb^[1;3HPIXELS")
        #expect(change(first, first) == "")
    }

    @Test("Pixels that go with their cells are overwritten when they go, before others come")
    func cells() {
        let first = frame("aa", pixels: "FIRST")
        #expect(change(first, frame(["aa"])) == "^[1;3H  ")
        #expect(change(first, frame("aa", pixels: "SECOND")) == "^[1;3H  ^[1;3HSECOND")
    }

    @Test("Pixels that lie over their cells are taken away when they go, after others have come")
    func layers() {
        let first = frame("aa", pixels: "FIRST", removal: "-1")
        #expect(change(first, frame(["aa"])) == "-1")
        #expect(change(first, frame("aa", pixels: "SECOND", removal: "-2")) == "^[1;3HSECOND-1")
        #expect(change(first, frame("ab", pixels: "FIRST", removal: "-1")) == "^[1;2Hb")
        // Sent to another point, a picture has left the one before.
        #expect(change(first, frame("aa", pixels: "FIRST", x: 5, removal: "-1")) == "^[1;6HFIRST")
    }

    @Test("A screen that is drawn anew has lost what lay over it")
    func anew() {
        var sut = ScreenRenderer(depth: .full, isUnicode: true)
        let frame = frame("aa", pixels: "FIRST", removal: "-1")
        _ = sut.render(frame)
        sut.forget()
        let again = body(sut.render(frame))
        #expect(again.hasPrefix("-1^[2J^[1;1Haa"))
        #expect(again.hasSuffix("FIRST"))
    }

    @Test("A change of one word of a whole screen is a few bytes")
    func small() {
        // Given
        let sut = TestScreen(Specimen(), columns: 120, rows: 40)
        var renderer = ScreenRenderer(depth: .full, isUnicode: true)
        let whole = renderer.render(sut.frame)

        // When
        sut.press(.tab)
        let change = renderer.render(sut.show())

        // Then
        #expect(whole.utf8.count > 4_000)
        #expect(change.utf8.count < 400)
    }
}
