import Checksums
import Foundation
import Generation
import Glibc
import SafeFiles
import StoryCore
import StoryStorage

/// The folders of jobs: each holds a job's content, and the lock file of its claim.
struct JobFolders: Sendable {
    /// The parent of all folders.
    let root: URL

    /// The folders in a library.
    init(of library: LibraryLayout) {
        root = library.jobs
    }

    /// Returns the folder of a job.
    ///
    /// A database may be forged: an identifier must not become part of a path that leads elsewhere.
    func folder(of identifier: JobID) throws(StorageError) -> URL {
        guard JobID(checking: identifier.rawValue) != nil else { throw .notFound(.job, identifier.rawValue) }
        return root.appending(path: identifier.rawValue)
    }

    /// Returns the lock file of a job's claim.
    func lockFile(of identifier: JobID) throws(StorageError) -> URL {
        try folder(of: identifier).appending(path: "lock")
    }

    /// Returns the location of a temporary file in a job's folder; each holder of the job's lease has another one.
    static func scratchFile(named name: String, in folder: URL, of lease: JobLease) -> URL {
        folder.appending(path: "\(name).\(lease.token).scratch")
    }

    /// Creates a job's folder and takes its lock.
    func claim(_ identifier: JobID) throws(StorageError) -> FileLock {
        try SafeFiles.makeFolder(folder(of: identifier), mayBeLink: false)
        return try FileLock(lockFile(of: identifier), guarding: Self.name(of: identifier))
    }

    /// Returns what a job's lock guards, as the beginning of a sentence.
    static func name(of identifier: JobID) -> String { "The unfinished story \(identifier.short)" }

    /// Removes the lock file of a job, so that the next claim locks another one: its holder has lost the lease.
    func forgetLock(of identifier: JobID) throws(StorageError) {
        try SafeFiles.remove(lockFile(of: identifier))
    }

    /// Returns whether a job has a folder: from its first claim to its end.
    func isThere(_ identifier: JobID) throws(StorageError) -> Bool {
        FileStatus(try folder(of: identifier))?.isFolder == true
    }

    /// Returns whether a job is claimed.
    func isClaimed(_ identifier: JobID) throws(StorageError) -> Bool {
        let folder = try folder(of: identifier)
        if let status = FileStatus(folder), !status.isFolder {
            throw .notAFile(path: folder.path, kind: status.kindName)
        }
        return try FileLock.isHeld(lockFile(of: identifier))
    }

    /// Returns whether any job is claimed.
    func isAnyClaimed() throws(StorageError) -> Bool {
        for identifier in try all() where try isClaimed(identifier) { return true }
        return false
    }

    /// Returns whether a job has made the content of a stored file, so that it was stored for the job.
    func hold(_ reference: MediaReference) throws(StorageError) -> Bool {
        for job in try SafeFiles.names(in: root) {
            let folder = root.appending(path: job)
            guard FileStatus(folder)?.isFolder == true else { continue }
            for name in try SafeFiles.names(in: folder) {
                let own = folder.appending(path: name)
                guard let status = FileStatus(own), status.isFile, status.byteCount == reference.byteCount else {
                    continue
                }
                do throws(StorageError) {
                    if try OpenFile.ifThere(own)?.checksum() == reference.digest { return true }
                } catch {
                    // What can't be read now may be it.
                    return true
                }
            }
        }
        return false
    }

    /// Returns the total size of a job's files, in bytes.
    func byteCount(of identifier: JobID) throws(StorageError) -> Int {
        try contents(of: identifier).reduce(0) { $0 + (FileStatus($1)?.byteCount ?? 0) }
    }

    /// Returns the files of a job.
    func contents(of identifier: JobID) throws(StorageError) -> [URL] {
        let (folder, lock) = (try folder(of: identifier), try lockFile(of: identifier).lastPathComponent)
        guard FileStatus(folder)?.isFolder == true else { return [] }
        return try SafeFiles.names(in: folder).sorted().filter { $0 != lock }.map { folder.appending(path: $0) }
            .filter { FileStatus($0)?.isFile == true }
    }

    /// Returns the blobs with the content of a job's files: a process may have been killed after storing them and before
    /// publishing the story.
    func storedContent(of identifier: JobID, in blobs: any BlobStore) throws(StorageError) -> Set<MediaReference> {
        var references: Set<MediaReference> = []
        for file in try contents(of: identifier) {
            // A worker that is at it removes its drafts meanwhile.
            guard let digest = try OpenFile.ifThere(file)?.checksum() else { continue }
            references.formUnion(try blobs.references(withDigest: digest))
        }
        return references
    }

    /// Removes the files of a job, except the lock, which must be held.
    func removeContents(of identifier: JobID) throws(StorageError) {
        let lock = try lockFile(of: identifier).lastPathComponent
        for name in try SafeFiles.names(in: folder(of: identifier)) where name != lock {
            try SafeFiles.remove(folder(of: identifier).appending(path: name))
        }
    }

    /// Removes a job's folder, whose lock must be held.
    ///
    /// It is renamed first: another claim meanwhile creates a new folder, and loses nothing.
    func remove(_ identifier: JobID) throws(StorageError) {
        let (folder, retired) = (try folder(of: identifier), root.appending(path: "removed-\(identifier.rawValue)"))
        try SafeFiles.remove(retired)
        guard rename(folder.path, retired.path) == 0 else {
            let code = errno
            if code == ENOENT { return }
            throw StorageError(errno: code, path: folder.path)
        }
        try SafeFiles.remove(retired)
    }

    /// Removes the folders without a job, which a process leaves if it is killed while cleaning up.
    ///
    /// - Parameter isStored: Returns whether the job is stored.
    func removeLeftovers(
        unless isStored: (JobID) async throws(StorageError) -> Bool
    ) async throws(StorageError) {
        var hasLeftovers = false
        for identifier in try all() where !hasLeftovers { hasLeftovers = try await !isStored(identifier) }
        guard hasLeftovers else { return }
        do throws(StorageError) {
            let clearing = try FileLock(
                root.appendingPathExtension("lock"), guarding: "The folder of unfinished stories")
            defer { clearing.release() }
            for identifier in try all() where try await !isStored(identifier) {
                try await removeLeftover(identifier, unless: isStored)
            }
        } catch .busy {
            // Another process is cleaning up.
            return
        }
    }

    /// Removes the folder of a job, if the job is not stored and not being created.
    func removeLeftover(
        _ identifier: JobID, unless isStored: (JobID) async throws(StorageError) -> Bool
    ) async throws(StorageError) {
        guard try isThere(identifier) else { return }
        do throws(StorageError) {
            let lock = try claim(identifier)
            defer { lock.release() }
            // Between the two checks the job may have been stored and released.
            if try await !isStored(identifier) { try remove(identifier) }
        } catch .busy {
            // The job is being created.
            return
        }
    }

    private func all() throws(StorageError) -> [JobID] {
        try SafeFiles.names(in: root).compactMap { name in
            FileStatus(root.appending(path: name))?.isFolder == true ? JobID(checking: name) : nil
        }
    }
}
