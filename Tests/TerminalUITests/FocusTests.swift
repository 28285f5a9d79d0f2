import Observation
import Testing

@testable import TerminalUI

@Suite("What takes the keys", .timeLimit(.minutes(1)))
@MainActor
struct FocusTests {
    struct Buttons: View {
        @State var isSheetShown = false
        @State var log = ""
        var body: some View {
            VStack {
                Button("One") { log += "1" }
                Button("Two") { isSheetShown = true }
                Button("Off") {}.disabled()
                TextField("Name", text: $log)
            }
            .sheet(isPresented: $isSheetShown, title: "Sheet") { SheetContent() }
            .keyCommand(KeyPress("k"), "Say k") { log += "K" }
        }
    }

    struct SheetContent: View {
        @Environment(\.dismiss) var dismiss
        var body: some View {
            Button("Inside") {}
            Button("Close") { dismiss() }
        }
    }

    private let sut = TestScreen(Buttons(), columns: 30, rows: 12)

    @Test("What is read first has it first; Tab goes on, Shift-Tab goes back, and what cannot be used is passed over")
    func tab() {
        #expect(sut.focused == "One, button")
        sut.press(.tab, .tab)
        #expect(sut.focused == "Name, text field, empty")
        sut.press(.tab)
        #expect(sut.focused == "One, button")
        sut.press(.tab, holding: .shift)
        #expect(sut.focused == "Name, text field, empty")
    }

    @Test("Arrows that nothing takes go on and back, and stop at the ends")
    func arrows() {
        sut.press(.down)
        #expect(sut.focused == "Two, button")
        sut.press(.up, .up)
        #expect(sut.focused == "One, button")
    }

    @Test("A sheet keeps the focus until it is closed; then what had it before has it again")
    func sheet() {
        // When
        sut.press(.tab, .enter)

        // Then
        #expect(sut.focused == "Inside, button")
        sut.press(.tab, .tab)
        #expect(sut.focused == "Inside, button")

        // When
        sut.press(.tab, .enter)

        // Then
        #expect(sut.focused == "Two, button")
        #expect(!sut.text.contains("Sheet"))
    }

    @Test("Escape closes a sheet")
    func escape() {
        sut.press(.tab, .enter)
        sut.press(.escape)
        #expect(sut.focused == "Two, button")
    }

    @Test("A key with a meaning is taken wherever the focus is, but not from a line of text, nor below a sheet")
    func command() {
        sut.press(KeyPress("k"))
        #expect(sut.text.contains("[K"))
        sut.press(.tab, .tab)
        sut.press(KeyPress("k"))
        #expect(sut.text.contains("[Kk"))
        sut.press(.tab, .tab, .enter)
        sut.press(KeyPress("k"))
        sut.press(.escape)
        #expect(sut.text.contains("[Kk"))
        #expect(!sut.text.contains("[KkK"))
    }

    @Test("The keys that mean something now are known")
    func commands() {
        #expect(sut.host.keyCommands == [KeyCommand(key: KeyPress("k"), title: "Say k")])
        sut.press(.tab, .enter)
        #expect(sut.host.keyCommands.isEmpty)
    }

    @Test("A click gives the focus and presses the button")
    func click() {
        sut.click(3, 1)
        #expect(sut.focused == "Inside, button")
        #expect(!sut.click(0, 0))
        #expect(sut.focused == "Inside, button")
    }

    struct Changing: View {
        @Environment(Model.self) var model
        var body: some View {
            ForEach(model.names, id: \.self) { Button($0) {} }
        }
    }

    @Observable final class Model { var names = ["a", "b", "c"] }

    @Test("When what has the focus goes away, what had it last of the rest has it")
    func gone() {
        // Given
        let model = Model()
        let sut = TestScreen(Changing().environment(model))
        sut.press(.tab, .tab)

        // When
        model.names = ["a", "b"]

        // Then
        #expect(sut.focused == "b, button")
        model.names = []
        #expect(sut.focused == nil)
        model.names = ["x"]
        #expect(sut.focused == "x, button")
    }

    struct Search: View {
        @State var visits = 0
        @State var text = ""
        var body: some View {
            Button("List") {}
            TextField("Search", text: $text).focus(onChangeOf: visits)
            Text("").keyCommand(KeyPress("/"), "Search") { visits += 1 }
        }
    }

    @Test("A key gives the focus to a field, as often as it is pressed, and not before")
    func request() {
        // Given
        let sut = TestScreen(Search(), columns: 30, rows: 4)
        #expect(sut.focused == "List, button")

        // When
        sut.press(KeyPress("/"))
        sut.type("a")

        // Then
        #expect(sut.focused == "Search, text field, a")

        // When
        sut.press(.tab)
        sut.press(KeyPress("/"))

        // Then
        #expect(sut.focused == "Search, text field, a")
    }

