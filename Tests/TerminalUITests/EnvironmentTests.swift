import Testing

@testable import TerminalUI

@Suite("What views find that was put in around them", .timeLimit(.minutes(1)))
@MainActor
struct EnvironmentTests {
    @MainActor protocol Shelf: AnyObject { var title: String { get } }
    final class Box: Shelf { var title = "box" }

    struct ByType: View {
        @Environment(Box.self) var box
        let see: @MainActor (Box) -> Void
        var body: some View {
            let _ = see(box)
            Text(box.title)
        }
    }

    struct ByProtocol: View {
        @Environment((any Shelf).self) var shelf
        var body: some View { Text("a \(shelf.title)") }
    }

    struct Themed: View {
        @Environment(\.theme) var theme
        var body: some View { Text(theme.name) }
    }

    struct Rest: View {
        var body: some View {
            Text("above")
            ByProtocol()
            Text("below")
        }
    }

    @Test("Two views see the same instance")
    func same() {
        // Given
        let box = Box()
        var seen: [Box] = []

        // When
        _ = TestScreen(
            VStack {
                ByType { seen.append($0) }
                HStack { ByType { seen.append($0) } }
            }
            .environment(box))

        // Then
        #expect(seen.count == 2)
        #expect(seen.allSatisfy { $0 === box })
    }

    @Test("An object is found by the protocol that it was put in as")
    func byProtocol() {
        #expect(TestScreen(ByProtocol().environment(Box(), as: (any Shelf).self)).lines == ["a box"])
    }

    @Test("A second object of a type takes the place of the first")
    func replaced() {
        // Given
        var environment = EnvironmentValues()
        let (first, second) = (Box(), Box())

        // When
        environment.provide(first)
        environment.provide(second)

        // Then
        #expect(environment[Box.self] === second)
    }

    @Test("What was put in nearer is found first")
    func nearer() {
        // Given
        let sut = VStack {
            Themed()
            Themed().environment(\.theme, .light)
        }

        // Then
        #expect(TestScreen(sut.environment(\.theme, .highContrast)).lines == ["high contrast", "light"])
    }

    @Test("In a release build a missing object is a screen in the place of the view, which names both")
    func screen() {
        // Given
        let sut = TestScreen(Rest(), columns: 60, policy: .showScreen)

        // Then
        #expect(sut.lines.first == "above")
        #expect(sut.lines.last == "below")
        #expect(sut.text.contains("ByProtocol needs Shelf, which is missing."))
    }

    @Test("In a debug build a missing object stops the program, which names both")
    func stop() async throws {
        // When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TestScreen(ByProtocol(), policy: .stop) }
        }

        // Then
        let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(output.contains("ByProtocol needs Shelf, which nobody put into its environment"))
    }

    @Test("Tests are debug builds, and those stop")
    func standard() {
        #expect(MissingObjectPolicy.standard == .stop)
    }
}
