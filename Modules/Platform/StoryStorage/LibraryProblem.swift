import Foundation
import StoryCore

/// Something wrong with a library, with its remedy.
struct LibraryProblem: Sendable {
    /// What can be restored from recovery records.
    enum Lost: Hashable, Sendable {
        case story(StoryID)
        case hero(Hero)
        case event(CustomStoryEvent)
    }

    /// The remedy of a problem.
    enum Remedy: Hashable, Sendable {
        /// Advice for a person.
        case advice(String)
        /// An action for a person, which each front end puts into its own words.
        case followUp(RecoveryAction)
        /// None: a loss is reported while there are signs of it.
        case none(String)
        /// Saves the rest of a log that cannot be repaired.
        case putAwayLog
        /// Corrects an altered row, or accepts it.
        case repairRow(AlteredRow)
        /// Deletes the files in the outbox.
        case emptyOutbox
        /// Rebuilds everything derived from the tables of the database.
        case rebuildDatabase
        /// Rebuilds the database from readable rows and recovery records.
        case salvageDatabase
        /// Rebuilds the search index.
        case rebuildSearch
        /// Rebuilds what is derived from a story.
        case derive(StoryID)
        /// Marks the parts of a story with lost files as failed, after saving what is in the files' place.
        case markLost(StoryID, [MediaReference])
        /// Removes the narration of a story, which can then be made again.
        case forgetNarration(StoryID)
        /// Moves rows without an owner to the damaged folder.
        case putAwayDangling
        /// Restores from recovery records what the database has lost.
        case bringBack(Lost)
        /// Rewrites a recovery record from the database.
        case keepRecord(RecordFolder.Subject)
        /// Moves an unusable recovery record to the damaged folder.
        case putAwayRecord(RecordFolder.Subject)
        /// Removes a temporary file of a process that ended while it stored a file.
        case removeLeftover(String)
        /// Moves a file without a reference to the damaged folder.
        case putAway(MediaReference)
        /// Makes a repair of a feature.
        case repair(FeatureRepair)
        /// Removes the draft of a library whose creation was interrupted.
        case removeDraft
        /// Removes the work folders of interrupted backups and restores.
        case removeWorkFolders
        /// Makes the missing parts of a story, which the generation does.
        case makeParts(StoryID)
        /// Accepts settings that were changed outside the program.
        case acceptSettings
        /// Removes the permissions of other users.
        case tightenMedia(String)
        case tighten(URL)
    }

    var kind: LibraryFinding.Kind
    var subject: String
    var detail: String
    var remedy: Remedy

    init(_ kind: LibraryFinding.Kind, _ subject: String, _ detail: String, _ remedy: Remedy) {
        self.kind = kind
        self.subject = subject
        self.detail = detail
        self.remedy = remedy
    }

    /// Whether it may hide rows that refer to files.
    var hidesRows: Bool {
        [.damagedLog, .damagedDatabase, .unreadableRow, .alteredRow, .lostRow, .lostStory, .lostChange].contains(kind)
    }

    /// The finding before a repair.
    var finding: LibraryFinding {
        var status = LibraryFinding.RepairStatus.possible(remedy.description)
        switch remedy {
        case .advice, .followUp, .none: status = .advice(remedy.description)
        default: break
        }
        return finding(status)
    }

    func finding(_ status: LibraryFinding.RepairStatus) -> LibraryFinding {
        LibraryFinding(
            kind: kind, subject: subject, detail: detail, repairStatus: status, followUp: followUp(after: status))
    }
}
