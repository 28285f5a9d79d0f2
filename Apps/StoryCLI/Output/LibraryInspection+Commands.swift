import StoryCore

extension LibraryInspection {
    /// The inspection with commands in the follow-ups of its findings.
    var namingCommands: LibraryInspection {
        var inspection = self
        for item in items.indices {
            for index in items[item].findings.indices {
                let finding = items[item].findings[index]
                guard let command = finding.followUp?.commands else { continue }
                inspection.items[item].findings[index].repairStatus = finding.repairStatus.adding(command)
            }
        }
        return inspection
    }
}

extension LibraryFinding.RepairStatus {
    fileprivate func adding(_ sentence: String) -> Self {
        switch self {
        case .possible(let text): .possible("\(text) \(sentence)")
        case .done(let text): .done("\(text) \(sentence)")
        case .advice(let text): .advice("\(text) \(sentence)")
        }
    }
}
