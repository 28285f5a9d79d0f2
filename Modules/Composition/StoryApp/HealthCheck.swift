import FeatureKit
import Foundation
import SafeFiles
import StoryCore

/// One thing that was looked at on this machine.
public struct HealthCheck: Hashable, Sendable {
    /// What was looked at.
    public var name: String
    /// Whether it works.
    public var isHealthy: Bool
    /// Whether no story needs it unless somebody asks for it by name: another does its job by default.
    public var isOptional: Bool
    /// What was found, as a sentence or a path.
    public var detail: String
    /// How to mend it; nil if nothing is broken.
    public var recovery: String?

    /// Makes a check of something that was looked at.
    public init(
        name: String, isHealthy: Bool, isOptional: Bool = false, detail: String, recovery: String? = nil
    ) {
        self.name = name
        self.isHealthy = isHealthy
        self.isOptional = isOptional
        self.detail = detail
        self.recovery = recovery
    }
}

extension AppContainer {
    /// Looks at everything that stories need to be made, played and kept: the library, backups, each provider, and
    /// the sound devices.
    public func healthChecks() async -> [HealthCheck] {
        var checks = [await libraryCheck(), diskCheck(), await backupCheck()]
        for author in registry.authors {
            checks.append(await check(author, kind: "author", isOptional: !registry.isDefault(author: author)))
        }
        let narrators = await preferred
        for narrator in narrators.narrators { checks.append(await check(narrator, among: narrators)) }
        checks += await voiceChecks()
        checks.append(await check(recorder, kind: "recorder", isOptional: false))
        for (place, illustrator) in registry.illustrators.enumerated() {
            checks.append(await check(illustrator, kind: "illustrator", isOptional: place > 0))
        }
        for (place, engine) in registry.engines.enumerated() {
            checks.append(await check(engine, kind: "engine", isOptional: place > 0))
            checks.append(await soundCheck(engine))
        }
        if let remote { checks.append(await check(remote)) }
        return checks
    }

    /// A remote is told with what it is there for; no story needs one.
    private func check(_ remote: any PlaybackRemoteProvider) async -> HealthCheck {
        var found = await check(remote, kind: "remote", isOptional: true)
        if found.isHealthy { found.detail = "Media keys and 'playerctl' work: \(found.detail)" }
        return found
    }

    private func libraryCheck() async -> HealthCheck {
        do throws(StorageError) {
            _ = try await storage.stories.stories(StoryQuery(limit: 1))
            _ = try await storage.settings.settings()
            return HealthCheck(name: "library", isHealthy: true, detail: storage.location)
        } catch {
            return HealthCheck(name: "library", isOptional: false, error: error)
        }
    }

    private func diskCheck() -> HealthCheck {
        let name = "disk"
        do throws(StorageError) {
            return HealthCheck(name: name, try DiskSpace.look(at: URL(filePath: storage.location)))
        } catch {
            return HealthCheck(name: name, isOptional: false, error: error)
        }
    }

    /// No story needs a backup.
    private func backupCheck() async -> HealthCheck {
        let name = "backup zip"
        do throws(StorageError) {
            try await storage.archiver.checkAvailability()
            return HealthCheck(
                name: name, isHealthy: true, isOptional: true,
                detail: "'story backup' and 'story restore' work (libarchive)")
        } catch {
            return HealthCheck(name: name, isOptional: true, error: error)
        }
    }

    /// An engine's devices are told with the names that `--output` takes; without one there is `--output null`.
    private func soundCheck(_ engine: any PlaybackEngineProvider) async -> HealthCheck {
        let name = "sound \(engine.identifier)"
        do throws(ProviderError) {
            let devices = try await engine.outputDevices()
            guard !devices.isEmpty else {
                return HealthCheck(
                    name: name, isHealthy: false, isOptional: true, detail: "No sound device was found.",
                    recovery: "Install and start PulseAudio or PipeWire, or connect a sound card."
                        + " '--output null' plays without sound.")
            }
            return HealthCheck(
                name: name, isHealthy: true, isOptional: true,
                detail: "devices for '--output': \(devices.map(\.line).joined(separator: "; "))")
        } catch {
            return HealthCheck(name: name, isOptional: true, error: error)
        }
    }

    /// A narrator is told with the voices that `--voice` takes.
    private func check(_ narrator: any Narrator, among registry: Registry) async -> HealthCheck {
        var found = await check(narrator, kind: "narrator", isOptional: !registry.isDefault(narrator: narrator))
        let voices = narrator.voices(for: .english).map(\.label)
        if found.isHealthy, !voices.isEmpty {
            found.detail += "; voices for English: \(voices.joined(separator: ", "))"
        }
        return found
    }

    private func check(_ provider: any Provider, kind: String, isOptional: Bool) async -> HealthCheck {
        let name = "\(kind) \(provider.identifier)"
        do throws(ProviderError) {
            try await provider.checkAvailability()
            return HealthCheck(name: name, isHealthy: true, isOptional: isOptional, detail: provider.displayName)
        } catch {
            return HealthCheck(name: name, isOptional: isOptional, error: error)
        }
    }
}

extension PlaybackDevice {
    /// The name whole, so that it can be typed, and what people call it.
    fileprivate var line: String {
        let shown = PlainText.line(name, limit: .max) ?? ""
        return PlainText.line(summary, limit: 80).map { "\(shown) (\($0))" } ?? shown
    }
}

extension HealthCheck {
    init(name: String, _ space: DiskSpace) {
        let figures = "\(StoryText.size(space.free)) of \(StoryText.size(space.total)) are free."
        if space.isReadOnly {
            self.init(
                name: name, isHealthy: false, detail: "It's read-only; \(figures)",
                recovery: "You can read and play stories, but not create or change any until the disk is writable.")
        } else if space.isShort {
            self.init(
                name: name, isHealthy: false, detail: "It's almost full: \(figures)",
                recovery: "Free some space. Meanwhile you can read and delete stories, and back up to another disk.")
        } else {
            self.init(name: name, isHealthy: true, detail: figures)
        }
    }

    init(name: String, isOptional: Bool, error: some ExplainedError) {
        self.init(
            name: name, isHealthy: false, isOptional: isOptional,
            detail: [error.message, error.reason].compactMap { $0 }.joined(separator: " "), recovery: error.recovery)
    }
}
