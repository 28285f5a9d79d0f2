package import FeatureKit
package import StoryCore

/// Discards the job of an unfinished story.
package typealias DiscardJobUseCaseContract = UseCase<JobID, Void, GenerationError>
