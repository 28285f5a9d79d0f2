import FeatureKit
import Foundation
import SafeFiles
public import StoryCore

/// A check of something on this machine.
public struct HealthCheck: Sendable {
    /// The result of the check.
    public enum Finding: Sendable {
        /// It works; the text describes it as a sentence or a path.
        case works(String)
        /// These audible devices are available, at least one.
        case plays([PlaybackDevice])
        /// It does not work, with the error.
        case fails(any ExplainedError)
    }

    /// The name of what was checked.
    public var name: String
    /// Whether stories need it only if it is requested by name: another provider does its job by default.
    public var isOptional: Bool
    /// The result of the check.
    public var finding: Finding

    /// Creates a check.
    public init(name: String, isOptional: Bool = false, _ finding: Finding) {
        self.name = name
        self.isOptional = isOptional
        self.finding = finding
    }

    /// Whether it works.
    public var isHealthy: Bool { error == nil }

    /// Why it does not work, with what to do; nil if it works.
    public var error: (any ExplainedError)? {
        if case .fails(let error) = finding { error } else { nil }
    }

    /// The result in words that hold for every front end.
    public var detail: String {
        switch finding {
        case .works(let detail): detail
        case .plays(let devices): "sound devices: \(devices.map(\.label).joined(separator: "; "))"
        case .fails(let error): [error.message, error.reason].compactMap { $0 }.joined(separator: " ")
        }
    }
}

extension PlaybackDevice {
    /// The name as it is typed, with the display name.
    public var label: String {
        let shown = PlainText.line(name, limit: .max) ?? ""
        return PlainText.line(summary, limit: 80).map { "\(shown) (\($0))" } ?? shown
    }
}

extension AppContainer {
    /// Checks everything that stories need to be made, played and stored: the library, backups, each provider, and the
    /// sound devices.
    public func healthChecks() async -> [HealthCheck] {
        var checks = [await libraryCheck(), diskCheck(), await backupCheck()]
        for author in registry.authors {
            checks.append(await check(author, kind: "author", isOptional: !registry.isDefault(author: author)))
        }
        let narrators = await preferred
        for narrator in narrators.narrators { checks.append(await check(narrator, among: narrators)) }
        checks += await voiceChecks()
        checks.append(await check(recorder, kind: "recorder", isOptional: false))
        for (index, illustrator) in registry.illustrators.enumerated() {
            checks.append(await check(illustrator, kind: "illustrator", isOptional: index > 0))
        }
        for (index, engine) in registry.engines.enumerated() {
            checks.append(await check(engine, kind: "engine", isOptional: index > 0))
            checks.append(await soundCheck(engine))
        }
        if let remote { checks.append(await check(remote)) }
        return checks
    }

    /// The check of a remote mentions its purpose; no story needs one.
    private func check(_ remote: any PlaybackRemoteProvider) async -> HealthCheck {
        var found = await check(remote, kind: "remote", isOptional: true)
        if case .works(let name) = found.finding {
            found.finding = .works("Media keys and 'playerctl' work: \(name)")
        }
        return found
    }

    private func libraryCheck() async -> HealthCheck {
        do throws(StorageError) {
            _ = try await storage.stories.stories(StoryQuery(limit: 1))
            _ = try await storage.settings.settings()
            return HealthCheck(name: "library", .works(storage.location))
        } catch {
            return HealthCheck(name: "library", .fails(error))
        }
    }

    private func diskCheck() -> HealthCheck {
        do throws(StorageError) {
            return HealthCheck(name: "disk", .of(try DiskSpace.look(at: URL(filePath: storage.location))))
        } catch {
            return HealthCheck(name: "disk", .fails(error))
        }
    }

    /// Checks whether backups are possible; no story needs one.
    private func backupCheck() async -> HealthCheck {
        let name = "backup zip"
        do throws(StorageError) {
            try await storage.archiver.checkAvailability()
            return HealthCheck(
                name: name, isOptional: true, .works("Backups can be made and restored (libarchive)"))
        } catch {
            return HealthCheck(name: name, isOptional: true, .fails(error))
        }
    }

    /// Checks an engine, with the names by which its devices are chosen.
    private func soundCheck(_ engine: any PlaybackEngineProvider) async -> HealthCheck {
        let name = "sound \(engine.identifier)"
        do throws(ProviderError) {
            let devices = try await engine.outputDevices()
            return HealthCheck(
                name: name, isOptional: true,
                devices.isEmpty ? .fails(HealthProblem.noSoundDevice) : .plays(devices))
        } catch {
            return HealthCheck(name: name, isOptional: true, .fails(error))
        }
    }

    /// Checks a narrator, with the names by which its voices are chosen.
    private func check(_ narrator: any Narrator, among registry: Registry) async -> HealthCheck {
        var found = await check(narrator, kind: "narrator", isOptional: !registry.isDefault(narrator: narrator))
        let voices = narrator.voices(for: .english).map(\.label)
        if case .works(let name) = found.finding, !voices.isEmpty {
            found.finding = .works("\(name); voices for English: \(voices.joined(separator: ", "))")
        }
        return found
    }

    private func check(_ provider: any Provider, kind: String, isOptional: Bool) async -> HealthCheck {
        let name = "\(kind) \(provider.identifier)"
        do throws(ProviderError) {
            try await provider.checkAvailability()
            return HealthCheck(name: name, isOptional: isOptional, .works(provider.displayName))
        } catch {
            return HealthCheck(name: name, isOptional: isOptional, .fails(error))
        }
    }
}

extension HealthCheck.Finding {
    /// Returns the finding for a disk.
    fileprivate static func of(_ space: DiskSpace) -> Self {
        if space.isReadOnly {
            .fails(HealthProblem.readOnlyDisk(free: space.free, total: space.total))
        } else if space.isShort {
            .fails(HealthProblem.fullDisk(free: space.free, total: space.total))
        } else {
            .works(HealthProblem.figures(space.free, of: space.total))
        }
    }
}
