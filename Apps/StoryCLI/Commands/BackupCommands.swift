import ArgumentParser
import Foundation
import Library
import StoryApp
import StoryCore

/// `story backup`: puts the library into one file.
struct BackupCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup", abstract: "Put stories, pictures, narrations and settings into one file.",
        discussion: "Ordinary tools open the file; 'story restore' puts it in place again.")

    @Argument(help: "The file to write.", completion: .file())
    var file: String

    @Flag(help: "Replace a file that is there already.")
    var replace = false

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let (library, target, replace) = (try session.app.library, URL(filePath: file), replace)
        let backup = try await Interruption.cancelling { try await library.backUp(to: target, replacing: replace) }
        if output.json {
            session.console.write(JSONText.pretty(BackupDocument(backup)))
        } else {
            session.console.write("Wrote \(backup.contents) to \(backup.file.path).")
            backup.warning.map(session.console.writeError)
        }
        return .done
    }
}

/// `story restore`: puts the library of a backup in place.
struct RestoreCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Put the library of a backup in place: all of it, or nothing.",
        discussion: "A library that is there is left alone, unless '--replace' is said.")

    @Argument(help: "The file that 'story backup' wrote.", completion: .file())
    var file: String

    @Flag(help: "Replace the library that is there.")
    var replace = false

    @Flag(name: .shortAndLong, help: "With '--replace', do not ask on a terminal.")
    var yes = false

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let library = try session.app.library
        if replace, !yes, session.console.isInteractive {
            try Consent(
                goes: ["The library in \(try session.app.location), with everything in it"],
                stays: "What is in \(file) takes its place. 'story backup' keeps what is there now.",
                question: "Replace the library?"
            ).ask(on: session.console)
        }
        let (source, replace) = (URL(filePath: file), replace)
        let backup = try await Interruption.cancelling { try await library.restore(from: source, replacing: replace) }
        if output.json {
            session.console.write(JSONText.pretty(BackupDocument(backup)))
        } else {
            session.console.write(
                "Restored \(backup.contents), as they were on \(StoryText.day(backup.createdAt)).")
            backup.warning.map(session.console.writeError)
        }
        return .done
    }
}

/// A backup as `--json` tells it.
private struct BackupDocument: Encodable {
    var file: String
    var createdAt: Date
    var stories: Int
    var files: Int
    var bytes: Int
    var missing: [String]

    init(_ backup: LibraryBackup) {
        file = backup.file.path
        createdAt = backup.createdAt
        stories = backup.storyCount
        files = backup.fileCount
        bytes = backup.byteCount
        missing = backup.missing
    }
}

extension LibraryBackup {
    /// What is in it, in words.
    fileprivate var contents: String {
        "\(StoryText.count(storyCount, "story", "stories")) with \(StoryText.count(fileCount, "file", "files")) "
            + "(\(StoryText.size(byteCount)))"
    }

    /// What a person should know about it; nil if it is whole.
    fileprivate var warning: String? {
        guard !missing.isEmpty else { return nil }
        return "\(StoryText.count(missing.count, "file is", "files are")) missing or damaged in the library, and so "
            + "not in the backup. 'story verify' names them."
    }
}
