public import Foundation
public import StoryCore

/// Plays narrations with libmpv, which is loaded when something is first played.
///
/// Seeks are exact, and a change of speed is heard at once. One thread of the engine's own talks to libmpv.
public final class MpvEngine: PlaybackEngine {
    /// Seconds that no narration reaches, and libmpv can still count exactly.
    private static let farthest = 1e7

    public let events: AsyncStream<PlaybackEvent>
    private let continuation: AsyncStream<PlaybackEvent>.Continuation
    private let queue = PlayerCommandQueue()
    private let setup: MpvSetup

    /// Creates an engine; nothing is loaded or opened before it is needed.
    public convenience init(output: PlaybackOutput = .automatic) {
        self.init(MpvSetup(output: output))
    }

    init(_ setup: MpvSetup) {
        (events, continuation) = AsyncStream.makeStream()
        self.setup = setup
    }

    deinit {
        if queue.close() { continuation.finish() }
    }

    public var position: PlaybackPosition? { queue.position }

    @discardableResult
    public func load(_ source: PlaybackSource, from start: TimeInterval, playing: Bool) -> PlaybackLoad {
        let load = queue.load(source, from: start.isNaN ? 0 : min(max(0, start), Self.farthest), playing: playing)
        if queue.needsThread() { startThread() }
        return load
    }

    public func play() { queue.post(.play) }

    public func pause() { queue.post(.pause) }

    public func seek(to seconds: TimeInterval) {
        guard !seconds.isNaN else { return }
        queue.seek(to: min(max(0, seconds), Self.farthest))
    }

    public func setSpeed(_ speed: PlaybackSpeed) { queue.post(.setSpeed(speed)) }

    public func setVolume(_ volume: Double, over duration: Duration) {
        guard !volume.isNaN else { return }
        queue.post(.setVolume(min(max(0, volume), 1), over: duration))
    }

    public func stop() { queue.stop() }

    public func close() async {
        if queue.close() { continuation.finish() }
        await queue.waitUntilOver()
    }

    /// Starts the thread. It holds the queue, not the engine, so that releasing the engine can end it.
    private func startThread() {
        let (queue, continuation, setup) = (queue, continuation, setup)
        let thread = Thread {
            PlaybackLoop(queue: queue, setup: setup) { continuation.yield($0) }.run()
            continuation.finish()
            queue.finish()
        }
        thread.name = "story-player"
        thread.start()
    }
}

/// Creates engines on libmpv.
public struct MpvEngineProvider: PlaybackEngineProvider {
    public let identifier = MpvFunctions.provider
    public let displayName = "mpv"

    /// Creates a provider; nothing is loaded.
    public init() {}

    public func makeEngine(output: PlaybackOutput) -> any PlaybackEngine {
        MpvEngine(output: output)
    }

    @concurrent
    public func checkAvailability() async throws(ProviderError) {
        _ = try MpvFunctions()
    }

    @concurrent
    public func outputDevices() async throws(ProviderError) -> [PlaybackDevice] {
        try MpvDeviceSearch().devices()
    }
}
