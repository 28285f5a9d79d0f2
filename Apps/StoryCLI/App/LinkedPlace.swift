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
    /// - Throws: The error of the place's feature, such as that the story is not there.
    init(_ link: String, _ destination: AppDestination, in app: AppContainer) async throws {
        self.link = link
        let found: PlaceDescription? =
            switch destination {
            case .place(let place): try await AppRouter().description(of: place, in: app)
            case .settings: PlaceDescription("the settings")
            case .home, .back, .removed: nil
            }
        place = found?.words ?? "the first screen"
        story = found?.story?.rawValue
    }

    /// Says it.
    func write(to console: Console, asJSON: Bool) {
        if asJSON { return console.write(JSONText.of(self)) }
        console.write("\(PlainText.quotation(link)) opens \(place).")
        let show = story.map { ", or run 'story library show \($0)'." } ?? "."
        console.write("To see it, run this command on a terminal\(show)")
    }
}
