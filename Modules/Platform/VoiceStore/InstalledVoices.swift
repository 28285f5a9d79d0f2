import SafeFiles
public import StoryCore

/// Reads which voices are installed, and whether the engine is; nothing is kept, so what is installed meanwhile is seen.
public struct InstalledVoices: Sendable {
    /// The paths of the voices.
    public let layout: VoicesLayout

    /// Reads a folder, which need not be there.
    public init(_ layout: VoicesLayout) {
        self.layout = layout
    }

    /// The engine; nil if it is not installed or its manifest cannot be read, which ``find(_:)`` reports.
    public func engine() -> InstalledVoice? { readable(VoiceManifest.engineName) }

    /// Returns the voices with readable manifests, by name; none if their folder cannot be read.
    ///
    /// Sufficient for using voices; ``VoiceInstaller/inventory()`` reports what is wrong with the others.
    public func voices() -> [InstalledVoice] {
        do throws(VoiceError) {
            return try names().compactMap(readable)
        } catch {
            return []
        }
    }

    /// Returns what is installed under a name, including the engine.
    ///
    /// - Returns: nil if nothing is.
    /// - Throws: ``VoiceError/damaged(_:detail:isFetched:)``, ``VoiceError/newerVersion(_:)``, ``VoiceError/storage(_:)``.
    public func find(_ name: String) throws(VoiceError) -> InstalledVoice? {
        guard VoiceManifest.isName(name) else { return nil }
        let folder = layout.folder(of: name)
        guard let manifest = try VoiceManifest.read(in: folder, name: name) else { return nil }
        return InstalledVoice(manifest: manifest, folder: folder)
    }

    /// The names of the folders but the engine's, whatever is in them.
    ///
    /// - Throws: ``VoiceError/storage(_:)``.
    func names() throws(VoiceError) -> [String] {
        try stored { () throws(StorageError) in try SafeFiles.names(in: layout.root) }
            .filter { VoiceManifest.isName($0) && $0 != VoiceManifest.engineName }.sorted()
    }

    private func readable(_ name: String) -> InstalledVoice? {
        do throws(VoiceError) {
            return try find(name)
        } catch {
            return nil
        }
    }
}
