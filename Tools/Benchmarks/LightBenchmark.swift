import FeatureKit
import Foundation
import LibraryStorage
import MediaStore
import MpvEngine
import Observation
import Playback
import PlaybackStorage
import StoryApp
import StoryCore
import StoryStorage

/// How far the word that is lit is from the word that is heard, while a story is really played.
@MainActor
struct LightBenchmark {
    /// A library with the story.
    let home: URL
    let story: String
    let speed: PlaybackSpeed

    /// The playing time, in seconds of real time.
    private static let length = Duration.seconds(20)

    init(home: URL, story: String, speed: PlaybackSpeed) {
        (self.home, self.story, self.speed) = (home, story, speed)
    }

    func run() async throws -> Measure {
        let engine = SharedEngine()
        let (player, story) = try await player(engine)
        player.setSpeed(speed)
        await player.play(story: story, from: 0)
        let watch = LightWatch(player, engine.engine)
        try await Task.sleep(for: Self.length)
        watch.isOver = true
        await player.stop()
        let errors = watch.errors.map { $0 * 1000 }.sorted()
        let worst = errors.last ?? .infinity
        return Measure(
            name: "word lit - word heard, \(errors.count) words at \(speed.value)×",
            ours: "\(errors.median.rounded(to: 1)) ms", peer: "-", value: worst, bound: 60, unit: " ms")
    }

    private func player(_ engine: SharedEngine) async throws -> (AudioPlaybackViewModel, Story) {
        let (layout, features) = (LibraryLayout(data: home.appending(path: "data")), BuiltInFeatures.storage)
        let database = LibraryDatabase(folder: layout.data, features: features)
        let media = MediaFolder(folder: layout.media)
        let stories = StoryStore(database: database, media: media)
        var registry = Registry()
        try registry.register(engine: engine)
        let feature = PlaybackFeature(
            dependencies: PlaybackDependencies(
                registry: registry, stories: stories, media: media, playback: PlaybackStore(database: database),
                settings: SettingsFile(file: home.appending(path: "settings.json")),
                observation: LibraryChangeObserver(folder: layout.data, features: features), clock: ContinuousClock(),
                now: { Date() },
                random: { 0 }))
        return (feature.makeViewModel(of: feature.makePlayer()) { _ in }, try await stories.story(matching: story))
    }
}

/// Notes how far the sound is from the mark of a word at the moment when the word is lit.
@MainActor
private final class LightWatch {
    private let player: AudioPlaybackViewModel
    private let engine: any PlaybackEngine
    private var last: Int?
    /// Distances in seconds of real time.
    private(set) var errors: [Double] = []
    var isOver = false

    init(_ player: AudioPlaybackViewModel, _ engine: any PlaybackEngine) {
        (self.player, self.engine) = (player, engine)
        last = player.readingPosition.word
        watch()
    }

    /// As a screen does it: after a change it looks again.
    private func watch() {
        guard !isOver else { return }
        withObservationTracking {
            note(player.readingPosition)
        } onChange: {
            Task { @MainActor in self.watch() }
        }
    }

    private func note(_ position: ReadingPosition) {
        guard let word = position.word, word != last else { return }
        // A word that was left out was due before this one.
        let due = last.map { min($0 + 1, word) } ?? word
        last = word
        guard let mark = player.readAlong?.words[due].start, let heard = engine.position, heard.rate > 0 else { return }
        errors.append(abs(heard.seconds - mark) / heard.rate)
    }
}

/// Hands out one engine, which others may look at.
private struct SharedEngine: PlaybackEngineProvider {
    let identifier: ProviderIdentifier = "mpv"
    let displayName = "mpv"
    let engine: any PlaybackEngine = MpvEngine(output: .null)

    func checkAvailability() async throws(ProviderError) {}

    func makeEngine(output: PlaybackOutput) -> any PlaybackEngine { engine }

    func outputDevices() async throws(ProviderError) -> [PlaybackDevice] { [] }
}
