import Library
import StoryCore
import StoryViews

extension StoryFilter {
    /// The filters other than hero and search, in words.
    var words: [String] {
        var words: [String] = []
        switch event {
        case .standard(let event): words.append(event.displayName)
        case .custom: words.append("one of your events")
        case nil: break
        }
        if isFavorite { words.append("favourites") }
        words += ListeningState.allCases.filter(listening.contains).map { $0.displayName.lowercased() }
        if createdSince != nil { words.append("recent") }
        return words
    }
}

extension ListeningState {
    var displayName: String {
        switch self {
        case .new: "Not heard yet"
        case .inProgress: "Heard once or twice"
        case .completed: "Heard three times or more"
        }
    }
}

extension StorySort {
    var displayName: String {
        switch self {
        case .newest: "Newest first"
        case .oldest: "Oldest first"
        case .title: "By title"
        case .plays: "Most heard first"
        }
    }
}

extension AgeBand {
    /// The age group as a heading: "Ages 4-6".
    var title: String { displayName.prefix(1).uppercased() + displayName.dropFirst() }
}

extension Pronouns {
    /// Both forms, which are clear by themselves: "she/her".
    var displayName: String {
        switch self {
        case .she: "she/her"
        case .he: "he/him"
        case .they: "they/them"
        }
    }
}

extension HeroFormStep {
    var displayName: String {
        switch self {
        case .name: "Name"
        case .character: "Character"
        case .looks: "Looks"
        case .speech: "Speech"
        case .overview: "Overview"
        }
    }
}

extension RawRepresentable<String> {
    /// The raw value as a heading: "Adventurous".
    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
