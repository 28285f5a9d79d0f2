import Library
import StoryCore
import StoryViews
import TerminalUI

/// A form for a story's title and the texts of its pages.
struct StoryEditForm: View {
    let viewModel: any StoryDetailViewModelContract
    @Environment(\.dismiss) private var dismiss
    @State private var title: String?
    /// The paragraphs of the changed pages.
    @State private var texts: [Int: [String]] = [:]
    @State private var page = 0
    /// Why the page could not be edited in the editor; nil if it could.
    @State private var editorFailure: String?
    @Environment(\.textEditor) private var textEditor
    @Environment(\.lendTerminal) private var lendTerminal

    var body: some View {
        ScrollView {
            if let story = viewModel.story {
                VStack {
                    TextField(
                        "Title", text: Binding(get: { title ?? story.title }, set: { title = $0 }),
                        limit: FieldLimit.line)
                    Picker("Page", selection: $page, options: Array(story.pages.indices)) {
                        "\($0 + 1) of \(story.pages.count)"
                    }
                    ForEach(Array(0..<StoryPage.maximumParagraphCount), id: \.self) { index in
                        TextField("Paragraph \(index + 1)", text: paragraph(index, of: story), limit: FieldLimit.text)
                    }
                }
                .labelWidth(12)
                if let textEditor { Button("Open in editor") { open(story, in: textEditor) } }
                if let editorFailure { Text("! " + DisplayText.line(editorFailure)).role(.error) }
                Text("")
                // A field shows only a part of a paragraph; this shows all of it.
                Text(PlainText.lines(text(of: story))).role(.secondary)
                Text("")
                StoryEditButtons(viewModel: viewModel, save: { save(story) }, cancel: { dismiss() })
            }
        }
        .discardConfirmation(
            hasChanges: { viewModel.story.map { edit(of: $0) != StoryEdit() } ?? false }, leave: { dismiss() })
    }

    /// Opens the page's text in the person's own editor, which uses the terminal meanwhile.
    private func open(_ story: Story, in editor: any TextEditing) {
        let (page, text) = (page, text(of: story))
        Task {
            await lendTerminal {
                do throws(TextEditingError) {
                    let paragraphs = TypedParagraphs.paragraphs(of: try await editor.edit(text))
                    if Self.joined(paragraphs) != text { texts[page] = paragraphs }
                    editorFailure = nil
                } catch {
                    editorFailure = error.message
                }
            }
        }
    }

    private func paragraphs(of story: Story) -> [String] {
        if let changed = texts[page] { return changed }
        guard story.pages.indices.contains(page) else { return [] }
        return story.pages[page].text.split(separator: "\n\n").map(String.init)
    }

    private func paragraph(_ index: Int, of story: Story) -> Binding<String> {
        Binding(
            get: {
                let paragraphs = paragraphs(of: story)
                return paragraphs.indices.contains(index) ? paragraphs[index] : ""
            },
            set: { text in
                var paragraphs = paragraphs(of: story)
                while paragraphs.count <= index { paragraphs.append("") }
                paragraphs[index] = text
                texts[page] = paragraphs
            })
    }

    private func text(of story: Story) -> String {
        Self.joined(paragraphs(of: story))
    }

    private static func joined(_ paragraphs: [String]) -> String {
        paragraphs.filter { !$0.allSatisfy(\.isWhitespace) }.joined(separator: "\n\n")
    }

    /// Returns the changes so far.
    private func edit(of story: Story) -> StoryEdit {
        var edit = StoryEdit()
        if let title, title != story.title { edit.title = title }
        for (page, paragraphs) in texts where story.pages.indices.contains(page) {
            let text = Self.joined(paragraphs)
            if text != story.pages[page].text { edit.texts[page] = text }
        }
        return edit
    }

    private func save(_ story: Story) {
        let edit = edit(of: story)
        guard edit != StoryEdit() else { return dismiss() }
        Task { if await viewModel.save(edit) { dismiss() } }
    }
}

/// The buttons of the form; none while a change is being saved.
struct StoryEditButtons: View {
    let viewModel: any StoryDetailViewModelContract
    let save: @MainActor () -> Void
    let cancel: @MainActor () -> Void

    var body: some View {
        if viewModel.isSaving {
            Text("Saving…").role(.secondary)
        } else {
            HStack(spacing: 1) {
                Button("Save", action: save)
                Button("Cancel", role: .cancel, action: cancel)
            }
        }
    }
}
