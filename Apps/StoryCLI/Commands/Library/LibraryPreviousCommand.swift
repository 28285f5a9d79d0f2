import ArgumentParser
import Library
import StoryApp
import StoryCore

/// `story library previous`: libraries that 'story restore --replace' has replaced.
struct LibraryPreviousCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "previous", abstract: "Restore or delete libraries that were replaced.",
        discussion: "'story restore --replace' keeps the library that it replaces until you delete it here.",
        subcommands: [PreviousListCommand.self, PreviousRestoreCommand.self, PreviousDeleteCommand.self],
        defaultSubcommand: PreviousListCommand.self)
}

/// `story library previous list`: lists libraries that were replaced.
struct PreviousListCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the libraries that were replaced, with the space that they take.")

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let found = try await session.app.library.previousLibraries().map(PreviousLibraryDocument.init)
        let console = output.console(of: session)
        if output.json {
            console.write(JSONText.pretty(PreviousLibraryListDocument(libraries: found)))
        } else if found.isEmpty {
            console.write("There are no previous libraries.")
        } else {
            console.write(PreviousLibraryDocument.table(of: found))
        }
        return .done
    }
}

/// `story library previous restore`: puts a library back that was replaced.
struct PreviousRestoreCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Put a previous library back; the present one is kept instead.")

    @Argument(help: "The library's name, as 'story library previous' lists it.")
    var library: String

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let kept = try await session.app.library.restorePrevious(library).map(PreviousLibraryDocument.init)
        if output.json {
            session.console.write(JSONText.pretty(RestoredLibraryDocument(name: library, previous: kept)))
        } else {
            session.console.write("Restored \(PlainText.quotation(library)).")
            if let kept { session.console.writeError("The other library is kept as \(kept.name).") }
        }
        return .done
    }
}

/// `story library previous delete`: deletes libraries that were replaced.
struct PreviousDeleteCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete previous libraries for good.")

    @Argument(help: "The libraries' names, as 'story library previous' lists them.")
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
                    "The present library stays. Only a backup can bring \(found.count == 1 ? "this one" : "these") back.",
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
