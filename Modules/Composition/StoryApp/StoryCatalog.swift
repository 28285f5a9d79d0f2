import Collections
import Library
import StoryCore

/// The stories of the library, for collections.
struct StoryCatalog: StoryCatalogContract {
    /// The maximum number of stories per query.
    private static let pageSize = 500

    let library: LibraryFeature

    func stories() async throws(StoryGenerationFailure) -> [StoryChoice] {
        var choices: [StoryChoice] = []
        var query = StoryQuery(sort: .title, limit: Self.pageSize)
        do throws(LibraryError) {
            while true {
                let page = try await library.stories(query)
                choices += page.stories.map { StoryChoice(id: $0.id, title: $0.title) }
                guard let next = page.next else { return choices }
                query.cursor = next
            }
        } catch {
            throw StoryGenerationFailure(error)
        }
    }
}
