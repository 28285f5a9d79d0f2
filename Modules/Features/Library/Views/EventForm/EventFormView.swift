public import Library
import StoryCore
import StoryViews
public import TerminalUI

/// The form for a custom event.
public struct EventFormView: View {
    private let viewModel: any EventFormViewModelContract

    /// Creates the screen for a view model.
    public init(viewModel: any EventFormViewModelContract) {
        self.viewModel = viewModel
    }

    /// The content of the view.
    public var body: some View {
        ScrollView { EventFormSection(viewModel: viewModel) }
            .discardConfirmation(
                hasChanges: { viewModel.isEditing && viewModel.hasChanges }, leave: { viewModel.didTapOnBack() }
            )
            .task { await viewModel.didAppear() }
    }
}

/// The form in its current state.
struct EventFormSection: View {
    let viewModel: any EventFormViewModelContract

    var body: some View {
        switch viewModel.state {
        case .idle, .loading: LoadingStatusView(text: "Loading event…")
        case .error(let error), .failed(let error):
            ErrorStatusView(error: error) { await viewModel.didTapOnRetryButton() }
            Button("Back", role: .cancel) { viewModel.didTapOnBack() }
        case .editing:
            Text(viewModel.isNew ? "New event" : "Edit event").role(.heading)
            Text("")
            EventFields(draft: viewModel.draftBinding)
            EventRecognitionNote(recognition: viewModel.recognition)
            EventFormError(viewModel: viewModel)
            Text("")
            HStack(spacing: 1) {
                Button("Save") { Task { await viewModel.didTapOnSave() } }
                Button("Cancel", role: .cancel) { viewModel.didTapOnBack() }
            }
        case .saving: LoadingStatusView(text: "Saving…")
        case .saved(let event):
            Text("\(viewModel.isNew ? "Created" : "Saved") '\(DisplayText.line(event.title))'.")
            Text("")
            Button("Done") { viewModel.didTapOnBack() }
        }
    }
}

/// The fields of an event.
struct EventFields: View {
    let draft: Binding<EventDraft>

    var body: some View {
        VStack {
            TextField("Title", text: draft.title, placeholder: "e.g. First tooth", limit: FieldLimit.line)
            TextField(
                "What happens", text: draft.details, placeholder: "e.g. a tooth is loose", limit: FieldLimit.text)
            TextField(
                "What's hard", text: draft.hardPart, placeholder: "e.g. it wobbles when she eats",
                limit: FieldLimit.text)
            TextField(
                "What's good", text: draft.goodPart, placeholder: "e.g. the gap to whistle through",
                limit: FieldLimit.text)
            TextField(
                "Prompt", text: draft.promptSeed, placeholder: "instructions for the author", limit: FieldLimit.text)
            Picker("Category", selection: draft.category, options: EventCategory.allCases, title: \.title)
            Picker("Age", selection: draft.ageBand, options: AgeBand.allCases, title: \.title)
            Picker("Tone", selection: draft.tone, options: StoryTone.allCases, title: \.title)
            WordsField(label: "Keywords", words: draft.keywords, placeholder: "e.g. tooth, pillow")
            Toggle("Favourite", isOn: draft.isFavorite)
        }
        .labelWidth(12)
        Text("Only the title is required.").role(.secondary)
    }
}

/// A note on how the author interprets the event.
struct EventRecognitionNote: View {
    let recognition: EventRecognition

    var body: some View {
        if let message = recognition.message { Text(message).role(.secondary) }
    }
}

/// The error of the form.
struct EventFormError: View {
    let viewModel: any EventFormViewModelContract

    var body: some View {
        if let error = viewModel.formError {
            Text("")
            ErrorLines(error: error)
        }
    }
}

extension EventFormViewModelContract {
    /// Whether leaving the screen leaves the form, and not a later state.
    fileprivate var isEditing: Bool {
        if case .editing = state { true } else { false }
    }
}
