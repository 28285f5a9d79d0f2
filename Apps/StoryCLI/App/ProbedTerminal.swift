import TerminalPictures
import TerminalUI

/// The system's terminal, which is asked for its picture formats on demand.
@MainActor
final class ProbedTerminal: TerminalDevice {
    /// The time within which a terminal answers, if it does at all; until a later answer, its name counts.
    private static let patience = Duration.milliseconds(150)

    /// The environment of the terminal.
    let environment: TerminalEnvironment
    private let terminal: SystemTerminal
    private let clock: any Clock<Duration>
    private let suspending: @MainActor (() -> Void) -> Void
    private var probe = TerminalProbe { _ in }
    private var asking: Task<Void, Never>?

    /// Creates a terminal without asking it yet.
    ///
    /// - Parameter suspending: Wraps the call that stops the process until it is continued.
    init(
        _ environment: TerminalEnvironment, on terminal: SystemTerminal, clock: any Clock<Duration> = ContinuousClock(),
        suspending: @escaping @MainActor (() -> Void) -> Void = { $0() }
    ) {
        (self.environment, self.terminal, self.clock, self.suspending) = (environment, terminal, clock, suspending)
    }

    /// The size of a cell in pixels; nil if unknown.
    var cell: CellSize? {
        terminal.cellSize.flatMap { CellSize(width: $0.width, height: $0.height) } ?? probe.answers.cell
    }

    /// Returns the terminal's answers; it is asked once. Late answers are included in later calls.
    func answers() async -> TerminalAnswers {
        let asking = asking ?? Task { await ask() }
        self.asking = asking
        await asking.value
        return probe.answers
    }

    /// Sets the sequence that removes pixels, sent before the screen is left.
    func setPictureRemoval(_ removal: String) { terminal.pictureRemoval = removal }

    private func ask() async {
        guard let question = TerminalQuestion(environment, cell: cell) else { return }
        probe.begin()
        _ = terminal.write(question.text)
        let patience = Task { [probe, clock] in
            do {
                try await clock.sleep(for: Self.patience)
            } catch {
                return  // Everything was answered.
            }
            probe.giveUp()
        }
        await probe.wait()
        patience.cancel()
    }

    // MARK: - TerminalDevice

    var size: Size? { terminal.size }

    func open(hasScreen: Bool, tell: @escaping @Sendable (TerminalEvent) -> Void) {
        let probe = TerminalProbe(tell)
        self.probe = probe
        terminal.open(hasScreen: hasScreen) { probe.take($0) }
    }

    func write(_ text: String) -> Bool { terminal.write(text) }
    func suspend() { suspending { terminal.suspend() } }
    func lend() { terminal.lend() }
    func takeBack() { terminal.takeBack() }

    /// Restores the terminal. Pending answers are kept from the next program that reads.
    func close() async {
        await asking?.value
        terminal.close()
    }
}
