import Generation
import StoryCore
import StoryViews
import TerminalUI

/// The form for a story, with the plan.
struct GenerationFormView: View {
    let choices: GenerationChoices
    @Binding var form: GenerationForm
    let newHero: @MainActor () -> Void
    let ways: GenerationFormWays
    /// The rows of the form that are not heroes.
    private static let otherRows = 17
    @Environment((any StoryGenerationViewModelContract).self) private var viewModel

    var body: some View {
        let request = form.request(from: choices)
        VStack {
            SizeReader { size in fields(for: request, room: size.height - Self.otherRows) }.flex()
            // Seen wherever the form is scrolled to.
            QueueAdditionView()
        }
        .task(id: Wish(request: request, defaults: choices.defaults)) { [viewModel] in
            await viewModel.preparePlan(for: request)
        }
        .keyCommand(KeyPress("n"), "New hero", action: newHero)
    }

    private func fields(for request: GenerationRequest?, room: Int) -> some View {
        ScrollView {
            VStack {
                Text("New story").role(.heading)
                HeroChoiceView(choices: choices, form: $form, room: room)
                wishes
                Divider()
                GenerationPlanView(choices: choices, isComplete: request != nil)
                GenerationFormActions(request: request, newHero: newHero, ways: ways)
            }
            .labelWidth(12)
        }
    }

    /// What a choice is called that is left to the settings, which have this one; nil if they leave it to the event.
    private static func standard(_ name: String?) -> String { name.map { "\($0) (default)" } ?? "recommended" }

    /// The length; that of the settings until another one is chosen.
    private var minutes: Binding<Int> {
        Binding {
            form.minutes ?? choices.defaults.defaultMinutes
        } set: {
            form.minutes = $0
        }
    }

    @ViewBuilder private var wishes: some View {
        let occasions = form.occasions(in: choices)
        Picker("Event", selection: $form.event, options: occasions.map(\.reference)) { reference in
            occasions.first { $0.reference == reference }?.formName ?? ""
        }
        Picker("Age", selection: $form.ageBand, options: [nil] + AgeBand.allCases) {
            $0?.displayName ?? Self.standard(choices.defaults.defaultAgeBand?.displayName)
        }
        Picker("Tone", selection: $form.tone, options: [nil] + StoryTone.allCases) {
            $0?.rawValue ?? Self.standard(choices.defaults.defaultTone?.rawValue)
        }
        Picker("Length", selection: minutes, options: Array(StoryBrief.minutesRange)) {
            StoryText.count($0, "minute", "minutes")
        }
        if choices.languages.count > 1 {
            Picker("Language", selection: $form.language, options: [nil] + choices.languages) {
                $0?.displayName ?? "\(choices.defaults.language.displayName) (default)"
            }
        }
        Toggle("Narration", isOn: $form.isNarrated)
        Toggle(
            "Pictures",
            isOn: Binding {
                form.isIllustrated(in: choices)
            } set: {
                form.isIllustrated = $0
            })
        if form.isIllustrated(in: choices) {
            Picker("Style", selection: $form.style, options: [nil] + PictureStyle.known) {
                $0?.displayName ?? "\(choices.defaults.pictureStyle.displayName) (default)"
            }
        }
    }
}

/// What a plan depends on: the request, and the settings for the rest.
private struct Wish: Hashable {
    var request: GenerationRequest?
    var defaults: AppSettings
}
