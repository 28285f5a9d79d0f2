import FeatureKit
import FeatureKitStubs
import PlaybackStubs
import StoryCore
import Synchronization
import Testing

@testable import Playback

/// A parent's rule that a test switches on.
private final class SwitchedPolicy: AccessPolicy {
    private let isReached = Mutex(false)

    static let refusal = AccessRefusal.limit(.minutesPerDay(30), profile: "Ben")

    private let current = Mutex(CurrentControls.unlimited)

    func reach() { isReached.withLock { $0 = true } }

    func set(_ controls: CurrentControls) { current.withLock { $0 = controls } }

    func decision(
        on action: AccessAction, content: StoryContent?, by profile: ProfileID
    ) async -> AccessDecision {
        if isReached.withLock({ $0 }) { return .refused(Self.refusal) }
        let limit = content.flatMap { content in current.withLock { $0.limit(on: content) } }
        return limit.map { .refused(.limit($0, profile: "Ben")) } ?? .allowed
    }

    func controls(of profile: ProfileID) async throws(StorageError) -> CurrentControls { current.withLock { $0 } }
}

@Suite("Listening up to a parent's limit", .timeLimit(.minutes(1)))
@MainActor
struct ListeningLimitTests {
    private let policy = SwitchedPolicy()
    private let player: TestPlayer
    private let refused = AudioPlaybackError.refused(SwitchedPolicy.refusal)

    init() {
        player = TestPlayer(Story.three, access: AccessGuard(policy: policy))
    }

    @Test("Once the limit is reached nothing begins, and the player says why")
    func beginning() async {
        // Given
        policy.reach()

        // When
        await player.service.play(story: Story.three[0], from: nil)

        // Then
        #expect(player.service.transport.state == .error(refused, Story.three[0]))
        #expect(refused.message == "Ben has listened for 30 minutes today.")
    }

    @Test("A story that plays goes on to its end, and none follows")
    func end() async {
        // Given
        player.service.setQueue(Story.three)
        await player.service.play(at: 0)
        await player.listen(for: .seconds(30))

        // When
        policy.reach()
        await player.listen(for: .seconds(29))
        let before = player.service.transport.state
        player.engine.advance(by: .seconds(1))
        await player.wait { if case .error = player.service.transport.state { true } else { false } }

        // Then
        #expect(before.isPlaying && before.story?.id == Story.three[0].id)
        #expect(player.service.transport.state == .error(refused, Story.three[1]))
    }

    @Test("A story that plays can be paused and gone on with, but not gone back in")
    func goingBack() async {
        // Given
        await player.service.play(story: Story.three[0], from: nil)
        await player.listen(for: .seconds(20))
        policy.reach()
        await player.listen(for: .seconds(10))
        await player.wait { player.service.transport.limits.refusal != nil }

        // When
        let transport = player.service.transport
        transport.seek(to: 1)
        let (position, notice) = (transport.currentTime, transport.notice)
        transport.pause(for: .listener)
        transport.resume()
        transport.seek(to: 45)

        // Then
        #expect(position == 30 && notice == refused)
        #expect(transport.state.isPlaying && transport.currentTime == 45)
    }

    @Test("Going back to the beginning is refused, and the story goes on")
    func previous() async {
        // Given
        await player.service.play(story: Story.three[0], from: nil)
        await player.listen(for: .seconds(20))
        policy.reach()

        // When
        await player.service.previous()

        // Then
        let transport = player.service.transport
        #expect(transport.state.isPlaying && transport.currentTime == 20 && transport.notice == refused)
    }

    @Test("What a story is about decides whether it begins")
    func content() async {
        // Given
        var controls = CurrentControls()
        controls.controls.blockedWords = BlockedWords("lamp")
        policy.set(controls)
        var story = Story.three[0]
        story.pages[0].text = "Two lamps shone."

        // When
        await player.service.play(story: story, from: nil)

        // Then
        let blocked = AudioPlaybackError.refused(.limit(.blockedWord("lamps"), profile: "Ben"))
        #expect(player.service.transport.state == .error(blocked, story))
    }

    @Test("At bedtime the screen stays dark, from the first moment on or as soon as it is; the story goes on")
    func bedtime() async {
        // Given
        var controls = CurrentControls(isBedtime: true)
        policy.set(controls)

        // When
        await player.service.play(story: Story.three[0], from: nil)
        let first = player.service.transport.limits.isBedtime
        controls.isBedtime = false
        policy.set(controls)
        await player.listen(for: .seconds(20))
        await player.wait { !player.service.transport.limits.isBedtime }

        // Then
        #expect(first && player.service.transport.state.isPlaying)
        #expect(player.service.transport.limits == .none)
    }

    @Test("A story that is repeated ends with the limit, too")
    func repeating() async {
        // Given
        player.service.setQueue([Story.three[0]])
        player.service.setRepeat(.one)
        await player.service.play(at: 0)
        await player.listen(for: .seconds(59))

        // When
        policy.reach()
        player.engine.advance(by: .seconds(1))
        await player.wait { if case .error = player.service.transport.state { true } else { false } }

        // Then
        #expect(player.service.transport.state == .error(refused, Story.three[0]))
    }
}
