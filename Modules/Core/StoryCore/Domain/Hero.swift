/// A child, or whoever a story is about: only the name is required.
public struct Hero: Hashable, Codable, Sendable, Identifiable {
    /// The longest name that is accepted, in characters; what piles marks upon a letter counts as several.
    public static let maximumNameLength = 60
    /// The longest ability.
    public static let abilityLimit = TextLimit("ability", 200)
    /// The longest pronunciation.
    public static let pronunciationLimit = TextLimit("pronunciation", 100)
    /// How many traits a hero may have.
    public static let maximumTraitCount = 2

    /// Tells the hero from others of the same name.
    public let id: HeroID
    /// The hero's name as it is read: trimmed, composed (NFC), one line.
    public let name: String
    /// At most two traits, each once.
    public let traits: [Trait]
    /// What the hero looks like; missing fields are completed from the identifier.
    public let appearance: Appearance
    /// What this hero can do that others cannot, such as "talks to birds".
    public let ability: String?
    /// How a story speaks of the hero.
    public let pronouns: Pronouns
    /// The name as it is said, in respelled syllables with the stressed one in capitals: "MEE-rah".
    public let pronunciation: String?

    /// Makes a hero of checked values.
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

    /// The name as heroes carry it.
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

/// What kind of child a hero is; a story lets each of a hero's traits matter once.
public enum Trait: String, CaseIterable, Codable, Sendable {
    case brave, kind, curious, funny, smart, adventurous, creative, helpful, gentle, magical
}

/// The words by which a story speaks of a hero.
public enum Pronouns: String, CaseIterable, Codable, Sendable {
    case she, he, they
}

/// Why a hero cannot be made as asked.
public enum HeroError: Error, Hashable, Sendable {
    /// The name is empty, or nothing of it can be seen.
    case blankName
    /// The name has this many characters, more than ``Hero/maximumNameLength``.
    case nameTooLong(Int)
    /// The name has no letter that could be spoken.
    case nameWithoutLetters(String)
    /// This many different traits were given, more than ``Hero/maximumTraitCount``.
    case tooManyTraits(Int)
    /// The age in years is outside 0 to 18.
    case ageOutOfRange(Int)
    /// What was said of the hero is too long.
    case text(TextLimitError)
}
