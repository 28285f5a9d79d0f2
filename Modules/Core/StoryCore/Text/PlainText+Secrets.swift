extension PlainText {
    /// The text without what looks like a key, a token or a password: providers quote what they were sent.
    public static func withoutSecrets(_ text: String) -> String {
        text
            // A user's name and password in an address.
            .replacing(#/:\/\/[^\s\/@]+@/#) { _ in "://…@" }
            // "Authorization: Bearer …"
            .replacing(#/\b(bearer|basic)\s+[\w.~+\/=-]{6,}/#.ignoresCase()) { "\($0.1) …" }
            // "api_key=…", "token": "…"
            .replacing(
                #/((?:key|token|secret|password|passwd|credential)s?(?:\s+provided)?["']?\s*[:=]\s*["']?)[^\s"'&,;]+/#
                    .ignoresCase()
            ) { "\($0.1)…" }
            // Keys that are known by their beginning.
            .replacing(#/\b(?:(?:sk|pk|rk)-[\w-]{8,}|AIza[\w-]{20,})/#) { _ in "…" }
    }
}
