import Foundation
import SafeFiles
public import StoryCore

/// Installs voices and their engine into a folder, checked to the bit, each in one step; see ``VoicesLayout``.
///
/// One process installs at a time, by a lock; whoever reads needs none, since a folder is there whole or not at all.
public struct VoiceInstaller: VoiceRepository {
    let layout: VoicesLayout
    let catalogue: VoiceCatalogue
    let fetcher: any PackageFetcher

    /// Installs into a folder what this program knows, with pip.
    public init(_ layout: VoicesLayout) {
        self.init(layout, catalogue: .builtIn(), fetcher: PipFetcher())
    }

    init(_ layout: VoicesLayout, catalogue: VoiceCatalogue, fetcher: any PackageFetcher) {
        (self.layout, self.catalogue, self.fetcher) = (layout, catalogue, fetcher)
    }

    public var location: String { layout.root.path }

    /// What is installed.
    var installed: InstalledVoices { InstalledVoices(layout) }

    @concurrent
    public func check(_ name: String) async throws(VoiceError) {
        guard let voice = try installed.find(name) else {
            guard let item = catalogue.item(name) else {
                throw name == VoiceManifest.engineName ? .noEngine(machine: catalogue.machine) : unknown(name)
            }
            throw .notInstalled(name, isFetched: item.broughtFiles.isEmpty)
        }
        try voice.check()
    }

    @concurrent
    public func install(
        _ request: VoiceRequest, observer: @escaping @Sendable (VoiceProgress) -> Void
    ) async throws(VoiceError) -> VoiceInstallation {
        let brought = try BroughtFiles(request.files, for: catalogue)
        let wanted = try wanted(request, brought)
        return try await locked { staging async throws(VoiceError) in
            var (missing, present): ([CatalogueItem], [VoiceListing]) = ([], [])
            for item in wanted {
                if isWhole(item, of: request, brought) {
                    present.append(item.listing(.installed))
                } else {
                    missing.append(item)
                }
            }
            try ensure(missing, comeFrom: brought)
            let sources = try await VoicePackages(layout: layout, fetcher: fetcher)
                .sources(for: missing, brought: brought, observer: observer)
            for item in missing {
                guard !Task.isCancelled else { throw .cancelled }
                observer(.unpacking(item.uninstalled))
                try staging.publish(item, from: sources)
                observer(.installed(item.listing(.installed)))
            }
            try stored { () throws(StorageError) in try SafeFiles.remove(layout.downloads) }
            return VoiceInstallation(installed: missing.map { $0.listing(.installed) }, present: present)
        }
    }

    @concurrent
    public func remove(_ name: String) async throws(VoiceError) -> VoiceListing {
        let found = try await inventory()
        guard let listing = ([found.engine] + found.voices).first(where: { $0.name == name }) else {
            throw unknown(name)
        }
        switch listing.state {
        case .available: throw .notInstalled(name, isFetched: true)
        case .needsFiles: throw .notInstalled(name, isFetched: false)
        case .unavailable(let error): throw error
        case .installed, .damaged: break
        }
        return try await locked { staging async throws(VoiceError) in
            try stored { () throws(StorageError) in try staging.remove(name) }
            return listing
        }
    }

    // MARK: - Private

    /// What a request comes to: the engine, then the voices; nothing twice.
    private func wanted(_ request: VoiceRequest, _ brought: BroughtFiles) throws(VoiceError) -> [CatalogueItem] {
        guard let engine = catalogue.engine else { throw .noEngine(machine: catalogue.machine) }
        var names = request.names
        if names.isEmpty, request.files.isEmpty { names = [catalogue.standardName] }
        var wanted = [engine]
        for name in names {
            guard let item = catalogue.item(name) else { throw unknown(name) }
            wanted.append(item)
        }
        var seen: Set<String> = []
        let all = (wanted + brought.items).filter { seen.insert($0.manifest.name).inserted }
        // A package may have been brought for a voice that is not in it, which then has to be there, too.
        if names.isEmpty, brought.items.isEmpty {
            throw .incomplete(detail: "They belong to voices whose graphs are not among them.")
        }
        return all
    }

    /// Whether something is installed, down to its last byte; what was asked for has to be of the catalogue's release,
    /// and an engine that is only needed may be of any.
    private func isWhole(_ item: CatalogueItem, of request: VoiceRequest, _ brought: BroughtFiles) -> Bool {
        let name = item.manifest.name
        let isAsked = request.names.contains(name) || brought.items.contains { $0.manifest.name == name }
        do throws(VoiceError) {
            guard let there = try installed.find(name) else { return false }
            let isSame = Set(there.manifest.files) == Set(item.manifest.files)
            guard isSame || item.manifest.kind == .engine && !isAsked else { return false }
            try there.check()
            return true
        } catch {
            return false
        }
    }

    /// Makes sure, before anything is fetched, that what no package has was brought.
    private func ensure(_ items: [CatalogueItem], comeFrom brought: BroughtFiles) throws(VoiceError) {
        for item in items {
            let lacking = item.broughtFiles.filter { brought.loose[$0.sha256] == nil }
            if !lacking.isEmpty { throw .needsFiles(item.manifest.name, lacking.map(\.path)) }
        }
    }

    private func unknown(_ name: String) -> VoiceError {
        .unknown(name, known: catalogue.voices.map(\.manifest.name) + installed.voices().map(\.manifest.name))
    }

    /// Works alone in the folder, without what killed processes left.
    private func locked<Value: Sendable>(
        _ work: (VoiceStaging) async throws(VoiceError) -> Value
    ) async throws(VoiceError) -> Value {
        let staging = VoiceStaging(layout: layout)
        let lock = try stored { () throws(StorageError) in
            try SafeFiles.makeFolder(layout.root)
            return try FileLock(layout.lock, guarding: "The folder of voices")
        }
        defer { lock.release() }
        try stored { () throws(StorageError) in try staging.removeLeftovers() }
        return try await work(staging)
    }
}
