import Generation
import Playback
import StoryApp
import StoryCore
public import TerminalUI

/// The player on the whole screen, for a program that plays stories.
public struct PlayerRootView: View {
    /// The minimum number of rows for hints; with fewer, all are the story's.
    private static let fewestRowsForHints = 8

    private let progressive: ProgressivePlayback?
    @Environment(AppNavigator.self) private var navigator
    @Environment(\.quit) private var quit

    /// Creates the view; navigator and view models come from the environment.
    ///
    /// - Parameter progressive: The story that is being made; nil if there is none.
    public init(progressive: ProgressivePlayback? = nil) {
        self.progressive = progressive
    }

    public var body: some View {
        ScreenFrame(leave: { quit() }) {
            SizeReader { size in
                VStack {
                    NavigationStack(path: path) {
                        PlayerFront(progressive: progressive)
                    } destination: {
                        $0.view
                    }
                    .prefersFocus().flex()
                    if let progressive { ActivityRow(progressive: progressive) }
                    NowPlaying(isPlayerFirst: true)
                    if size.height >= Self.fewestRowsForHints {
                        KeyHints(ways: path.wrappedValue.isEmpty ? [] : ["Esc back"])
                    }
                }
            }
        }
    }

    /// The screens opened above the player.
    private var path: Binding<[AppScreen]> {
        let tab = navigator.tab
        let screens = navigator[path: tab]
        let base = (screens.lastIndex { $0.destination == .playback(.player) } ?? -1) + 1
        return Binding(
            get: { Array(screens[base...]) }, set: { navigator[path: tab] = Array(screens[..<base]) + $0 })
    }
}

/// The player, or the story that it waits for.
private struct PlayerFront: View {
    let progressive: ProgressivePlayback?
    @Environment((any AudioPlaybackViewModelContract).self) private var player

    var body: some View {
        if case .idle = player.state, let progressive, !progressive.isOver {
            let story = progressive.update?.story
            let title = story?.title ?? ""
            VStack(spacing: 1) {
                Text(title.isEmpty ? "New story" : title).role(.heading).lines(1)
                Text(story?.pages.first?.text ?? "Writing the first page…").readableWidth()
            }
        } else {
            PlayerScreenView()
        }
    }
}

/// What is being made of the story.
private struct ActivityRow: View {
    let progressive: ProgressivePlayback

    var body: some View {
        if let activity = progressive.activity { Text(activity).role(.secondary).lines(1) }
    }
}
