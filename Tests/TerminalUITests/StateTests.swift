import Observation
import Testing

@testable import TerminalUI

@Suite("What a node of the screen remembers", .timeLimit(.minutes(1)))
@MainActor
struct StateTests {
    struct Counter: View {
        let name: String
        @State var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    struct Pair: View {
        @Environment(Model.self) var model
        var body: some View {
            VStack {
                if model.isFirstShown { Counter(name: "first") }
                Counter(name: "second")
                ForEach(model.order, id: \.self) { Counter(name: "\($0)") }
            }
        }
    }

    @Observable
    final class Model {
        var isFirstShown = true
        var order = ["a", "b"]
    }

    private let model = Model()

    @Test("A value is kept when the view is made again")
    func kept() {
        // Given
        let sut = TestScreen(Counter(name: "n"))

        // When
        sut.press(.enter)
        sut.press(.enter)

        // Then
        #expect(sut.lines == ["[ n 2 ]"])
    }

    @Test("Keys between two frames all find the newest value")
    func fast() {
        // Given
        let sut = TestScreen(Counter(name: "n"))

        // When
        for _ in 0..<500 { sut.press(.enter) }

        // Then
        #expect(sut.lines == ["[ n 500 ]"])
    }

    @Test("A view that goes away takes its value with it, and the others keep theirs")
    func gone() {
        // Given
        let sut = TestScreen(Pair().environment(model))
        sut.press(.enter)
        sut.press(.tab)
        sut.press(.enter)

        // When
        model.isFirstShown = false
        sut.show()
        model.isFirstShown = true

        // Then
        #expect(sut.lines == ["[ first 0 ]", "[ second 1 ]", "[ a 0 ]", "[ b 0 ]"])
    }

    @Test("What elements remember goes with them when their order changes")
    func order() {
        // Given
        let sut = TestScreen(Pair().environment(model))
        sut.press(.tab, .tab)
        sut.press(.enter)

        // When
        model.order = ["c", "b", "a"]

        // Then
        #expect(sut.lines.suffix(3) == ["[ c 0 ]", "[ b 0 ]", "[ a 1 ]"])
        #expect(sut.focused == "a 1, button")
    }

    @Test("Two elements that say they are the same are both shown")
    func twins() {
        // Given
        model.order = ["a", "a"]

        // Then
        #expect(TestScreen(Pair().environment(model)).lines.suffix(2) == ["[ a 0 ]", "[ a 0 ]"])
    }

    struct Form: View {
        struct Hero: Equatable { var name = "Mira" }
        @State var hero = Hero()
        var body: some View {
            TextField("Name", text: $hero.name)
            Text(hero.name)
        }
    }

    @Test("A binding changes a part of a value that is kept elsewhere")
    func binding() {
        // Given
        let sut = TestScreen(Form(), columns: 20)

        // When
        sut.type("!")

        // Then
        #expect(sut.lines == ["Name [Mira!        ]", "Mira!"])
    }
}
