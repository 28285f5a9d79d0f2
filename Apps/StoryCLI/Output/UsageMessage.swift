import ArgumentParser

/// What people are told about a command line that the parser rejects.
struct UsageMessage {
    /// What is wrong with it.
    let message: String
    /// Which help says more.
    let recovery: String

    /// Puts the parser's words for an error into ours.
    init(of error: any Error) {
        let text = ParserMessages.message(for: error)
            .replacing(/Missing expected argument '([^' ]+)[^']*'/) { "'\($0.1)' is missing." }
            .replacing(/^The value '(.*?)' is invalid for '([^' ]+)[^']*'/) { "'\($0.1)' isn't a value for '\($0.2)'" }
            .replacing(/^Missing value for '([^' ]+)[^']*'/) { "'\($0.1)' needs a value." }
            .replacing(/Please provide one of( the following:)?/, with: "Choose one of")
        // The parser ends some of its sentences without a full stop.
        message = text.last?.isLetter == true || text.last == "'" ? text + "." : text
        // The parser's own text ends on the line that names the verb's help.
        let help = ParserMessages.fullMessage(for: error).matches(of: /'(story[^']* --help)'/).last
        recovery = "Run '\(help.map { String($0.1) } ?? "story --help")' for help."
    }
}
