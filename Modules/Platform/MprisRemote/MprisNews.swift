import StoryCore

/// What others on the bus have to be told.
struct MprisChange: Hashable {
    /// Properties of the player that have another value now, by name.
    var properties: [String: BusValue]
    /// Where it is, in microseconds, if that is not where others believe it to be.
    var jump: Int64?
}

/// Knows what others on the bus believe, and so what they have to be told.
///
/// By the specification they reckon where playback is from the last place that they know and the rate; a story that
/// begins is believed to begin at its start.
struct MprisNews {
    /// Places that are nearer than this, in seconds, are the same: nobody sees the difference, and a reading is never
    /// exact.
    static let tolerance = 0.2

    /// What they were told, with the place that they believe in; nil as long as nobody knows us.
    private var believed: PlaybackRemoteState?

    /// Whether something has to be told; as long as nobody knows us, nothing has.
    func isNews(_ new: PlaybackRemoteState) -> Bool {
        guard let believed else { return false }
        return isJump(new, from: believed) || differs(new, from: believed)
    }

    /// What has to be told, which counts as told from then on; nil if nothing has. The first one is never told: whoever
    /// finds a new player asks for everything.
    mutating func take(_ new: PlaybackRemoteState) -> MprisChange? {
        guard let old = believed else {
            believed = new
            return nil
        }
        let (isJump, differs) = (isJump(new, from: old), differs(new, from: old))
        guard isJump || differs else { return nil }
        believed = new
        if !isJump, old.status == new.status, old.speed == new.speed, old.track?.story == new.track?.story {
            // They go on reckoning from where they began.
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
