import Foundation
import StoryCore

/// Checks the settings.
struct SettingsCheck: Sendable {
    let settings: SettingsFile

    /// Returns the item of the settings, with problems and changes made outside the program.
    func item() async -> InspectionRun.Item {
        do throws(StorageError) {
            _ = try await settings.settings()
            return InspectionRun.Item(name: "settings", problems: try settings.notes().map(problem))
        } catch {
            let problem = LibraryProblem(
                .unreadableSettings, "settings", error.reason ?? error.message,
                .advice("Correct the file, or move it away: then every setting has its default."))
            return InspectionRun.Item(name: "settings", problems: [problem])
        }
    }

    private func problem(of note: SettingsNote) -> LibraryProblem {
        switch note {
        case .changed(let missing):
            let names = missing.map { "'\($0)'" }.joined(separator: ", ")
            let defaults = missing.isEmpty ? "" : " Missing, so the default applies: \(names)."
            return LibraryProblem(
                .changedSettings, "settings", "Changed outside the program.\(defaults)", .acceptSettings)
        case .unknownKey(let key):
            return LibraryProblem(
                .changedSettings, "settings: \(key)", "Unknown setting; it has no effect.",
                .advice("Correct or remove it in \(settings.file.path)."))
        case .outOfRange(let key, let detail):
            return LibraryProblem(
                .changedSettings, "settings: \(key)", detail,
                .advice("Change it in the settings, or in \(settings.file.path)."))
        }
    }
}
