import Testing

@testable import TerminalPictures

@Suite("Which pictures a terminal can show", .timeLimit(.minutes(1)))
struct TerminalGraphicsTests {
    private static let cell = CellSize(width: 10, height: 20)
    private static let capable = TerminalAbilities(knowsKitty: true, knowsSixel: true, colors: .direct)

    private func environment(_ values: [String: String]) -> TerminalEnvironment {
        TerminalEnvironment { values[$0] ?? ($0 == "LANG" ? "en_GB.UTF-8" : nil) }
    }

    private func answers(_ text: String) -> TerminalAnswers {
        var answers = TerminalAnswers()
        _ = answers.take(text.utf8)
        return answers
    }

    @Test("The name of the terminal decides as long as it has not answered")
    func names() {
        let xterm = environment(["TERM": "xterm-256color"])
        func graphics(_ abilities: TerminalAbilities) -> TerminalGraphics? {
            TerminalGraphics(xterm, abilities: abilities, answers: TerminalAnswers(), cell: Self.cell)
        }
        #expect(graphics(Self.capable) == .kitty)
        #expect(graphics(TerminalAbilities(knowsSixel: true)) == .sixel)
        #expect(graphics(TerminalAbilities()) == .symbols(SymbolStyle(colors: .indexed, isASCII: false)))
    }

    @Test(
        "What the terminal answers counts for more than its name, which it may have from another one",
        arguments: [
            ("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4c", TerminalGraphics.kitty),
            ("\u{1B}[?62;4;22c", .sixel),
            ("\u{1B}_Gi=31;ENOTSUPPORTED:no\u{1B}\\\u{1B}[?62;4c", .sixel),
            ("\u{1B}[?64;1;44c", .symbols(SymbolStyle(colors: .direct, isASCII: false))),
            ("\u{1B}[?4c", .symbols(SymbolStyle(colors: .direct, isASCII: false))),
        ])
    func answering(text: String, expected: TerminalGraphics) {
        let sut = TerminalGraphics(
            environment(["TERM": "xterm-kitty"]), abilities: Self.capable, answers: answers(text), cell: Self.cell)
        #expect(sut == expected)
    }

    @Test("Sixels need to know how large a cell is, from the system or from the terminal")
    func cells() {
        let xterm = environment(["TERM": "xterm"])
        func graphics(_ text: String, _ cell: CellSize?) -> TerminalGraphics? {
            TerminalGraphics(xterm, abilities: TerminalAbilities(), answers: answers(text), cell: cell)
        }
        #expect(graphics("\u{1B}[?62;4c", nil) == .symbols(SymbolStyle(colors: .indexed, isASCII: false)))
        #expect(graphics("\u{1B}[?62;4c", Self.cell) == .sixel)
        #expect(graphics("\u{1B}[6;20;10t\u{1B}[?62;4c", nil) == .sixel)
    }

    @Test(
        "Behind tmux, without colours and without Unicode there are only symbols, and the terminal is not asked in vain",
        arguments: [
            (["TERM": "tmux-256color"], SymbolStyle(colors: .direct, isASCII: false), false),
            (["TERM": "screen"], SymbolStyle(colors: .direct, isASCII: false), false),
            (["TERM": "xterm-kitty", "TMUX": "/tmp/x"], SymbolStyle(colors: .direct, isASCII: false), false),
            (["TERM": "xterm-kitty", "STY": "1.x"], SymbolStyle(colors: .direct, isASCII: false), false),
            (["TERM": "xterm-kitty", "NO_COLOR": "1"], SymbolStyle(colors: .none, isASCII: false), false),
            (["TERM": "vt220"], SymbolStyle(colors: .none, isASCII: false), false),
            (["TERM": "xterm-mono"], SymbolStyle(colors: .none, isASCII: false), false),
            (["TERM": "linux", "LC_ALL": "C"], SymbolStyle(colors: .direct, isASCII: true), false),
        ])
    func symbols(values: [String: String], style: SymbolStyle, isAsked: Bool) {
        let environment = environment(values)
        let abilities = TerminalAbilities(colors: .direct)
        let sut = TerminalGraphics(environment, abilities: abilities, answers: TerminalAnswers(), cell: Self.cell)
        #expect(sut == .symbols(style))
        #expect((TerminalQuestion(environment, cell: nil) != nil) == isAsked)
    }

    @Test("Where the cursor cannot be placed there are no pictures", arguments: ["dumb", "", "unknown"])
    func dumb(name: String) {
        let environment = environment(["TERM": name])
        #expect(
            TerminalGraphics(environment, abilities: Self.capable, answers: TerminalAnswers(), cell: Self.cell) == nil)
        #expect(TerminalQuestion(environment, cell: nil) == nil)
    }

    @Test(
        "The first variable of the locale that is set says whether there is more than ASCII",
        arguments: [
            (["LC_ALL": "C", "LANG": "de_DE.UTF-8"], true), (["LC_CTYPE": "C.utf8", "LANG": "C"], false),
            (["LC_ALL": "", "LC_CTYPE": "", "LANG": "ja_JP.eucJP"], true), (["LANG": "C.UTF-8"], false),
        ])
    func locale(values: [String: String], isASCII: Bool) {
        #expect(TerminalEnvironment { values[$0] }.hasUnicode != isASCII)
    }

    @Test("A terminal is asked for its cells only if the system does not know them")
    func question() throws {
        let environment = environment(["TERM": "xterm"])
        let known = try #require(TerminalQuestion(environment, cell: Self.cell))
        let unknown = try #require(TerminalQuestion(environment, cell: nil))
        #expect(!known.text.contains("[16t"))
        #expect(unknown.text.contains("[16t"))
        #expect(known.text.hasSuffix("\u{1B}[c"))
    }

    @Test("A cell has a size that a font can have", arguments: [(0, 20), (10, 0), (-1, 20), (10, 1001)])
    func cell(width: Int, height: Int) {
        #expect(CellSize(width: width, height: height) == nil)
    }
}
