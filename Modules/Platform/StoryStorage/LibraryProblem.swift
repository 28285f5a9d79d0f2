import Foundation
import StoryCore

/// Something wrong, and how it is mended.
struct LibraryProblem: Sendable {
    /// What recovery records have.
    enum Lost: Hashable, Sendable {
        case story(StoryID)
        case hero(Hero)
        case event(CustomStoryEvent)
    }

    /// What mends it.
    enum Remedy: Hashable, Sendable {
        /// Only a person can, in this way.
        case advice(String)
        /// Only a person can, in a way that each front end has.
        case followUp(RecoveryAction)
        /// Nothing does: what is lost is told while there are signs of it.
        case none(String)
        /// Keeps what is left of a log that cannot be mended.
        case putAwayLog
        /// Corrects a row that is not as it was stored, or accepts it.
        case repairRow(AlteredRow)
        /// Puts trashed files back or removes them.
        case purgeOrRestoreTrash
        /// Makes everything anew that is derived from the tables of the database.
        case rebuildDatabase
        /// Makes the database anew from rows that can be read and from recovery records.
        case salvageDatabase
        /// Makes the search index anew.
        case rebuildSearch
        /// Writes what is derived from a story anew.
        case derive(StoryID)
        /// Marks the parts of a story as failed whose files are lost, after putting away what is in their place.
        case markLost(StoryID, [MediaReference])
        /// Forgets the narration of a story, which is then made again.
        case forgetNarration(StoryID)
        /// Puts away rows that belong to something that is gone.
        case putAwayDangling
        /// Brings back from recovery records what the database has lost.
        case bringBack(Lost)
        /// Writes a recovery record anew from the database.
        case keepRecord(RecordFolder.Subject)
        /// Puts a recovery record away that cannot be used.
        case putAwayRecord(RecordFolder.Subject)
        /// Removes what a process left that ended while it stored a file: its name says so.
        case removeLeftover(String)
        /// Puts a file away that no row names.
        case putAway(MediaReference)
        /// Forgets units of a job, which are then made again.
        case forgetUnits(JobID, rows: [Int64])
        /// Removes the folder of a job that is gone.
        case removeJobFolder(JobID)
        /// Removes what an interrupted start of a library left.
        case removeDraft
        /// Removes what interrupted backups and restores left.
        case removeWorkFolders
        /// Makes the missing parts of a story; whoever makes stories does it.
        case makeParts(StoryID)
        /// Accepts settings that were changed outside the program.
        case acceptSettings
        /// Takes away the rights of others.
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

    /// Whether rows may be hidden by it that name files.
    var hidesRows: Bool {
        [.damagedLog, .damagedDatabase, .unreadableRow, .alteredRow, .lostRow, .lostStory, .lostChange].contains(kind)
    }

    /// The finding before anything was done.
    var finding: LibraryFinding {
        var mend = LibraryFinding.RepairStatus.possible(remedy.description)
        switch remedy {
        case .advice, .followUp, .none: mend = .advice(remedy.description)
        default: break
        }
        return finding(mend)
    }

    func finding(_ mend: LibraryFinding.RepairStatus) -> LibraryFinding {
        LibraryFinding(kind: kind, subject: subject, detail: detail, mend: mend, followUp: followUp(after: mend))
    }
}
