import Foundation
import Glibc
import Testing

@testable import TerminalUI

@Suite("A program on a terminal, from its start to its end", .timeLimit(.minutes(1)))
@MainActor
struct ApplicationTests {
    struct App: View {
        @Environment(\.quit) var quit
        @State var name = ""
        var body: some View {
            TextField("Name", text: $name)
            Text("\(name.count) characters")
            Text("").keyCommand(KeyPress("q", .control), "Quit") { quit() }
        }
    }

    /// A terminal in memory that sends what a test says.
    final class Device: TerminalDevice {
        var size: Size? = Size(width: 20, height: 5)
        var written: [String] = []
        var isGone = false
        var suspensions = 0
        var loans: [String] = []
        private(set) var isOpen = false
        private(set) var hasScreen: Bool?
        private let script: [TerminalEvent]

        init(_ script: [TerminalEvent]) {
            self.script = script
        }

        func open(hasScreen: Bool, tell: @escaping @Sendable (TerminalEvent) -> Void) {
            (isOpen, self.hasScreen) = (true, hasScreen)
            script.forEach(tell)
        }

        func write(_ text: String) -> Bool {
            if !isGone { written.append(text) }
            return !isGone
        }

        func suspend() { suspensions += 1 }
        func lend() { loans.append("lent") }
        func takeBack() { loans.append("taken back") }
        func close() { isOpen = false }
    }

    struct Lending: View {
        @Environment(\.lendTerminal) var lend
        @Environment(\.quit) var quit
        let use: @MainActor () -> Void
        var body: some View {
            Button("Edit") {
                Task {
                    await lend { use() }
                    quit()
                }
            }
        }
    }

    @Test("While another program has the terminal nothing is drawn on it, and everything afterwards")
    func lending() async {
        // Given
        let device = Device([.bytes([0x0D])])
        var written = 0

        // When
        let ending = await TerminalApplication(
            Lending {
                device.loans.append("used")
                written = device.written.count
            }, environment: EnvironmentValues(), options: .init(capabilities: Self.screen, pace: .zero),
            terminal: device, clock: ContinuousClock()
        ).run()

        // Then
        #expect(ending == .quit)
        #expect(device.loans == ["lent", "used", "taken back"])
        #expect(written > 0)
    }

    private static let quit: TerminalEvent = .bytes([0x11])
    private static let screen = TerminalCapabilities(depth: .full, isUnicode: true, hasScreen: true)

    private func run(
        _ device: Device, capabilities: TerminalCapabilities = Self.screen, isSpoken: Bool = false
    ) async -> TerminalApplication.Ending {
        await TerminalApplication(
            App(), environment: EnvironmentValues(),
            options: .init(capabilities: capabilities, isSpoken: isSpoken, pace: .zero), terminal: device,
            clock: ContinuousClock()
        ).run()
    }

    @Test("A key that quits leaves the terminal")
    func quit() async {
        let device = Device([Self.quit])
        #expect(await run(device) == .quit)
        #expect(!device.isOpen)
        #expect(device.hasScreen == true)
    }

    @Test("Keys that come faster than frames are all taken, and drawn together")
    func fast() async {
        // Given
        let device = Device(
            Array(repeating: .bytes(Array("ab".utf8)), count: 1_000) + [.bytes([0x7F]), Self.quit])

        // When
        let ending = await run(device)

        // Then
        #expect(ending == .quit)
        #expect(device.written.count <= 3)
        #expect(device.written.contains { $0.contains("1999") } || device.written.count == 1)
    }

    @Test("What is seen is what was written")
    func seen() async {
        // Given
        let device = Device([.bytes(Array("Mira".utf8)), .bytes([])])

        // When
        let ending = await run(device)

        // Then
        #expect(ending == .closed)
        #expect(device.written.first?.contains("0 characters") == true)
    }

    @Test(
        "The end is told as what it is",
        arguments: [
            (TerminalEvent.bytes([]), TerminalApplication.Ending.closed),
            (.interrupted(SIGTERM), .interrupted(SIGTERM)),
        ])
    func ending(event: TerminalEvent, ending: TerminalApplication.Ending) async {
        let device = Device([event])
        #expect(await run(device) == ending)
        #expect(!device.isOpen)
    }

    @Test("A terminal that is gone ends the program")
    func gone() async {
        let device = Device([])
        device.isGone = true
        #expect(await run(device) == .closed)
    }

    @Test("Lines are written where there is no screen, and where they are wanted", arguments: [true, false])
    func lines(isSpoken: Bool) async {
        // Given
        let device = Device([.bytes([])])
        var capabilities = Self.screen
        capabilities.hasScreen = isSpoken

        // When
        _ = await run(device, capabilities: capabilities, isSpoken: isSpoken)

        // Then
        #expect(device.hasScreen == false)
        #expect(device.written == ["0 characters\n> Name, text field, empty\n"])
    }
}
