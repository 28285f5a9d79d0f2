import ArgumentParser

/// Lists every text that people read, to be edited as one.
struct TextsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "texts",
        abstract: "List the texts that people read, with file and line: errors, help, screens.",
        discussion: "What the author tells stands in tables, and documents in Markdown; neither is listed.")

    @OptionGroup var options: TreeOptions

    func run() throws {
        let tree = try options.tree()
        for text in try UserFacingTexts(of: tree).texts { print("\(text.path):\(text.line): \(text.text)") }
    }
}
