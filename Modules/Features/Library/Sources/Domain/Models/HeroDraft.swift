public import StoryCore

/// A hero in a form, not yet validated.
public struct HeroDraft: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The traits.
    public var traits: [Trait]
    /// The looks.
    public var appearance: Appearance
    /// A special ability.
    public var ability: String?
    /// The pronouns.
    public var pronouns: Pronouns
    /// The pronunciation in respelled syllables.
    public var pronunciation: String?

    /// Creates a draft; only the name is required.
    public init(
        name: String, traits: [Trait] = [], appearance: Appearance = Appearance(), ability: String? = nil,
        pronouns: Pronouns = .they, pronunciation: String? = nil
    ) {
        self.name = name
        self.traits = traits
        self.appearance = appearance
        self.ability = ability
        self.pronouns = pronouns
        self.pronunciation = pronunciation
    }

    /// Creates a draft from an existing hero.
    public init(_ hero: Hero) {
        self.init(
            name: hero.name, traits: hero.traits, appearance: hero.appearance, ability: hero.ability,
            pronouns: hero.pronouns, pronunciation: hero.pronunciation)
    }

    /// Returns the normalised name.
    func checkedName() throws(LibraryError) -> String {
        do throws(HeroError) {
            return try Hero.checkedName(name)
        } catch {
            throw .hero(error)
        }
    }

    /// Returns the validated hero.
    func hero(_ identifier: HeroID) throws(LibraryError) -> Hero {
        do throws(HeroError) {
            return try Hero(
                id: identifier, name: name, traits: traits, appearance: appearance, ability: ability,
                pronouns: pronouns, pronunciation: pronunciation)
        } catch {
            throw .hero(error)
        }
    }
}
