import Foundation
import StoryCore

/// The object that MPRIS players show on the bus, at one moment: `/org/mpris/MediaPlayer2` with the interfaces
/// `org.mpris.MediaPlayer2` and `org.mpris.MediaPlayer2.Player` of the MPRIS 2.2 specification.
struct MprisObject {
    static let path = "/org/mpris/MediaPlayer2"
    static let rootInterface = "org.mpris.MediaPlayer2"
    static let playerInterface = "org.mpris.MediaPlayer2.Player"
    static let propertiesInterface = "org.freedesktop.DBus.Properties"

    var state: PlaybackRemoteState

    /// Returns the names to try in order: the specification wants a unique one for each further player, such as one
    /// with the process's number.
    static func names(process: Int32) -> [String] {
        let own = "\(rootInterface).story.instance\(process)"
        // Processes in two containers may have the same number, and one process may have two players.
        return ["\(rootInterface).story", own] + (2...9).map { "\(own)_\($0)" }
    }

    // MARK: - Properties

    /// The properties of the program, by name.
    ///
    /// A terminal program cannot be raised. `DesktopEntry` names the entry of this program's package.
    var root: [String: BusValue] {
        [
            "CanQuit": .boolean(true), "CanRaise": .boolean(false), "HasTrackList": .boolean(false),
            "Identity": .string("Story Studio"), "DesktopEntry": .string("story"),
            "SupportedUriSchemes": .strings([]), "SupportedMimeTypes": .strings([]),
        ]
    }

    /// The properties of the player, by name, except `Position`, whose changes are not signalled.
    var player: [String: BusValue] {
        [
            "PlaybackStatus": .string(status), "LoopStatus": .string(loopStatus),
            "Shuffle": .boolean(state.isShuffled), "Metadata": .dictionary(metadata),
            "Rate": .number(state.speed.value), "Volume": .number(state.volume),
            "MinimumRate": .number(PlaybackSpeed.range.lowerBound),
            "MaximumRate": .number(PlaybackSpeed.range.upperBound),
            "CanGoNext": .boolean(state.hasNext), "CanGoPrevious": .boolean(state.hasPrevious),
            "CanPlay": .boolean(canPlay), "CanPause": .boolean(canPlay), "CanSeek": .boolean(canSeek),
            "CanControl": .boolean(true),
        ]
    }

    var canPlay: Bool { state.track != nil }

    var canSeek: Bool { state.track != nil && state.status != .stopped }

    /// Returns the position, in microseconds.
    func position(at instant: SuspendingClock.Instant) -> Int64 {
        guard let track = state.track else { return 0 }
        let seconds = state.position.seconds(at: instant)
        return Microseconds.of(track.duration > 0 ? min(seconds, track.duration) : seconds)
    }

    private var status: String {
        switch state.status {
        case .playing: "Playing"
        case .paused: "Paused"
        case .stopped: "Stopped"
        }
    }

    /// The specification's names of the repeat modes.
    static let loopStatuses: [(name: String, repeats: PlaybackRepeat)] = [
        ("None", .off), ("Track", .one), ("Playlist", .all),
    ]

    private var loopStatus: String { Self.loopStatuses.first { $0.repeats == state.repeats }?.name ?? "None" }

    private var metadata: [String: BusValue] {
        guard let track = state.track else { return [:] }
        var metadata: [String: BusValue] = [
            "mpris:trackid": .path(Self.path(of: track.story)), "xesam:title": .string(track.title),
        ]
        if track.duration > 0 { metadata["mpris:length"] = .integer(Microseconds.of(track.duration)) }
        if !track.artists.isEmpty { metadata["xesam:artist"] = .strings(track.artists) }
        if let cover = track.cover { metadata["mpris:artUrl"] = .string(cover.absoluteString) }
        return metadata
    }

    /// A story's name on the bus, where names have only letters, digits and underscores: every other byte is an
    /// underscore and its number.
    static func path(of story: StoryID) -> String {
        let plain = Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
        let name = story.rawValue.utf8.reduce(into: "") { name, byte in
            if plain.contains(byte) {
                name.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                name += "_" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }
        }
        return "/story/track/" + (name.isEmpty ? "_" : name)
    }
}
