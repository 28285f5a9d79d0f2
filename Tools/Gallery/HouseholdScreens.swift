import HouseholdStubs
import HouseholdViews

/// The screens of the feature Household.
@MainActor
enum HouseholdScreens {
    static let all: [GalleryScreen] = [
        GalleryScreen(
            name: "household",
            variants: ProfileListViewModelStub.all.map {
                GalleryScreen.Variant(name: $0.name, view: ProfileListView(viewModel: $0.stub))
            }),
        GalleryScreen(
            name: "household-picker",
            variants: ProfileListViewModelStub.all.map {
                GalleryScreen.Variant(name: $0.name, view: ProfilePickerView(viewModel: $0.stub))
            }),
        GalleryScreen(
            name: "household-detail",
            variants: ProfileDetailViewModelStub.all.map {
                GalleryScreen.Variant(name: $0.name, view: ProfileDetailView(viewModel: $0.stub))
            }),
        GalleryScreen(
            name: "household-form",
            variants: ProfileFormViewModelStub.all.map {
                GalleryScreen.Variant(name: $0.name, view: ProfileFormView(viewModel: $0.stub))
            }),
        GalleryScreen(
            name: "household-pin",
            variants: PINFormViewModelStub.all.map {
                GalleryScreen.Variant(name: $0.name, view: PINFormView(viewModel: $0.stub))
            }),
    ]
}
