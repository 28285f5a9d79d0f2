public import GenerationViews
public import Library
public import Observation
public import StoryApp
public import StoryCore

/// Offers the library's heroes and events where stories are made.
@MainActor
@Observable
public final class MakingViewModel: MakingViewModelContract {
    public private(set) var choices: GenerationChoices
    public private(set) var failure: LibraryError?

    private let library: LibraryFeature
    private let navigate: @MainActor (AppDestination) -> Void

    /// Makes the view model; reads nothing yet.
    ///
    /// - Parameters:
    ///   - languages: Those that stories can be told in.
    ///   - navigate: Takes the ways out of the screen.
    public init(
        library: LibraryFeature, languages: [LanguageCode], navigate: @escaping @MainActor (AppDestination) -> Void
    ) {
        (self.library, self.navigate) = (library, navigate)
        choices = GenerationChoices(languages: languages)
    }

    public func observeChanges() async {
        let changes = library.changes()
        await read()
        for await parts in changes where parts.contains(.heroes) || parts.contains(.events) { await read() }
    }

    public func didDismissFailure() { failure = nil }

    public func didTapOnNewHero() { navigate(.library(.heroForm(nil))) }

    private func read() async {
        do throws(LibraryError) {
            let (heroes, events) = (try await library.heroes(), try await library.events())
            failure = nil
            // Whoever reads the choices is drawn again only if there are others.
            guard heroes != choices.heroes || events != choices.events else { return }
            (choices.heroes, choices.events) = (heroes, events)
        } catch .cancelled {
            return
        } catch {
            failure = error
        }
    }
}
