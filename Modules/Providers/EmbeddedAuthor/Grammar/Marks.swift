/// The marks in braces that stand for words in a sentence.
enum Marks {
    /// The sentence with its marks filled in from left to right; what is filled in is not looked at again.
    ///
    /// - Parameter word: What stands for a mark, given what was told before it; nil leaves the mark as it is.
    static func filled(_ sentence: String, word: (_ mark: String, _ before: String) -> String?) -> String {
        var text = ""
        var rest = Substring(sentence)
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
            let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}"))
        {
            text += rest[..<open]
            let end = rest.index(after: close)
            let word = word(String(rest[rest.index(after: open)..<close]), text)
            text += word ?? String(rest[open..<end])
            rest = rest[end...]
            // A name such as "Max Jr." brings its own full stop.
            if rest.utf8.first == UInt8(ascii: "."), let last = word?.last, ".!?…".contains(last) {
                rest = rest.dropFirst()
            }
        }
        return text + rest
    }
}
