import Foundation
import StoryCore
import TestSupport
import Testing

@testable import MprisRemote

@Suite("A player on the bus, by the MPRIS specification", .tags(.process), .timeLimit(.minutes(1)))
struct MprisObjectTests {
    private static let start = PlaybackRemoteState.start

    private func outcome(_ call: BusCall, _ state: PlaybackRemoteState = .stub()) -> MprisObject.Outcome {
        MprisObject(state: state).outcome(of: call, at: Self.start)
    }

    // MARK: - Methods

    @Test(
        "A method is a command",
        arguments: [
            (BusCall.player("Play"), PlaybackRemoteCommand.play), (.player("Pause"), .pause),
            (.player("PlayPause"), .playPause), (.player("Stop"), .stop), (.player("Next"), .next),
            (.player("Previous"), .previous), (.player("Seek", .integer(-2_500_000)), .skip(-2.5)),
            (.player("Seek", .integer(.max)), .skip(9_223_372_036_854.775807)),
            (.player("Seek", .integer(.min)), .skip(-9_223_372_036_854.775808)),
            (
                .player("SetPosition", .path("/story/track/8_2d_c3_a9"), .integer(59_000_000)),
                .seek(to: 59, in: StoryID(rawValue: "8-é"))
            ),
            (BusCall(interface: MprisObject.rootInterface, member: "Quit", arguments: []), .quit),
            (.set("Rate", .number(1.3)), .setRate(1.3)), (.set("Rate", .number(-1)), .setRate(-1)),
            (.set("Rate", .number(.infinity)), .setRate(.infinity)),
            // A rate of zero acts as a pause.
            (.set("Rate", .number(0)), .pause),
            (.set("Volume", .number(0.3)), .setVolume(0.3)), (.set("Volume", .number(-3)), .setVolume(0)),
            (.set("Volume", .number(1e300)), .setVolume(1)), (.set("LoopStatus", .string("None")), .setRepeat(.off)),
            (.set("LoopStatus", .string("Track")), .setRepeat(.one)),
            (.set("LoopStatus", .string("Playlist")), .setRepeat(.all)),
            (.set("Shuffle", .boolean(true)), .setShuffled(true)),
        ])
    func command(call: BusCall, command: PlaybackRemoteCommand) {
        let outcome = outcome(call)
        #expect(outcome.answer == .values([]))
        #expect(outcome.command == command)
    }

    @Test(
        "What cannot be done has no effect, and is no error",
        arguments: [
            (BusCall.player("Next"), PlaybackRemoteState.stub(hasNext: false)),
            (.player("Previous"), .stub(hasPrevious: false)), (.player("Play"), .stub(track: nil)),
            (.player("Pause"), .stub(track: nil)), (.player("Stop"), .stub(.stopped)),
            (.player("Seek", .integer(1)), .stub(.stopped)), (.player("Seek", .integer(1)), .stub(track: nil)),
            (BusCall(interface: MprisObject.rootInterface, member: "Raise", arguments: []), .stub()),
            // Another story's position, and positions that the story does not have.
            (.player("SetPosition", .path("/story/track/another"), .integer(1)), .stub()),
            (.player("SetPosition", .path("/org/mpris/MediaPlayer2/TrackList/NoTrack"), .integer(1)), .stub()),
            (.player("SetPosition", .path("/story/track/8_2d_c3_a9"), .integer(-1)), .stub()),
            (.player("SetPosition", .path("/story/track/8_2d_c3_a9"), .integer(60_000_001)), .stub()),
            (.player("SetPosition", .path("/story/track/8_2d_c3_a9"), .integer(.max)), .stub()),
        ])
    func noEffect(call: BusCall, state: PlaybackRemoteState) {
        let outcome = outcome(call, state)
        #expect(outcome.answer == .values([]))
        #expect(outcome.command == nil)
    }

    @Test(
        "What makes no sense is an error, and does nothing",
        arguments: [
            (BusCall.player("Seek"), BusFailure.invalidArguments), (.player("Seek", .number(1)), .invalidArguments),
            (.player("Next", .integer(1)), .invalidArguments),
            (.player("SetPosition", .integer(1), .integer(1)), .invalidArguments),
            (BusCall(interface: MprisObject.playerInterface, member: "Seek", arguments: nil), .invalidArguments),
            (
                BusCall(interface: MprisObject.rootInterface, member: "Quit", arguments: [.boolean(true)]),
                .invalidArguments
            ),
            (.player("Explode"), .unknownMethod), (.player(""), .unknownMethod),
            (BusCall(interface: MprisObject.rootInterface, member: "Play", arguments: []), .unknownMethod),
            (BusCall(interface: "org.example", member: "Play", arguments: []), .unknownInterface),
            (.player("OpenUri", .string("file:///etc/passwd")), .notSupported),
            (.set("Rate", .number(.nan)), .invalidArguments), (.set("Rate", .integer(1)), .invalidArguments),
            (.set("Volume", .number(.nan)), .invalidArguments), (.set("Volume", .string("loud")), .invalidArguments),
            (.set("Position", .integer(1)), .readOnlyProperty), (.set("CanQuit", .boolean(false)), .unknownProperty),
            (.set("CanQuit", .boolean(false), of: MprisObject.rootInterface), .readOnlyProperty),
            (.set("Rate", .number(1), of: "org.example"), .unknownInterface),
            (.get("Fullscreen"), .unknownProperty), (.set("LoopStatus", .string("Twice")), .invalidArguments),
            (.set("Shuffle", .string("yes")), .invalidArguments), (.get("Rate", of: "org.example"), .unknownInterface),
            (BusCall(interface: MprisObject.propertiesInterface, member: "GetAll", arguments: []), .invalidArguments),
        ])
    func nonsense(call: BusCall, failure: BusFailure) {
        let outcome = outcome(call)
        #expect(outcome.answer.failure == failure)
        #expect(outcome.command == nil)
    }

