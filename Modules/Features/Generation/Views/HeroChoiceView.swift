import Generation
import StoryCore
import StoryViews
import TerminalUI

/// A picker for the heroes, with a search field if there are many.
struct HeroChoiceView: View {
    let choices: GenerationChoices
    @Binding var form: GenerationForm
    /// The rows available for heroes.
    let room: Int

    var body: some View {
        if !choices.heroes.isEmpty { Text("Heroes").role(.secondary) }
        HeroPicker(choices.heroes, chosen: Set(form.heroes(in: choices).map(\.id)), room: room) { hero, isChosen in
            form.choose(hero, isChosen, in: choices)
        }
        .labelWidth(10)
    }
}
