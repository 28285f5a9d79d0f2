import Foundation
public import StoryCore

extension VoiceInstaller {
    @concurrent
    public func inventory() async throws(VoiceError) -> VoiceInventory {
        let known = Set(catalogue.items.map(\.manifest.name))
        let others = try installed.names().filter { !known.contains($0) }
        let voices = catalogue.voices.map(listing) + others.compactMap { installedListing($0) }
        let (there, absent) = (voices.filter(\.isThere), voices.filter { !$0.isThere })
        let engine =
            catalogue.engine.map(listing) ?? installedListing(VoiceManifest.engineName) ?? unavailableEngine
        return VoiceInventory(engine: engine, voices: there + absent)
    }

    /// A voice, or the engine, that this program knows.
    private func listing(of item: CatalogueItem) -> VoiceListing {
        do throws(VoiceError) {
            guard let voice = try installed.find(item.manifest.name) else { return item.uninstalled }
            return listing(of: voice, downloadByteCount: item.downloadByteCount)
        } catch {
            return item.listing(.damaged(error))
        }
    }

    /// Something that is installed and that this program does not know; nil if it has gone.
    private func installedListing(_ name: String) -> VoiceListing? {
        do throws(VoiceError) {
            return try installed.find(name).map { listing(of: $0) }
        } catch {
            return VoiceListing(
                name: name, displayName: name, summary: "unknown", language: nil, licence: "unknown",
                source: "unknown", byteCount: 0, downloadByteCount: nil, state: .damaged(error))
        }
    }

    /// Something that is installed, looked at without reading its files.
    private func listing(of voice: InstalledVoice, downloadByteCount: Int? = nil) -> VoiceListing {
        do throws(VoiceError) {
            try voice.look()
            return VoiceListing(voice.manifest, downloadByteCount: downloadByteCount, state: .installed)
        } catch {
            return VoiceListing(voice.manifest, downloadByteCount: downloadByteCount, state: .damaged(error))
        }
    }

    /// The engine on a machine for which there is none.
    private var unavailableEngine: VoiceListing {
        VoiceListing(
            name: VoiceManifest.engineName, displayName: "ONNX Runtime", summary: "runs the voices", language: nil,
            licence: "MIT", source: "onnxruntime", byteCount: 0, downloadByteCount: nil,
            state: .unavailable(.noEngine(machine: catalogue.machine)))
    }
}
