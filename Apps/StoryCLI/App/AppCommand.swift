public import ArgumentParser

/// A verb that uses the app.
public protocol AppCommand: ParsableCommand {
    /// Runs the verb.
    mutating func run(in session: Session) async throws -> ExitStatus
}
