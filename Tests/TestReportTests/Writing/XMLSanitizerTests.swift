import Foundation
import Testing

@testable import TestReport

@Suite("Text that XML can hold", .timeLimit(.minutes(1)))
struct XMLSanitizerTests {
    @Test(
        "What XML forbids is written visibly, everything else is as it was",
        arguments: [
            ("plain", "plain"), ("", ""), ("tab\tand\nline\r\n", "tab\tand\nline\r\n"),
            ("\u{1B}[31mred", "\\u{1B}[31mred"), ("a\u{0}b", "a\\u{0}b"),
            ("\u{7F}\u{80}\u{9F}", "\\u{7F}\\u{80}\\u{9F}"),
            ("\u{FFFE}\u{FFFF}", "\\u{FFFE}\\u{FFFF}"), ("\u{FFFD}\u{A0}é😀<&>", "\u{FFFD}\u{A0}é😀<&>"),
        ])
    func legal(text: String, expected: String) {
        #expect(XMLSanitizer.of(text) == expected)
    }

    @Test(
        "Times have three decimals whatever the number",
        arguments: [
            (0, "0.000"), (1.25, "1.250"), (0.0004, "0.000"), (0.0006, "0.001"), (-1, "0.000"), (.nan, "0.000"),
            (12345.6789, "12345.679"), (.infinity, "1000000000000.000"),
        ] as [(Double, String)])
    func seconds(number: Double, expected: String) {
        #expect(Figures.seconds(number) == expected)
    }

    @Test("A moment is written in UTC, with milliseconds")
    func timestamp() {
        #expect(Figures.timestamp(Date(timeIntervalSince1970: 1_770_091_506.789)) == "2026-02-03T04:05:06.789Z")
    }
}
