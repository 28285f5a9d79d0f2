import ArgumentParser
import Foundation

/// What every command can be told that writes something new.
struct ScaffoldOptions: ParsableArguments {
    @OptionGroup var package: TreeOptions

    @Flag(help: "Change files also if they have changes that are not committed.")
    var allowDirty = false

    /// Writes what is scaffolded, all of it or nothing, and says so.
    func write(_ make: (SourceTree) throws(ScaffoldError) -> Scaffold) throws {
        let tree = try package.tree()
        if try tree.undoInterruptedWrite() { complain("An earlier run was interrupted; what it wrote was undone.") }
        let scaffold = try make(tree)
        let own = try scaffold.changes(in: tree)
        let changes = try own.followed(by: derived(in: tree.with(own)))
        try check(changes, in: tree)
        try tree.write(changes)
        print("Wrote \(scaffold.title):")
        for change in changes.sorted(by: { $0.path < $1.path }) {
            print("  \(change.old == nil ? "new    " : "changed") \(change.path)")
        }
    }

    /// What follows from the package's sources, where it has to be written again.
    private func derived(in tree: SourceTree) throws -> [FileChange] {
        let review = try Review(tree, manifest: .load(tree))
        return try DerivedState(Derivations.ofSources, for: review).stale.compactMap { file in
            file.new.map { new in file.old.map { .replace(file.path, old: $0, new: new) } ?? .create(file.path, new) }
        }
    }

    /// What is changed here has to be told apart from what somebody else was changing.
    private func check(_ changes: [FileChange], in tree: SourceTree) throws(ScaffoldError) {
        guard !allowDirty else { return }
        let touched = changes.filter { $0.old != nil }.map(\.path)
        let dirty: [String]
        do throws(ProgramError) {
            dirty = try GitStatus(tree: tree).uncommitted(touched)
        } catch {
            throw .program(error)
        }
        guard dirty.isEmpty else { throw .uncommitted(paths: dirty) }
    }

    private func complain(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
}
