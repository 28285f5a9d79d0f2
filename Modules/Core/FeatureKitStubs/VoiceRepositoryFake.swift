import Foundation
public import StoryCore
import Synchronization

/// Voices in memory.
public final class VoiceRepositoryFake: VoiceRepository {
    public let location = "/voices"
    private let held: Mutex<VoiceInventory>
    private let faults: [String: VoiceError]

    /// Creates a repository.
    ///
    /// - Parameters:
    ///   - voices: The voices that are or can be installed.
    ///   - engine: The state of their engine.
    ///   - faults: The error that ``check(_:)`` returns for a voice, by name.
    public init(
        _ voices: [VoiceListing] = [], engine: VoiceListing.State = .available, faults: [String: VoiceError] = [:]
    ) {
        held = Mutex(VoiceInventory(engine: .stub("engine", state: engine), voices: voices))
        self.faults = faults
    }

    public func inventory() async throws(VoiceError) -> VoiceInventory { held.withLock { $0 } }

    public func check(_ name: String) async throws(VoiceError) {
        if let fault = faults[name] { throw fault }
    }

    public func install(
        _ request: VoiceRequest, observer: @escaping @Sendable (VoiceProgress) -> Void
    ) async throws(VoiceError) -> VoiceInstallation {
        let installed = request.names.map { VoiceListing.stub($0, state: .installed) }
        held.withLock { $0.voices += installed }
        return VoiceInstallation(installed: installed, present: [])
    }

    public func remove(_ name: String) async throws(VoiceError) -> VoiceListing {
        let found = held.withLock { held in
            held.voices.firstIndex { $0.name == name }.map { held.voices.remove(at: $0) }
        }
        guard let found else { throw .notInstalled(name, isFetched: true) }
        return found
    }
}

extension VoiceListing {
    /// A voice, or the engine if the name is "engine".
    ///
    /// - Parameter isFetched: Whether a package provides it.
    public static func stub(_ name: String, state: State, isFetched: Bool = true) -> VoiceListing {
        VoiceListing(
            name: name, displayName: name.capitalized, summary: "a voice",
            language: name == "engine" ? nil : LanguageCode(rawValue: "en-us"), licence: "MIT", source: "\(name) 1.0",
            byteCount: 2_000_000, downloadByteCount: isFetched ? 1_000_000 : nil, state: state)
    }
}
