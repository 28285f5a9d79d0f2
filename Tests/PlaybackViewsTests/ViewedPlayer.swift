import FeatureKitStubs
import Playback
import PlaybackStubs
import PlaybackViews
import StoryCore
import TerminalUI
import ViewTestSupport

/// The player's screen over the real player, with an engine whose time passes when the test says so.
@MainActor
final class ViewedPlayer {
    let engine = PlaybackEngineFake()
    let store: LibraryFake
    let player: AudioPlaybackViewModel
    let screen: TestScreen
    var exits: [PlaybackExit] { log.value }
    private let log = Watched<[PlaybackExit]>([])

    /// - Parameter view: What is shown; the player's screen unless another one is given.
    init(_ stories: [Story] = [.stub(playable: "one")], showing view: some View = AudioPlaybackView()) {
        store = LibraryFake(stories)
        let log = log
        let feature = PlaybackFeature(dependencies: .stub(store, engine: engine))
        player = feature.makeViewModel(of: feature.makePlayer(output: .null)) { exit in
            log.change { $0.append(exit) }
        }
        screen = TestScreen(view.environment(player, as: (any AudioPlaybackViewModelContract).self))
    }

    /// Plays the first of some stories, with all of them in the queue.
    static func playing(
        _ stories: [Story] = [.stub(playable: "one")], showing view: some View = AudioPlaybackView()
    ) async -> ViewedPlayer {
        let sut = ViewedPlayer(stories, showing: view)
        await sut.player.didAppear()
        sut.player.setQueue(stories)
        if let first = stories.first { await sut.player.play(story: first) }
        sut.screen.show()
        return sut
    }

    /// Lets time pass, and the player take what the engine tells of it.
    ///
    /// - Parameter frame: Called after each step.
    func listen(for duration: Duration, frame: () -> Void = {}) async {
        var left = duration
        while left > .zero {
            engine.advance(by: min(left, PlaybackEngineFake.interval))
            await until {
                guard let position = engine.position else { return true }
                return abs(position.seconds - player.currentTime) <= 1e-9
            }
            frame()
            left -= PlaybackEngineFake.interval
        }
    }

    /// Shows what there is to show until something is so.
    func wait(until condition: () -> Bool) async {
        await until {
            screen.show()
            return condition()
        }
    }
}

extension Story {
    /// Three stories of a minute each.
    static let three = ["one", "two", "three"].map { Story.stub(playable: $0, title: "Story \($0)") }
}

extension TestScreen {
    /// What is lit of the text that is read.
    var lit: String {
        guard let surface = show()?.surface else { return "" }
        let style = Theme.dark[.spoken]
        let cells = (0..<surface.size.height).flatMap { surface.row($0) }
        return String(cells.filter { $0.style == style }.map(\.character))
    }
}

extension AudioPlaybackViewModelStub {
    /// The stub of a variant.
    static func named(_ name: String) throws -> AudioPlaybackViewModelStub {
        struct NoSuchVariant: Error {}
        guard let found = all.first(where: { $0.name == name }) else { throw NoSuchVariant() }
        return found.stub
    }

    /// A view on a screen, with this player.
    func screen(
        _ view: some View, columns: Int = 80, rows: Int = 24, environment: EnvironmentValues = EnvironmentValues()
    ) -> TestScreen {
        TestScreen(
            view.environment(self, as: (any AudioPlaybackViewModelContract).self), columns: columns, rows: rows,
            environment: environment)
    }
}
