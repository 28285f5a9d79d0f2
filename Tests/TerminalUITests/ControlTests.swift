import Testing

@testable import TerminalUI

@Suite("Lists, fields, pickers and other controls", .timeLimit(.minutes(1)))
@MainActor
struct ControlTests {
    // MARK: - Lists

    struct Stories: View {
        let count: Int
        var rowHeight = 1
        @State var selection = ListSelection<Int>()
        @State var opened = ""
        var body: some View {
            List(
                Array(0..<count), id: \.self, selection: $selection, rowHeight: rowHeight,
                activate: { opened += "\($0) " }
            ) { Text("story \($0)") }
            Text("chosen \(chosen) opened \(opened)")
        }

        private var chosen: String { selection.index(in: Array(0..<count), id: \.self).map(String.init) ?? "-" }
    }

    @Test("What is highlighted is what is selected, before any key and after each")
    func highlight() {
        let sut = TestScreen(Stories(count: 3), columns: 30, rows: 4)
        for position in 0..<3 {
            #expect(sut.lines.firstIndex { $0.hasPrefix("▌") } == position)
            #expect(sut.lines.last == "chosen \(position) opened")
            sut.press(.down)
        }
    }

    struct Openings: View {
        @State var opened = ""
        var body: some View {
            List([Hero(id: "Mira"), Hero(id: "Leo")], activate: { opened += $0.id }) { Text($0.id) }
            Button("opened \(opened)") {}.prefersFocus()
        }

        struct Hero: Identifiable { let id: String }
    }

    @Test("A list that only opens something highlights what Enter opens while it takes the keys")
    func openings() {
        let sut = TestScreen(Openings(), columns: 20, rows: 3)
        #expect(!sut.lines.contains { $0.hasPrefix("▌") })
        sut.press(.up)
        #expect(sut.lines[0].hasPrefix("▌ Mira"))
        sut.press(.down, .enter)
        #expect(sut.lines[1].hasPrefix("▌ Leo"))
        #expect(sut.lines[2].contains("opened Leo"))
    }

