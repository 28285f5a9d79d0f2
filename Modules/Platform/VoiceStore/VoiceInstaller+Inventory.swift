import Foundation
public import StoryCore

extension VoiceInstaller {
    @concurrent
    public func inventory() async throws(VoiceError) -> VoiceInventory {
        let damages = installed.damages()
        func told(_ item: CatalogueItem) -> VoiceListing {
            let name = item.manifest.name
            if let damage = damages[name] { return item.listing(.damaged(damage)) }
            guard let voice = (try? installed.find(name)) ?? nil else { return item.uninstalled }
            return listing(of: voice, downloadByteCount: item.listing(.installed).downloadByteCount)
        }
        let known = Set(catalogue.items.map(\.manifest.name))
        let others = installed.voices().filter { !known.contains($0.manifest.name) }.map { listing(of: $0) }
        let broken = damages.filter { !known.contains($0.key) && $0.key != VoiceManifest.engineName }
            .sorted { $0.key < $1.key }.map(Self.listing)
        let voices = catalogue.voices.map(told) + others + broken
        let (there, absent) = (voices.filter(\.isThere), voices.filter { !$0.isThere })
        return VoiceInventory(engine: catalogue.engine.map(told) ?? noEngine, voices: there + absent)
    }

    /// A voice that is installed, looked at without reading its files.
    private func listing(of voice: InstalledVoice, downloadByteCount: Int? = nil) -> VoiceListing {
        do throws(VoiceError) {
            try voice.look()
            return VoiceListing(voice.manifest, downloadByteCount: downloadByteCount, state: .installed)
        } catch {
            return VoiceListing(voice.manifest, downloadByteCount: downloadByteCount, state: .damaged(error))
        }
    }

    /// A folder of which nothing but its name can be said.
    private static func listing(_ name: String, _ damage: VoiceError) -> VoiceListing {
        VoiceListing(
            name: name, displayName: name, summary: "unknown", language: nil, licence: "unknown", source: "unknown",
            byteCount: 0, downloadByteCount: nil, state: .damaged(damage))
    }

    /// What is told of the engine on a machine for which there is none.
    private var noEngine: VoiceListing {
        VoiceListing(
            name: VoiceManifest.engineName, displayName: "ONNX Runtime", summary: "runs the voices", language: nil,
            licence: "MIT", source: "onnxruntime", byteCount: 0, downloadByteCount: nil,
            state: .damaged(.noEngine(machine: catalogue.machine)))
    }
}

extension VoiceListing {
    /// Whether something of it lies in the folder.
    fileprivate var isThere: Bool {
        switch state {
        case .installed, .damaged: true
        case .available, .needsFiles: false
        }
    }
}
