/// Text of a report made fit for where it is shown.
enum ShownText {
    /// For HTML, and for Markdown, where entities mean nothing but themselves: what either could take for markup is an
    /// entity, and line breaks are spaces.
    static func inlineMarkdown(_ text: String) -> String {
        var shown = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n", "\r", "\t": shown += " "
            case "0"..."9", "A"..."Z", "a"..."z", " ", "(", ")", ",", ".", "/", "=": shown.unicodeScalars.append(scalar)
            case _ where scalar.isASCII: shown += "&#\(scalar.value);"
            default: shown += visible(scalar)
            }
        }
        return shown
    }

    /// For the inside of `pre` in HTML.
    static func preformatted(_ text: String) -> String {
        var shown = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": shown += "&amp;"
            case "<": shown += "&lt;"
            case ">": shown += "&gt;"
            case "\"": shown += "&quot;"
            default: shown += visible(scalar)
            }
        }
        return shown
    }

    /// For the text of a page: what turns the direction of writing is visible, and turns nothing.
    static func inOneDirection(_ text: String) -> String {
        // All of them begin with this byte, and few texts have it.
        guard text.utf8.contains(0xE2) else { return text }
        var shown = ""
        for scalar in text.unicodeScalars {
            if turns(scalar) { shown += visible(scalar) } else { shown.unicodeScalars.append(scalar) }
        }
        return shown
    }

    /// For a line of a terminal: nothing that moves the cursor, colours, or turns the direction of writing.
    static func line(_ text: String) -> String {
        var shown = ""
        for scalar in text.unicodeScalars { shown += scalar == "\n" || scalar == "\t" ? " " : visible(scalar) }
        return shown
    }

    /// For several lines of a terminal.
    static func lines(_ text: String) -> String {
        var shown = ""
        for scalar in text.unicodeScalars { shown += scalar == "\n" ? "\n" : visible(scalar) }
        return shown
    }

    /// Returns control characters, those that change the text direction, and invisible ones, as `\u{1B}`.
    private static func visible(_ scalar: Unicode.Scalar) -> String {
        switch scalar.value {
        case 0x09, 0x0A: String(scalar)
        case 0x0D: ""
        case let value where value < 0x20 || (0x7F..<0xA0).contains(value) || turns(scalar) || isHidden(value):
            "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: String(scalar)
        }
    }

    /// Returns whether it changes the text direction, or ends a line invisibly.
    private static func turns(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Returns whether it is invisible text: spaces without width, and tags.
    private static func isHidden(_ value: UInt32) -> Bool {
        switch value {
        case 0x061C, 0x200B, 0x2060...0x2065, 0xFEFF, 0xE0000...0xE007F: true
        default: false
        }
    }

    /// A time for people: "0.004 s", "12.5 s", "3 min 20 s".
    static func duration(_ seconds: Double) -> String {
        let milliseconds = Int((min(max(seconds.isNaN ? 0 : seconds, 0), 1e9) * 1000).rounded())
        guard milliseconds >= 60_000 else {
            let text = Figures.seconds(Double(milliseconds) / 1000)
            return "\(milliseconds < 10_000 ? text : String(text.dropLast(2))) s"
        }
        let whole = milliseconds / 1000
        return whole < 3600 ? "\(whole / 60) min \(whole % 60) s" : "\(whole / 3600) h \(whole % 3600 / 60) min"
    }
}

extension TestResult {
    /// Suite and name, as people say which test it is.
    var fullName: String { className.isEmpty ? name : "\(className).\(name)" }

    /// The name for little room, as arguments may be long.
    var shownName: String { fullName.shortened(to: 300) }
}
