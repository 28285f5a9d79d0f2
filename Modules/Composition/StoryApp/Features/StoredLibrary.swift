import MediaStore
public import StoryCore
public import StoryStorage

/// A library on disk, as the repositories of features use it.
public struct StoredLibrary: FeatureRepositorySourceContract {
    /// The database, which has the tables of every feature of the app.
    public let database: LibraryDatabase
    /// The narrations and illustrations.
    public let media: any BlobStore
    /// Who looks: whose marks are shown, and which stories.
    public let profile: ProfileID

    /// Creates a library with the tables of the built-in features; opens nothing yet.
    public init(_ layout: LibraryLayout) {
        self.init(
            database: LibraryDatabase(folder: layout.data, features: BuiltInFeatures.storage),
            media: MediaFolder(folder: layout.media))
    }

    /// Creates a library; opens nothing yet.
    public init(database: LibraryDatabase, media: any BlobStore, profile: ProfileID = .first) {
        (self.database, self.media, self.profile) = (database, media, profile)
    }

    public func viewed(by profile: ProfileID) -> any FeatureRepositorySourceContract {
        StoredLibrary(database: database, media: media, profile: profile)
    }

    public func repositories<Composition: FeatureCompositionContract>(
        of composition: Composition.Type
    ) -> Composition.Repositories {
        composition.repositories(in: self)
    }
}
