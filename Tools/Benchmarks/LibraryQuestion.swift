import Foundation
import StoryCore

/// Something that a made library is asked: by our program, and of its storage.
struct LibraryQuestion {
    var name: String
    /// What follows `story library list`.
    var arguments: [String]
    /// What the program then asks of its storage.
    var query: StoryQuery
    /// Who asks.
    var profile = ProfileID.first

    private init(named name: String? = nil, _ arguments: [String], _ query: StoryQuery) {
        self.name = name ?? arguments.joined(separator: " ")
        (self.arguments, self.query) = (arguments, query)
    }

    /// Pages of the whole list, without a filter.
    static let pages = [
        LibraryQuestion(named: "first page", [], StoryQuery()),
        LibraryQuestion(["--offset", "1000"], StoryQuery(offset: 1000)),
        LibraryQuestion(["--offset", "99950"], StoryQuery(offset: 99_950)),
        LibraryQuestion(["--limit", "1000"], StoryQuery(limit: 1000)),
    ]

    /// Searches for what few and many stories have.
    static var searches: [LibraryQuestion] {
        let rare = MadeStories.rareWord(of: 12_345)
        return [
            ("a word of one story", rare), ("a word of most stories", "lantern"), ("two words", "brave compass"),
            ("the beginning of a word", "lan"), ("a letter", "e"), ("accents", "Brücke Flöte"), ("a hero", "mira lind"),
            ("CJK", "図書館"), ("syntax", #"NEAR("owl*" -)"#), ("nothing", "zzzzzz"),
        ].map {
            LibraryQuestion(
                named: "--search, \($0.0)", ["--search", $0.1], StoryQuery(filter: StoryFilter(search: $0.1)))
        }
    }

    /// Every filter with every order, by filter.
    static func filters(of stories: MadeStories) -> [[LibraryQuestion]] {
        let (common, rare, event) = (stories.heroes[0], stories.heroes[499], stories.events[0])
        let recent = Date().addingTimeInterval(-7 * 86_400)
        let filters: [([String], StoryFilter)] = [
            ([], StoryFilter()),
            (["--hero", common.name], StoryFilter(hero: common.id)),
            (["--hero", rare.name], StoryFilter(hero: rare.id)),
            (["--event", "bedtime"], StoryFilter(event: .standard(.bedtime))),
            (["--event", "holiday"], StoryFilter(event: .standard(.holiday))),
            (["--event", event.title], StoryFilter(event: .custom(event.id))),
            (["--favorites"], StoryFilter(isFavorite: true)), (["--new"], StoryFilter(listening: [.new])),
            (["--in-progress"], StoryFilter(listening: [.inProgress])),
            (["--completed"], StoryFilter(listening: [.completed])),
            (["--recent"], StoryFilter(createdSince: recent)),
            (["--favorites", "--completed"], StoryFilter(isFavorite: true, listening: [.completed])),
            (["--search", "lantern"], StoryFilter(search: "lantern")),
        ]
        return filters.map { arguments, filter in
            StorySort.allCases.map { sort in
                LibraryQuestion(arguments + ["--sort", sort.rawValue], StoryQuery(filter: filter, sort: sort))
            }
        }
    }

    /// All of them, in the order in which they are measured; filters also as a child asks, who sees some of the stories.
    static func all(of stories: MadeStories) -> [LibraryQuestion] {
        let filters = filters(of: stories).flatMap(\.self)
        return pages + searches + filters + filters.map(\.ofChild)
    }

    private var ofChild: LibraryQuestion {
        var question = self
        question.name += ", as a child"
        question.arguments += ["--profile", MadeLibrary.child.description]
        question.profile = MadeLibrary.child
        return question
    }
}
