import StoryCore

/// One run of all checks, with the problems.
struct InspectionRun: Sendable {
    /// A checked item.
    struct Item: Sendable {
        var name: String
        var story: StoryID?
        var problems: [LibraryProblem] = []
    }

    var items: [Item] = []
    var fileCount = 0
    var byteCount = 0

    /// The problems to repair first, in order, each with the name of its item.
    ///
    /// A file that has to be rebuilt may hide the owners of rows: they are then checked again.
    var foundations: [(name: String, problem: LibraryProblem)] {
        let problems = items.flatMap { item in item.problems.map { (name: item.name, problem: $0) } }
        let isWhole = !problems.contains { [.rebuildDatabase, .salvageDatabase].contains($0.problem.remedy) }
        return LibraryProblem.Remedy.Foundation.allCases.filter { isWhole || $0 != .references }
            .flatMap { step in problems.filter { $0.problem.remedy.foundation == step } }
    }
}
