import Library
import StoryApp
import StoryCore
import StoryDocuments

extension LinkTargetDocument {
    /// Resolves the target of a link.
    ///
    /// - Throws: The feature's error, such as for a story that does not exist.
    init(_ link: String, _ destination: AppDestination, in app: AppContainer) async throws {
        let found: RouteDescription? =
            switch destination {
            case .feature(let route): try await app.router.description(of: route, in: app)
            case .home, .back, .removed, .profile: nil
            }
        var story: StoryNameDocument?
        if let identifier = found?.story {
            story = StoryNameDocument(try await app.library.story(matching: identifier.rawValue))
        }
        self.init(link: link, place: found?.words ?? "the first screen", story: story)
    }

    /// Writes the document as text or JSON.
    func write(to console: Console, asJSON: Bool) {
        if asJSON { return console.write(JSONText.pretty(self)) }
        console.write("\(PlainText.quotation(link)) opens \(place).")
        let show = story.map { ", or run 'story library show \($0.id)'." } ?? "."
        console.write("To see it, run this command on a terminal\(show)")
    }
}
