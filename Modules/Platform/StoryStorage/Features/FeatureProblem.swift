public import StoryCore

/// Something wrong with what a feature keeps, with its remedy.
public struct FeatureProblem: Sendable {
    /// What helps.
    public enum Remedy: Sendable {
        /// Advice for a person.
        case advice(String)
        /// An action for a person, which each front end puts into its own words.
        case followUp(RecoveryAction)
        /// A repair.
        case repair(FeatureRepair)
    }

    /// The kind of problem.
    public var kind: LibraryFinding.Kind
    /// What it is about, for people: a path below the library's folder, or a name.
    public var subject: String
    /// What is wrong, as a sentence.
    public var detail: String
    /// What helps.
    public var remedy: Remedy

    /// Describes a problem.
    public init(_ kind: LibraryFinding.Kind, _ subject: String, _ detail: String, _ remedy: Remedy) {
        self.kind = kind
        self.subject = subject
        self.detail = detail
        self.remedy = remedy
    }
}

/// A repair by a feature, which `verify --repair` makes once however many problems need it.
public struct FeatureRepair: Hashable, Sendable {
    /// Distinguishes it from every other repair.
    public var identifier: String
    /// What it does, as a sentence: "Removes it."
    public var description: String
    /// What remains for a person to do afterwards; nil if nothing.
    public var followUp: RecoveryAction?
    /// Makes the repair, and returns what was done, as a sentence: "Removed."
    public var perform: @Sendable (LibraryDatabase) async throws(StorageError) -> String

    /// Describes a repair.
    public init(
        identifier: String, description: String, followUp: RecoveryAction? = nil,
        perform: @escaping @Sendable (LibraryDatabase) async throws(StorageError) -> String
    ) {
        self.identifier = identifier
        self.description = description
        self.followUp = followUp
        self.perform = perform
    }

    public static func == (left: FeatureRepair, right: FeatureRepair) -> Bool {
        left.identifier == right.identifier
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension LibraryProblem {
    /// Creates the problem of a feature.
    init(_ problem: FeatureProblem) {
        let remedy: Remedy =
            switch problem.remedy {
            case .advice(let text): .advice(text)
            case .followUp(let action): .followUp(action)
            case .repair(let repair): .repair(repair)
            }
        self.init(problem.kind, problem.subject, problem.detail, remedy)
    }
}
