import StoryCore

extension PlaybackLoop {
    // MARK: - What callers ask for

    func setPlaying(_ isPlaying: Bool) throws(PlaybackError) {
        guard let found = session, found.isPlaying != isPlaying else { return }
        guard !(isPlaying && found.hasEnded) else { return }
        let wasHeard = found.isHeard
        session?.isPlaying = isPlaying
        try perform { player throws(ProviderError) in try player.set("pause", to: !isPlaying) }
        let now = SuspendingClock.now
        var position = found.position
        position.seconds = position.seconds(at: now)
        position.instant = now
        if wasHeard, !found.isAtEnd, let reading = reading() { (position.seconds, position.instant) = reading }
        position.seconds = found.clamped(position.seconds)
        position.rate = isPlaying && found.isSettled ? speed.value : 0
        session?.position = position
        _ = publish(position)
        tell(PlaybackEvent(load: found.load, change: isPlaying ? .resumed(position) : .paused(position)))
    }

    func seek(to seconds: Double) throws(PlaybackError) {
        guard let found = session else { return }
        let seconds = found.clamped(seconds)
        session?.position = PlaybackPosition(seconds: seconds, instant: .now, rate: 0)
        guard found.isLoaded else {
            session?.pendingSeek = seconds
            return
        }
        session?.isSettled = false
        session?.awaitsSeek = true
        session?.hasEnded = false
        session?.isAtEnd = false
        // While libmpv waits for bytes of a growing file, it ignores commands.
        found.file?.hurry()
        try perform { player throws(ProviderError) in try player.command("seek", "\(seconds)", "absolute+exact") }
    }

    // MARK: - Events of libmpv

    func handleEvents() throws(PlaybackError) {
        var failure: MpvEvent.Failure?
        while let event = player?.nextEvent() {
            switch event {
            case .started(let entry):
                let isCurrent = entry == session?.entry
                session?.isCurrent = isCurrent
            case .seekBegan: session?.awaitsSeek = false
            // Positions before the last seek are stale.
            case .restarted: if session?.awaitsSeek == false { try settle() }
            case .endChanged:
                let isAtEnd = session?.isSettled == true && player?.flag("eof-reached") == true
                session?.isAtEnd = isAtEnd
                // The length of a growing file is known only at its end.
                if isAtEnd, session?.duration == nil, session?.file?.isAtRealEnd == true {
                    session?.duration = player?.duration
                }
            case .complaint(let text): complaints = complaints.suffix(9) + [text]
            case .closed(let entry, let reason):
                if entry == session?.entry { failure = reason ?? failure }
            }
        }
        // Only now: libmpv sends its messages after the event.
        if let failure { throw error(for: failure) }
    }

    private func error(for failure: MpvEvent.Failure) -> PlaybackError {
        switch failure {
        case .output: outputError
        case .content(let detail): .notAudio(path: session?.path ?? "", detail: "libmpv says: \(detail).")
        }
    }

    /// Sound begins, or could begin if it were not paused.
    private func settle() throws(PlaybackError) {
        // Without a device libmpv first reports that sound begins, and then that it failed.
        guard var settled = session, settled.isCurrent, let player, player.hasOutput else { return }
        let isNew = !settled.isLoaded
        if isNew {
            settled.isLoaded = true
            // The length of a growing file is not final.
            settled.duration = settled.file?.isGrowing == true ? nil : player.duration
            settled.position.seconds = settled.clamped(settled.position.seconds)
        }
        settled.isSettled = true
        settled.file?.settle()
        settled.isAtEnd = player.flag("eof-reached")
        settled.position.instant = .now
        settled.position.rate = settled.isPlaying ? speed.value : 0
        session = settled
        if isNew { tell(PlaybackEvent(load: settled.load, change: .loaded(duration: settled.duration))) }
        if let pending = settled.pendingSeek {
            session?.pendingSeek = nil
            return try seek(to: pending)
        }
        guard publish(settled.position) else { return }
        tell(PlaybackEvent(load: settled.load, change: .position(settled.position)))
    }

    // MARK: - Where playback is

    /// Reads the position when due, and reports the end when it was heard.
    func followPosition(_ now: SuspendingClock.Instant) throws(PlaybackError) {
        guard var found = session, now >= found.nextReading(after: Self.readingInterval) else { return }
        // libmpv does not report an end that it left and reached again in between, as by a seek to it.
        if !found.isAtEnd, player?.flag("eof-reached") == true {
            found.isAtEnd = true
            session?.isAtEnd = true
        }
        if found.isAtEnd { return try found.file?.isAtRealEnd == false ? goOn(found, now) : end(found, now) }
        let (seconds, instant) = reading() ?? (found.position.seconds(at: now), now)
        // Playback is not audible while libmpv waits.
        let stands = found.file?.isWaiting == true && seconds <= found.position.seconds
        let position = PlaybackPosition(
            seconds: found.clamped(seconds), instant: instant, rate: stands ? 0 : speed.value)
        session?.position = position
        guard publish(position) else { return }
        tell(PlaybackEvent(load: found.load, change: .position(position)))
    }

    /// Handles the end of what exists of a growing file: playback continues as soon as there is more.
    private func goOn(_ found: PlaybackSession, _ now: SuspendingClock.Instant) throws(PlaybackError) {
        let seconds = found.position.rate > 0 ? reading()?.seconds ?? found.position.seconds : found.position.seconds
        let position = PlaybackPosition(seconds: seconds, instant: now, rate: 0)
        session?.position = position
        guard publish(position) else { return }
        tell(PlaybackEvent(load: found.load, change: .position(position)))
        guard found.file?.goesOnBehindFalseEnd == true else { return }
        try seek(to: seconds)
    }

    /// Handles the end: libmpv has decoded everything, and the device's buffer was played.
    private func end(_ found: PlaybackSession, _ now: SuspendingClock.Instant) {
        let position = PlaybackPosition(
            seconds: found.clamped(found.position.seconds(at: now)), instant: now, rate: 0)
        session?.hasEnded = true
        session?.position = position
        guard publish(position) else { return }
        tell(PlaybackEvent(load: found.load, change: .ended(position)))
    }

    /// Returns the audible position at an instant; nil if libmpv does not know it, or took too long for the instant to
    /// be known.
    private func reading() -> (seconds: Double, instant: SuspendingClock.Instant)? {
        let began = SuspendingClock.now
        guard let seconds = player?.number("audio-pts") else { return nil }
        let time = began.duration(to: .now)
        return time < Self.longestReading ? (seconds, began.advanced(by: time / 2)) : nil
    }

    /// Publishes a position; returns false if a caller has set another one.
    private func publish(_ position: PlaybackPosition) -> Bool {
        queue.report(position, duration: session?.duration, placements: placements)
    }
}

extension MpvPlayer {
    /// Whether a sound device is open.
    fileprivate var hasOutput: Bool { number("audio-out-params/samplerate") != nil }

    /// The file's length in seconds; nil if unknown.
    fileprivate var duration: Double? { number("duration").map { max(0, $0) } }
}
