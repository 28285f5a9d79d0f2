public import Collections
import StoryCore
import StoryViews
public import TerminalUI

/// The form for a new collection, and the progress of its stories.
public struct CollectionFormView: View {
    private let viewModel: any CollectionFormViewModelContract

    /// Creates the screen for a view model.
    public init(viewModel: any CollectionFormViewModelContract) {
        self.viewModel = viewModel
    }

    /// The content of the view.
    public var body: some View {
        ScrollView { CollectionFormSection(viewModel: viewModel) }
            .discardConfirmation(
                hasChanges: { viewModel.isEditing && viewModel.hasChanges }, leave: { viewModel.didTapOnBack() }
            )
            .task { await viewModel.didAppear() }
    }
}

/// The form in its current state.
struct CollectionFormSection: View {
    let viewModel: any CollectionFormViewModelContract

    var body: some View {
        switch viewModel.state {
        case .idle, .loading: LoadingStatusView(text: "Loading heroes…")
        case .error(let error), .failed(let error):
            ErrorStatusView(error: error) { await viewModel.didTapOnRetryButton() }
            Button("Back", role: .cancel) { viewModel.didTapOnBack() }
        case .editing:
            Text("New collection").role(.heading)
            Text("")
            CollectionFields(draft: viewModel.draftBinding, choices: viewModel.choices)
            Text("")
            if !viewModel.draft.hasSomebody {
                Text("Enter the child's name, or choose a hero.").role(.warning)
            }
            HStack(spacing: 1) {
                // The stories are made even after the screen is closed.
                Button("Create collection") { [viewModel] in Task { await viewModel.didTapOnMake() } }
                    .disabled(!viewModel.draft.hasSomebody)
                Button("Cancel", role: .cancel) { viewModel.didTapOnBack() }
            }
        case .generating(let progress):
            Text("Creating the stories").role(.heading)
            CollectionSteps(progress: progress)
            Text("")
            Button("Stop", role: .destructive) { viewModel.didTapOnStop() }
            Text("Finished stories are kept. You can create the others later.").role(.secondary)
        case .made(let outcome):
            let readiness = outcome.progress.failures.isEmpty ? "is ready." : "is ready, but not complete."
            Text("'\(DisplayText.line(outcome.collection.title))' \(readiness)").role(.heading)
            CollectionSteps(progress: outcome.progress)
            Text("")
            Button("Open collection") { viewModel.didTapOnCollection() }.prefersFocus()
        }
    }
}

/// The fields of a collection.
struct CollectionFields: View {
    let draft: Binding<CollectionDraft>
    let choices: CollectionFormChoices

    var body: some View {
        VStack {
            Picker("Focus", selection: draft.focus, options: GrowthCategory.allCases, title: \.displayName)
            Picker("Age", selection: draft.ageBand, options: AgeBand.allCases, title: \.displayName)
            TextField("Child", text: draft.childName, placeholder: "name (optional)", limit: FieldLimit.line)
            WordsField(label: "Interests", words: draft.interests, placeholder: "e.g. whales, snow")
            CollectionHeroFields(heroes: draft.heroes, choices: choices.heroes)
            Picker("Stories", selection: draft.storyCount, options: Array(CollectionDraft.storyCounts)) {
                StoryText.count($0, "story", "stories")
            }
            Picker("Length", selection: draft.minutes, options: [nil] + StoryBrief.minutesRange.map(\.self)) {
                $0.map { StoryText.count($0, "minute", "minutes") } ?? "default"
            }
            if choices.languages.count > 1 {
                Picker("Language", selection: draft.language, options: [nil] + choices.languages) {
                    $0?.displayName ?? "default"
                }
            }
            TextField("Title", text: draft.title, placeholder: "default: focus and child", limit: FieldLimit.line)
        }
        .labelWidth(11)
    }
}

/// The fields for the heroes.
struct CollectionHeroFields: View {
    /// The rows for many heroes, so that the fields below stay visible.
    private static let rows = 5

    let heroes: Binding<[Hero]>
    let choices: [Hero]

    var body: some View {
        if choices.isEmpty {
            Text("No heroes yet: the child is the hero.").role(.secondary)
        } else {
            Text("Heroes take it in turns to lead. With none, the child is the hero.").role(.secondary)
            HeroPicker(choices, chosen: Set(heroes.wrappedValue.map(\.id)), room: Self.rows) { hero, isChosen in
                heroes.wrappedValue = heroes.wrappedValue.filter { $0.id != hero.id } + (isChosen ? [hero] : [])
            }
            .labelWidth(9)
        }
    }
}

extension CollectionDraft {
    /// Whether there is a hero or a child's name.
    fileprivate var hasSomebody: Bool {
        !heroes.isEmpty || childName.contains { !$0.isWhitespace }
    }
}

extension CollectionFormViewModelContract {
    /// The draft as a binding.
    var draftBinding: Binding<CollectionDraft> { Binding(self, \.draft) }

    /// Whether leaving the screen leaves the form, and not a later state.
    fileprivate var isEditing: Bool {
        if case .editing = state { true } else { false }
    }
}
