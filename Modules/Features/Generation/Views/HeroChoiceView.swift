import Generation
import StoryCore
import TerminalUI

/// Whom the story is about; among many heroes a part of the name finds them.
struct HeroChoiceView: View {
    let choices: GenerationChoices
    @Binding var form: GenerationForm
    /// The rows that there are for heroes.
    let room: Int
    @Environment((any StoryGenerationViewModelContract).self) private var viewModel
    @State private var search = ""
    /// How often a key led to the search.
    @State private var visits = 0

    var body: some View {
        let chosen = Set(form.heroes(in: choices).map(\.id))
        let offer = HeroOffer(of: choices.heroes, chosen: chosen, search: search, room: room)
        if !choices.heroes.isEmpty { Text("Heroes").role(.secondary) }
        VStack {
            if offer.isSearched { searchField(offer) }
            VStack {
                ForEach(offer.heroes) { hero in
                    Toggle(
                        hero.name,
                        isOn: Binding {
                            chosen.contains(hero.id)
                        } set: {
                            form.choose(hero, $0, in: choices)
                        })
                }
            }
            .frame(minHeight: offer.rows)
            if offer.isSearched { Text(note(offer)).role(.secondary).lines(1) }
        }
        .padding(Insets(left: 2))
        .labelWidth(10)
    }

    private func note(_ offer: HeroOffer) -> String {
        if offer.rest > 0 { return "\(offer.rest) more: type part of a name." }
        return offer.first == nil && !search.isEmpty ? "No other hero matches." : " "
    }

    private func choose(_ hero: Hero?) {
        guard let hero else { return }
        form.choose(hero, true, in: choices)
        search = ""
    }

    /// What was typed is taken back before the screen is left.
    private func leave() {
        guard search.isEmpty else { return search = "" }
        viewModel.didTapOnBack()
    }

    /// Enter chooses who was found first; where nothing is typed, it goes on as in every field.
    private func submission(_ offer: HeroOffer) -> (@MainActor () -> Void)? {
        guard !search.isEmpty else { return nil }
        return { choose(offer.first) }
    }

    private func searchField(_ offer: HeroOffer) -> some View {
        TextField("Search", text: $search, placeholder: "name", limit: 200, submit: submission(offer))
            .focus(onChangeOf: visits)
            .keyCommand(KeyPress("/"), "Find a hero") { visits += 1 }
            .keyCommand(KeyPress(.escape)) { leave() }
    }
}
