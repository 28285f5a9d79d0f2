import Foundation
import SafeFiles
import StoryCore
import Subprocess
import SystemPackage

/// A run of pip for one wheel, in a folder of its own.
struct PipRun {
    private static let longestOutput = 1 << 20

    /// The end of the run.
    struct End: Sendable {
        var isDone: Bool
        /// Its standard error.
        var complaint: String
    }

    private let wheel: PinnedWheel
    private let scratch: URL
    private let environment: Environment

    /// The folder of incomplete files.
    var work: URL { scratch.appending(path: "work", directoryHint: .isDirectory) }
    /// The wheel, once pip is done.
    var result: URL { wheels.appending(path: wheel.file) }

    private var wheels: URL { scratch.appending(path: "wheels", directoryHint: .isDirectory) }
    private var requirements: URL { scratch.appending(path: "requirements.txt") }

    /// Creates the folder, and writes down what is wanted.
    init(for wheel: PinnedWheel, in scratch: URL, environment: Environment) throws(VoiceError) {
        (self.wheel, self.scratch, self.environment) = (wheel, scratch, environment)
        do throws(StorageError) {
            try SafeFiles.makeFolder(work)
            try SafeFiles.makeFolder(wheels)
            let line = "\(wheel.package)==\(wheel.release) --hash=sha256:\(wheel.sha256)\n"
            try SafeFiles.write(Data(line.utf8), to: requirements, durability: .process)
        } catch {
            throw .storage(error)
        }
    }

    /// Runs pip to its end, or ends it if the task is cancelled; nil if there is no pip under this command.
    func end(of command: [String]) async throws(VoiceError) -> End? {
        var options = PlatformOptions()
        // pip cleans up after a polite signal; its own processes get it, too.
        options.processGroupID = 0
        options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .seconds(2))]
        do {
            let program = command.first ?? ""
            let result = try await Subprocess.run(
                program.contains("/") ? .path(FilePath(program)) : .name(program),
                arguments: Arguments(Array(command.dropFirst()) + arguments),
                environment: environment.updating(changes), platformOptions: options, output: .discarded,
                error: .string(limit: Self.longestOutput))
            guard !Task.isCancelled else { throw CancellationError() }
            let (isDone, complaint) = (result.terminationStatus.isSuccess, result.standardError)
            return !isDone && Self.isPipMissing(complaint) ? nil : End(isDone: isDone, complaint: complaint)
        } catch is CancellationError {
            throw .cancelled
        } catch let error as SubprocessError where error.code == .executableNotFound && !Task.isCancelled {
            return nil
        } catch {
            guard !Task.isCancelled else { throw .cancelled }
            throw .download(package: wheel.label, file: wheel.file, detail: "pip couldn't be run: \(error)")
        }
    }

    /// Returns whether Python reports that pip is missing, in its own words, or those of Debian's scripts.
    private static func isPipMissing(_ complaint: String) -> Bool {
        complaint.contains("No module named pip") || complaint.contains("No module named 'pip'")
    }

    /// The changes to the household's environment: settings for other uses of pip, and the language, since
    /// ``PipErrorMessage`` parses pip's messages.
    private var changes: [Environment.Key: String?] {
        [
            "TMPDIR": work.path, "NO_COLOR": "1", "LC_ALL": "C.UTF-8", "LANGUAGE": nil, "PIP_REQUIRE_VIRTUALENV": "0",
            "PIP_CONSTRAINT": nil, "PIP_REQUIREMENT": nil,
        ]
    }

    /// Everything but the name of the program.
    private var arguments: [String] {
        var arguments = [
            "download", "--no-deps", "--only-binary=:all:", "--require-hashes", "--disable-pip-version-check",
            "--no-input", "--progress-bar=off", "--retries=1", "--timeout=20", "--dest", wheels.path,
            "--requirement", requirements.path,
        ]
        if let platform = wheel.platform {
            arguments += [
                "--platform", platform.tag, "--python-version", platform.python, "--implementation", "cp", "--abi",
                platform.abi,
            ]
        }
        return arguments
    }
}