    @Test("An alert around a view stands before a sheet in it, and takes the keys")
    func alertBeforeSheet() {
        // Given
        let isAlerting = Binding.constant(true)
        let sut = TestScreen(
            Text("a").sheet(isPresented: .constant(true), title: "Sheet") {
                Button("A button as wide as the screen") {}
            }
            .alert("Alert", message: "It failed.", isPresented: isAlerting))

        // Then
        #expect(sut.focused == "OK, button")
        #expect(sut.text.contains("It failed."))
        #expect(sut.text.contains("[ OK ]"))
    }

    @Test("In an alert, what leaves all as it is has the focus")
    func cancel() {
        // Given
        let sut = TestScreen(
            Text("a").alert(
                "Delete?", message: "It goes.", isPresented: .constant(true),
                answers: [AlertAnswer("Delete", role: .destructive), AlertAnswer("Keep", role: .cancel)]))

        // Then
        #expect(sut.focused == "Keep, button")
    }

    @MainActor
    @Observable
    final class Shelf {
        var stories: [String] = []
    }

    struct Late: View {
        let shelf: Shelf
        @State var text = ""
        var body: some View {
            TextField("Search", text: $text)
            ForEach(shelf.stories, id: \.self) { Button($0) {}.prefersFocus() }
        }
    }

    @Test("What prefers the focus gets it also if it comes later, as long as nobody has used what has it")
    func late() {
        // Given
        let (shelf, used) = (Shelf(), Shelf())
        let (sut, other) = (TestScreen(Late(shelf: shelf)), TestScreen(Late(shelf: used)))
        other.type("a")

        // When
        shelf.stories = ["The lamp"]
        used.stories = ["The lamp"]

        // Then
        #expect(sut.focused == "The lamp, button")
        #expect(other.focused == "Search, text field, a")
    }

    struct LateScreen: View {
        let shelf: Shelf
        var body: some View {
            Tabs(selection: .constant(1)) {
                Tab("One", id: 1) {
                    if shelf.stories.isEmpty { Text("Reading") } else { Button("Story") {}.prefersFocus() }
                }
                Tab("Two", id: 2) { Text("") }
            }
        }
    }

    @Test("The titles of tabs have the focus only as long as there is nothing else, however often that happens")
    func lateScreen() {
        // Given
        let shelf = Shelf()
        let sut = TestScreen(LateScreen(shelf: shelf))

        for _ in 0..<2 {
            // When
            shelf.stories = []
            #expect(sut.focused == "One, tab 1 of 2")
            shelf.stories = ["The lamp"]

            // Then
            #expect(sut.focused == "Story, button")
        }
    }

    struct Maker: View {
        @State var isBusy = false
        var body: some View {
            Tabs(selection: .constant(1)) {
                Tab("One", id: 1) {
                    if isBusy { SizeReader { _ in Button("Stop") {} } } else { Button("Make") { isBusy = true } }
                }
                Tab("Two", id: 2) { Text("") }
            }
        }
    }

    @Test(
        "A key or a click that comes before the next frame finds what depends on the room there is",
        arguments: [true, false])
    func beforeFrame(isClick: Bool) {
        // Given
        let sut = TestScreen(Maker())
        sut.press(.tab)

        // When
        if isClick {
            sut.click(1, 1)
            sut.host.send(.mouse(MouseEvent(.release, at: Point(x: 1, y: 1))))
        } else {
            sut.press(.enter, .enter)
        }

        // Then
        #expect(sut.focused == "Stop, button")
    }

    struct Grid: View {
        @State var isOn = false
        var body: some View {
            VStack {
                HStack(spacing: 1) {
                    column(["a", "b", "c"])
                    column(["d", "e"])
                }
                Button("end") {}
            }
        }

        private func column(_ names: [String]) -> VStack {
            VStack { ForEach(names, id: \.self) { Toggle($0, isOn: $isOn) } }
        }
    }

    @Test(
        "In a grid, arrows lead where they point to",
        arguments: [
            ([Key.right], "d"), ([.down, .right], "e"), ([.right, .left], "a"), ([.right, .down], "e"),
            ([.right, .down, .up], "d"), ([.down, .down, .down], "end"), ([.right, .down, .down], "end"),
            ([.right, .up], "c"),
        ])
    func grid(keys: [Key], name: String) {
        // Given
        let sut = TestScreen(Grid(), columns: 20, rows: 6)

        // When
        for key in keys { sut.press(key) }

        // Then
        #expect(sut.focused?.split(separator: ",").first.map(String.init) == name)
    }

    struct Telling: View {
        @Environment(\.focus) var focus
        @State var text = ""
        @State var isAsking = false
        var body: some View {
            Button("Ask") { isAsking = true }
            TextField("Name", text: $text)
            Text("\(focus.control) \(focus.isModal)").alert("Sure?", message: "", isPresented: $isAsking)
        }
    }

    @Test("Views know what kind of control takes the keys, and whether something is in front")
    func status() {
        // Given
        let sut = TestScreen(Telling(), columns: 40, rows: 10)
        #expect(sut.text.contains("button false"))

        // When
        sut.press(.tab)

        // Then
        #expect(sut.text.contains("textField false"))
        sut.press(.tab, .enter)
        #expect(sut.text.contains("button true"))
    }
}
