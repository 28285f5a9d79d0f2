import Testing

@testable import TerminalUI

@Suite("Views that are told of whatever somebody does", .timeLimit(.minutes(1)))
@MainActor
struct InputWatchTests {
    private final class Count {
        var value = 0
    }

    private let count = Count()

    @Test("It is told of keys, also of those that others take, of the mouse and of what is pasted")
    func everything() {
        // Given
        let sut = TestScreen(
            VStack {
                TextField("Name", text: .constant(""))
                Text("below").onInput { count.value += 1 }
            })

        // When
        sut.type("a")
        sut.press(.function(5))
        sut.click(0, 5)
        sut.host.send(.paste("text"))

        // Then
        #expect(count.value == 4)
    }

    @Test("It is told before the key does what it means")
    func before() {
        // Given
        var seen: [Int] = []
        let sut = TestScreen(
            Text("view").keyCommand(KeyPress("a")) { seen.append(count.value) }.onInput { count.value += 1 })

        // When
        sut.type("aa")

        // Then
        #expect(seen == [1, 2])
    }

    @Test("Behind a sheet it is told as well")
    func sheet() {
        // Given
        let sut = TestScreen(
            Text("view").onInput { count.value += 1 }.sheet(isPresented: .constant(true)) { Text("sheet") })

        // When
        sut.type("a")

        // Then
        #expect(count.value == 1)
    }

    @Test("Out of sight, as in another tab, it is told nothing")
    func outOfSight() {
        // Given
        let sut = TestScreen(
            Tabs(selection: .constant(1)) {
                Tab("One", id: 1) { Text("one") }
                Tab("Two", id: 2) { Text("two").onInput { count.value += 1 } }
            })

        // When
        sut.type("a")

        // Then
        #expect(count.value == 0)
    }
}
