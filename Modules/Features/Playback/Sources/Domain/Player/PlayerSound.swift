import Foundation
import Observation
import StoryCore

/// The sound of a player: the engine, created when first needed and again for another output, with speed and volume.
@MainActor
@Observable
final class PlayerSound {
    private(set) var speed = PlaybackSpeed.normal
    /// The volume from 0 to 1; a fade in progress does not change it.
    private(set) var volume = 1.0
    private let makeEngine: any MakeEngineUseCaseContract
    private let log: ActivityLog
    @ObservationIgnored private var engine: (any PlaybackEngine)?
    /// The engine's output.
    @ObservationIgnored private var output: PlaybackOutput?
    /// Whether the speed was chosen for now, rather than by the household's setting.
    @ObservationIgnored private var isSpeedChosen = false
    /// Whether the volume was chosen for now, rather than by the household's setting.
    @ObservationIgnored private var isVolumeChosen = false
    @ObservationIgnored private var isFading = false
    @ObservationIgnored private var take: @MainActor (PlaybackEvent?) -> Void = { _ in }
    @ObservationIgnored private var listening: Task<Void, Never>?

    init(_ makeEngine: any MakeEngineUseCaseContract, log: ActivityLog = ActivityLog()) {
        (self.makeEngine, self.log) = (makeEngine, log)
    }

    deinit { listening?.cancel() }

    /// Sets a handler for the engine's events; nil when they have ended.
    func listen(_ take: @escaping @MainActor (PlaybackEvent?) -> Void) {
        self.take = take
    }

    /// The engine's current position; nil if nothing is loaded.
    var position: PlaybackPosition? { engine?.position }

    /// Creates the engine, unless there is one with this output.
    func prepare(for output: PlaybackOutput) throws(AudioPlaybackError) {
        if engine != nil, self.output == output { return }
        close()
        log.info(.playback, "an engine is opened", [.word("output", output.kind)])
        let made = try makeEngine.execute(output)
        made.setSpeed(speed)
        made.setVolume(volume)
        (engine, self.output, isFading) = (made, output, false)
        listening = Task { [weak self] in
            for await event in made.events {
                // What was told before another engine was made is of no story that is played now.
                guard !Task.isCancelled else { return }
                self?.note(event)
                self?.take(event)
            }
            if !Task.isCancelled { self?.lose() }
        }
    }

    func load(_ source: PlaybackSource, from position: TimeInterval, playing: Bool) -> PlaybackLoad? {
        log.debug(
            .playback, "loading",
            [.word("source", source.kind), .seconds("from", position), .flag("isPlaying", playing)])
        return engine?.load(source, from: position, playing: playing)
    }

    func play() { engine?.play() }

    func pause() { engine?.pause() }

    func seek(to position: TimeInterval) {
        log.debug(.playback, "seeking", [.seconds("to", position)])
        engine?.seek(to: position)
    }

    func stop() { engine?.stop() }

    /// Sets the speed for the lifetime of the player.
    func choose(_ speed: PlaybackSpeed) {
        isSpeedChosen = true
        change(speed)
    }

    /// Sets the household's speed, unless another one was chosen for now.
    func prefer(_ speed: PlaybackSpeed) {
        if !isSpeedChosen { change(speed) }
    }

    private func change(_ new: PlaybackSpeed) {
        guard new != speed else { return }
        speed = new
        engine?.setSpeed(new)
    }

    /// Sets the volume for the lifetime of the player, clamped to 0…1; ignored if it is not a number.
    func choose(volume new: Double) {
        guard !new.isNaN else { return }
        isVolumeChosen = true
        change(volume: new)
    }

    /// Sets the household's volume, unless another one was chosen for now.
    func prefer(volume new: Double) {
        if !isVolumeChosen, new != volume { change(volume: new) }
    }

    private func change(volume new: Double) {
        volume = min(max(0, new), 1)
        // During a fade the engine is quieter already, and stays so.
        if !isFading { engine?.setVolume(volume) }
    }

    /// Fades the sound out within this many seconds.
    func fade(over seconds: Double) {
        isFading = true
        engine?.setVolume(0, over: .seconds(seconds))
    }

    /// Restores the volume.
    func restoreVolume() {
        isFading = false
        engine?.setVolume(volume)
    }

    /// The engine has ended by itself; another one is made when it is needed.
    private func lose() {
        log.warning(.playback, "the engine has ended by itself")
        engine = nil
        take(nil)
    }

    private func close() {
        guard let other = engine else { return }
        listening?.cancel()
        engine = nil
        other.stop()
        Task { [log] in
            await other.close()
            log.info(.playback, "an engine is closed")
        }
    }

    /// Logs what the engine tells, but for the positions.
    private func note(_ event: PlaybackEvent) {
        let load = ActivityDetail.count("load", event.load.rawValue)
        switch event.change {
        case .loaded(let duration): log.debug(.playback, "loaded", [load, .seconds("duration", duration ?? 0)])
        case .position: return
        case .paused(let reading): log.debug(.playback, "paused", [load, .seconds("position", reading.seconds)])
        case .resumed(let reading): log.debug(.playback, "resumed", [load, .seconds("position", reading.seconds)])
        case .ended(let reading): log.debug(.playback, "at its end", [load, .seconds("position", reading.seconds)])
        case .failed(let error): log.warning(.playback, "failed", [load, .failure(error)])
        }
    }
}

extension PlaybackOutput {
    /// What a line of the log calls it: a device may be named after somebody.
    fileprivate var kind: StaticString {
        switch self {
        case .automatic: "automatic"
        case .device: "device"
        case .null: "null"
        }
    }
}

extension PlaybackSource {
    /// What a line of the log calls it.
    fileprivate var kind: StaticString {
        switch self {
        case .file: "file"
        case .growing: "growing"
        }
    }
}
