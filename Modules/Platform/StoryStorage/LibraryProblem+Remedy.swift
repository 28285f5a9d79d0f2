import StoryCore

extension LibraryProblem.Remedy {
    /// Repairs that must precede other checks, in this order.
    enum Foundation: CaseIterable, Sendable {
        /// The database file.
        case file
        /// Damaged rows.
        case rows
        /// What the database has lost and records have.
        case records
        /// Missing rows of what exists by then.
        case lostRows
        /// Rows still without an owner.
        case references
    }

    /// The order of the repair; nil if it can wait.
    var foundation: Foundation? {
        switch self {
        case .putAwayLog, .rebuildDatabase, .salvageDatabase: .file
        case .repairRow(let row): row.isLost ? .lostRows : .rows
        case .bringBack: .records
        case .putAwayDangling, .none: .references
        default: nil
        }
    }

    /// What `--repair` does, for people.
    var description: String {
        switch self {
        case .advice(let text), .none(let text): text
        case .followUp(let followUp): followUp.advice
        case .putAwayLog: "Keeps a copy in the folder 'damaged' and continues without it."
        case .repairRow(let row) where row.isLost:
            "Restores it if its recovery record has it; otherwise reports the loss and continues without it."
        case .repairRow:
            "Corrects it if only one byte is damaged or its recovery record has it; otherwise keeps it as it is. "
                + "Check it first."
        case .emptyOutbox: "Deletes the file unless a story needs it."
        case .rebuildDatabase: "Rebuilds it from its tables, which are intact."
        case .salvageDatabase:
            "Moves it to the folder 'damaged' and rebuilds it from the readable rows and the recovery records."
        case .rebuildSearch: "Rebuilds the search index."
        case .derive: "Rebuilds it from the story."
        case .markLost: "Makes it again and sets any damaged file aside."
        case .forgetNarration: "Makes the narration again."
        case .putAwayDangling: "Moves them to the folder 'damaged'."
        case .bringBack: "Restores it from its recovery record."
        case .keepRecord: "Rewrites it from the database."
        case .putAwayRecord: "Moves it to the folder 'damaged'."
        case .removeLeftover: "Removes it."
        case .putAway(let file):
            "Moves it to the folder 'damaged', where it takes up \(StoryText.size(file.byteCount))."
        case .repair(let repair): repair.description
        case .removeDraft, .removeWorkFolders: "Removes it."
        case .makeParts: "Makes it."
        case .acceptSettings: "Accepts the settings as they are."
        case .tightenMedia, .tighten: "Lets only its owner read it."
        }
    }
}
