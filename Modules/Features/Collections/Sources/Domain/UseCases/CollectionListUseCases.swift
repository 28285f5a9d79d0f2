package import FeatureKit

/// Returns the collections.
package typealias GetCollectionsUseCaseContract = UseCase<Void, [StoryCollection], CollectionsError>

/// Lists the collections as they are stored or, if that cannot be read, as they were read last.
package typealias RefreshCollectionsUseCaseContract = UseCase<Void, [StoryCollection], CollectionsError>
