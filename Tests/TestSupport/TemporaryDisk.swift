package import Foundation

/// A small disk in memory for one test, unmounted with the value.
package final class TemporaryDisk: Sendable {
    /// Whether this user may mount a disk here.
    package static let isPermitted: Bool = {
        do {
            _ = try TemporaryDisk(kilobytes: 64)
            return true
        } catch {
            return false
        }
    }()

    private struct NotMounted: Error {}

    private let folder: TemporaryFolder
    /// The location of the disk.
    package var url: URL { folder.url }

    /// Mounts a disk of a size, in another folder than usual if that is said; nothing can remove that folder meanwhile.
    package init(kilobytes: Int, in parent: URL = FileManager.default.temporaryDirectory) throws {
        folder = try TemporaryFolder(in: parent)
        try Self.run("mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k,mode=0700", "tmpfs", folder.url.path)
    }

    deinit {
        do {
            try Self.run("umount", "-l", folder.url.path)
        } catch {
            warn("The temporary disk \(folder.url.path) stays: \(error)")
        }
    }

    /// From now on nothing on the disk can be changed.
    package func makeReadOnly() throws {
        try Self.run("mount", "-o", "remount,ro", folder.url.path)
    }

    /// From now on the disk can be changed again.
    package func makeWritable() throws {
        try Self.run("mount", "-o", "remount,rw", folder.url.path)
    }

    /// Leaves no more than `bytes` free.
    package func fill(leaving bytes: Int) throws {
        let attributes = try FileManager.default.attributesOfFileSystem(forPath: url.path)
        guard let free = attributes[.systemFreeSize] as? Int else { throw CocoaError(.fileReadUnknown) }
        try Data(count: max(0, free - bytes)).write(to: url.appending(path: "filler"))
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