    @Test("PlayPause without a story is an error")
    func nothingToPlay() {
        let outcome = outcome(.player("PlayPause"), .stub(track: nil))
        #expect(outcome.answer.failure == .failed)
        #expect(outcome.command == nil)
    }

    // MARK: - Properties

    @Test("Everything that a desktop shows is there")
    func metadata() {
        // When
        let properties = MprisObject(state: .stub()).player
        // Then
        #expect(
            properties["Metadata"]
                == .dictionary([
                    "mpris:trackid": .path("/story/track/8_2d_c3_a9"), "mpris:length": .integer(60_000_000),
                    "mpris:artUrl": .string("file:///media/a%20b.png"), "xesam:title": .string("The lamp"),
                    "xesam:artist": .strings(["Mira", "Ole"]),
                ]))
        #expect(properties["PlaybackStatus"] == .string("Playing"))
        #expect(properties["MinimumRate"] == .number(0.5))
        #expect(properties["MaximumRate"] == .number(2))
        #expect(properties["Volume"] == .number(0.5))
        #expect(
            outcome(.get("Identity", of: MprisObject.rootInterface)).answer
                == .values([.variant(.string("Story Studio"))]))
    }

    @Test("A story of which little is known is shown with what is known")
    func bareTrack() {
        let track = PlaybackRemoteTrack.stub(StoryID(rawValue: ""), artists: [], duration: 0, cover: nil)
        #expect(
            MprisObject(state: .stub(track: track)).player["Metadata"]
                == .dictionary(["mpris:trackid": .path("/story/track/_"), "xesam:title": .string("The lamp")]))
    }

    @Test(
        "What can be done is said", arguments: [("CanGoNext", true), ("CanGoPrevious", false), ("CanSeek", true)])
    func possibilities(name: String, isPossible: Bool) {
        let state = PlaybackRemoteState.stub(hasPrevious: false)
        #expect(outcome(.get(name), state).answer == .values([.variant(.boolean(isPossible))]))
    }

    @Test("Without a story nothing can be played, paused or sought, and the metadata is empty")
    func nothing() {
        let properties = MprisObject(state: .stub(.stopped, track: nil, seconds: 0)).player
        #expect(["CanPlay", "CanPause", "CanSeek"].allSatisfy { properties[$0] == .boolean(false) })
        #expect(properties["Metadata"] == .dictionary([:]))
        #expect(properties["PlaybackStatus"] == .string("Stopped"))
    }

    @Test(
        "The position is where the story is at that moment, within the story",
        arguments: [(0.0, 1.0, Int64(10_000_000)), (5, 1, 15_000_000), (5, 2, 20_000_000), (500, 1, 60_000_000)])
    func position(later: Double, speed: Double, microseconds: Int64) throws {
        let sut = MprisObject(state: .stub(speed: try PlaybackSpeed(speed)))
        let instant = Self.start.advanced(by: .seconds(later))
        #expect(sut.outcome(of: .get("Position"), at: instant).answer == .values([.variant(.integer(microseconds))]))
    }

    @Test("All properties at once are the same as one by one")
    func all() throws {
        let call = BusCall(
            interface: MprisObject.propertiesInterface, member: "GetAll",
            arguments: [.string(MprisObject.playerInterface)])
        let answer = BusAnswer.values([
            .dictionary(MprisObject(state: .stub()).player.merging(["Position": .integer(10_000_000)]) { $1 })
        ])
        #expect(outcome(call).answer == answer)
    }

    @Test("The description names every property, and is XML")
    func introspection() throws {
        let text = MprisObject.introspection
        let sut = MprisObject(state: .stub())
        for name in Array(sut.player.keys) + Array(sut.root.keys) + ["Position"] {
            #expect(text.contains("<property name=\"\(name)\""), "\(name)")
        }
        #expect(
            outcome(BusCall(interface: "org.freedesktop.DBus.Introspectable", member: "Introspect", arguments: []))
                .answer
                == .values([.string(text)]))
    }

    @Test("The second player has a name of its own")
    func names() {
        let names = MprisObject.names(process: 77)
        #expect(names.prefix(2) == ["org.mpris.MediaPlayer2.story", "org.mpris.MediaPlayer2.story.instance77"])
        #expect(Set(names).count == names.count)
    }
}
