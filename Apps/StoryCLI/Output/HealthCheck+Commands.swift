import StoryApp
import StoryCore

extension HealthCheck {
    /// What was found, with the options that make use of it.
    var commandDetail: String {
        guard case .plays(let devices) = finding else { return detail }
        return "devices for '--output': \(devices.map(\.label).joined(separator: "; "))"
    }

    /// What to do, with the commands that do it; nil if it works.
    var commandRecovery: String? { error?.commandRecovery }
}
