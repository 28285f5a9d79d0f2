package import FeatureKit
package import StoryCore

/// Tells what is usual for a new story.
package typealias GetSettingsUseCaseContract = UseCase<Void, AppSettings, GenerationError>
