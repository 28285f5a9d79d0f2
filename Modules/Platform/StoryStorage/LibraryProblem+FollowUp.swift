import StoryCore

extension LibraryProblem {
    /// Returns what remains for a person to do: at once, or after the repair.
    func followUp(after status: LibraryFinding.RepairStatus) -> RecoveryAction? {
        switch (remedy, status) {
        case (.followUp(let followUp), _): followUp
        case (.putAwayLog, .advice): .restoreBackup
        case (.repairRow(let row), .advice) where row.isLost: .restoreBackup
        case (.markLost(let story, _), .done), (.forgetNarration(let story), .done): .retryStory(story)
        case (.repair(let repair), .done): repair.followUp
        default: nil
        }
    }
}
