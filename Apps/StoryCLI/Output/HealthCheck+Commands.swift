import StoryApp
import StoryCore

extension HealthCheck {
    /// The result, with the options that use it.
    var commandDetail: String {
        guard case .plays(let devices) = finding else { return detail }
        return "devices for '--output': \(devices.map(\.label).joined(separator: "; "))"
    }

    /// The recovery with its commands; nil if it works.
    var commandRecovery: String? { error?.commandRecovery }
}
