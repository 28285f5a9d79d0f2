import FeatureKitStubs
import Testing

@Suite("Waiting for what a double remembers", .timeLimit(.minutes(1)))
struct UntilTests {
    private let number = Watched(0)

    @Test("Who waits is woken by a change on another thread, and misses none")
    func waking() async {
        for round in 1...1000 {
            // Given
            let change = Task { [number] in number.change { $0 = round } }

            // When
            await until { number.value == round }

            // Then
            #expect(number.value == round)
            await change.value
        }
    }

    @Test("Who waits for what never comes goes on when the task is cancelled")
    func cancelling() async {
        // Given
        let waiting = Task { [number] in await until { number.value > 0 } }

        // When
        waiting.cancel()

        // Then
        await waiting.value
        #expect(number.value == 0)
    }
}
