import Foundation
import Observation
import StoryCore

/// The sound of a player: its engine, made when it is first needed and again when the sound is wanted elsewhere, and how
/// fast and how loud it is.
@MainActor
@Observable
final class PlayerSound {
    private(set) var speed = PlaybackSpeed.normal
    /// 0 to 1; a fade that is under way leaves it as it is.
    private(set) var volume = 1.0
    private let makeEngine: any MakeEngineUseCaseContract
    @ObservationIgnored private var engine: (any PlaybackEngine)?
    /// Where the engine's sound goes.
    @ObservationIgnored private var output: PlaybackOutput?
    /// Whether the speed is what somebody chose for now, not what the household has.
    @ObservationIgnored private var isSpeedChosen = false
    @ObservationIgnored private var isFading = false
    @ObservationIgnored private var take: @MainActor (PlaybackEvent?) -> Void = { _ in }
    @ObservationIgnored private var listening: Task<Void, Never>?

    init(_ makeEngine: any MakeEngineUseCaseContract) {
        self.makeEngine = makeEngine
    }

    deinit { listening?.cancel() }

    /// Takes what the engine tells; nil once it tells nothing more.
    func listen(_ take: @escaping @MainActor (PlaybackEvent?) -> Void) {
        self.take = take
    }

    /// Where the engine is at this moment; nil if nothing is loaded.
    var position: PlaybackPosition? { engine?.position }

    /// Makes the engine if there is none whose sound goes there.
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

    /// Sets the speed for as long as the player is there.
    func choose(_ speed: PlaybackSpeed) {
        isSpeedChosen = true
        change(speed)
    }

    /// Sets the speed that the household wants, unless somebody chose one for now.
    func prefer(_ speed: PlaybackSpeed) {
        if !isSpeedChosen { change(speed) }
    }

    private func change(_ new: PlaybackSpeed) {
        guard new != speed else { return }
        speed = new
        engine?.setSpeed(new)
    }

    /// Sets the volume, brought into 0…1; what is not a number is passed over.
    func setVolume(_ new: Double) {
        guard !new.isNaN else { return }
        volume = min(max(0, new), 1)
        // A fade that is under way is quieter already, and stays so.
        if !isFading { engine?.setVolume(volume) }
    }

    /// Lets the sound fade within so many seconds.
    func fade(over seconds: Double) {
        isFading = true
        engine?.setVolume(0, over: .seconds(seconds))
    }

    /// Brings the sound back.
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
