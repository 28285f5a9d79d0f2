package import FeatureKit
package import StoryCore

/// Returns the settings, which are the defaults of new stories.
package typealias GetSettingsUseCaseContract = UseCase<Void, AppSettings, GenerationError>
