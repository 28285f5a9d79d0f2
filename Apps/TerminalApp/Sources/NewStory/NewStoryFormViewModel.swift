import Collections
public import GenerationViews
public import Library
public import Observation
import Playback
public import StoryApp
import StoryCore

/// Offers the library's heroes and events where stories are made, with what the settings say of new ones.
@MainActor
@Observable
public final class NewStoryFormViewModel: NewStoryFormViewModelContract {
    public private(set) var failure: LibraryError?

    /// What the library has for stories.
    private struct Found: Equatable {
        var heroes: [Hero] = []
        var events: [CustomStoryEvent] = []
        var growthEvents: [LanguageCode: [CustomStoryEvent]] = [:]
    }

    private var found: Found?
    private let library: LibraryFeature
    private let settings: any SettingsViewModelContract
    private let listening: ProgressivePlayback
    private let navigate: @MainActor (AppDestination) -> Void

    /// Makes the view model; reads nothing yet.
    ///
    /// - Parameters:
    ///   - settings: What stories are like for which nothing else is chosen.
    ///   - listening: Plays what is being made.
    ///   - navigate: Takes the ways out of the screen.
    public init(
        library: LibraryFeature, settings: any SettingsViewModelContract, listening: ProgressivePlayback,
        navigate: @escaping @MainActor (AppDestination) -> Void
    ) {
        (self.library, self.settings, self.listening, self.navigate) = (library, settings, listening, navigate)
    }

    public var choices: GenerationChoices? {
        found.map { found in
            GenerationChoices(
                heroes: found.heroes, events: found.events, growthEvents: found.growthEvents,
                languages: settings.choices.languages, defaults: settings.current)
        }
    }

    public var canListen: Bool { listening.canListen }

    public var isAboutToPlay: Bool { listening.isWanted && !listening.hasBegun && !listening.isOver }

    public func didTapOnListen() {
        listening.listen()
        if listening.hasBegun { navigate(.playback(.player)) }
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
            let new = Found(
                heroes: try await library.heroes(), events: try await library.events(),
                growthEvents: try growthEvents())
            failure = nil
            // Whoever reads the choices is drawn again only if there are others.
            if new != found { found = new }
        } catch .cancelled {
            return
        } catch {
            failure = error
            found = found ?? Found()
        }
    }

    /// What a child can grow in, told in every language that a story can have.
    private func growthEvents() throws(LibraryError) -> [LanguageCode: [CustomStoryEvent]] {
        let languages = Set(settings.choices.languages + [settings.current.language])
        do throws(CustomEventError) {
            var events: [LanguageCode: [CustomStoryEvent]] = [:]
            for language in languages {
                events[language] = try GrowthCategory.allCases.map { category throws(CustomEventError) in
                    try CollectionsFeature.growthEvent(category, in: language)
                }
            }
            return events
        } catch {
            throw .event(error)
        }
    }
}
