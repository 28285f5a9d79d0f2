import Testing

@testable import TerminalUI

@Suite("Tabs and screens on top of one another", .timeLimit(.minutes(1)))
@MainActor
struct NavigationTests {
    struct App: View {
        enum Screen: Hashable { case home, library }
        @State var screen = Screen.home
        @State var path: [Int] = []
        var body: some View {
            Tabs(selection: $screen) {
                Tab("Home", id: .home) { Counted(name: "home") }
                Tab("Library", id: .library) {
                    NavigationStack(path: $path) {
                        Counted(name: "root") { path.append(1) }
                    } destination: { level in
                        Counted(name: "level \(level)") { path.append(level + 1) }
                    }
                }
            }
        }
    }

    struct Counted: View {
        let name: String
        var open: @MainActor () -> Void = {}
        @State var count = 0
        var body: some View {
            Button("\(name) \(count)") { count += 1 }
            Button("open", action: open)
        }
    }

    private let sut = TestScreen(App(), columns: 20, rows: 4)

    @Test("Tabs are chosen from their bar, and with Ctrl-PageDown from anywhere")
    func tabs() {
        #expect(sut.lines == ["[Home] Library", "[ home 0 ]", "[ open ]"])
        sut.press(.right)
        #expect(sut.lines == [" Home [Library]", "[ root 0 ]", "[ open ]"])
        sut.press(.tab)
        sut.press(.pageDown, holding: .control)
        #expect(sut.lines.first == "[Home] Library")
        sut.press(.pageUp, holding: .control)
        #expect(sut.lines.first == " Home [Library]")
    }

    @Test("A click chooses a tab")
    func click() {
        sut.click(8, 0)
        #expect(sut.lines.first == " Home [Library]")
    }

    @Test("Each tab keeps what it remembers, and its screens")
    func remembers() {
        // When
        sut.press(.tab, .enter)
        sut.press(.pageDown, holding: .control)
        #expect(sut.focused == "root 0, button")
        sut.press(.tab, .enter, .enter)

        // Then
        #expect(sut.lines[1] == "[ level 1 1 ]")
        sut.press(.pageDown, holding: .control)
        #expect(sut.lines[1] == "[ home 1 ]")
        sut.press(.pageDown, holding: .control)
        #expect(sut.lines[1] == "[ level 1 1 ]")
    }

    @Test("Escape goes back to a screen that is as it was left, and from the first one nowhere")
    func back() {
        // Given
        sut.press(.right)
        sut.show()
        sut.press(.tab, .enter, .tab, .enter)
        #expect(sut.lines[1] == "[ level 1 0 ]")

        // When
        sut.press(.escape)

        // Then
        #expect(sut.lines[1] == "[ root 1 ]")
        #expect(sut.focused == "open, button")
        #expect(!sut.press(.escape))
        #expect(sut.lines[1] == "[ root 1 ]")
    }
}
