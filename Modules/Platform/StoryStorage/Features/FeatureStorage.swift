public import Foundation
public import GRDB
public import StoryCore

/// What a feature stores in the library.
///
/// The database creates and migrates the tables, keeps checksums of their rows, verifies, repairs, salvages, backs up
/// and restores them, and reports their changes, all by what is stated here. A library keeps what belongs to a feature
/// that the program does not have.
///
/// A feature keeps what it stores in its rows: blobs are kept for stories, and one that only a feature's own table names
/// is deleted. The content of stories in the making is the exception; see ``StoryWork``.
public protocol FeatureStorage: Sendable {
    /// The feature's name, of letters, digits and underscores, unique among all features. It is stored in libraries
    /// and never changes; so are the names of tables, columns, parts and migrations.
    var name: String { get }
    /// The tables, those that others refer to first.
    var tables: [StoredTable] { get }
    /// The parts of the library whose changes the migrations begin to count; see ``ChangeCount``.
    var parts: Set<LibraryPart> { get }
    /// The migrations, in order. Once released they never change; their number is the version of the tables.
    var migrations: [StorageMigration] { get }
    /// The unfinished work on stories; nil for a feature that makes none.
    var work: (any StoryWork)? { get }

    /// Does what belongs to the transaction that stores a story that was planned for a collection.
    func plannedStoryWasMade(_ story: StoryID, for planned: PlannedStory, in database: Database) throws
    /// Does what belongs to the transaction that moves the story with a row number to the bin, or back.
    func storyWasMoved(_ number: Int64, toBin isBinned: Bool, in database: Database) throws
    /// Does what belongs to the transaction that restores a story from its recovery record, if rows of the story were
    /// left; the transaction may be rolled back.
    ///
    /// - Parameters:
    ///   - number: The story's row number.
    ///   - former: The row number to which the feature's rows refer, as far as it is known; often the same.
    func storyWasRestored(_ number: Int64, formerly former: Int64, in database: Database) throws
    /// Returns which stories a profile sees; nil if the feature has no say in that.
    func visibility(of profile: ProfileID, in database: Database) throws -> StoryVisibility?
    /// Returns the stories of a collection; none if the feature does not have it.
    func stories(of collection: CollectionID, in database: Database) throws -> [StoryID]
    /// Deletes what belongs to a profile, within the transaction that deletes it.
    func profileWasDeleted(_ profile: ProfileID, in database: Database) throws
    /// Does what belongs to the transaction that notes how long a profile has listened, in seconds.
    func profileDidListen(
        _ profile: ProfileID, for seconds: TimeInterval, at date: Date, in database: Database
    ) throws
    /// Does what belongs to the transaction that stores a story that a profile has asked for.
    func storyWasMade(_ story: StoryID, for profile: ProfileID, in database: Database) throws
    /// Does what belongs to the transaction that stores the job of a story that a profile wants.
    func profileDidCreateStory(_ profile: ProfileID, at date: Date, in database: Database) throws
    /// Removes from a copy what means nothing in another library; the copy may be of an earlier version.
    func prepareBackup(in database: Database) throws
    /// Copies what a damaged library of an earlier version has in columns that are gone since.
    func salvageFormerColumns(of damaged: Database, to database: Database) throws
    /// Completes the rows that could be read from a damaged library, after those without an owner were removed.
    func completeSalvage(in database: Database) throws
    /// Returns what `verify` reports of the feature's rows beyond what the tables state.
    func problems(in database: Database) throws -> [FeatureProblem]
}

extension FeatureStorage {
    public var work: (any StoryWork)? { nil }
    public func plannedStoryWasMade(_ story: StoryID, for planned: PlannedStory, in database: Database) throws {}
    public func storyWasMoved(_ number: Int64, toBin isBinned: Bool, in database: Database) throws {}
    public func storyWasRestored(_ number: Int64, formerly former: Int64, in database: Database) throws {}
    public func visibility(of profile: ProfileID, in database: Database) throws -> StoryVisibility? { nil }
    public func stories(of collection: CollectionID, in database: Database) throws -> [StoryID] { [] }
    public func profileWasDeleted(_ profile: ProfileID, in database: Database) throws {}
    public func profileDidListen(
        _ profile: ProfileID, for seconds: TimeInterval, at date: Date, in database: Database
    ) throws {}
    public func storyWasMade(_ story: StoryID, for profile: ProfileID, in database: Database) throws {}
    public func profileDidCreateStory(_ profile: ProfileID, at date: Date, in database: Database) throws {}
    public func prepareBackup(in database: Database) throws {}
    public func salvageFormerColumns(of damaged: Database, to database: Database) throws {}
    public func completeSalvage(in database: Database) throws {}
    public func problems(in database: Database) throws -> [FeatureProblem] { [] }
}

/// A step to the next version of a feature's tables.
public struct StorageMigration: Sendable {
    /// The name, unique among those of the feature; the backup from before it is named after both.
    public var name: String
    /// Changes tables and rows, within a transaction.
    public var migrate: @Sendable (Database) throws -> Void

    /// Creates a migration.
    public init(name: String, migrate: @escaping @Sendable (Database) throws -> Void) {
        self.name = name
        self.migrate = migrate
    }
}
