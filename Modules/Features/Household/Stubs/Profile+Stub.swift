public import Foundation
public import Household
public import StoryCore

extension Profile {
    /// A child's profile, added at noon UTC on a day in January 2001.
    public static func stub(
        id: ProfileID = ProfileID(rawValue: 2), name: String = "Ben", role: ProfileRole = .child,
        ageBand: AgeBand? = .fourToSix, language: LanguageCode? = .english, shelf: ProfileShelf? = nil,
        chosen: ChosenStories = ChosenStories(), creation: StoryCreation = .allowed,
        createdAt: Date = Date(timeIntervalSinceReferenceDate: 1_339_200)
    ) -> Profile {
        Profile(
            id: id,
            values: ProfileValues(
                name: name, role: role, ageBand: ageBand, language: language, color: .green, shelf: shelf,
                chosen: chosen, creation: creation),
            createdAt: createdAt)
    }
}

extension [Profile] {
    /// A family: the first profile, a child, and a child whose stories a parent chose.
    public static func stub() -> [Profile] {
        [
            .family, .stub(),
            .stub(
                id: ProfileID(rawValue: 3), name: "Zoë", ageBand: .twoToFour, shelf: .chosen,
                chosen: ChosenStories(heroes: [HeroID(rawValue: "mira")]), creation: .never),
        ]
    }
}
