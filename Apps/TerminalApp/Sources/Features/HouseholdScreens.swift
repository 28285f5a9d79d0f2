import Household
import HouseholdViews
import StoryApp
import TerminalUI

extension AppTab {
    /// Who reads here.
    public static let household = AppTab("household", title: "Household", order: 30)
}

/// The screens of the feature Household in the app.
struct HouseholdScreens: FeatureScreensContract {
    typealias Composition = HouseholdComposition

    static let tab = AppTab.household
    let context: ScreenContext

    func makeFirstScreen() -> (any View)? {
        ProfileListView(viewModel: feature.makeProfileListViewModel(navigate: leave))
    }

    func presentation(of route: HouseholdRoute) -> Presentation {
        switch route {
        case .list: .root(of: Self.tab)
        case .picker:
            .sheet(of: .home) { ProfilePickerView(viewModel: feature.makeProfileListViewModel(navigate: leave)) }
        case .pin:
            .sheet(of: .household(.list)) { PINFormView(viewModel: feature.makePINFormViewModel(navigate: leave)) }
        case .profile(let identifier):
            push { ProfileDetailView(viewModel: feature.makeProfileDetailViewModel(of: identifier, navigate: leave)) }
        case .form(let identifier):
            .sheet(of: .household(identifier.map { .profile($0) } ?? .list)) {
                ProfileFormView(viewModel: feature.makeProfileFormViewModel(for: identifier, navigate: leave))
            }
        }
    }
}
