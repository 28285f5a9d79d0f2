import ArgumentParser
import Foundation

/// Writes what follows from other files.
struct DeriveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "derive", abstract: "Write again what follows from other files: registries, lists, references.")

    @OptionGroup var options: TreeOptions

    func run() throws {
        let tree = try options.tree()
        if try tree.undoInterruptedWrite() { print("An earlier run was interrupted; what it wrote was undone.") }
        let program = ProgramDescription.lastBuilt(in: tree)
        let review = try Review(tree, manifest: .load(tree))
        let stale = try DerivedState(Derivations.all(program: program), for: review).stale
        try tree.write(stale.compactMap(\.change))
        for file in stale where file.new == nil { try tree.remove(file.path) }
        for file in stale { print("\(file.new == nil ? "removed" : "wrote") \(file.path)") }
        if program == nil {
            print("\(CommandReference.folder) follows from the program, which is not built: left alone.")
        }
        if stale.isEmpty { print("Everything is as it should be.") }
    }
}
