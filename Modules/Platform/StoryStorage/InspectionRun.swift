import StoryCore

/// What was looked at, with what is to be done about it.
struct InspectionRun: Sendable {
    /// Something that was looked at.
    struct Item: Sendable {
        var name: String
        var story: StoryID?
        var problems: [LibraryProblem] = []
    }

    var items: [Item] = []
    var fileCount = 0
    var byteCount = 0

    /// What has to be done first, in its order, each with the name of its item.
    ///
    /// What rows belong to may be hidden by a file that has to be made anew: then they are looked at once more.
    var foundations: [(name: String, problem: LibraryProblem)] {
        let problems = items.flatMap { item in item.problems.map { (name: item.name, problem: $0) } }
        let isWhole = !problems.contains { [.rebuildDatabase, .salvageDatabase].contains($0.problem.remedy) }
        return LibraryProblem.Remedy.Foundation.allCases.filter { isWhole || $0 != .references }
            .flatMap { step in problems.filter { $0.problem.remedy.foundation == step } }
    }
}
