import FeatureKit
public import FeatureKitStubs
public import Generation
import StoryCore

/// A stub of the queue in a fixed state.
@MainActor
public final class GenerationQueueViewModelStub:
    ListStub<[JobQueueItem], GenerationError>, GenerationQueueViewModelContract, ListViewModelStub
{
    /// A stub for every state of the screen, with the state's name.
    public static var all: [(name: String, stub: GenerationQueueViewModelStub)] {
        everyVariant(loaded: .stubs, failure: .storage(.busy("The library")))
            + [("a page to approve", .init(state: .loaded([.refusedPage])))]
            + [("all ready", .init(state: .loaded([.stub(id: "job9", title: "The kite", state: .done)])))]
    }
}
