import Foundation
import StoryCore

/// Looks at the settings.
struct SettingsCheck: Sendable {
    let settings: SettingsFile

    /// What is wrong with them, or was changed outside the program.
    func item() async -> LibraryLook.Item {
        do throws(StorageError) {
            _ = try await settings.settings()
            return LibraryLook.Item(name: "settings", faults: try settings.notes().map(fault))
        } catch {
            let fault = LibraryFault(
                .unreadableSettings, "settings", error.reason ?? error.message,
                .advice("Correct the file, or move it away: then every setting has its default."))
            return LibraryLook.Item(name: "settings", faults: [fault])
        }
    }

    private func fault(of note: SettingsNote) -> LibraryFault {
        switch note {
        case .changed(let missing):
            let names = missing.map { "'\($0)'" }.joined(separator: ", ")
            let defaults = missing.isEmpty ? "" : " Missing, so the default applies: \(names)."
            return LibraryFault(
                .changedSettings, "settings", "Changed outside the program.\(defaults)", .acceptSettings)
        case .unknownKey(let key):
            return LibraryFault(
                .changedSettings, "settings: \(key)", "Unknown setting; it has no effect.",
                .advice("Correct or remove it in \(settings.file.path)."))
        case .outOfRange(let key, let detail):
            return LibraryFault(
                .changedSettings, "settings: \(key)", detail,
                .advice("Change it in the app's settings, or in \(settings.file.path)."))
        }
    }
}
