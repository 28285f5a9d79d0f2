/// Lends the terminal to another program and draws nothing meanwhile: `@Environment(\.lendTerminal) var lend`.
@MainActor
public struct LendTerminalAction {
    /// Uses the terminal until it returns.
    public typealias Use = @MainActor () async -> Void

    private let lend: @MainActor (Use) async -> Void

    /// Creates an action that wraps the use of the terminal; by default, the use alone.
    public nonisolated init(_ lend: @escaping @MainActor (Use) async -> Void = { await $0() }) {
        self.lend = lend
    }

    /// Lends the terminal, and returns when it is taken back.
    public func callAsFunction(_ use: Use) async { await lend(use) }
}
