import StoryApp
import StoryDocuments

extension HealthCheckDocument {
    /// Creates a document from a check, with the commands that help.
    init(_ check: HealthCheck) {
        self.init(
            name: check.name, isHealthy: check.isHealthy, isOptional: check.isOptional, detail: check.commandDetail,
            recovery: check.commandRecovery)
    }
}