    @Test("Keys move the selection, and the list follows")
    func listKeys() {
        // Given
        let sut = TestScreen(Stories(count: 100), columns: 30, rows: 4)

        // Then
        #expect(
            sut.lines == [
                "▌ story 0                    █", "  story 1                    │", "  story 2                    │",
                "chosen 0 opened",
            ])
        sut.press(.down)
        #expect(sut.lines.last == "chosen 1 opened")
        sut.press(.down, .down)
        #expect(sut.lines[2].hasPrefix("▌ story 3"))
        sut.press(.end)
        #expect(sut.lines[2].hasPrefix("▌ story 99"))
        sut.press(.pageUp, .enter)
        #expect(sut.lines.last == "chosen 96 opened 96")
        sut.press(.home, .up)
        #expect(sut.lines[0].hasPrefix("▌ story 0"))
    }

    @Test("Of ten thousand rows only those in sight are made")
    func lazy() {
        // Given
        let sut = TestScreen(Stories(count: 10_000), columns: 30, rows: 11)

        // When
        sut.press(.end)
        sut.show()

        // Then
        #expect(sut.host.draws[ListRow.self] <= 30)
        #expect(sut.lines[9].hasPrefix("▌ story 9999"))
    }

    @Test("A click selects a row, another one opens it, and the wheel moves the list alone")
    func listMouse() {
        // Given
        let sut = TestScreen(Stories(count: 100), columns: 30, rows: 7)

        // When
        sut.click(5, 2)
        sut.click(5, 2)
        sut.host.send(.mouse(MouseEvent(.scroll(.down), at: Point(x: 1, y: 1))))

        // Then
        #expect(sut.lines[0].hasPrefix("  story 3"))
        #expect(sut.lines.last == "chosen 2 opened 2")
    }

    @Test("Rows may be higher than one")
    func highRows() {
        let sut = TestScreen(Stories(count: 3, rowHeight: 2), columns: 30, rows: 7)
        sut.press(.down)
        #expect(sut.lines.prefix(4) == ["  story 0", "", "▌ story 1", "▌"])
    }

    @Test("A list without rows takes no focus and does not break")
    func emptyList() {
        let sut = TestScreen(Stories(count: 0), columns: 30, rows: 4)
        sut.press(.down, .enter, .end)
        #expect(sut.focused == nil)
        #expect(sut.lines.last == "chosen - opened")
    }

    // MARK: - Controls

    enum Tone: String, CaseIterable { case calm, funny, wild }

    struct Form: View {
        @State var tone = Tone.calm
        @State var isOn = false
        @State var name = ""
        @State var sent = 0
        var body: some View {
            VStack {
                Picker("Tone", selection: $tone, options: Tone.allCases) { $0.rawValue }
                Toggle("Sound", isOn: $isOn)
                TextField("Name", text: $name, placeholder: "whose", limit: 2_000_000) { sent += 1 }
                Text("\(tone) \(isOn) \(name.count) \(sent)").lines(1)
            }
            .labelWidth(6)
        }
    }

    private let form = TestScreen(Form(), columns: 24, rows: 6)

    @Test("Controls line up behind their labels")
    func labels() {
        #expect(
            form.lines == [
                "Tone   ‹ calm  ›", "Sound  [ ]", "Name   [whose          ]", "calm false 0 0",
            ])
    }

    @Test("Left and right choose another value, round and round; space goes on")
    func picker() {
        form.press(.left)
        #expect(form.lines.last == "wild false 0 0")
        form.press(.right, .right)
        form.press(KeyPress(" "))
        #expect(form.lines.last == "wild false 0 0")
        form.press(.home)
        #expect(form.lines.last == "calm false 0 0")
    }

    @Test("Space and Enter turn a toggle")
    func toggle() {
        form.press(.tab, .enter)
        #expect(form.lines[1] == "Sound  [x]")
        form.press(KeyPress(" "))
        #expect(form.lines[1] == "Sound  [ ]")
    }

    @Test("What is written is seen, with the cursor behind it, by the columns that it takes")
    func field() {
        form.press(.tab, .tab)
        form.type("Zoë 美")
        #expect(form.lines[2] == "Name   [Zoë 美         ]")
        #expect(form.show().cursor == Point(x: 14, y: 2))
        form.press(.home)
        #expect(form.show().cursor == Point(x: 8, y: 2))
        form.press(.enter)
        #expect(form.lines.last == "calm false 5 1")
    }

    @Test("Of a long text the part around the cursor is seen")
    func longField() {
        form.press(.tab, .tab)
        form.type("abcdefghijklmnopqrstuvwxyz")
        #expect(form.lines[2] == "Name   [mnopqrstuvwxyz ]")
        form.press(.home)
        #expect(form.lines[2] == "Name   [abcdefghijklmno]")
        form.press(.end, .left, .left)
        #expect(form.lines[2] == "Name   [klmnopqrstuvwxy]")
    }

    @Test("A text that was scrolled in a narrow window is seen whole again in a wide one")
    func widened() {
        // Given
        form.press(.tab, .tab)
        form.type("abc def")
        form.host.resize(Size(width: 11, height: 6))
        form.show()
        #expect(!form.lines[2].contains("abc"))

        // When
        form.host.resize(Size(width: 24, height: 6))

        // Then
        #expect(form.lines[2] == "Name   [abc def        ]")
        #expect(form.show().cursor == Point(x: 15, y: 2))
    }

    struct Names: View {
        @State var name = "Everybody"
        var body: some View {
            Picker("Hero", selection: $name, options: ["Everybody", "Mia", "Mira", "Noah", "Zoe"], hasTypeAhead: true) {
                $0
            }
            .keyCommand(KeyPress("n"), "New") { name = "Everybody" }
        }
    }

    @Test(
        "With type-ahead, letters choose the value that begins with them, or else has them within",
        arguments: [
            ("m", "Mia"), ("mir", "Mira"), ("N", "Noah"), ("min", "Noah"), ("mx", "Mia"), ("ir", "Mira"),
            ("ah", "Noah"),
        ])
    func typeAhead(letters: String, name: String) {
        let sut = TestScreen(Names(), columns: 24, rows: 2)
        sut.type(letters)
        #expect(sut.text.contains("\(name) "))
    }

    @Test("A paste of a megabyte goes into a line of text whole")
    func largePaste() {
        // Given
        form.press(.tab, .tab)

        // When
        for _ in 0..<16 { form.host.send(.paste(String(repeating: "ab\n", count: 21_845) + "x")) }

        // Then
        #expect(form.lines.last == "calm false 1048576 0")
        #expect(form.lines[2] == "Name   [ ab ab ab ab x ]")
    }

    @Test("A click puts the cursor where it was")
    func fieldMouse() {
        form.press(.tab, .tab)
        form.type("a美bc")
        form.click(11, 2)
        form.type("|")
        #expect(form.lines[2] == "Name   [a美|bc         ]")
    }

    @Test(
        "A bar shows eighths where there are signs for them; full is only what is finished",
        arguments: [
            (0, "░░░░░   0%"), (0.5, "██▌░░  50%"), (0.999, "████▉  99%"), (1, "█████ 100%"), (7, "█████ 100%"),
            (.nan, "░░░░░   0%"),
        ])
    func progress(value: Double, bar: String) {
        #expect(TestScreen(ProgressBar(value: value).frame(width: 10)).lines == [bar])
    }

    @Test("A bar may stand without its number")
    func progressAlone() {
        #expect(
            TestScreen(ProgressBar(value: 0.5, showsPercent: false).frame(width: 10)).lines == ["█████░░░░░"])
    }

    // MARK: - Scrolling

    @Test("What is higher than the screen is moved by keys, the wheel and the focus")
    func scroll() {
        // Given
        let sut = TestScreen(
            ScrollView {
                ForEach(Array(0..<10), id: \.self) { Text("line \($0)") }
                Button("End") {}
            }, columns: 10, rows: 4)

        // Then
        #expect(sut.lines == ["line 7   │", "line 8   │", "line 9   │", "[ End ]  █"])
        sut.press(.pageUp)
        #expect(sut.lines.first == "line 4   │")
        sut.host.send(.mouse(MouseEvent(.scroll(.up), at: Point(x: 0, y: 0))))
        #expect(sut.lines.first == "line 1   █")
    }

    @Test("In what is scrolled, arrows move the focus, and what has it is in sight")
    func scrollFocus() {
        // Given
        let sut = TestScreen(
            ScrollView { ForEach(Array(0..<9), id: \.self) { Button("button \($0)") {} } }, columns: 16, rows: 3)

        // When
        sut.press(.down, .down, .down)

        // Then
        #expect(sut.focused == "button 3, button")
        #expect(sut.lines.last == "[ button 3 ]   │")
        sut.press(.tab, holding: .shift)
        sut.press(.up, .up, .up)
        #expect(sut.focused == "button 0, button")
        #expect(sut.lines.first == "[ button 0 ]   █")
    }

    @Test("Text alone can be scrolled, too")
    func scrollText() {
        let sut = TestScreen(ScrollView { Text("a\nb\nc\nd") }, columns: 4, rows: 2)
        sut.press(.down)
        #expect(sut.lines == ["b  █", "c  │"])
        sut.press(.end)
        #expect(sut.lines == ["c  │", "d  █"])
    }
}
