import FeatureKit
import Library
import LibraryStubs
import LibraryViews
import TerminalUI

/// The screens of the library.
@MainActor
enum LibraryScreens {
    static let all: [GalleryScreen] = [
        library,
        story,
        heroes,
        heroForm,
        events,
        eventForm,
        bin,
        removal,
    ]

    private static var library: GalleryScreen {
        var variants = StoryLibraryViewModelStub.all.map { variant($0.name, $0.stub) }
        if let loaded = StoryLibraryViewModelStub.all.first(where: { $0.name == "loaded" }) {
            variants.append(variant("filter and order", loaded.stub, keys: [KeyPress("o")]))
        }
        return GalleryScreen(name: "library", variants: variants)
    }

    private static var story: GalleryScreen {
        GalleryScreen(
            name: "story",
            variants: StoryDetailViewModelStub.all.map {
                GalleryScreen.Variant(name: $0.name, view: StoryDetailView(viewModel: $0.stub))
            })
    }

    private static var heroes: GalleryScreen {
        GalleryScreen(
            name: "heroes",
            variants: HeroListViewModelStub.all.map {
                GalleryScreen.Variant(name: $0.name, view: HeroListView(viewModel: $0.stub))
            })
    }

    private static var heroForm: GalleryScreen {
        GalleryScreen(
            name: "hero-form",
            variants: HeroFormViewModelStub.all.map {
                GalleryScreen.Variant(name: $0.name, view: InSheet(HeroFormView(viewModel: $0.stub)))
            })
    }

    private static var events: GalleryScreen {
        GalleryScreen(
            name: "events",
            variants: EventListViewModelStub.all.map {
                GalleryScreen.Variant(name: $0.name, view: EventListView(viewModel: $0.stub))
            })
    }

    private static var eventForm: GalleryScreen {
        GalleryScreen(
            name: "event-form",
            variants: EventFormViewModelStub.all.map {
                GalleryScreen.Variant(name: $0.name, view: InSheet(EventFormView(viewModel: $0.stub)))
            })
    }

    private static var bin: GalleryScreen {
        GalleryScreen(
            name: "bin",
            variants: StoryBinViewModelStub.all.map {
                GalleryScreen.Variant(name: $0.name, view: StoryBinView(viewModel: $0.stub))
            })
    }

    private static var removal: GalleryScreen {
        GalleryScreen(
            name: "removal",
            variants: DeleteConfirmationViewModelStub.all.map {
                GalleryScreen.Variant(name: $0.name, view: InSheet(DeleteConfirmationView(viewModel: $0.stub)))
            })
    }

    private static func variant(
        _ name: String, _ stub: StoryLibraryViewModelStub, keys: [KeyPress] = []
    ) -> GalleryScreen.Variant {
        var environment = EnvironmentValues()
        environment.provide(stub, as: (any StoryLibraryViewModelContract).self)
        return GalleryScreen.Variant(name: name, view: StoryLibraryView(), environment: environment, keys: keys)
    }
}

/// A view as the app shows forms: in front of all else.
struct InSheet: View {
    let content: any View

    init(_ content: any View) {
        self.content = content
    }

    var body: some View {
        Text("").sheet(isPresented: .constant(true)) { AnyView(content) }
    }
}
