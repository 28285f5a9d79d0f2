import TerminalPictures
import TerminalUI

/// The system's terminal, which is asked which pictures it shows as soon as somebody wants to know.
@MainActor
final class ProbedTerminal: TerminalDevice {
    /// A terminal that answers at all does so within this time; where it takes longer, what its name says counts until
    /// then.
    private static let patience = Duration.milliseconds(150)

    /// What the environment says of the terminal.
    let environment: TerminalEnvironment
    private let terminal: SystemTerminal
    private let clock: any Clock<Duration>
    private let suspending: @MainActor (() -> Void) -> Void
    private var probe = TerminalProbe { _ in }
    private var asking: Task<Void, Never>?

    /// Asks nothing yet.
    ///
    /// - Parameter suspending: Calls what stops the process until somebody fetches it back.
    init(
        _ environment: TerminalEnvironment, on terminal: SystemTerminal, clock: any Clock<Duration> = ContinuousClock(),
        suspending: @escaping @MainActor (() -> Void) -> Void = { $0() }
    ) {
        (self.environment, self.terminal, self.clock, self.suspending) = (environment, terminal, clock, suspending)
    }

    /// A cell in pixels; nil if nobody knows.
    var cell: CellSize? {
        terminal.cellSize.flatMap { CellSize(width: $0.width, height: $0.height) } ?? probe.answers.cell
    }

    /// What the terminal says it can; asked once. Answers that are late are given to whoever asks later.
    func answers() async -> TerminalAnswers {
        let asking = asking ?? Task { await ask() }
        self.asking = asking
        await asking.value
        return probe.answers
    }

    /// What takes pixels off the screen, sent before it is left.
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

    /// Leaves the terminal as it was. What it is about to answer is kept from whoever reads next.
    func close() async {
        await asking?.value
        terminal.close()
    }
}
