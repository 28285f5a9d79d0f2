public import ArgumentParser

/// A verb that uses the app.
public protocol AppCommand: ParsableCommand {
    /// Whether it mends or replaces a library, and so has to run where profiles can't be read.
    static var mendsLibrary: Bool { get }
    /// Runs the verb.
    mutating func run(in session: Session) async throws -> ExitStatus
}

extension AppCommand {
    /// The default: most verbs need a sound library.
    public static var mendsLibrary: Bool { false }
}
