/// Signs that are read as words.
enum SymbolRules {
    /// A sign and its words, which are empty for one that is passed over.
    ///
    /// Signs of comparison are words between two others only, so that those of a drawing or a face are not read.
    static func symbol(_ sign: Unicode.Scalar, _ words: String) -> ReadingRule {
        let said = words.isEmpty ? " " : " \(words) "
        guard "=<>~".unicodeScalars.contains(sign) else {
            return ReadingRule(first: { $0 == sign }, pattern: .text(String(sign))) { match, _ in
                [.said(said, for: match.range)]
            }
        }
        return ReadingRule(
            first: { $0 == sign || $0 == " " },
            pattern: .sequence([
                .behind { !$0.isSpace }, .optional(.text(" ")), .group(1, .text(String(sign))), .optional(.text(" ")),
                .ahead(.scalars(1...1) { !$0.isSpace }),
            ])
        ) { match, _ in
            match.groups[1].map { [.said(said, for: $0)] } ?? [.kept(match.range)]
        }
    }
}
