import Generation
import StoryCore
import StoryViews
import TerminalUI

/// The plan of the form, or what is missing.
struct GenerationPlanView: View {
    let choices: GenerationChoices
    /// Whether the form is complete.
    let isComplete: Bool
    @Environment((any StoryGenerationViewModelContract).self) private var viewModel

    var body: some View {
        if choices.heroes.isEmpty {
            Text("Add a hero first: every story needs one.").role(.warning)
        } else if !isComplete {
            Text("Choose a hero: every story needs one.").role(.warning)
        } else if case .refused(let error) = viewModel.plan {
            ErrorLines(error: error)
        } else if case .ready(let brief) = viewModel.plan {
            Text(brief.summary(narratedBy: brief.voice.map { viewModel.voiceName($0, language: brief.language) }))
            Text(brief.occasion.summary).role(.secondary).lines(2)
        } else {
            Text("Checking…").role(.secondary)
        }
    }
}

extension StoryBrief {
    /// Returns the plan in one sentence.
    ///
    /// - Parameter voice: The display name of the brief's voice.
    func summary(narratedBy voice: String?) -> String {
        let voice = voice.map { " by \($0)" } ?? ""
        let parts = [
            "A story about \(names) for \(ageBand.displayName)", tone.rawValue,
            "about \(StoryText.count(minutes, "minute", "minutes")) long",
            narrator == nil ? "without narration" : "narrated" + voice,
            illustrator == nil ? "without pictures" : "with pictures",
        ]
        return parts.joined(separator: ", ") + "."
    }

    /// "Mira, Leo and Tom".
    private var names: String {
        let names = heroes.map(\.name)
        guard names.count > 1, let last = names.last else { return names.joined() }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}
