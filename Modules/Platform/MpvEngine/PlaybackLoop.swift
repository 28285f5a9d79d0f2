import Foundation
import StoryCore

/// The loop of the engine's thread: passes commands to libmpv, and its events to the reader.
final class PlaybackLoop {
    /// The interval of position readings; positions in between are calculated.
    static let readingInterval = Duration.milliseconds(100)
    /// A reading that takes longer than this is not used.
    static let longestReading = Duration.milliseconds(20)
    /// The longest that the end is held back for what the sound device has not played yet.
    static let longestTail = Duration.milliseconds(600)

    let queue: PlayerCommandQueue
    let tell: (PlaybackEvent) -> Void
    private let setup: MpvSetup
    private let streams = StreamCallbackRegistry()
    var player: MpvPlayer?
    var session: PlaybackSession?
    var placements = 0
    var speed = PlaybackSpeed.normal
    var complaints: [String] = []
    private var volume = 1.0
    private var fade: Fade?
    private var lastTick = SuspendingClock.now

    init(queue: PlayerCommandQueue, setup: MpvSetup, tell: @escaping (PlaybackEvent) -> Void) {
        self.queue = queue
        self.setup = setup
        self.tell = tell
    }

    /// Works until the queue is closed.
    func run() {
        while let (commands, placements) = queue.takeCommands() {
            self.placements = placements
            for command in commands { attempt { () throws(PlaybackError) in try handle(command) } }
            attempt(handleEvents)
            attempt(tick)
            queue.wakeUp.wait(atMost: timeToNextTick)
        }
        player = nil
    }

    // MARK: - Commands

    private func handle(_ command: PlaybackCommand) throws(PlaybackError) {
        switch command {
        case .load(let request): try load(request)
        case .play: try setPlaying(true)
        case .pause: try setPlaying(false)
        case .seek(let seconds): try seek(to: seconds)
        case .setSpeed(let speed): try setSpeed(speed)
        case .setVolume(let target, let duration): try setVolume(target, over: duration)
        case .stop:
            session = nil
            try perform { player throws(ProviderError) in try player.command("stop") }
        }
    }

    private func load(_ request: PlaybackRequest) throws(PlaybackError) {
        // From here on errors concern this file.
        session = PlaybackSession(request)
        complaints = []
        let file = try AudioFile(request.source)
        session?.file = file
        try startPlayer()
        streams.put(file, for: request.load)
        try perform { player throws(ProviderError) in
            try player.set("pause", to: !request.isPlaying)
            // A growing file can be searched only as far as it exists when it is open.
            if file.isGrowing { session?.pendingSeek = request.start > 0 ? request.start : nil }
            try player.command("set", "start", file.isGrowing ? "0" : "\(request.start)")
            try player.command("loadfile", StreamCallbackRegistry.address(of: request.load))
        }
        session?.entry = player?.number("playlist/0/id").map { Int64($0) }
    }

    private func startPlayer() throws(PlaybackError) {
        guard player == nil else { return }
        guard !setup.writesFile else { throw outputError("It isn't a device: it writes a file.") }
        do throws(ProviderError) {
            let functions = try MpvFunctions(library: setup.library)
            player = try MpvPlayer(functions, setup, streams: streams, wakeUp: queue.wakeUp)
        } catch {
            throw .engine(error)
        }
        try perform { player throws(ProviderError) in
            try player.set("volume", to: volume * 100)
            try player.set("speed", to: speed.value)
        }
    }

    private func setSpeed(_ speed: PlaybackSpeed) throws(PlaybackError) {
        guard speed != self.speed else { return }
        let seconds = session?.position.seconds(at: .now)
        self.speed = speed
        try perform { player throws(ProviderError) in try player.set("speed", to: speed.value) }
        // The device's buffer still has the old speed, and libmpv's position is wrong until it is played. Seeking to
        // the current position discards it.
        if let seconds, session?.isSettled == true, session?.isAtEnd == false { try seek(to: seconds) }
    }

    private func setVolume(_ target: Double, over duration: Duration) throws(PlaybackError) {
        let fade = Fade(from: volume, to: target, over: duration)
        self.fade = fade
        if fade.isOver { try stepFade(by: .zero) }
    }

    // MARK: - Time

    private func tick() throws(PlaybackError) {
        let now = SuspendingClock.now
        defer { lastTick = now }
        guard session?.isHeard == true else { return }
        try stepFade(by: lastTick.duration(to: now))
        try followPosition(now)
    }

    private func stepFade(by time: Duration) throws(PlaybackError) {
        guard var fade else { return }
        fade.advance(by: time)
        volume = fade.volume
        self.fade = fade.isOver ? nil : fade
        let volume = volume
        try perform { player throws(ProviderError) in try player.set("volume", to: volume * 100) }
    }

    private var timeToNextTick: Duration? {
        guard let session, session.isHeard else { return nil }
        let now = SuspendingClock.now
        let reading = now.duration(to: session.nextReading(after: Self.readingInterval))
        return fade == nil ? reading : min(reading, Fade.step)
    }

    // MARK: - Parts

    /// Calls libmpv, if it is loaded.
    func perform(_ work: (MpvPlayer) throws(ProviderError) -> Void) throws(PlaybackError) {
        guard let player else { return }
        do throws(ProviderError) {
            try work(player)
        } catch {
            throw .engine(error)
        }
    }

    /// Performs work; an error ends the session, and is ignored without one.
    private func attempt(_ work: () throws(PlaybackError) -> Void) {
        do throws(PlaybackError) {
            try work()
        } catch {
            fail(error)
        }
    }

    private func fail(_ error: PlaybackError) {
        guard let failed = session else { return }
        session = nil
        do throws(PlaybackError) {
            try perform { player throws(ProviderError) in try player.command("stop") }
        } catch {
            // A player that does not even stop is of no more use; the next file gets another one.
            player = nil
        }
        guard queue.leave(failed.load) else { return }
        tell(PlaybackEvent(load: failed.load, change: .failed(error)))
    }

    /// Why the sound device could not be used, by what libmpv said meanwhile.
    var outputError: PlaybackError {
        // Drivers' messages come first; the others concern options of libmpv, which nobody here can set.
        let drivers = complaints.filter { $0.hasPrefix("ao/") }
        let told = drivers.isEmpty ? Array(complaints.prefix(1)) : drivers
        return outputError(told.isEmpty ? "libmpv gave no reason." : told.joined(separator: " "))
    }

    /// Returns an error with the available devices.
    private func outputError(_ detail: String) -> PlaybackError {
        do throws(ProviderError) {
            let found = try MpvDeviceSearch(library: setup.library).devices()
            return .output(setup.output, detail: detail, choices: found.filter { .device($0.name) != setup.output })
        } catch {
            // The original error counts; the failure of the search is mentioned in it.
            return .output(setup.output, detail: "\(detail) (\(error.reason ?? error.message))")
        }
    }
}
