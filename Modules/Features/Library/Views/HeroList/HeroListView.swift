import FeatureKit
public import Library
import StoryCore
import StoryViews
public import TerminalUI

/// The list of a family's heroes.
public struct HeroListView: View {
    private let viewModel: any HeroListViewModelContract

    /// Creates the screen for a view model.
    public init(viewModel: any HeroListViewModelContract) {
        self.viewModel = viewModel
    }

    /// The content of the view.
    public var body: some View {
        VStack {
            Text("Heroes").role(.heading)
            HeroListSection(viewModel: viewModel).flex()
        }
        .keyCommand(KeyPress("n"), "New hero") { viewModel.didTapOnNewHero() }
        .listScreen(viewModel)
    }
}

/// The list, or a status view in its place.
struct HeroListSection: View {
    let viewModel: any HeroListViewModelContract
    @State private var selection = ListSelection<HeroID>()

    var body: some View {
        ListSection(viewModel.state, loading: "Loading heroes…", retry: { await viewModel.didTapOnRetryButton() }) {
            list($0)
        } nothing: {
            EmptyStatusView(text: "No heroes yet.", action: "New hero") { viewModel.didTapOnNewHero() }
        }
    }

    @ViewBuilder private func list(_ heroes: [Hero]) -> some View {
        List(
            heroes, selection: $selection, rowHeight: HeroRow.height,
            activate: { viewModel.didSelect($0) }
        ) { HeroRow(hero: $0) }
        .prefersFocus()
        .keyCommand(KeyPress("e"), "Edit") { selection.element(of: heroes).map { viewModel.didSelect($0) } }
        .keyCommand(KeyPress("d"), "Delete") { selection.element(of: heroes).map { viewModel.didTapOnDelete($0) } }
        .flex()
        Button("New hero") { viewModel.didTapOnNewHero() }
    }
}

/// A hero in two lines.
struct HeroRow: View {
    static let height = 2

    let hero: Hero

    var body: some View {
        VStack {
            Text(DisplayText.line(hero.name)).lines(1)
            Text("  " + facts.joined(separator: " · ")).role(.secondary).lines(1)
        }
    }

    private var facts: [String] {
        let traits = hero.traits.map(\.rawValue).joined(separator: ", ")
        return [traits, hero.pronouns.displayName, hero.ability ?? ""].map(DisplayText.line).filter { !$0.isEmpty }
    }
}
