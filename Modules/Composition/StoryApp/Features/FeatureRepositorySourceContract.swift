/// Provides the repositories of any feature: those of a library on disk, or in memory for tests.
public protocol FeatureRepositorySourceContract: Sendable {
    /// Returns the repositories of a feature; opens nothing yet.
    func repositories<Composition: FeatureCompositionContract>(
        of composition: Composition.Type
    ) -> Composition.Repositories
}
