import Collections
import FeatureKit
public import Generation
public import GenerationViews
public import Library
public import Observation
import Playback
public import Settings
public import StoryApp
import StoryCore

/// The view model of the new story form: the library's heroes and events, and the default settings.
@MainActor
@Observable
public final class NewStoryFormViewModel: NewStoryFormViewModelContract {
    public private(set) var failure: LibraryError?

    /// The choices found in the library.
    private struct Found: Equatable {
        var heroes: [Hero] = []
        var events: [CustomStoryEvent] = []
        var growthEvents: [LanguageCode: [CustomStoryEvent]] = [:]
        var controls = CurrentControls.unlimited
    }

    private var found: Found?
    private let library: LibraryFeature
    private let generation: GenerationFeature
    private let settings: any SettingsViewModelContract
    private let listening: ProgressivePlayback
    private let navigate: @MainActor (AppDestination) -> Void

    /// Creates the view model; reads nothing yet.
    ///
    /// - Parameters:
    ///   - settings: The default settings of stories.
    ///   - listening: Plays the story that is being made.
    ///   - navigate: Handles the exits of the screen.
    public init(
        library: LibraryFeature, generation: GenerationFeature, settings: any SettingsViewModelContract,
        listening: ProgressivePlayback, navigate: @escaping @MainActor (AppDestination) -> Void
    ) {
        (self.library, self.generation) = (library, generation)
        (self.settings, self.listening, self.navigate) = (settings, listening, navigate)
    }

    public var choices: GenerationChoices? {
        found.map { found in
            GenerationChoices(
                heroes: found.heroes, events: found.events, growthEvents: found.growthEvents,
                languages: settings.choices.languages, defaults: settings.current.fitting(found.controls))
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
                growthEvents: try growthEvents(), controls: try await controls())
            failure = nil
            // Equal choices must not redraw the views that read them.
            if new != found { found = new }
        } catch .cancelled {
            return
        } catch {
            failure = error
            found = found ?? Found()
        }
    }

    /// Returns what parents decided for whoever fills in the form; creating a story tells why that can't be known.
    private func controls() async throws(LibraryError) -> CurrentControls {
        do throws(GenerationError) {
            return try await generation.controls()
        } catch .cancelled {
            throw .cancelled
        } catch {
            return .unlimited
        }
    }

    /// Returns the events of the growth categories in every language of stories.
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

extension AppSettings {
    /// Returns the settings with a child's own age group and language.
    fileprivate func fitting(_ controls: CurrentControls) -> AppSettings {
        var settings = self
        settings.defaultAgeBand = controls.ageBand ?? defaultAgeBand
        settings.language = controls.language ?? language
        return settings
    }
}
