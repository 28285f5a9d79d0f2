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
        var situations = StoryLibraryViewModelStub.all.map { situation($0.name, $0.stub) }
        if let loaded = StoryLibraryViewModelStub.all.first(where: { $0.name == "loaded" }) {
            situations.append(situation("filter and order", loaded.stub, keys: [KeyPress("o")]))
        }
        return GalleryScreen(name: "library", situations: situations)
    }

    private static var story: GalleryScreen {
        GalleryScreen(
            name: "story",
            situations: StoryDetailViewModelStub.all.map {
                GalleryScreen.Situation(name: $0.name, view: StoryDetailView(viewModel: $0.stub))
            })
    }

    private static var heroes: GalleryScreen {
        GalleryScreen(
            name: "heroes",
            situations: HeroListViewModelStub.all.map {
                GalleryScreen.Situation(name: $0.name, view: HeroListView(viewModel: $0.stub))
            })
    }

    private static var heroForm: GalleryScreen {
        GalleryScreen(
            name: "hero-form",
            situations: HeroFormViewModelStub.all.map {
                GalleryScreen.Situation(name: $0.name, view: InSheet(HeroFormView(viewModel: $0.stub)))
            })
    }

    private static var events: GalleryScreen {
        GalleryScreen(
            name: "events",
            situations: EventListViewModelStub.all.map {
                GalleryScreen.Situation(name: $0.name, view: EventListView(viewModel: $0.stub))
            })
    }

    private static var eventForm: GalleryScreen {
        GalleryScreen(
            name: "event-form",
            situations: EventFormViewModelStub.all.map {
                GalleryScreen.Situation(name: $0.name, view: InSheet(EventFormView(viewModel: $0.stub)))
            })
    }

    private static var bin: GalleryScreen {
        GalleryScreen(
            name: "bin",
            situations: StoryBinViewModelStub.all.map {
                GalleryScreen.Situation(name: $0.name, view: StoryBinView(viewModel: $0.stub))
            })
    }

    private static var removal: GalleryScreen {
        GalleryScreen(
            name: "removal",
            situations: DeleteConfirmationViewModelStub.all.map {
                GalleryScreen.Situation(name: $0.name, view: InSheet(DeleteConfirmationView(viewModel: $0.stub)))
            })
    }

    private static func situation(
        _ name: String, _ stub: StoryLibraryViewModelStub, keys: [KeyPress] = []
    ) -> GalleryScreen.Situation {
        var environment = EnvironmentValues()
        environment.provide(stub, as: (any StoryLibraryViewModelContract).self)
        return GalleryScreen.Situation(name: name, view: StoryLibraryView(), environment: environment, keys: keys)
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
