import ArgumentParser
import Foundation

/// `check`: reports broken rules and stale files, and changes nothing.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Say where a rule is broken and which derived file is stale; change nothing.")

    @OptionGroup var options: TreeOptions

    func run() throws {
        let tree = try options.tree()
        let review = try Review(tree, manifest: .load(tree))
        let program = ProgramDescription.lastBuilt(in: tree)
        var findings = try Rules.all.flatMap { try $0.findings(in: review) }
        if program == nil { findings.append(Self.notBuilt) }
        if tree.hasInterruptedWrite { findings.append(Self.interrupted) }
        for finding in findings.sorted() { print(finding) }
        let state = try DerivedState(Derivations.all(program: program), for: review)
        for file in state.stale { print(StaleText.text(of: file)) }
        guard findings.isEmpty, state.stale.isEmpty else { throw ExitCode(1) }
    }

    private static let interrupted = Finding(
        "Package.swift", reason: "the generator was interrupted while it wrote; files may be there in part.",
        fix: "./generate.sh derive, which undoes that first")

    private static let notBuilt = Finding(
        "\(CommandReference.folder)/commands.md",
        reason: "the reference cannot be compared: it follows from what the program says, and there is no program.",
        fix: "swift build --product story")
}

/// The report of a stale file.
enum StaleText {
    private static let lineLimit = 60

    /// Returns what is wrong with it, how to fix it, and the differences.
    static func text(of file: DerivedState.Stale) -> String {
        let fix = "\n    Fix: ./generate.sh derive"
        guard let new = file.new else {
            return "\(file.path):1: nothing is derived into this file any more.\(fix)"
        }
        guard let old = file.old else { return "\(file.path):1: this derived file is missing.\(fix)" }
        let lines = TextDifference.lines(from: old, to: new)
        let rest = lines.count > lineLimit ? ["… and \(lines.count - lineLimit) lines more"] : []
        return (["\(file.path):1: what is derived is stale.\(fix)"] + lines.prefix(lineLimit) + rest)
            .joined(separator: "\n")
    }
}
