public import StoryCore

/// Provides the repositories of any feature: those of a library on disk, or in memory for tests.
///
/// It is that of one profile.
public protocol FeatureRepositorySourceContract: Sendable {
    /// Returns the source of the same library as another profile sees it.
    func viewed(by profile: ProfileID) -> any FeatureRepositorySourceContract
    /// Returns the repositories of a feature; opens nothing yet.
    func repositories<Composition: FeatureCompositionContract>(
        of composition: Composition.Type
    ) -> Composition.Repositories
}
