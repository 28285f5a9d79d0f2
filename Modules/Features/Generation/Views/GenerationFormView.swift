import Generation
import StoryCore
import TerminalUI

/// The form for a story, with what would be made of it.
struct GenerationFormView: View {
    let choices: GenerationChoices
    @Binding var form: GenerationForm
    let newHero: @MainActor () -> Void
    @Environment((any StoryGenerationViewModelContract).self) private var viewModel

    var body: some View {
        let request = form.request(from: choices, wantsIllustrations: viewModel.enableIllustrations)
        ScrollView {
            VStack {
                Text("A new story").role(.heading)
                HeroChoiceView(choices: choices, form: $form)
                fields
                Divider()
                GenerationPlanView(hasHeroes: !choices.heroes.isEmpty, isComplete: request != nil)
                HStack(spacing: 2) {
                    Button("Make the story") { [viewModel] in
                        guard let request else { return }
                        // The story goes on when the screen is left.
                        Task { await viewModel.generateStory(request) }
                    }
                    .disabled(request == nil)
                    Button("New hero", action: newHero)
                }
            }
            .labelWidth(12)
        }
        .task { [viewModel] in await viewModel.didAppear() }
        .task(id: request) { [viewModel] in await viewModel.preparePlan(for: request) }
        .keyCommand(KeyPress("n"), "New hero", action: newHero)
    }

    @ViewBuilder private var fields: some View {
        Picker("Event", selection: $form.event, options: choices.occasions.map(\.reference)) { reference in
            choices.occasions.first { $0.reference == reference }?.displayName ?? ""
        }
        Picker("For", selection: $form.ageBand, options: [nil] + AgeBand.allCases) { $0?.label ?? "suits the event" }
        Picker("Tone", selection: $form.tone, options: [nil] + StoryTone.allCases) { $0?.rawValue ?? "suits the event" }
        Picker("Length", selection: $form.minutes, options: [nil] + StoryBrief.minutesRange.map(\.self)) { minutes in
            minutes.map { StoryText.count($0, "minute", "minutes") } ?? "as usual"
        }
        if choices.languages.count > 1 {
            Picker("Language", selection: $form.language, options: [nil] + choices.languages) {
                $0?.displayName ?? "as usual"
            }
        }
        Toggle("Read aloud", isOn: $form.isNarrated)
        Toggle(
            "Pictures",
            isOn: Binding { [viewModel] in
                viewModel.enableIllustrations
            } set: { [viewModel] in
                viewModel.enableIllustrations = $0
            })
    }
}

extension AgeBand {
    /// The band for people: "ages 4-6".
    var label: String { self == .all ? "all ages" : "ages \(rawValue)" }
}
