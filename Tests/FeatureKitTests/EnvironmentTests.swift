import FeatureKit
import Testing

@Suite("The environment of views", .timeLimit(.minutes(1)))
@MainActor
struct EnvironmentTests {
    private final class Player {}
    private final class Shelf {}

    @Test("Two views read the same object")
    func shared() throws {
        // Given
        let player = Player()
        // When
        let sut = Environment().providing(player).providing(Shelf())
        let copy = sut
        // Then
        #expect(sut[Player.self] === player)
        #expect(copy[Player.self] === player)
        #expect(sut[Shelf.self] != nil)
    }

    @Test("What the root did not put in is nil")
    func missing() {
        #expect(Environment()[Player.self] == nil)
        #expect(Environment().providing(Shelf())[Player.self] == nil)
    }

    @Test("A second object of a type replaces the first, but not in environments made before")
    func replacing() {
        let (first, second) = (Player(), Player())
        let before = Environment().providing(first)
        let sut = before.providing(second)
        #expect(sut[Player.self] === second)
        #expect(before[Player.self] === first)
    }
}
