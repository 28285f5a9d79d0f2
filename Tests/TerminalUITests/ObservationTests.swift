import Observation
import Testing

@testable import TerminalUI

@Suite("A view is drawn again only when something has changed that it read", .timeLimit(.minutes(1)))
@MainActor
struct ObservationTests {
    @Observable
    final class Player {
        var time = 0
        var speed = 1
        var title = "Moon"
    }

    struct Clock: View {
        @Environment(Player.self) var player
        var body: some View { Text("\(player.time) s") }
    }

    struct Speed: View {
        @Environment(Player.self) var player
        var body: some View { Text("\(player.speed)×") }
    }

    struct Titled: View {
        let title: String
        @Environment(Player.self) var player
        var body: some View { Text("\(title) \(player.speed)") }
    }

    struct Screen: View {
        @Environment(Player.self) var player
        var body: some View {
            VStack {
                Text(player.title)
                Clock()
                Speed()
                Titled(title: "fixed")
            }
        }
    }

    private let player = Player()

    private func screen() -> TestScreen {
        let sut = TestScreen(Screen().environment(player))
        sut.host.draws.reset()
        return sut
    }

    @Test("Only the view that reads the clock is drawn by the clock")
    func clock() {
        // Given
        let sut = screen()

        // When
        for second in 1...10 {
            player.time = second
            sut.show()
        }

        // Then
        #expect(sut.lines == ["Moon", "10 s", "1×", "fixed 1"])
        #expect(sut.host.draws[Clock.self] == 10)
        #expect(sut.host.draws.total == 10)
    }

    @Test("A view around others is drawn alone if these are the same as before")
    func around() {
        // Given
        let sut = screen()

        // When
        player.title = "Sun"

        // Then
        #expect(sut.lines.first == "Sun")
        #expect(sut.host.draws[Screen.self] == 1)
        #expect(sut.host.draws.total == 1)
    }

    @Test("Many changes between two frames are one drawing")
    func coalesced() {
        // Given
        let sut = screen()

        // When
        for second in 1...100 { player.time = second }

        // Then
        #expect(sut.lines[1] == "100 s")
        #expect(sut.host.draws[Clock.self] == 1)
    }

    @Test("When nothing has changed there is no frame")
    func nothing() {
        // Given
        let sut = screen()
        sut.show()

        // Then
        #expect(sut.host.frame() == nil)
        #expect(!sut.host.needsFrame)
    }

    struct Switch: View {
        @Environment(Player.self) var player
        var body: some View { Text(player.speed == 1 ? "\(player.time)" : "fast") }
    }

    @Test("What an earlier body read and the last one did not does not count")
    func stale() {
        // Given
        let sut = TestScreen(Switch().environment(player))
        player.speed = 2
        sut.show()
        sut.host.draws.reset()

        // When
        player.time = 5
        sut.show()

        // Then
        #expect(sut.host.draws.total == 0)
    }

    struct Tabbed: View {
        @State var tab = 0
        var body: some View {
            Tabs(selection: $tab) {
                Tab("Time", id: 0) { Clock() }
                Tab("Speed", id: 1) { Speed() }
            }
        }
    }

    @Test("What is out of sight is drawn when it is seen again")
    func hidden() {
        // Given
        let sut = TestScreen(Tabbed().environment(player))
        sut.press(.right)
        sut.show()
        sut.host.draws.reset()

        // When
        for second in 1...10 {
            player.time = second
            #expect(sut.host.frame() == nil)
        }

        // Then
        #expect(sut.host.draws.total == 0)
        sut.press(.left)
        #expect(sut.lines == ["[Time] Speed", "10 s"])
        #expect(sut.host.draws[Clock.self] == 1)
    }

    @Test("A row of a list is drawn alone")
    func rows() {
        // Given
        @MainActor final class Stories { let all = (0..<5).map { _ in Player() } }
        let stories = Stories()
        let sut = TestScreen(
            List(Array(0..<5), id: \.self, selection: .constant(ListSelection())) { Text("\(stories.all[$0].time)") })
        sut.host.draws.reset()

        // When
        stories.all[3].time = 7

        // Then
        #expect(sut.lines[3] == "  7")
        #expect(sut.host.draws[ListRowContent.self] == 1)
    }

    @Test("A change wakes the program once, from any thread")
    func wake() async {
        // Given
        let (calls, bell) = AsyncStream<Void>.makeStream()
        let host = ViewHost(Screen().environment(player), size: Size(width: 20, height: 5)) { bell.yield() }
        _ = host.frame()

        // When
        player.time = 1
        player.speed = 2
        bell.finish()

        // Then
        var count = 0
        for await _ in calls { count += 1 }
        #expect(count == 1)
        #expect(host.needsFrame)
    }

    @Test("Work that goes along with a view ends with it")
    func task() async {
        // Given
        let (steps, bell) = AsyncStream<String>.makeStream()
        let host = ViewHost(
            Text("a").task {
                bell.yield("begun")
                await withTaskCancellationHandler {
                    for await _ in AsyncStream<Never>.makeStream().stream {}
                } onCancel: {
                    bell.yield("cancelled")
                    bell.finish()
                }
            }, size: Size(width: 5, height: 1))

        // When
        var seen: [String] = []
        for await step in steps {
            seen.append(step)
            if step == "begun" { host.close() }
        }

        // Then
        #expect(seen == ["begun", "cancelled"])
    }
}
