/// Shows a view on a terminal until the end of the program.
@MainActor
public final class TerminalApplication {
    /// How a program on a terminal ended.
    public enum Ending: Hashable, Sendable {
        /// A view requested it.
        case quit
        /// The terminal is closed.
        case closed
        /// A signal with this number, SIGINT for Ctrl-C.
        case interrupted(Int32)
    }

    /// The display options of a program.
    public struct Options: Sendable {
        /// The terminal's capabilities.
        public var capabilities: TerminalCapabilities
        /// Whether changes are written as lines instead of being drawn.
        public var isSpoken: Bool
        /// The least time from frame to frame: what changes faster is drawn together.
        public var pace: Duration

        /// Creates options; a terminal without a screen always gets lines.
        public init(capabilities: TerminalCapabilities, isSpoken: Bool = false, pace: Duration = .milliseconds(8)) {
            self.capabilities = capabilities
            self.isSpoken = isSpoken || !capabilities.hasScreen
            self.pace = pace
        }
    }

    private static let usualSize = Size(width: 80, height: 24)

    private let terminal: any TerminalDevice
    private let options: Options
    private let clock: any Clock<Duration>
    private let mailbox = Mailbox()
    private let host: ViewHost
    private var screen: ScreenRenderer
    private var speech = SpokenRenderer()
    private let loan: TerminalLoan
    private var ending: Ending?
    private lazy var reader = InputReader(clock: clock) { [weak self] event in self?.take(event) }

    /// Creates an application for a view, without taking over the terminal yet.
    ///
    /// - Parameter environment: The environment of the views, to which the terminal's glyphs and a way to quit are
    ///   added.
    public init(
        _ view: some View, environment: EnvironmentValues, options: Options, terminal: any TerminalDevice,
        clock: any Clock<Duration>, policy: MissingObjectPolicy = .standard
    ) {
        (self.terminal, self.options, self.clock) = (terminal, options, clock)
        screen = ScreenRenderer(depth: options.capabilities.depth, isUnicode: options.capabilities.isUnicode)
        var environment = environment
        environment.glyphs = options.capabilities.glyphs
        environment.theme = options.capabilities.showing(environment.theme)
        let mailbox = mailbox
        environment.quit = QuitAction { mailbox.post(.quit) }
        let loan = TerminalLoan(terminal: terminal)
        self.loan = loan
        environment.lendTerminal = LendTerminalAction { use in
            await loan.lend(use)
            mailbox.post(.terminalReturned)
        }
        host = ViewHost(view, size: terminal.size ?? Self.usualSize, environment: environment, policy: policy) {
            mailbox.wake()
        }
    }

    /// The number of evaluated bodies.
    public var draws: DrawCounter { host.draws }

    /// Shows the view until the end.
    public func run() async -> Ending {
        let mailbox = mailbox
        terminal.open(hasScreen: !options.isSpoken) { mailbox.post(.terminal($0)) }
        draw()
        await withTaskCancellationHandler(operation: show, onCancel: mailbox.wake)
        host.close()
        await terminal.close()
        return ending ?? .closed
    }

    // MARK: - Private

    private func show() async {
        let pacer = Self.pacer(clock, options.pace)
        while ending == nil {
            await mailbox.arrival()
            // Faster changes are drawn together. Later ones are drawn at once, without a wait that other processes
            // could prolong.
            do {
                try await pacer()
                try Task.checkCancellation()
            } catch {
                ending = .closed
            }
            for letter in mailbox.take() { open(letter) }
            if ending == nil { draw() }
        }
    }

    /// Waits, if it has to, until so much time has gone by since the last call.
    private static func pacer(
        _ clock: some Clock<Duration>, _ pace: Duration
    ) -> @MainActor () async throws -> Void {
        var last = clock.now.advanced(by: .zero - pace)
        return {
            let left = pace - last.duration(to: clock.now)
            if left > .zero { try await clock.sleep(for: left) }
            last = clock.now
        }
    }

    private func open(_ letter: Mailbox.Letter) {
        guard ending == nil else { return }
        switch letter {
        case .quit: ending = .quit
        case .terminalReturned: redraw()
        case .terminal(.bytes(let bytes)): if bytes.isEmpty { ending = .closed } else { reader.take(bytes) }
        case .terminal(.resized): fit()
        case .terminal(.suspended):
            terminal.suspend()
            redraw()
        case .terminal(.interrupted(let number)): ending = .interrupted(number)
        }
    }

    /// Redraws everything, after other output on the terminal.
    private func redraw() {
        screen.forget()
        speech.forget()
        fit()
        host.redraw()
    }

    private func fit() {
        guard let size = terminal.size, size != host.size else { return }
        host.resize(size)
    }

    private func take(_ event: InputEvent) {
        host.send(event)
        mailbox.wake()
    }

    private func draw() {
        guard !loan.isLent, let frame = host.frame() else { return }
        let text = options.isSpoken ? speech.render(frame) : screen.render(frame)
        if !text.isEmpty, !terminal.write(text) { ending = .closed }
    }
}

/// Whether another program has the terminal.
@MainActor
private final class TerminalLoan {
    private let terminal: any TerminalDevice
    private(set) var isLent = false

    init(terminal: any TerminalDevice) {
        self.terminal = terminal
    }

    /// Lends the terminal; to one program at a time.
    func lend(_ use: LendTerminalAction.Use) async {
        guard !isLent else { return }
        isLent = true
        terminal.lend()
        await use()
        terminal.takeBack()
        isLent = false
    }
}

/// Ends the program that shows the view: `@Environment(\.quit) var quit`.
@MainActor
public struct QuitAction {
    private let quit: @MainActor () -> Void

    /// Creates an action that ends the program.
    public nonisolated init(_ quit: @escaping @MainActor () -> Void = {}) {
        self.quit = quit
    }

    /// Ends it.
    public func callAsFunction() { quit() }
}
