import StoryApp
import StoryDocuments

extension HealthCheckDocument {
    /// Tells what was looked at, with the commands that help.
    init(_ check: HealthCheck) {
        self.init(
            name: check.name, isHealthy: check.isHealthy, isOptional: check.isOptional, detail: check.commandDetail,
            recovery: check.commandRecovery)
    }
}
