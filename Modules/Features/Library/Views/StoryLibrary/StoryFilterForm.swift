import Library
import StoryCore
import StoryViews
import TerminalUI

/// The filters and the order of the list, which apply at once.
struct StoryFilterForm: View {
    @Environment((any StoryLibraryViewModelContract).self) private var viewModel
    @Environment(\.dismiss) private var dismiss
    /// The latest choice, which the view model may not have yet: keys are faster than tasks.
    @State private var chosenFilter: StoryFilter?
    @State private var chosenSort: StorySort?

    var body: some View {
        ScrollView {
            VStack {
                Picker("Hero", selection: part(\.hero), options: heroes, hasTypeAhead: true, title: name)
                Picker("Event", selection: part(\.event), options: events, hasTypeAhead: true, title: name)
                VStack {
                    Toggle(counted("Favourites", viewModel.counts.favorites), isOn: part(\.isFavorite))
                    ForEach(ListeningState.allCases, id: \.self) { state in
                        Toggle(counted(state.displayName, viewModel.counts.listening[state]), isOn: listening(state))
                    }
                    Toggle(counted("Recent", viewModel.counts.recent), isOn: isRecent)
                }
                .labelWidth(29)
                Picker("Order", selection: sort, options: StorySort.allCases, title: \.displayName)
            }
            .labelWidth(16)
            Text("")
            HStack(spacing: 1) {
                Button("Done") { dismiss() }
                Button("Clear filters") { change { $0 = StoryFilter() } }
            }
        }
    }

    private var filter: StoryFilter { chosenFilter ?? viewModel.filter }

    private func change(_ change: (inout StoryFilter) -> Void) {
        var filter = filter
        change(&filter)
        chosenFilter = filter
        Task { await viewModel.filterStories(by: filter) }
    }

    // MARK: - Choices

    private var heroes: [HeroID?] {
        let known = viewModel.heroes.map(\.id)
        let gone = filter.hero.map { known.contains($0) ? [] : [$0] } ?? []
        return [nil] + known + gone
    }

    private func name(_ hero: HeroID?) -> String {
        guard let hero else { return "Any hero" }
        let found = viewModel.heroes.first { $0.id == hero } ?? viewModel.selectedHero
        return found.map { DisplayText.line($0.name) } ?? "Unknown hero"
    }

    /// The standard events, and the custom ones of listed stories.
    private var events: [EventReference?] {
        let listed = viewModel.stories.map(\.occasion.reference) + [filter.event].compactMap { $0 }
        var own: [EventReference?] = []
        for case .custom(let event) in listed where !own.contains(.custom(event)) { own.append(.custom(event)) }
        return [nil] + StoryEvent.allCases.map { .standard($0) } + own
    }

    private func name(_ event: EventReference?) -> String {
        switch event {
        case nil: "Any event"
        case .standard(let event): event.displayName
        case .custom:
            viewModel.stories.first { $0.occasion.reference == event }.map { DisplayText.line($0.occasion.displayName) }
                ?? "One of your events"
        }
    }

    private func counted(_ title: String, _ count: Int?) -> String { "\(title) (\(count ?? 0))" }

    // MARK: - Bindings

    private func part<Value>(_ part: WritableKeyPath<StoryFilter, Value>) -> Binding<Value> {
        Binding(get: { filter[keyPath: part] }, set: { value in change { $0[keyPath: part] = value } })
    }

    private func listening(_ state: ListeningState) -> Binding<Bool> {
        Binding(
            get: { filter.listening.contains(state) },
            set: { isOn in
                change { if isOn { $0.listening.insert(state) } else { $0.listening.remove(state) } }
            })
    }

    private var isRecent: Binding<Bool> {
        Binding(
            get: { filter.createdSince != nil },
            set: { isOn in change { $0.createdSince = isOn ? viewModel.recentSince : nil } })
    }

    private var sort: Binding<StorySort> {
        Binding(
            get: { chosenSort ?? viewModel.sort },
            set: { sort in
                chosenSort = sort
                Task { await viewModel.sortStories(by: sort) }
            })
    }
}
