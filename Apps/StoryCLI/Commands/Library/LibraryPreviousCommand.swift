import ArgumentParser
import Library
import StoryApp
import StoryCore
import StoryDocuments

/// `story library previous`: the libraries that 'story restore --replace' replaced.
struct LibraryPreviousCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "previous", abstract: "List, restore or delete libraries that you replaced.",
        discussion: "'story restore --replace' keeps the library it replaces until you delete it here.",
        subcommands: [PreviousListCommand.self, PreviousRestoreCommand.self, PreviousDeleteCommand.self],
        defaultSubcommand: PreviousListCommand.self)
}

/// `story library previous list`: lists replaced libraries.
struct PreviousListCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List previous libraries and the space they take.")

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let found = try await session.app.library.previousLibraries().map(PreviousLibraryDocument.init)
        let console = output.console(of: session)
        if output.json {
            console.write(JSONText.pretty(PreviousLibraryListDocument(libraries: found)))
        } else if found.isEmpty {
            console.write("No previous libraries.")
        } else {
            console.write(PreviousLibraryDocument.table(of: found))
        }
        return .done
    }
}

/// `story library previous restore`: restores a replaced library.
struct PreviousRestoreCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Restore a previous library, and keep the current one as a previous library.")

    @Argument(help: "The library's name; see 'story library previous'.")
    var library: String

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let kept = try await session.app.library.restorePrevious(library).map(PreviousLibraryDocument.init)
        if output.json {
            session.console.write(JSONText.pretty(RestoredLibraryDocument(name: library, previous: kept)))
        } else {
            session.console.write("Restored \(PlainText.quotation(library)).")
            if let kept { session.console.writeError("The library it replaced is kept as \(kept.name).") }
        }
        return .done
    }
}

/// `story library previous delete`: deletes replaced libraries.
struct PreviousDeleteCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete previous libraries permanently.")

    @Argument(help: "The libraries' names; see 'story library previous'.")
    var libraries: [String]

    @OptionGroup var consent: ConsentOptions
    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let library = try session.app.library
        let all = try await library.previousLibraries()
        var found: [PreviousLibrary] = []
        for name in libraries {
            let previous = all.first { $0.name == name }
            guard let previous else { throw LibraryError.storage(.notFound(.previousLibrary, name)) }
            if !found.contains(previous) { found.append(previous) }
        }
        try consent.obtain(
            on: session.console,
            for: Consent(
                goes: found.map { "\($0.name), \(StoryText.size($0.byteCount))" },
                stays:
                    "Your current library stays. Only a backup can restore \(found.count == 1 ? "this one" : "these").",
                question: found.count == 1 ? "Delete this library?" : "Delete these \(found.count) libraries?"))
        try await library.deletePrevious(found.map(\.name))
        if output.json {
            session.console.write(
                JSONText.pretty(PreviousLibraryListDocument(libraries: found.map(PreviousLibraryDocument.init))))
        } else {
            session.console.write(found.map { "Deleted \($0.name)." }.joined(separator: "\n"))
        }
        return .done
    }
}
