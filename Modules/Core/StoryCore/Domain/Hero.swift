/// A child or another character that stories are about. Only the name is required.
public struct Hero: Hashable, Codable, Sendable, Identifiable {
    /// The maximum length of a name, in characters; a letter with many combining marks counts as several.
    public static let maximumNameLength = 60
    /// The limit of the ability.
    public static let abilityLimit = TextLimit("ability", 200)
    /// The limit of the pronunciation.
    public static let pronunciationLimit = TextLimit("pronunciation", 100)
    /// The maximum number of traits.
    public static let maximumTraitCount = 2

    /// The hero's identifier.
    public let id: HeroID
    /// The name, normalised: trimmed, composed (NFC), one line.
    public let name: String
    /// At most two traits, without duplicates.
    public let traits: [Trait]
    /// The looks; missing fields are derived from the identifier.
    public let appearance: Appearance
    /// A special ability, such as "talks to birds".
    public let ability: String?
    /// The hero's pronouns.
    public let pronouns: Pronouns
    /// The pronunciation as respelled syllables, the stressed one in capitals: "MEE-rah".
    public let pronunciation: String?

    /// Creates a hero from validated values.
    ///
    /// - Throws: ``HeroError`` if the name is blank, too long or not speakable, there are too many traits, the age is
    ///   outside 0 to 18, or another text is too long.
    public init(
        id: HeroID, name: String, traits: [Trait] = [], appearance: Appearance = Appearance(),
        ability: String? = nil, pronouns: Pronouns = .they, pronunciation: String? = nil
    ) throws(HeroError) {
        self.id = id
        self.name = try Self.checkedName(name)
        var unique: [Trait] = []
        for trait in traits where !unique.contains(trait) { unique.append(trait) }
        guard unique.count <= Self.maximumTraitCount else { throw .tooManyTraits(unique.count) }
        self.traits = unique
        if let age = appearance.age, !(0...18).contains(age) { throw .ageOutOfRange(age) }
        self.pronouns = pronouns
        do throws(TextLimitError) {
            self.appearance = try appearance.checked()
            self.ability = try Self.abilityLimit.line(ability)
            self.pronunciation = try Self.pronunciationLimit.line(pronunciation)
        } catch {
            throw .text(error)
        }
    }

    /// Returns the normalised name.
    ///
    /// - Throws: ``HeroError`` if nothing speakable is left or the name is too long.
    public static func checkedName(_ name: String) throws(HeroError) -> String {
        guard let line = PlainText.line(name, limit: .max) else { throw .blankName }
        let length = PlainText.effectiveLength(of: line)
        guard length <= maximumNameLength else { throw .nameTooLong(length) }
        guard line.unicodeScalars.contains(where: isLetter) else { throw .nameWithoutLetters(line) }
        return line
    }

    /// Letters in a square or circle are alphabetic as well, but are emoji; fillers are letters, but are invisible.
    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
            !scalar.properties.isDefaultIgnorableCodePoint
        default: false
        }
    }
}

/// A hero's trait; a story uses each trait once.
public enum Trait: String, CaseIterable, Codable, Sendable {
    case brave, kind, curious, funny, smart, adventurous, creative, helpful, gentle, magical
}

/// The pronouns by which a story refers to a hero.
public enum Pronouns: String, CaseIterable, Codable, Sendable {
    case she, he, they
}

/// An error of creating a hero.
public enum HeroError: Error, Hashable, Sendable {
    /// The name is empty or has no visible character.
    case blankName
    /// The name has this many characters, more than ``Hero/maximumNameLength``.
    case nameTooLong(Int)
    /// The name has no letter that can be spoken.
    case nameWithoutLetters(String)
    /// There are this many different traits, more than ``Hero/maximumTraitCount``.
    case tooManyTraits(Int)
    /// The age in years is outside 0 to 18.
    case ageOutOfRange(Int)
    /// A text of the hero is too long.
    case text(TextLimitError)
}
