import Foundation

/// A document in Markdown: its links, headings and blocks of code.
struct MarkdownDocument: Sendable {
    /// A link or a picture.
    struct Link: Hashable, Sendable {
        /// Where it leads, as it is written.
        let target: String
        /// The line.
        let line: Int
    }

    /// A block of code.
    struct CodeBlock: Hashable, Sendable {
        /// The word after the marks that begin it.
        let language: String
        /// The line of those marks.
        let line: Int
        /// Its lines.
        let text: String
        /// The line of text above it.
        let above: String
    }

    /// Its links, in order.
    private(set) var links: [Link] = []
    /// The ends of links to its headings.
    private(set) var headings: Set<String> = []
    /// Its blocks of code, in order.
    private(set) var blocks: [CodeBlock] = []

    /// Reads a document.
    init(_ text: String) {
        var open: (language: String, line: Int, above: String)?
        var code: [Substring] = []
        var above = ""
        for (number, line) in text.numberedLines {
            let bare = line.trimmingPrefix { $0 == " " }
            if let block = open {
                guard bare.hasPrefix("```") else {
                    code.append(line)
                    continue
                }
                blocks.append(
                    CodeBlock(
                        language: block.language, line: block.line, text: code.map { "\($0)\n" }.joined(),
                        above: block.above))
                // What follows a block has no line of text above it: that was the block's.
                (open, code, above) = (nil, [], "")
            } else if bare.hasPrefix("```") {
                open = (String(bare.drop { $0 == "`" }), number, above)
            } else {
                read(line, number)
                if !bare.isEmpty { above = String(bare) }
            }
        }
    }

    private mutating func read(_ line: Substring, _ number: Int) {
        if line.hasPrefix("#") { headings.insert(Self.anchor(of: line.drop { $0 == "#" })) }
        guard line.contains("](") else { return }
        // What is marked as code is no link, though a link may have code as its words.
        let visible = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "code")
        for match in visible.matches(of: /\]\(([^()\s]+)(\s+"[^"]*")?\)/) {
            links.append(Link(target: String(match.1), line: number))
        }
    }

    /// What a heading is called in a link: its words in lower case, with hyphens.
    private static func anchor(of heading: Substring) -> String {
        let words = heading.trimmingCharacters(in: .whitespaces).lowercased()
        return String(words.compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : nil })
    }
}
