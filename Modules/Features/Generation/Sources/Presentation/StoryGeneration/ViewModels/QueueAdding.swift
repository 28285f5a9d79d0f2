import FeatureKit
import Observation
import StoryCore

/// Adds requested stories to the queue, and keeps what became of the last one as long as it is true of the form.
@MainActor
@Observable
final class QueueAdding {
    private(set) var addition: QueueAddition?
    private let enqueueStory: any EnqueueStoryUseCaseContract
    /// The request that ``addition`` is about.
    @ObservationIgnored private var request: GenerationRequest?
    /// The requests that are being added.
    @ObservationIgnored private var pending: Set<GenerationRequest> = []

    init(enqueueStory: any EnqueueStoryUseCaseContract) {
        self.enqueueStory = enqueueStory
    }

    /// Adds a request; one that is just being added is not added again, as by a key that is pressed twice.
    func add(_ request: GenerationRequest) async {
        forget()
        self.request = request
        guard pending.insert(request).inserted else { return }
        defer { pending.remove(request) }
        let answer: QueueAddition
        do throws(GenerationError) {
            answer = .added(ahead: try await enqueueStory.execute(request))
        } catch {
            answer = .refused(error)
        }
        if request == self.request { addition = answer }
    }

    /// Forgets what became of the last request, unless it is this one.
    func forget(unless request: GenerationRequest? = nil) {
        guard request == nil || request != self.request else { return }
        self.request = nil
        if addition != nil { addition = nil }
    }
}
