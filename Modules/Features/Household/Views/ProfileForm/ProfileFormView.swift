import FoundationInternationalization
public import Household
import StoryCore
import StoryViews
public import TerminalUI

/// The form for a profile.
public struct ProfileFormView: View {
    private let viewModel: any ProfileFormViewModelContract

    /// Creates the screen for a view model.
    public init(viewModel: any ProfileFormViewModelContract) {
        self.viewModel = viewModel
    }

    /// The content of the view.
    public var body: some View {
        ScrollView { ProfileFormSection(viewModel: viewModel) }
            .discardConfirmation(
                hasChanges: { viewModel.isEditing && viewModel.hasChanges }, leave: { viewModel.didTapOnBack() }
            )
            .task { await viewModel.didAppear() }
    }
}

/// The form in its current state.
struct ProfileFormSection: View {
    let viewModel: any ProfileFormViewModelContract

    var body: some View {
        switch viewModel.state {
        case .idle, .loading: LoadingStatusView(text: "Loading profile…")
        case .error(let error), .failed(let error):
            ErrorStatusView(error: error) { await viewModel.didTapOnRetryButton() }
            Button("Back", role: .cancel) { viewModel.didTapOnBack() }
        case .editing:
            Text(viewModel.isNew ? "New profile" : "Edit profile").role(.heading)
            Text("")
            ProfileFields(viewModel: viewModel)
            ProfileFormError(viewModel: viewModel)
            Text("")
            HStack(spacing: 1) {
                Button("Save") { Task { await viewModel.didTapOnSave() } }
                Button("Cancel", role: .cancel) { viewModel.didTapOnBack() }
            }
        case .saving: LoadingStatusView(text: "Saving…")
        case .saved(let profile):
            Text("\(viewModel.isNew ? "Added" : "Saved") \(DisplayText.line(profile.name)).")
            Text("")
            Button("Done") { viewModel.didTapOnBack() }.prefersFocus()
        }
    }
}

/// The fields of the form; the first profile is always a parent's.
struct ProfileFields: View {
    let viewModel: any ProfileFormViewModelContract

    var body: some View {
        VStack {
            TextField("Name", text: draft.name, placeholder: "e.g. Ben", limit: FieldLimit.line)
            if !viewModel.isFirst {
                Picker("Role", selection: draft.role, options: ProfileRole.allCases, title: \.displayName)
            }
            Picker("Age", selection: draft.ageBand, options: [nil] + AgeBand.allCases.filter { $0 != .all }) {
                $0?.displayName ?? DisplayText.open
            }
            Picker("Language", selection: draft.language, options: languages) {
                $0.map { DisplayText.line($0.displayName) } ?? DisplayText.open
            }
            Picker("Colour", selection: draft.color, options: ProfileColor.allCases, title: \.displayName)
            Picker("Speed", selection: draft.playbackSpeed, options: speeds) {
                $0.map { "\($0.value.formatted(.number))×" } ?? "as in the settings"
            }
            Picker("Sleep", selection: draft.sleepTimer, options: timers) { $0?.text ?? "as in the settings" }
            Picker("Picture", selection: draft.hero, options: [nil] + viewModel.heroes.map(\.id)) { identifier in
                viewModel.heroes.first { $0.id == identifier }.map { DisplayText.line($0.name) } ?? DisplayText.open
            }
            if !viewModel.isFirst {
                Picker("Stories", selection: draft.shelf, options: ProfileShelf.allCases, title: \.displayName)
            }
        }
        .labelWidth(8)
        if !viewModel.isFirst {
            if draft.wrappedValue.shelf == .chosen { chosenHeroes }
            if draft.wrappedValue.role == .child {
                Picker("Creates", selection: draft.creation, options: StoryCreation.allCases, title: \.displayName)
                    .labelWidth(8)
                ControlsFields(controls: draft.controls)
                ContentFields(controls: draft.controls)
            }
        }
    }

    private var draft: Binding<ProfileValues> { viewModel.draftBinding }

    /// The languages of stories, and the profile's own.
    private var languages: [LanguageCode?] {
        let own = draft.wrappedValue.language.map { viewModel.languages.contains($0) ? [] : [$0] } ?? []
        return [nil] + viewModel.languages + own
    }

    /// The usual speeds, and the profile's own.
    private var speeds: [PlaybackSpeed?] {
        let usual = [0.5, 0.75, 0.9, 1, 1.25, 1.5, 2].compactMap { try? PlaybackSpeed($0) }
        let own = draft.wrappedValue.playbackSpeed.map { usual.contains($0) ? [] : [$0] } ?? []
        return [nil] + usual + own
    }

    /// The usual sleep timers, and the profile's own.
    private var timers: [SleepTimerSetting?] {
        let usual = ["10m", "20m", "30m", "end", "2", "3"].compactMap(SleepTimerSetting.init)
        let own = draft.wrappedValue.sleepTimer.map { usual.contains($0) ? [] : [$0] } ?? []
        return [nil] + usual + own
    }

    @ViewBuilder private var chosenHeroes: some View {
        Text("Stories about").role(.secondary)
        HeroPicker(viewModel.heroes, chosen: draft.wrappedValue.chosen.heroes, room: 6) { hero, isChosen in
            if isChosen {
                draft.wrappedValue.chosen.heroes.insert(hero.id)
            } else {
                draft.wrappedValue.chosen.heroes.remove(hero.id)
            }
        }
        let others = draft.wrappedValue.chosen.stories.count + draft.wrappedValue.chosen.collections.count
        if others > 0 {
            Text("and \(StoryText.count(others, "more story or collection", "more stories or collections"))")
                .role(.secondary)
        }
    }
}

/// The error of the draft.
struct ProfileFormError: View {
    let viewModel: any ProfileFormViewModelContract

    var body: some View {
        if let error = viewModel.formError {
            Text("")
            ErrorLines(error: error)
        }
    }
}

extension ProfileFormViewModelContract {
    /// The draft as a binding.
    fileprivate var draftBinding: Binding<ProfileValues> { Binding(self, \.draft) }

    /// Whether leaving the screen leaves the form, and not a later state.
    fileprivate var isEditing: Bool {
        if case .editing = state { true } else { false }
    }
}
