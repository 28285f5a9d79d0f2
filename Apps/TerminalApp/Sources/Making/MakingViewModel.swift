public import GenerationViews
public import Library
public import Observation
public import StoryApp
public import StoryCore

/// Offers the library's heroes and events where stories are made.
@MainActor
@Observable
public final class MakingViewModel: MakingViewModelContract {
    public private(set) var choices: GenerationChoices?
    public private(set) var failure: LibraryError?

    private let library: LibraryFeature
    private let languages: [LanguageCode]
    private let navigate: @MainActor (AppDestination) -> Void

    /// Makes the view model; reads nothing yet.
    ///
    /// - Parameters:
    ///   - languages: Those that stories can be told in.
    ///   - navigate: Takes the ways out of the screen.
    public init(
        library: LibraryFeature, languages: [LanguageCode], navigate: @escaping @MainActor (AppDestination) -> Void
    ) {
        (self.library, self.languages, self.navigate) = (library, languages, navigate)
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
            let new = GenerationChoices(
                heroes: try await library.heroes(), events: try await library.events(), languages: languages)
            failure = nil
            // Whoever reads the choices is drawn again only if there are others.
            if new != choices { choices = new }
        } catch .cancelled {
            return
        } catch {
            failure = error
            choices = choices ?? GenerationChoices(languages: languages)
        }
    }
}
