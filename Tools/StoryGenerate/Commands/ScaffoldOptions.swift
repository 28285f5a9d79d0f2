import ArgumentParser
import Foundation

/// The options of every command that writes something new.
struct ScaffoldOptions: ParsableArguments {
    @OptionGroup var package: TreeOptions

    @Flag(help: "Change files also if somebody has changed them and not committed that.")
    var allowDirty = false

    /// Writes what is scaffolded with what follows from it, all of it or nothing, and says so.
    func write(_ make: (SourceTree) throws(ScaffoldError) -> Scaffold) throws {
        let tree = try package.tree()
        if try tree.undoInterruptedWrite() {
            complain("An earlier run was interrupted; what it wrote was undone, but for what was changed since.")
        }
        let scaffold = try make(tree)
        let changes = try scaffold.changesWithDerived(in: tree)
        if !allowDirty { try check(changes, in: tree) }
        try tree.write(changes)
        tell(scaffold, changes)
        do throws(TreeError) {
            try WrittenFiles(tree: tree).remember(changes)
        } catch {
            complain("All is written, but not remembered: \(error) The next call may ask for --allow-dirty.")
        }
    }

    /// Throws if uncommitted changes would mix with the new ones; derived files do not count.
    private func check(_ changes: [FileChange], in tree: SourceTree) throws(ScaffoldError) {
        let touched = changes.filter { $0.old != nil && !$0.path.hasSuffix("+Generated.swift") }.map(\.path)
        let dirty: [String]
        do throws(ProgramError) {
            dirty = try GitStatus(tree: tree).uncommitted(touched)
        } catch {
            throw .program(error)
        }
        let written = WrittenFiles(tree: tree)
        let theirs = dirty.filter { !written.isUntouched($0) }
        guard theirs.isEmpty else { throw .uncommitted(paths: theirs) }
    }

    private func tell(_ scaffold: Scaffold, _ changes: [FileChange]) {
        print("Wrote \(scaffold.title):")
        for change in changes.sorted(by: { $0.path < $1.path }) {
            print("  \(change.old == nil ? "new    " : "changed") \(change.path)")
        }
        print("It builds and passes its tests: './generate.sh test --filter \(scaffold.filter)'.")
    }

    private func complain(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
}
