/// Addresses of the web and of mail, which stay one token.
///
/// The domains are those of spaCy (MIT) as hibari has them; see NOTICE.
enum WebAddress {
    private static let protocols = ["https://", "http://", "ftp://", "www."]
    private static let domains: Set<String> = [
        "com", "org", "net", "edu", "gov", "io", "co", "uk", "de", "fr", "info", "biz", "us", "ca", "au", "tv", "me",
        "ly", "ai",
    ]

    /// Returns whether a word is an address.
    static func matches(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
        guard word.contains(where: { $0 == "." || $0 == ":" }) else { return false }
        let text = String(String.UnicodeScalarView(word)).lowercased()
        return protocols.contains { text.hasPrefix($0) && text.count > $0.count } || isMail(text) || isDomain(text)
    }

    /// "name@host.domain".
    private static func isMail(_ text: String) -> Bool {
        let sides = text.split(separator: "@", omittingEmptySubsequences: false)
        guard sides.count == 2, !sides[0].isEmpty else { return false }
        let isName = sides[0].unicodeScalars.allSatisfy { $0.isWordPart || ".+-".unicodeScalars.contains($0) }
        let labels = sides[1].split(separator: ".", omittingEmptySubsequences: false)
        return isName && labels.count > 1 && labels.allSatisfy(isLabel)
    }

    /// "host.domain/path", with a domain that is well known.
    private static func isDomain(_ text: String) -> Bool {
        let host = text.prefix { $0 != "/" }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count > 1, let domain = labels.last else { return false }
        return domains.contains(String(domain)) && labels.allSatisfy(isLabel)
    }

    private static func isLabel(_ label: Substring) -> Bool {
        !label.isEmpty && label.unicodeScalars.allSatisfy { $0.isWordPart || $0 == "-" }
    }
}
