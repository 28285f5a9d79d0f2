public import StoryCore

/// What a person chooses for a profile.
public struct ProfileValues: Hashable, Codable, Sendable {
    /// The maximum length of a name, in characters.
    public static let maximumNameLength = 40
    /// The maximum number of stories, heroes and collections that are chosen.
    public static let maximumChoices = 1000

    /// The name: one line, unlike any other profile's.
    public var name: String
    /// Whether it is a parent's or a child's.
    public var role: ProfileRole
    /// The age group; nil for any.
    public var ageBand: AgeBand?
    /// The language; nil for any.
    public var language: LanguageCode?
    /// The colour.
    public var color: ProfileColor
    /// The hero in the picture; nil for none.
    public var hero: HeroID?
    /// How its stories are chosen.
    public var shelf: ProfileShelf
    /// What was chosen; kept while the shelf is another one.
    public var chosen: ChosenStories
    /// Whether it may have stories made, if it is a child's.
    public var creation: StoryCreation
    /// The default playback speed; nil for the household's.
    public var playbackSpeed: PlaybackSpeed?
    /// The default sleep timer; nil for the household's.
    public var sleepTimer: SleepTimerSetting?
    /// What is limited, if it is a child's; what is nil there is as in the settings.
    public var controls: ParentalControls

    /// Creates values.
    ///
    /// - Parameter shelf: How its stories are chosen; nil for a parent everything, for a child what fits.
    public init(
        name: String, role: ProfileRole = .child, ageBand: AgeBand? = nil, language: LanguageCode? = nil,
        color: ProfileColor = .blue, hero: HeroID? = nil, shelf: ProfileShelf? = nil,
        chosen: ChosenStories = ChosenStories(), creation: StoryCreation = .allowed,
        playbackSpeed: PlaybackSpeed? = nil,
        sleepTimer: SleepTimerSetting? = nil, controls: ParentalControls = ParentalControls()
    ) {
        self.controls = controls
        (self.playbackSpeed, self.sleepTimer) = (playbackSpeed, sleepTimer)
        (self.name, self.role, self.ageBand, self.language) = (name, role, ageBand, language)
        (self.color, self.hero, self.chosen, self.creation) = (color, hero, chosen, creation)
        self.shelf = shelf ?? (role == .parent ? .everything : .fitting)
    }

    /// Returns the values as they are stored: the name as one line.
    ///
    /// - Throws: ``HouseholdError/blankName`` if the name has no visible character, ``HouseholdError/text(_:)`` if it, or the
    ///   choice, is too long, or ``HouseholdError/badLanguage(_:)``.
    public func checked() throws(HouseholdError) -> ProfileValues {
        guard let line = PlainText.line(name, limit: .max) else { throw .blankName }
        let (length, limit) = (PlainText.effectiveLength(of: line), TextLimit("name", Self.maximumNameLength))
        guard length <= limit.maximum else { throw .text(.tooLong(limit, count: length)) }
        guard chosen.count <= Self.maximumChoices else {
            throw .text(.tooMany(TextLimit("choices", Self.maximumChoices), count: chosen.count))
        }
        if let language, !language.isCode { throw .badLanguage(language) }
        try controls.check()
        var values = self
        values.name = line
        return values
    }
}

extension ProfileValues {
    /// Puts a story that the profile has asked for on its shelf, if its stories are chosen.
    ///
    /// - Returns: Whether anything has changed.
    package mutating func addToShelf(_ story: StoryID) -> Bool {
        guard shelf == .chosen, chosen.count < Self.maximumChoices else { return false }
        return chosen.stories.insert(story).inserted
    }
}

extension ParentalControls {
    /// Refuses limits out of range.
    fileprivate func check() throws(HouseholdError) {
        for (limit, range) in [
            (minutesPerDay, Self.minutesRange), (minutesPerSitting, Self.minutesRange),
            (storiesPerDay, Self.storiesRange),
        ] {
            guard let amount = limit?.amount, !range.contains(amount) else { continue }
            throw .limitOutOfRange(amount, range)
        }
    }
}

extension LanguageCode {
    /// Whether it can be a code at all: letters and digits with hyphens, such as "en" and "pt-br".
    fileprivate var isCode: Bool {
        (2...35).contains(rawValue.utf8.count)
            && rawValue.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
    }
}

/// A change of a profile.
package struct ProfileChange: Hashable, Sendable {
    /// The profile.
    package var identifier: ProfileID
    /// What it is to be.
    package var values: ProfileValues

    package init(identifier: ProfileID, values: ProfileValues) {
        (self.identifier, self.values) = (identifier, values)
    }
}
