import MediaStore
public import StoryCore
public import StoryStorage

/// A library on disk, as the repositories of features use it.
public struct StoredLibrary: FeatureRepositorySourceContract {
    /// The database, which has the tables of every feature of the app.
    public let database: LibraryDatabase
    /// The narrations and illustrations.
    public let media: any BlobStore

    /// Creates a library with the tables of the built-in features; opens nothing yet.
    public init(_ layout: LibraryLayout) {
        self.init(
            database: LibraryDatabase(folder: layout.data, features: BuiltInFeatures.storage),
            media: MediaFolder(folder: layout.media))
    }

    /// Creates a library; opens nothing yet.
    public init(database: LibraryDatabase, media: any BlobStore) {
        (self.database, self.media) = (database, media)
    }

    public func repositories<Composition: FeatureCompositionContract>(
        of composition: Composition.Type
    ) -> Composition.Repositories {
        composition.repositories(in: self)
    }
}
