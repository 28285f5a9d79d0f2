import Foundation
import StoryCore
import Testing

@testable import MprisRemote

@Suite("What others on the bus are told", .timeLimit(.minutes(1)))
struct MprisNewsTests {
    private let start = PlaybackRemoteState.start
    private var sut = MprisNews()

    init() {
        _ = sut.take(.stub())
    }

    private func later(_ seconds: Double) -> SuspendingClock.Instant { start.advanced(by: .seconds(seconds)) }

    @Test("The first state is no news: whoever finds a player asks")
    func first() {
        var sut = MprisNews()
        #expect(!sut.isNews(.stub()))
        #expect(sut.take(.stub()) == nil)
    }

    @Test("A story that goes on as it did is no news, however often its position is shown")
    mutating func goingOn() {
        for tick in 1...400 {
            let now = PlaybackRemoteState.stub(
                seconds: 10 + Double(tick) / 10, at: later(Double(tick) / 10))
            #expect(!sut.isNews(now))
            #expect(sut.take(now) == nil)
        }
    }

    @Test("A jump is news, either way, playing or paused", arguments: [(10.5, 0.0), (0, 5), (59, 1), (9.5, 0)])
    mutating func jump(seconds: Double, later: Double) {
        let now = PlaybackRemoteState.stub(seconds: seconds, at: self.later(later))
        #expect(sut.isNews(now))
        #expect(sut.take(now) == MprisChange(properties: [:], jump: Int64(seconds * 1e6)))
        #expect(!sut.isNews(now))
    }

    @Test("Small delays that pile up are a jump in the end")
    mutating func drift() {
        let jumps = (1...30).compactMap { tick in
            sut.take(.stub(seconds: 10 + Double(tick) * 0.99, at: later(Double(tick))))?.jump
        }
        #expect(jumps.count == 1)
    }

    @Test("Only properties with another value are told")
    mutating func properties() throws {
        #expect(sut.take(.stub(.paused))?.properties == ["PlaybackStatus": .string("Paused")])
        #expect(
            sut.take(.stub(.paused, speed: try PlaybackSpeed(1.5), hasNext: false))?.properties
                == ["Rate": .number(1.5), "CanGoNext": .boolean(false)])
    }

    @Test("Another story is believed to begin at its start")
    mutating func nextStory() {
        let other = PlaybackRemoteTrack.stub(StoryID(rawValue: "other"))
        let fromStart = sut.take(.stub(track: other, seconds: 0, at: later(3)))
        #expect(fromStart?.jump == nil)
        #expect(fromStart?.properties.keys.sorted() == ["Metadata"])
        let fromWithin = sut.take(.stub(seconds: 20, at: later(4)))
        #expect(fromWithin?.jump == 20_000_000)
    }

    @Test("At the end of a story nobody believes it to go on")
    mutating func end() {
        #expect(sut.take(.stub(seconds: 60, at: later(70))) == nil)
    }

    @Test("A story of unknown length goes on without news")
    mutating func unknownLength() {
        let track = PlaybackRemoteTrack.stub(duration: 0)
        _ = sut.take(.stub(track: track))
        #expect(sut.take(.stub(track: track, seconds: 70, at: later(60))) == nil)
    }
}
