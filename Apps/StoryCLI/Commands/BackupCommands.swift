import ArgumentParser
import Foundation
import Library
import StoryApp
import StoryCore
import StoryDocuments

/// `story backup`: backs up the library to one file.
struct BackupCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup", abstract: "Back up stories, pictures, narrations and settings to one file.",
        discussion: "The file is an ordinary zip archive. 'story restore' restores it.")

    @Argument(help: "The file to write.", completion: .file())
    var file: String

    @Flag(help: "Overwrite the file if it exists.")
    var replace = false

    @OptionGroup var output: OutputOptions

    func validate() throws { try ArchiveName.check(file) }

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

/// `story restore`: restores the library of a backup.
struct RestoreCommand: AppCommand {
    static let mendsLibrary = true
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Restore a backup: all of it, or nothing.",
        discussion: """
            Your library is never overwritten unless you use '--replace'. Even then it is kept beside the restored one: \
            'story library previous' restores or deletes it.
            """)

    @Argument(help: "A file written by 'story backup'.", completion: .file())
    var file: String

    @Flag(help: "Replace your library, and keep it as a previous one.")
    var replace = false

    @OptionGroup var consent: ConsentOptions
    @OptionGroup var output: OutputOptions

    func validate() throws { try ArchiveName.check(file) }

    func run(in session: Session) async throws -> ExitStatus {
        let library = try session.app.library
        if replace {
            try consent.obtain(
                on: session.console,
                for: Consent(
                    goes: ["The library in \(try session.app.location), with everything in it"],
                    stays: "The library in \(file) takes its place. The old one is kept: see 'story library previous'.",
                    question: "Replace your library?"))
        }
        let (source, replace) = (URL(filePath: file), replace)
        let backup: LibraryBackup
        do {
            backup = try await Interruption.cancelling { try await library.restore(from: source, replacing: replace) }
        } catch LibraryError.storage(.exists(let path)) {
            throw LibraryExists(path: path)
        }
        if output.json {
            session.console.write(JSONText.pretty(BackupDocument(backup)))
        } else {
            session.console.write(
                "Restored \(backup.contents), as they were on \(StoryText.day(backup.createdAt)).")
            if let previous = backup.previous {
                session.console.writeError(
                    "The previous library is kept (\(StoryText.size(previous.byteCount))): "
                        + "delete it with 'story library previous delete \(previous.name)'.")
            }
            backup.warning.map(session.console.writeError)
        }
        return .done
    }
}

/// A backup isn't restored, since that would replace a library.
private struct LibraryExists: ExplainedError {
    let path: String

    var code: String { StorageError.exists(path: path).code }
    var message: String { "There is already a library in \(path)." }
    var reason: String? { "Nothing was changed." }
    var recovery: RecoveryAction {
        .advised("To replace it, use '--replace'. It will be kept as a previous library.")
    }
    var category: ErrorCategory { .cannotWrite }
    var severity: ErrorSeverity { .error }
}

/// The name of an archive on the command line.
private enum ArchiveName {
    /// Rejects the sign for standard input and output: an archive gets its name once it is complete and on the disk,
    /// and is verified before anything of it is used.
    static func check(_ name: String) throws {
        guard name == "-" else { return }
        throw ValidationError(
            "A backup is always a file: '-' for standard input or output isn't supported. Name a file, for example "
                + "story-backup.zip; for a file called '-', use './-'.")
    }
}

extension LibraryBackup {
    /// The contents in words.
    var contents: String {
        "\(StoryText.count(storyCount, "story", "stories")) with \(StoryText.count(fileCount, "file", "files")) "
            + "(\(StoryText.size(byteCount)))"
    }

    /// A warning about missing files; nil if the backup is complete.
    fileprivate var warning: String? {
        guard !missing.isEmpty else { return nil }
        return
            "\(StoryText.count(missing.count, "file is", "files are")) missing or damaged in the library and therefore "
            + "not in the backup. Run 'story verify' to list them."
    }
}
