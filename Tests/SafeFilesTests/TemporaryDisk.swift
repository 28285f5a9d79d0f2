import Foundation
import Testing

/// A small disk in memory for one test, unmounted with the value.
final class TemporaryDisk: Sendable {
    /// Why tests that need a disk of their own are skipped.
    static let skipReason: Comment = "this user may not mount a disk"

    /// Whether this user may mount a disk here.
    static let isPermitted: Bool = {
        do {
            _ = try TemporaryDisk(kilobytes: 64)
            return true
        } catch {
            return false
        }
    }()

    private struct NotMounted: Error {}

    private let folder: TemporaryFolder
    var url: URL { folder.url }

    init(kilobytes: Int) throws {
        folder = try TemporaryFolder()
        try Self.run("mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k,mode=0700", "tmpfs", folder.url.path)
    }

    deinit {
        do {
            try Self.run("umount", "-l", folder.url.path)
        } catch {
            Issue.record("The temporary disk stays: \(error)")
        }
    }

    /// From now on nothing on the disk can be changed.
    func makeReadOnly() throws {
        try Self.run("mount", "-o", "remount,ro", folder.url.path)
    }

    /// Leaves no more than `bytes` free.
    func fill(leaving bytes: Int) throws {
        let free = try FileManager.default.attributesOfFileSystem(forPath: url.path)[.systemFreeSize] as? Int
        try Data(count: max(0, try #require(free) - bytes)).write(to: url.appending(path: "filler"))
    }

    private static func run(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw NotMounted() }
    }
}
