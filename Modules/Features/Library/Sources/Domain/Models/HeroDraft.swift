public import StoryCore

/// A hero as a form holds it: nothing is checked yet.
public struct HeroDraft: Hashable, Sendable {
    /// What the hero is called.
    public var name: String
    /// What kind of child the hero is.
    public var traits: [Trait]
    /// What the hero looks like.
    public var appearance: Appearance
    /// What this hero can do that others cannot.
    public var ability: String?
    /// How a story speaks of the hero.
    public var pronouns: Pronouns
    /// The name in respelled syllables.
    public var pronunciation: String?

    /// Makes a draft; only the name is required.
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

    /// Makes a draft of a hero that is there.
    public init(_ hero: Hero) {
        self.init(
            name: hero.name, traits: hero.traits, appearance: hero.appearance, ability: hero.ability,
            pronouns: hero.pronouns, pronunciation: hero.pronunciation)
    }

    /// The name as a hero would have it.
    func checkedName() throws(LibraryError) -> String {
        do throws(HeroError) {
            return try Hero.checkedName(name)
        } catch {
            throw .hero(error)
        }
    }

    /// The hero that the draft describes.
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
