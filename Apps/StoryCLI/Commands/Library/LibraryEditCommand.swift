import ArgumentParser
import Library
import StoryApp
import StoryCore
import StoryDocuments

/// `story library edit`: changes a story's title or text.
struct LibraryEditCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change a story's title or the text of its pages.",
        discussion: """
            Pages count from 1, as in 'story library show'. To change several pages, give '--page' and '--text' for \
            each, in the same order. With '--editor', one page opens in $VISUAL or $EDITOR, where an empty line \
            starts a new paragraph. The old narration is kept until you narrate the story again.
            """)

    @Argument(help: "The story: its title, its id, or the beginning of either.")
    var story: String

    @Option(parsing: .unconditional, help: "A new title.")
    var title: String?

    @Option(
        parsing: .unconditionalSingleValue,
        help: "The page to change, counting from 1; repeat for more.")
    var page: [Int] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: "The page's new text, one or two paragraphs; '-' reads standard input.")
    var text: [String] = []

    @Flag(help: "Edit the page given with '--page' in $VISUAL or $EDITOR.")
    var editor = false

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if editor {
            guard page.count == 1, text.isEmpty else {
                throw ValidationError("'--editor' needs exactly one '--page' and no '--text'.")
            }
        } else if page.count != text.count {
            throw ValidationError("Each '--page' needs a '--text', and each '--text' needs a '--page'.")
        }
        guard title != nil || !page.isEmpty || !text.isEmpty else {
            throw ValidationError("Nothing to change. Use '--title', or '--page' with '--text'.")
        }
        guard page.allSatisfy({ $0 > 0 }) else { throw ValidationError("Pages count from 1.") }
        guard Set(page).count == page.count else { throw ValidationError("Give each page only once.") }
        guard text.count(where: { $0 == "-" }) < 2 else {
            throw ValidationError("Only one text can come from standard input.")
        }
    }

    func run(in session: Session) async throws -> ExitStatus {
        let library = try session.app.library
        let found = try await library.story(matching: story)
        let texts = editor ? try await edited(found) : text.map { $0 == "-" ? session.console.rest() : $0 }
        let changed = try await library.edit(
            found.id,
            StoryEdit(title: title, texts: Dictionary(uniqueKeysWithValues: zip(page.map { $0 - 1 }, texts))))
        if output.json {
            session.console.write(JSONText.pretty(StoryDocument(changed, media: try session.app.media)))
        } else {
            session.console.write("Saved '\(changed.title)'.")
            StoryText.outdatedParts(of: changed).forEach(session.console.write)
        }
        return .done
    }

    /// Returns the page as edited in the editor; the library reports a page that does not exist.
    private func edited(_ story: Story) async throws -> [String] {
        guard let index = page.first.map({ $0 - 1 }), story.pages.indices.contains(index) else { return [""] }
        guard let editor = await TextEditor() else { throw MissingEditor() }
        return [TypedParagraphs.joined(try await editor.edit(story.pages[index].text))]
    }
}

/// The error of having no editor.
struct MissingEditor: ExplainedError {
    var code: String { "editor.missing" }
    var message: String { "No editor is set." }
    var reason: String? { "VISUAL and EDITOR are empty." }
    var recovery: RecoveryAction { .setEditor }
    var category: ErrorCategory { .unavailable }
    var severity: ErrorSeverity { .error }
}

extension Console {
    /// Returns the rest of standard input.
    fileprivate func rest() -> String {
        if isInteractive { writeError("Type the text, then press Ctrl-D on an empty line.") }
        var text = ""
        while let line = input() { text += line }
        return text
    }
}
