extension PlainText {
    /// Returns the text without anything that looks like a key, a token or a password: providers quote their requests.
    public static func withoutSecrets(_ text: String) -> String {
        text
            // A user name and password in a URL.
            .replacing(#/:\/\/[^\s\/@]+@/#) { _ in "://…@" }
            // "Authorization: Bearer …"
            .replacing(#/\b(bearer|basic)\s+[\w.~+\/=-]{6,}/#.ignoresCase()) { "\($0.1) …" }
            // "api_key=…", "token": "…"
            .replacing(
                #/((?:key|token|secret|password|passwd|credential)s?(?:\s+provided)?["']?\s*[:=]\s*["']?)[^\s"'&,;]+/#
                    .ignoresCase()
            ) { "\($0.1)…" }
            // Keys with a known prefix.
            .replacing(#/\b(?:(?:sk|pk|rk)-[\w-]{8,}|AIza[\w-]{20,})/#) { _ in "…" }
    }
}
