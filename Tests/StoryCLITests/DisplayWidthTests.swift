import Foundation
import TerminalUI
import TestSupport
import Testing

@testable import StoryCLI

@Suite("The width of a text on a terminal", .tags(.process), .timeLimit(.minutes(1)))
struct DisplayWidthTests {
    /// A text, its columns in a terminal that keeps to Unicode, and whether all terminals agree.
    struct Sample: CustomTestStringConvertible, Sendable {
        var text: String
        var columns: Int
        var isCertain = true

        var testDescription: String {
            text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
        }
    }

    private static let letters = [
        Sample(text: "", columns: 0), Sample(text: "Mira", columns: 4), Sample(text: "Ünïcødé’s", columns: 9),
        Sample(text: "Мира", columns: 4), Sample(text: "美羅", columns: 4), Sample(text: "ＡＢ", columns: 4),
        Sample(text: "ｱｲ", columns: 2), Sample(text: "\u{3000}", columns: 2), Sample(text: "𠮷", columns: 2),
        Sample(text: "e\u{301}", columns: 1), Sample(text: "Z\u{351}\u{36B}\u{343}\u{36A}", columns: 1),
        Sample(text: "か\u{3099}", columns: 2), Sample(text: "葛\u{E0100}", columns: 2, isCertain: false),
        Sample(text: "ที่นี่", columns: 2), Sample(text: "ميرا", columns: 4), Sample(text: "مُحَمَّد", columns: 4),
        Sample(text: "שָׁלוֹם", columns: 4), Sample(text: "कि", columns: 2, isCertain: false),
        Sample(text: "क्ष", columns: 2), Sample(text: "a\u{34F}b", columns: 2),
    ]

    private static let hangul = [
        Sample(text: "한글", columns: 4),
        Sample(text: "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", columns: 4, isCertain: false),
        Sample(text: "\u{AC00}\u{11A8}", columns: 2, isCertain: false), Sample(text: "\u{1100}", columns: 2),
        Sample(text: "\u{1161}", columns: 0, isCertain: false),
    ]

    private static let invisible = [
        Sample(text: "a\u{200B}b", columns: 2, isCertain: false),
        Sample(text: "a\u{200C}b", columns: 2, isCertain: false),
        Sample(text: "a\u{200D}b", columns: 2, isCertain: false),
        Sample(text: "a\u{200E}b", columns: 2, isCertain: false),
        Sample(text: "a\u{200F}b", columns: 2, isCertain: false),
        Sample(text: "\u{2068}a\u{2069}", columns: 1, isCertain: false),
        Sample(text: "a\u{202E}b\u{202C}", columns: 2, isCertain: false),
        Sample(text: "\u{FEFF}a", columns: 1, isCertain: false),
        Sample(text: "a\u{2060}b", columns: 2, isCertain: false),
    ]

    private static let emoji = [
        Sample(text: "🦊", columns: 2), Sample(text: "⭐", columns: 2), Sample(text: "★", columns: 1),
        Sample(text: "👨‍👩‍👧", columns: 2, isCertain: false), Sample(text: "👨‍👩‍👧‍👦", columns: 2, isCertain: false),
        Sample(text: "👩‍❤️‍👨", columns: 2, isCertain: false), Sample(text: "🤷‍♀️", columns: 2, isCertain: false),
        Sample(text: "🐦‍🔥", columns: 2, isCertain: false), Sample(text: "🇩🇪", columns: 2, isCertain: false),
        Sample(text: "🇩🇪🇫🇷", columns: 4, isCertain: false),
        Sample(text: "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", columns: 2, isCertain: false),
        Sample(text: "🏳️‍🌈", columns: 2, isCertain: false), Sample(text: "🏴‍☠️", columns: 2, isCertain: false),
        Sample(text: "👋🏽", columns: 2, isCertain: false), Sample(text: "👩🏽‍🚀", columns: 2, isCertain: false),
        Sample(text: "🫱🏻‍🫲🏿", columns: 2, isCertain: false), Sample(text: "1️⃣", columns: 2, isCertain: false),
        Sample(text: "1\u{20E3}", columns: 1, isCertain: false), Sample(text: "❤", columns: 1),
        Sample(text: "❤\u{FE0F}", columns: 2, isCertain: false),
        Sample(text: "❤\u{FE0E}", columns: 1, isCertain: false),
        Sample(text: "©\u{FE0F}", columns: 2, isCertain: false), Sample(text: "⌚", columns: 2),
        Sample(text: "⌚\u{FE0E}", columns: 2, isCertain: false), Sample(text: "🩷", columns: 2, isCertain: false),
    ]

    private static let samples = letters + hangul + invisible + emoji

    @Test("A text takes columns by what is drawn, not by its characters", arguments: samples)
    func columns(sample: Sample) {
        #expect(sample.text.displayWidth == sample.columns)
        #expect(sample.text.width.isCertain == sample.isCertain)
    }

    @Test("A real terminal takes the columns that are certain, and never more than the greatest number")
    func terminal() async throws {
        // Given
        let terminal = TmuxTerminal(story: try StoryProcess())

        // When
        let columns = try await terminal.columns(of: Self.samples.map(\.text))

        // Then
        try #require(columns.count == Self.samples.count)
        for (sample, columns) in zip(Self.samples, columns) {
            let width = sample.text.width
            #expect(columns <= width.greatest, "\(sample)")
            if width.isCertain { #expect(columns == sample.columns, "\(sample)") }
        }
    }
}
