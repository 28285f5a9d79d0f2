import SafeFiles
public import StoryCore

/// Reads which voices are installed, and whether the engine is; nothing is kept, so what is installed meanwhile is seen.
public struct InstalledVoices: Sendable {
    /// Where they lie.
    public let layout: VoicesLayout

    /// Reads a folder, which need not be there.
    public init(_ layout: VoicesLayout) {
        self.layout = layout
    }

    /// The engine; nil if it is not installed or its manifest cannot be read, which ``find(_:)`` tells.
    public func engine() -> InstalledVoice? { readable(VoiceManifest.engineName) }

    /// The voices whose manifests can be read, by name; ``damages()`` has the others.
    public func voices() -> [InstalledVoice] { names().compactMap(readable) }

    /// What is installed under a name, the engine included.
    ///
    /// - Returns: nil if nothing is.
    /// - Throws: ``VoiceError/damaged(_:detail:)``, ``VoiceError/newerVersion(_:)``, ``VoiceError/storage(_:)``.
    public func find(_ name: String) throws(VoiceError) -> InstalledVoice? {
        guard VoiceManifest.isName(name) else { return nil }
        let folder = layout.folder(of: name)
        guard let manifest = try VoiceManifest.read(in: folder, name: name) else { return nil }
        return InstalledVoice(manifest: manifest, folder: folder)
    }

    /// What is wrong with those that cannot be used, by name; nothing is read but manifests.
    public func damages() -> [String: VoiceError] {
        var damages: [String: VoiceError] = [:]
        for name in names() + [VoiceManifest.engineName] {
            do throws(VoiceError) {
                _ = try find(name)
            } catch {
                damages[name] = error
            }
        }
        return damages
    }

    /// The names of the folders but the engine's; none if nothing can be seen.
    private func names() -> [String] {
        let names = (try? SafeFiles.names(in: layout.root)) ?? []
        return names.filter { VoiceManifest.isName($0) && $0 != VoiceManifest.engineName }.sorted()
    }

    private func readable(_ name: String) -> InstalledVoice? {
        do throws(VoiceError) {
            return try find(name)
        } catch {
            return nil
        }
    }
}
