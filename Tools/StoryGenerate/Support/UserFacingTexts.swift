/// The texts in the sources that people read.
struct UserFacingTexts {
    /// A text, with where it stands.
    struct Text: Hashable {
        let path: String
        let line: Int
        /// On one line, as it is written.
        let text: String
    }

    private static let folders = ["Apps", "Modules", "Tools/JUnitReport"]
    /// Parts of paths below which nothing is for people: samples, drawings, lists of words.
    private static let others = [
        "/Stubs/", "/VectorIllustrator/Drawing/", "/VectorIllustrator/SVG/", "/VectorIllustrator/Words/",
        "/ReviewLists.swift", "/TestReport/Console/",
    ]
    /// The first words of what databases, drawings and parsers read.
    private static let languages = [
        "SELECT ", "INSERT ", "UPDATE ", "DELETE ", "CREATE ", "DROP ", "ALTER ", "PRAGMA ", "WITH ", "FROM ", "WHERE ",
        "VACUUM ", "ATTACH ", "DETACH ", "ORDER ", "AND ", "EXISTS ", "JOIN ", "<", "M ",
    ]

    /// All of them, by path and line.
    let texts: [Text]

    /// Reads the sources of a package.
    init(of tree: SourceTree) throws(TreeError) {
        var texts: [Text] = []
        let paths = Self.folders.flatMap { tree.files(below: $0, ending: ".swift") }
        for path in paths where !Self.others.contains(where: path.contains) {
            // On a screen, a single word is a button or a heading.
            let isScreen = path.contains("/Views/") || path.hasPrefix("Apps/TerminalApp/")
            for quote in SwiftLexer.quotes(of: try tree.text(path)) {
                let line = quote.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                if Self.isForPeople(line, isScreen: isScreen) {
                    texts.append(Text(path: path, line: quote.line, text: line))
                }
            }
        }
        self.texts = texts
    }

    /// Returns whether a text has words for people in it; elsewhere a single word is a key, a name or a value.
    private static func isForPeople(_ text: String, isScreen: Bool) -> Bool {
        let words = text.split(separator: " ").filter { $0.contains(where: \.isLetter) }
        guard words.count == 1 else { return words.count > 1 && !languages.contains(where: text.hasPrefix) }
        let isSentence = text.last.map { ".!?…:".contains($0) } == true
        return text.first?.isUppercase == true && (isSentence || isScreen)
    }
}
