import Generation
import GenerationStubs
import Library
import LibraryStubs
public import Observation
import Playback
import PlaybackStubs
import StoryCore
public import TerminalApp

/// A stub of Home in a fixed state.
@MainActor
@Observable
public final class HomeViewModelStub: HomeViewModelContract {
    public var state: HomeViewState
    public var failure: HomeError?

    /// Creates a stub in a state.
    public init(state: HomeViewState, failure: HomeError? = nil) {
        (self.state, self.failure) = (state, failure)
    }

    /// A stub for every state of the screen, with the state's name.
    public static var all: [(name: String, stub: HomeViewModelStub)] {
        let newest = (1...4).map { StorySummary.stub(id: "story-\($0)", title: "The lamp of Mira, part \($0)") }
        let started = [
            StartedStory(
                story: QueuedStory(id: StoryID(rawValue: "story-1"), title: "The lamp of Mira", duration: 305),
                position: 183)
        ]
        return [
            ("idle", .init(state: .idle)),
            ("loading", .init(state: .loading)),
            ("loaded", .init(state: .loaded(HomeContent(newest: newest)))),
            ("with a story that was begun", .init(state: .loaded(HomeContent(started: started, newest: newest)))),
            (
                "with stories that are not finished",
                .init(
                    state: .loaded(
                        HomeContent(
                            unfinished: [
                                .stub(title: "The lamp in the window of the old house at the harbour"),
                                .stub(id: "job2", title: "Bedtime: Mira", status: .failed(.audio), isStored: true),
                            ], started: started, newest: newest)))
            ),
            (
                "could not discard",
                .init(
                    state: .loaded(HomeContent(newest: newest)),
                    failure: .generation(.storage(.busy("The job job1"))))
            ),
            ("empty", .init(state: .empty)),
            ("error", .init(state: .error(.library(.storage(.busy("The library")))))),
        ]
    }
}
