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

    func seek(to place: Double) throws(PlaybackError) {
        guard let found = session else { return }
        let place = found.clamped(place)
        session?.position = PlaybackPosition(seconds: place, instant: .now, rate: 0)
        guard found.isLoaded else {
            session?.pendingSeek = place
            return
        }
        session?.isSettled = false
        session?.awaitsSeek = true
        session?.hasEnded = false
        session?.isAtEnd = false
        // Of a file that grows, libmpv may wait for what comes next, and not listen until it is there.
        found.file?.hurry()
        try perform { player throws(ProviderError) in try player.command("seek", "\(place)", "absolute+exact") }
    }

    // MARK: - What libmpv tells

    func handleEvents() throws(PlaybackError) {
        var failure: MpvEvent.Failure?
        while let event = player?.nextEvent() {
            switch event {
            case .started(let entry):
                let isCurrent = entry == session?.entry
                session?.isCurrent = isCurrent
            case .seekBegan: session?.awaitsSeek = false
            // What sounds before the last seek is another place.
            case .restarted: if session?.awaitsSeek == false { try settle() }
            case .endChanged:
                let isAtEnd = session?.isSettled == true && player?.flag("eof-reached") == true
                session?.isAtEnd = isAtEnd
                // A file that grew is as long as it has turned out to be.
                if isAtEnd, session?.duration == nil, session?.file?.isAtRealEnd == true {
                    session?.duration = player?.duration
                }
            case .complaint(let text): complaints = complaints.suffix(9) + [text]
            case .closed(let entry, let reason):
                if entry == session?.entry { failure = reason ?? failure }
            }
        }
        // Only now: libmpv tells last what it has to say of the things that it has told.
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
        // Without a device libmpv says that sound begins, and then that it could not.
        guard var settled = session, settled.isCurrent, let player, player.hasOutput else { return }
        let isNew = !settled.isLoaded
        if isNew {
            settled.isLoaded = true
            // What a file says of its length while it grows is not its length.
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
        if let place = settled.pendingSeek {
            session?.pendingSeek = nil
            return try seek(to: place)
        }
        guard publish(settled.position) else { return }
        tell(PlaybackEvent(load: settled.load, change: .position(settled.position)))
    }

    // MARK: - Where playback is

    /// Takes a reading when it is due, and tells of the end when it has been heard.
    func followPosition(_ now: SuspendingClock.Instant) throws(PlaybackError) {
        guard var found = session, now >= found.nextReading(after: Self.readingInterval) else { return }
        // libmpv does not tell of an end that it left and came back to before anybody looked, as by a seek to it.
        if !found.isAtEnd, player?.flag("eof-reached") == true {
            found.isAtEnd = true
            session?.isAtEnd = true
        }
        if found.isAtEnd { return try found.file?.isAtRealEnd == false ? goOn(found, now) : end(found, now) }
        let (seconds, instant) = reading() ?? (found.position.seconds(at: now), now)
        // What libmpv waits for is not heard.
        let stands = found.file?.isWaiting == true && seconds <= found.position.seconds
        let position = PlaybackPosition(
            seconds: found.clamped(seconds), instant: instant, rate: stands ? 0 : speed.value)
        session?.position = position
        guard publish(position) else { return }
        tell(PlaybackEvent(load: found.load, change: .position(position)))
    }

    /// libmpv has heard what was there of a file that grows: it goes on as soon as there is more.
    private func goOn(_ found: PlaybackSession, _ now: SuspendingClock.Instant) throws(PlaybackError) {
        let place = found.position.rate > 0 ? reading()?.seconds ?? found.position.seconds : found.position.seconds
        let position = PlaybackPosition(seconds: place, instant: now, rate: 0)
        session?.position = position
        guard publish(position) else { return }
        tell(PlaybackEvent(load: found.load, change: .position(position)))
        guard found.file?.goesOnBehindFalseEnd == true else { return }
        try seek(to: place)
    }

    /// libmpv has decoded everything, and what the device still had has been heard by now.
    private func end(_ found: PlaybackSession, _ now: SuspendingClock.Instant) {
        let position = PlaybackPosition(
            seconds: found.clamped(found.position.seconds(at: now)), instant: now, rate: 0)
        session?.hasEnded = true
        session?.position = position
        guard publish(position) else { return }
        tell(PlaybackEvent(load: found.load, change: .ended(position)))
    }

    /// What is heard at an instant; nil if libmpv cannot say, or took so long that nobody knows at which.
    private func reading() -> (seconds: Double, instant: SuspendingClock.Instant)? {
        let began = SuspendingClock.now
        guard let seconds = player?.number("audio-pts") else { return nil }
        let time = began.duration(to: .now)
        return time < Self.longestReading ? (seconds, began.advanced(by: time / 2)) : nil
    }

    /// Says where playback is; false if a caller knows better.
    private func publish(_ position: PlaybackPosition) -> Bool {
        queue.report(position, duration: session?.duration, placements: placements)
    }
}

extension MpvPlayer {
    /// Whether a sound device is open.
    fileprivate var hasOutput: Bool { number("audio-out-params/samplerate") != nil }

    /// The file's length in seconds; nil if the file does not say.
    fileprivate var duration: Double? { number("duration").map { max(0, $0) } }
}
