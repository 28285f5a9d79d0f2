import Testing

@testable import TerminalUI

@Suite("What a terminal can show", .timeLimit(.minutes(1)))
struct CapabilitiesTests {
    @Test(
        "Colours follow TERM, COLORTERM and NO_COLOR",
        arguments: [
            (["TERM": "xterm-256color", "COLORTERM": "truecolor"], ColorDepth.full),
            (["TERM": "xterm-256color"], .palette),
            (["TERM": "linux"], .sixteen), (["TERM": "xterm-direct"], .full), (["TERM": "vt100"], .none),
            (["TERM": "dumb", "COLORTERM": "truecolor"], .none), ([:], .none),
            (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
            (["TERM": "xterm-256color", "NO_COLOR": ""], .palette),
        ])
    func depth(environment: [String: String], depth: ColorDepth) {
        #expect(TerminalCapabilities(environment: environment).depth == depth)
    }

    @Test(
        "Unicode follows the locale, the strongest variable first",
        arguments: [
            (["LANG": "de_DE.UTF-8"], true), (["LANG": "C"], false), ([:], false),
            (["LC_ALL": "C", "LANG": "C.UTF-8"], false),
            (["LC_CTYPE": "en_US.utf8", "LANG": "C"], true), (["LC_ALL": "", "LANG": "C.UTF-8"], true),
        ])
    func unicode(environment: [String: String], isUnicode: Bool) {
        let sut = TerminalCapabilities(environment: environment)
        #expect(sut.isUnicode == isUnicode)
        #expect(sut.glyphs == (isUnicode ? .unicode : .ascii))
    }

    @Test(
        "A theme goes with the ground, and without colours only one does",
        arguments: [
            (["TERM": "xterm", "COLORFGBG": "0;15"], Theme.light), (["TERM": "xterm", "COLORFGBG": "15;0"], .dark),
            (["TERM": "xterm", "COLORFGBG": "0;default;15"], .light), (["TERM": "xterm"], .dark),
            (["TERM": "xterm", "NO_COLOR": "1"], .monochrome),
        ])
    func theme(environment: [String: String], theme: Theme) {
        #expect(TerminalCapabilities(environment: environment).theme == theme)
    }

    @Test("A dumb terminal has no screen")
    func dumb() {
        #expect(!TerminalCapabilities(environment: ["TERM": "dumb"]).hasScreen)
        #expect(!TerminalCapabilities(environment: [:]).hasScreen)
        #expect(TerminalCapabilities(environment: ["TERM": "xterm"]).hasScreen)
    }

    @Test(
        "Without colours, focus, selection and errors are still told apart",
        arguments: [Theme.monochrome, .highContrast])
    func distinct(theme: Theme) {
        let roles: [StyleRole] = [.body, .focus, .selection, .error, .heading, .spoken]
        let attributes = roles.map { theme[$0].attributes }
        #expect(theme[.focus] != theme[.body])
        #expect(attributes[2] != attributes[0] && attributes[3] != attributes[0])
    }
}
