package import FeatureKit
package import StoryCore

/// Discards what was made of a story that is not finished.
package typealias DiscardJobUseCaseContract = UseCase<JobID, Void, GenerationError>
