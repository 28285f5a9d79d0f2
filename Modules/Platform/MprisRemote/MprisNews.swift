import StoryCore

/// A change that has to be signalled to clients.
struct MprisChange: Hashable {
    /// Properties of the player that have another value now, by name.
    var properties: [String: BusValue]
    /// The position in microseconds, if it is not the one that clients calculate.
    var jump: Int64?
}

/// Tracks what clients know, and so which changes have to be signalled.
///
/// By the specification clients calculate the position from the last known one and the rate; a new track is assumed to
/// begin at its start.
struct MprisNews {
    /// The tolerance of positions in seconds: a reading is never exact, and smaller differences are invisible.
    static let tolerance = 0.2

    /// The last signalled state, with the position that clients assume; nil before any client knows the player.
    private var believed: PlaybackRemoteState?

    /// Returns whether a state has to be signalled; none before any client knows the player.
    func isNews(_ new: PlaybackRemoteState) -> Bool {
        guard let believed else { return false }
        return isJump(new, from: believed) || differs(new, from: believed)
    }

    /// Returns the change that has to be signalled, and records it; nil if there is none. The first state is never
    /// signalled: a client that finds a new player queries everything.
    mutating func take(_ new: PlaybackRemoteState) -> MprisChange? {
        guard let old = believed else {
            believed = new
            return nil
        }
        let (isJump, differs) = (isJump(new, from: old), differs(new, from: old))
        guard isJump || differs else { return nil }
        believed = new
        if !isJump, old.status == new.status, old.speed == new.speed, old.track?.story == new.track?.story {
            // Clients continue to calculate from the old position.
            believed?.position = old.position
        }
        let known = MprisObject(state: old).player
        let changed = MprisObject(state: new).player.filter { known[$0.key] != $0.value }
        return MprisChange(properties: changed, jump: isJump ? Microseconds.of(new.position.seconds) : nil)
    }

    private func differs(_ new: PlaybackRemoteState, from old: PlaybackRemoteState) -> Bool {
        var new = new
        new.position = old.position
        return new != old
    }

    private func isJump(_ new: PlaybackRemoteState, from old: PlaybackRemoteState) -> Bool {
        guard let story = new.track?.story else { return false }
        var reckoned = story == old.track?.story ? old.position.seconds(at: new.position.instant) : 0
        if let duration = new.track?.duration, duration > 0 { reckoned = min(reckoned, duration) }
        return abs(new.position.seconds - reckoned) > Self.tolerance
    }
}
