import FeatureKit
import StoryApp
import StoryViews
import TerminalApp
import TerminalUI

/// The tab of the lullabies.
struct LullabiesScreens: FeatureScreensContract {
    typealias Composition = LullabiesComposition

    static let tab = AppTab("lullabies", title: "Lullabies")
    let context: ScreenContext

    func makeFirstScreen() -> (any View)? {
        LullabyShelfView(viewModel: feature.makeShelfViewModel(navigate: leave))
    }

    func presentation(of route: LullabiesFeature.Route) -> Presentation {
        switch route {
        case .shelf: .root(of: Self.tab)
        }
    }
}

/// The state and the actions of the shelf.
@MainActor
final class LullabyShelfViewModel: ObservedListViewModel {
    typealias Content = [Lullaby]
    typealias Failure = LullabyError

    let source: ObservedList<[Lullaby], LullabyError>
    private let navigate: @MainActor (LullabiesFeature.Exit) -> Void

    init(
        source: ObservedList<[Lullaby], LullabyError>, navigate: @escaping @MainActor (LullabiesFeature.Exit) -> Void
    ) {
        (self.source, self.navigate) = (source, navigate)
    }

    func didTapOnBack() { navigate(.back) }
}

/// The shelf.
struct LullabyShelfView: View {
    let viewModel: LullabyShelfViewModel
    @State private var selection = ListSelection<LullabyID>()

    var body: some View {
        VStack {
            Text("Lullabies").role(.heading)
            ListSection(
                viewModel.state, loading: "Loading lullabies…", retry: { await viewModel.didTapOnRetryButton() }
            ) { lullabies in
                List(lullabies, selection: $selection) { Text($0.title) }.prefersFocus().flex()
            } nothing: {
                Text("No lullabies yet.")
            }
        }
        .listScreen(viewModel)
    }
}
