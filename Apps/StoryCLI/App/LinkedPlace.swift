import Library
import Playback
import StoryApp
import StoryCore

/// The place that a link leads to, for those who cannot go there.
struct LinkedPlace: Encodable {
    var link: String
    /// What is there, for people.
    var place: String
    @Nullable var story: String?

    /// Looks where a link leads to.
    ///
    /// - Throws: ``LibraryError`` if it leads to a story that is not there.
    init(_ link: String, _ destination: AppDestination, in library: LibraryFeature) async throws(LibraryError) {
        self.link = link
        var found: Story?
        switch destination {
        case .generation: place = "the form for a new story"
        case .library(let route):
            if case .story(let story) = route { found = try await library.story(matching: story.rawValue) }
            place = try await Self.name(of: route, story: found, in: library)
        case .playback(.player): place = "the player"
        case .playback(.queue): place = "what is played next"
        case .playback(.story(let story, let position)):
            let story = try await library.story(matching: story.rawValue)
            found = story
            let start = position.map { " from \(StoryText.length($0))" } ?? ""
            place = "the player, with '\(PlainText.quotation(story.title))'\(start)"
        case .back: place = "the first screen"
        }
        story = found?.id.rawValue
    }

    /// Says it.
    func write(to console: Console, asJSON: Bool) {
        if asJSON { return console.write(JSONText.of(self)) }
        console.write("\(PlainText.quotation(link)) leads to \(place).")
        console.write("Open it on a terminal" + (story.map { ", or see 'story library show \($0)'." } ?? "."))
    }

    private static func name(
        of route: LibraryRoute, story: Story?, in library: LibraryFeature
    ) async throws(LibraryError) -> String {
        switch route {
        case .list: "the library"
        case .story: "the story '\(PlainText.quotation(story?.title ?? ""))'"
        case .heroes: "the heroes"
        case .heroForm(let hero?): "the hero '\(try await library.hero(matching: hero.rawValue).name)'"
        case .heroForm(nil): "the form for a new hero"
        case .events: "the family's own events"
        case .eventForm(let event?): "the event '\(try await library.event(matching: event.rawValue).title)'"
        case .eventForm(nil): "the form for a new event"
        case .deletion: "a question whether something should be removed"
        }
    }
}
