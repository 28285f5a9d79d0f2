import Foundation
import StoryCore

@testable import MprisRemote

extension PlaybackRemoteTrack {
    /// A story of a minute.
    static func stub(
        _ story: StoryID = StoryID(rawValue: "8-é"), title: String = "The lamp", artists: [String] = ["Mira", "Ole"],
        duration: TimeInterval = 60, cover: URL? = URL(filePath: "/media/a b.png")
    ) -> PlaybackRemoteTrack {
        PlaybackRemoteTrack(story: story, title: title, artists: artists, duration: duration, cover: cover)
    }
}

extension PlaybackRemoteState {
    /// A story that plays, with one before it and one after.
    static func stub(
        _ status: Status = .playing, track: PlaybackRemoteTrack? = .stub(), seconds: Double = 10,
        at instant: SuspendingClock.Instant = start, speed: PlaybackSpeed = .normal, hasNext: Bool = true,
        hasPrevious: Bool = true
    ) -> PlaybackRemoteState {
        PlaybackRemoteState(
            status: status, track: track,
            position: PlaybackPosition(
                seconds: seconds, instant: instant, rate: status == .playing ? speed.value : 0),
            speed: speed, volume: 0.5, hasNext: hasNext, hasPrevious: hasPrevious)
    }

    static let start = SuspendingClock.now
}

extension BusCall {
    /// A call of the player's interface.
    static func player(_ member: String, _ arguments: BusValue...) -> BusCall {
        BusCall(interface: MprisObject.playerInterface, member: member, arguments: arguments)
    }

    /// A call that sets a property of the player.
    static func set(_ name: String, _ value: BusValue, of interface: String = MprisObject.playerInterface) -> BusCall {
        BusCall(
            interface: MprisObject.propertiesInterface, member: "Set",
            arguments: [.string(interface), .string(name), .variant(value)])
    }

    /// A call that asks for a property.
    static func get(_ name: String, of interface: String = MprisObject.playerInterface) -> BusCall {
        BusCall(
            interface: MprisObject.propertiesInterface, member: "Get", arguments: [.string(interface), .string(name)])
    }
}

extension BusAnswer {
    /// How the call failed; nil if it did not.
    var failure: BusFailure? {
        if case .failure(let failure, _) = self { failure } else { nil }
    }
}
