import LogFile
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

extension HealthCheck {
    /// Returns the check of a provider.
    ///
    /// - Parameter kind: What it is, before its identifier in the check's name: "author".
    public static func of(_ provider: any Provider, kind: String, isOptional: Bool) async -> HealthCheck {
        let name = "\(kind) \(provider.identifier)"
        do throws(ProviderError) {
            try await provider.checkAvailability()
            return HealthCheck(name: name, isOptional: isOptional, .works(provider.displayName))
        } catch {
            return HealthCheck(name: name, isOptional: isOptional, .fails(error))
        }
    }
}

extension AppContainer {
    /// Checks everything that stories need to be made, played and stored: the library, backups, the log, and what each
    /// feature needs.
    public func healthChecks() async -> [HealthCheck] {
        var checks = [await libraryCheck(), diskCheck(), await backupCheck()] + [logCheck()].compactMap(\.self)
        for composition in compositions { checks += await composition.healthChecks(in: self) }
        return checks
    }

    private func libraryCheck() async -> HealthCheck {
        let storage = services.storage
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
            return HealthCheck(name: "disk", .of(try DiskSpace.look(at: URL(filePath: location))))
        } catch {
            return HealthCheck(name: "disk", .fails(error))
        }
    }

    /// Checks whether the log can be written; nil without one.
    private func logCheck() -> HealthCheck? {
        guard let path = services.storage.logFile?.file.path else { return nil }
        guard services.log.isOn else { return HealthCheck(name: "log", isOptional: true, .works("Off (\(path))")) }
        do throws(StorageError) {
            try openLog()
            return HealthCheck(name: "log", isOptional: true, .works(path))
        } catch {
            return HealthCheck(name: "log", isOptional: true, .fails(error))
        }
    }

    /// Checks whether backups are possible; no story needs one.
    private func backupCheck() async -> HealthCheck {
        let name = "backup zip"
        do throws(StorageError) {
            try await services.storage.archiver.checkAvailability()
            return HealthCheck(
                name: name, isOptional: true, .works("Backups can be made and restored (libarchive)"))
        } catch {
            return HealthCheck(name: name, isOptional: true, .fails(error))
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
