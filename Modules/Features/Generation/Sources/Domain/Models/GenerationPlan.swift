import FeatureKit
public import StoryCore

/// What would be made of a request.
public enum GenerationPlan: Hashable, Sendable {
    /// Such a story, with what was left out filled in.
    case ready(StoryBrief)
    /// Nothing, and why.
    case refused(GenerationError)
}

extension GenerationPlan {
    /// Looks at a request; providers may have to be opened for that, so it is not done where the screen is drawn.
    @concurrent
    init(_ request: GenerationRequest, preparedBy prepareBrief: any PrepareBriefUseCaseContract) async {
        do throws(GenerationError) {
            self = .ready(try await prepareBrief.execute(request))
        } catch {
            self = .refused(error)
        }
    }
}
