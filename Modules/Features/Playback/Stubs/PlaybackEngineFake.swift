import FeatureKitStubs
public import Foundation
public import StoryCore

/// An engine without sound, whose time a test advances by ``advance(by:)``.
///
/// It sends an engine's events, in the same order, at once. Files are not opened: a test gives their lengths and
/// errors.
public final class PlaybackEngineFake: PlaybackEngine {
    /// The interval of position events.
    public static let interval = Duration.milliseconds(100)

    public let events: AsyncStream<PlaybackEvent>
    /// The engine's clock, which a test may share; advance it by ``advance(by:)``.
    public let clock: VirtualClock
    private let continuation: AsyncStream<PlaybackEvent>.Continuation
    private let state: Watched<State>

    private struct State {
        let files: [URL: Result<TimeInterval, PlaybackError>]
        let standard: TimeInterval
        var lastLoad = 0
        var session: Session?
        var speed = PlaybackSpeed.normal
        var volume = 1.0
        var fade: (from: Double, to: Double, elapsed: Duration, duration: Duration)?
        var calls: [Call] = []
        var isClosed = false
    }

    private struct Session {
        var load: PlaybackLoad
        var duration: TimeInterval
        var seconds: TimeInterval
        var isPlaying: Bool
        var hasEnded = false

        var isHeard: Bool { isPlaying && !hasEnded }
    }

    /// A call of the engine.
    public enum Call: Hashable, Sendable {
        case load(URL, from: TimeInterval, playing: Bool)
        case play
        case pause
        case seek(to: TimeInterval)
        case setSpeed(PlaybackSpeed)
        case setVolume(Double, over: Duration)
        case stop
        case close
    }

    /// Creates an engine.
    ///
    /// - Parameters:
    ///   - files: The lengths of files in seconds, or their errors.
    ///   - duration: The length of every other file, in seconds.
    public init(
        clock: VirtualClock = VirtualClock(), files: [URL: Result<TimeInterval, PlaybackError>] = [:],
        duration: TimeInterval = 60
    ) {
        self.clock = clock
        (events, continuation) = AsyncStream.makeStream()
        state = Watched(State(files: files, standard: duration))
    }

    // MARK: - For tests

    /// All calls, in order.
    public var calls: [Call] { state.value.calls }

    /// The current volume, 0…1.
    public var volume: Double { state.value.volume }

    /// The current speed.
    public var speed: PlaybackSpeed { state.value.speed }

    /// Whether sound is playing.
    public var isHeard: Bool { state.value.session?.isHeard == true }

    /// Whether the file was played to its end.
    public var hasEnded: Bool { state.value.session?.hasEnded == true }

    /// Advances the time in steps of ``interval``, with all events in it.
    ///
    /// - Parameter tells: Whether positions are sent; if not, the time is between two of them.
    public func advance(by duration: Duration, tells: Bool = true) {
        var left = duration
        while left > .zero {
            let step = min(left, Self.interval)
            clock.advance(by: step)
            state.change { pass(step, &$0, tells: tells) }
            left -= step
        }
    }

    /// Lets the loaded file fail, as an unplugged sound device does.
    public func fail(_ error: PlaybackError) {
        state.change { state in
            guard let session = state.session else { return }
            state.session = nil
            tell(session.load, .failed(error))
        }
    }

    /// Sends an event unchanged, such as one of an earlier load.
    public func tell(_ event: PlaybackEvent) {
        continuation.yield(event)
    }

    // MARK: - Engine

    public var position: PlaybackPosition? {
        let state = state.value
        return state.session.map { position(of: $0, state) }
    }

