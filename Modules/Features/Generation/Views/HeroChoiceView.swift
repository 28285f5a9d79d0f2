import Generation
import StoryCore
import TerminalUI

/// Whom the story is about; among many heroes a part of the name finds them.
struct HeroChoiceView: View {
    let choices: GenerationChoices
    @Binding var form: GenerationForm
    /// The rows that there are for heroes.
    let room: Int

    var body: some View {
        if !choices.heroes.isEmpty { Text("Heroes").role(.secondary) }
        SearchedToggles(
            choices.heroes, chosen: Set(form.heroes(in: choices).map(\.id)), room: room,
            words: SearchWords(find: "Find a hero", nothingFound: "No other hero matches."), name: \.name,
            isPart: StoryText.isPart
        ) { hero, isChosen in
            form.choose(hero, isChosen, in: choices)
        }
        .padding(Insets(left: 2))
        .labelWidth(10)
    }
}
