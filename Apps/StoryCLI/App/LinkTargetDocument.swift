import Library
import StoryApp
import StoryCore
import StoryDocuments

extension LinkTargetDocument {
    /// Looks where a link leads to.
    ///
    /// - Throws: The error of the place's feature, such as that the story is not there.
    init(_ link: String, _ destination: AppDestination, in app: AppContainer) async throws {
        let found: RouteDescription? =
            switch destination {
            case .feature(let place): try await AppRouter().description(of: place, in: app)
            case .settings: RouteDescription("the settings")
            case .home, .back, .removed: nil
            }
        var story: StoryNameDocument?
        if let identifier = found?.story {
            story = StoryNameDocument(try await app.library.story(matching: identifier.rawValue))
        }
        self.init(link: link, place: found?.words ?? "the first screen", story: story)
    }

    /// Says it.
    func write(to console: Console, asJSON: Bool) {
        if asJSON { return console.write(JSONText.pretty(self)) }
        console.write("\(PlainText.quotation(link)) opens \(place).")
        let show = story.map { ", or run 'story library show \($0.id)'." } ?? "."
        console.write("To see it, run this command on a terminal\(show)")
    }
}
