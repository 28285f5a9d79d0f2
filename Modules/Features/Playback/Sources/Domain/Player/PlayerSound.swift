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
    @ObservationIgnored private var engine: (any PlaybackEngine)?
    /// The engine's output.
    @ObservationIgnored private var output: PlaybackOutput?
    /// Whether the speed was chosen for now, rather than by the household's setting.
    @ObservationIgnored private var isSpeedChosen = false
    @ObservationIgnored private var isFading = false
    @ObservationIgnored private var take: @MainActor (PlaybackEvent?) -> Void = { _ in }
    @ObservationIgnored private var listening: Task<Void, Never>?

    init(_ makeEngine: any MakeEngineUseCaseContract) {
        self.makeEngine = makeEngine
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
        let made = try makeEngine.execute(output)
        made.setSpeed(speed)
        made.setVolume(volume)
        (engine, self.output, isFading) = (made, output, false)
        listening = Task { [weak self] in
            for await event in made.events {
                // What was told before another engine was made is of no story that is played now.
                guard !Task.isCancelled else { return }
                self?.take(event)
            }
            if !Task.isCancelled { self?.lose() }
        }
    }

    func load(_ source: PlaybackSource, from position: TimeInterval, playing: Bool) -> PlaybackLoad? {
        engine?.load(source, from: position, playing: playing)
    }

    func play() { engine?.play() }

    func pause() { engine?.pause() }

    func seek(to position: TimeInterval) { engine?.seek(to: position) }

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

    /// Sets the volume, clamped to 0…1; ignored if it is not a number.
    func setVolume(_ new: Double) {
        guard !new.isNaN else { return }
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
        engine = nil
        take(nil)
    }

    private func close() {
        guard let other = engine else { return }
        listening?.cancel()
        engine = nil
        other.stop()
        Task { await other.close() }
    }
}
