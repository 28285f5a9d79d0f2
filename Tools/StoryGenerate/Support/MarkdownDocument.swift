import Foundation

/// A document in Markdown: its links, headings and blocks of code.
struct MarkdownDocument: Sendable {
    /// A link or a picture.
    struct Link: Hashable, Sendable {
        /// The target, as it is written.
        let target: String
        /// The line.
        let line: Int
    }

    /// A link by a label, which another line of the document says more of: `[words][label]`.
    struct Reference: Hashable, Sendable {
        /// The label, in lower case.
        let label: String
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

    /// Its links, in order, also those that labels stand for.
    private(set) var links: [Link] = []
    /// Its links by labels, in order.
    private(set) var references: [Reference] = []
    /// The labels that stand for a link, in lower case.
    private(set) var labels: Set<String> = []
    /// The ends of links to its headings.
    private(set) var headings: Set<String> = []
    /// Its blocks of code, in order.
    private(set) var blocks: [CodeBlock] = []

    /// Reads a document.
    init(_ text: String) {
        var open: (marks: Substring, language: String, line: Int, above: String)?
        var code: [Substring] = []
        var above = ""
        for (number, line) in text.numberedLines {
            let bare = line.trimmingPrefix { $0 == " " }
            if let block = open {
                guard Self.isEnd(bare, of: block.marks) else {
                    code.append(line)
                    continue
                }
                blocks.append(
                    CodeBlock(
                        language: block.language, line: block.line, text: code.map { "\($0)\n" }.joined(),
                        above: block.above))
                // What follows a block has no line of text above it: that was the block's.
                (open, code, above) = (nil, [], "")
            } else if let marks = Self.fence(of: bare) {
                let language = bare.dropFirst(marks.count).trimmingCharacters(in: .whitespaces)
                open = (marks, language, number, above)
            } else {
                read(line, number)
                if !bare.isEmpty { above = String(bare) }
            }
        }
    }

    /// The marks with which a line begins a block of code; nil if it begins none.
    static func fence(of line: Substring) -> Substring? {
        let marks = line.prefix { $0 == line.first }
        return marks.count >= 3 && (marks.first == "`" || marks.first == "~") ? marks : nil
    }

    /// Returns whether a line ends the block of code that marks have begun.
    static func isEnd(_ line: Substring, of marks: Substring) -> Bool {
        line.hasPrefix(marks) && line.allSatisfy { marks.contains($0) || $0 == " " }
    }

    private mutating func read(_ line: Substring, _ number: Int) {
        if line.hasPrefix("#") { headings.insert(Self.anchor(of: line.drop { $0 == "#" })) }
        guard line.contains("](") || line.contains("][") || line.contains("]:") || line.contains("=\"") else { return }
        // What is marked as code is no link, though a link may have code as its words.
        let visible = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "code")
        for match in visible.matches(of: /\]\(([^()\s]+)(\s+"[^"]*")?\)/) {
            links.append(Link(target: String(match.1), line: number))
        }
        for match in visible.matches(of: /<(?:a|img)\s[^>]*?(?:href|src)="([^"]*)"/) {
            links.append(Link(target: String(match.1), line: number))
        }
        if let match = visible.prefixMatch(of: /\s{0,3}\[([^\^\]][^\]]*)\]:\s*<?([^\s>]+)>?/) {
            labels.insert(match.1.lowercased())
            links.append(Link(target: String(match.2), line: number))
        }
        for match in visible.matches(of: /\[([^\[\]]+)\]\[([^\[\]]*)\]/) {
            references.append(Reference(label: (match.2.isEmpty ? match.1 : match.2).lowercased(), line: number))
        }
    }

    /// What a heading is called in a link: its words in lower case, with hyphens.
    private static func anchor(of heading: Substring) -> String {
        let words = heading.trimmingCharacters(in: .whitespaces).lowercased()
        return String(words.compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : nil })
    }
}
