import Foundation

/// Measures how soon the app shows 10,000 stories on a terminal, how soon it handles a key during a generation, and
/// what it does while idle.
struct AppBenchmark {
    let workshop: BenchmarkSandbox

    private static let storyCount = 10_000
    private static let rounds = 20
    /// The number of keys pressed before the story is finished.
    private static let keyCount = 150
    private static let (columns, rows) = (120, 40)
    /// What ends a frame: the mode in which terminals show all of it at once.
    private static let frameEnd = "\u{1B}[?2026l"
    private static let (down, up, back) = ("\u{1B}[B", "\u{1B}[A", "\u{1B}[Z")

    func run(_ show: (Measure) -> Void) async throws {
        let home = workshop.folder.appending(path: "app")
        try await MadeLibrary(home: home).make(storyCount: Self.storyCount)
        // A long story, so that it is being made as long as keys are pressed.
        let settings = home.appending(path: "config")
        try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
        try Data(#"{"defaultMinutes": 15}"#.utf8).write(to: settings.appending(path: "settings.json"))
        show(try start("the first screen", [], home: home, until: "Newest stories"))
        show(try start("the library", ["story://library"], home: home, until: "more than"))
        try rest(home).forEach(show)
        show(try keys(home))
    }

    // MARK: - Private

    private func open(_ arguments: [String], _ home: URL) throws -> AppTerminal {
        try AppTerminal(
            workshop.program.path, ["open", "--output", "null"] + arguments, home: home.path, columns: Self.columns,
            rows: Self.rows)
    }

    private func start(_ name: String, _ arguments: [String], home: URL, until text: String) throws -> Measure {
        let library = home.appending(path: "data/library.sqlite").path
        let newest = "SELECT * FROM story ORDER BY createdAt DESC LIMIT 50"
        var (ours, peers): ([Double], [Double]) = ([], [])
        for _ in 0..<Self.rounds {
            peers.append(try workshop.run("sqlite3", [library, newest]).seconds * 1000)
            let terminal = try open(arguments, home)
            try terminal.wait(for: text)
            ours.append((try terminal.wait(for: Self.frameEnd) - terminal.start) / .milliseconds(1))
        }
        return .ratio("start to \(name) / sqlite3, newest of \(Self.storyCount)", ours.median, peers.median, bound: 16)
    }

    private func rest(_ home: URL) throws -> [Measure] {
        let seconds = 5.0
        let terminal = try open(["story://library"], home)
        try terminal.wait(for: "more than")
        // What follows the first frame, such as the observation of the library, has begun.
        _ = terminal.bytes(in: 1)
        let before = try terminal.processorSeconds()
        let written = terminal.bytes(in: seconds)
        let share = (try terminal.processorSeconds() - before) / seconds * 100
        return [
            Measure(
                name: "at rest, written", ours: "\(written) bytes", peer: "-", value: Double(written), bound: 0,
                unit: ""),
            Measure(
                name: "at rest, processor", ours: "\(share.rounded(to: 2)) %", peer: "-", value: share, bound: 1,
                unit: " %"),
        ]
    }

    /// From a key to the end of its frame; in the library nothing else moves while a story is being made.
    private func keys(_ home: URL) throws -> Measure {
        let terminal = try open(["story://generation"], home)
        try terminal.wait(for: "Heroes")
        _ = terminal.bytes(in: 0.5)
        // The first hero below the search is chosen; from there back over search, tabs and the last button.
        for key in [Self.down, " ", Self.back, Self.back, Self.back, Self.back] {
            terminal.type(key)
            _ = terminal.bytes(in: 0.2)
        }
        terminal.type("\r")
        try terminal.wait(for: "%")
        terminal.type("2")
        try terminal.wait(for: "more than")
        _ = terminal.bytes(in: 0.2)
        var times: [Double] = []
        for number in 0..<Self.keyCount {
            let pressed = ContinuousClock.now
            terminal.type(number / 20 % 2 == 0 ? Self.down : Self.up)
            times.append((try terminal.wait(for: Self.frameEnd, seconds: 5) - pressed) / .milliseconds(1))
            // Nobody types faster than this, and a held key does not repeat more often.
            usleep(15_000)
        }
        terminal.type("1")
        // If the story were finished by now, keys would not be measured under load.
        do {
            try terminal.wait(for: "%", seconds: 3)
        } catch AppTerminal.Failure.silent {
            times = [.infinity]
        }
        let slow = times.sorted()[times.count * 99 / 100]
        // What a person sees as at once is so much on any machine: a frame of a screen.
        return Measure(
            name: "a key to its frame while a story is made, p99", ours: "\(times.median.rounded(to: 1)) ms median",
            peer: "-", value: slow, bound: 16, unit: " ms")
    }
}
