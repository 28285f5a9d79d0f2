import FeatureKit
import Foundation
import Observation
import PlaybackStubs
import StoryCore
import Synchronization
import Testing

@testable import Playback

@Suite("What wakes a view of the player", .timeLimit(.minutes(1)))
@MainActor
struct PlaybackObservationTests {
    /// How often a view that reads something is drawn while a story is heard for 10 seconds.
    private func redraws(reading read: @escaping @MainActor (AudioPlaybackViewModel) -> Void) async -> Int {
        let player = TestPlayer()
        await player.sut.play(story: .stub(playable: "one"))
        let count = Counter()
        for _ in 0..<100 {
            withObservationTracking {
                read(player.sut)
            } onChange: {
                count.add()
            }
            await player.listen(for: .milliseconds(100))
        }
        return count.value
    }

    private final class Counter: Sendable {
        private let state = Mutex(0)
        var value: Int { state.withLock { $0 } }
        func add() { state.withLock { $0 += 1 } }
    }

    @Test("What reads speed, state, queue or sleep timer is not woken by the clock")
    func discrete() async {
        #expect(await redraws { _ = $0.speed } == 0)
        #expect(await redraws { _ = ($0.state, $0.isPlaying, $0.currentStory, $0.duration) } == 0)
        #expect(await redraws { _ = ($0.queue, $0.sleepTimer, $0.notice) } == 0)
    }

    @Test("What reads the clock is woken ten times a second, and what reads the position with every word")
    func continuous() async {
        // Registrations add up until the next change, so that one change may wake several.
        #expect(await redraws { _ = $0.currentTime } >= 95)
        let words = await redraws { _ = $0.readingPosition }
        #expect(words > 0)
        #expect(words <= 20 * 30)
    }

    @Test("A view model has at most ten observable properties")
    func properties() {
        let player = TestPlayer()
        let names = Mirror(reflecting: player.sut).children.compactMap(\.label)
        // The macro keeps what is observed under a name with an underscore.
        let observed = names.filter { $0.hasPrefix("_") && !$0.hasPrefix("_$") }
        #expect(observed.count <= 10, "\(observed)")
    }

    @Test("Every variant can be shown, and is equal to itself alone")
    func stubs() {
        let players = AudioPlaybackViewModelStub.all
        for (offset, one) in players.enumerated() {
            for (other, another) in players.enumerated() where one.stub.state == another.stub.state {
                #expect(offset == other || one.stub.isPlaying)
            }
        }
        let queues = PlaybackQueueViewModelStub.all
        for (offset, one) in queues.enumerated() {
            #expect(queues.indices.filter { queues[$0].stub.state == one.stub.state } == [offset])
        }
    }
}
