import FeatureKit
public import StoryCore

/// The result of preparing a request.
public enum GenerationPlan: Hashable, Sendable {
    /// The completed brief.
    case ready(StoryBrief)
    /// The error of the request.
    case refused(GenerationError)
}

extension GenerationPlan {
    /// Prepares a request. This may open providers, so it must not run while a view is drawn.
    @concurrent
    init(_ request: GenerationRequest, preparedBy prepareBrief: any PrepareBriefUseCaseContract) async {
        do throws(GenerationError) {
            self = .ready(try await prepareBrief.execute(request))
        } catch {
            self = .refused(error)
        }
    }
}