    @discardableResult
    public func load(_ source: PlaybackSource, from start: TimeInterval, playing: Bool) -> PlaybackLoad {
        state.change { state in
            state.lastLoad += 1
            let load = PlaybackLoad(rawValue: state.lastLoad)
            let file = source.url
            guard record(.load(file, from: start, playing: playing), &state) else { return load }
            switch state.files[file] ?? .success(state.standard) {
            case .failure(let error):
                state.session = nil
                tell(load, .failed(error))
            case .success(let duration):
                let seconds = start.isNaN ? 0 : min(max(0, start), duration)
                let session = Session(load: load, duration: duration, seconds: seconds, isPlaying: playing)
                state.session = session
                tell(load, .loaded(duration: duration))
                tell(load, .position(position(of: session, state)))
            }
            return load
        }
    }

    public func play() { setPlaying(true, .play) }

    public func pause() { setPlaying(false, .pause) }

    public func seek(to seconds: TimeInterval) {
        state.change { state in
            guard record(.seek(to: seconds), &state), !seconds.isNaN, var session = state.session else { return }
            session.seconds = min(max(0, seconds), session.duration)
            session.hasEnded = false
            state.session = session
            tell(session.load, .position(position(of: session, state)))
        }
    }

    public func setSpeed(_ speed: PlaybackSpeed) {
        state.change { state in
            guard record(.setSpeed(speed), &state), speed != state.speed else { return }
            state.speed = speed
            guard let session = state.session, !session.hasEnded else { return }
            tell(session.load, .position(position(of: session, state)))
        }
    }

    public func setVolume(_ volume: Double, over duration: Duration) {
        state.change { state in
            guard record(.setVolume(volume, over: duration), &state), !volume.isNaN else { return }
            state.fade = (state.volume, min(max(0, volume), 1), .zero, duration)
            stepFade(.zero, &state)
        }
    }

    public func stop() {
        state.change { state in
            guard record(.stop, &state) else { return }
            state.session = nil
        }
    }

    public func close() async {
        state.change { state in
            guard record(.close, &state) else { return }
            state.session = nil
            state.isClosed = true
        }
        continuation.finish()
    }

    // MARK: - Private

    private func record(_ call: Call, _ state: inout State) -> Bool {
        guard !state.isClosed else { return false }
        state.calls.append(call)
        return true
    }

    private func setPlaying(_ isPlaying: Bool, _ call: Call) {
        state.change { state in
            guard record(call, &state), var session = state.session, session.isPlaying != isPlaying,
                !(isPlaying && session.hasEnded)
            else { return }
            session.isPlaying = isPlaying
            state.session = session
            let target = position(of: session, state)
            tell(session.load, isPlaying ? .resumed(target) : .paused(target))
        }
    }

    private func pass(_ time: Duration, _ state: inout State, tells: Bool) {
        guard var session = state.session, session.isHeard else { return }
        stepFade(time, &state)
        // Rounded, so that ten steps of a tenth are one second.
        let seconds = ((session.seconds + time / .seconds(1) * state.speed.value) * 1e6).rounded() / 1e6
        session.hasEnded = seconds >= session.duration
        session.seconds = min(seconds, session.duration)
        state.session = session
        let target = position(of: session, state)
        if session.hasEnded {
            tell(session.load, .ended(target))
        } else if tells {
            tell(session.load, .position(target))
        }
    }

    private func stepFade(_ time: Duration, _ state: inout State) {
        guard let fade = state.fade else { return }
        let elapsed = fade.elapsed + time
        let isOver = elapsed >= fade.duration
        state.volume = isOver ? fade.to : fade.from + (fade.to - fade.from) * (elapsed / fade.duration)
        state.fade = isOver ? nil : (fade.from, fade.to, elapsed, fade.duration)
    }

    private func position(of session: Session, _ state: State) -> PlaybackPosition {
        PlaybackPosition(
            seconds: session.seconds, instant: clock.now, rate: session.isHeard ? state.speed.value : 0)
    }

    private func tell(_ load: PlaybackLoad, _ change: PlaybackEvent.Change) {
        continuation.yield(PlaybackEvent(load: load, change: change))
    }
}
