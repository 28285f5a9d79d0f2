import Library
import StoryCore

/// Finds the heroes that a person named, and makes those that do not exist yet.
struct HeroCasting {
    /// A hero for the story.
    struct Role {
        /// The hero; one that is new has not been stored yet.
        var hero: Hero
        /// What the person typed.
        var reference: String
        var isNew: Bool
    }

    let library: LibraryFeature

    /// The heroes by name; stores nothing.
    func cast(_ references: [String]) async throws -> [Role] {
        var roles: [Role] = []
        for reference in references {
            do throws(LibraryError) {
                let hero = try await library.hero(matching: reference)
                roles.append(Role(hero: hero, reference: reference, isNew: false))
            } catch .storage(.notFound) {
                let name = try Hero.checkedName(reference)
                let hero = try Hero(id: .derived(fromName: name, ordinal: 0), name: name)
                roles.append(Role(hero: hero, reference: reference, isNew: true))
            }
        }
        return roles
    }

    /// Stores the new heroes and says so.
    func keep(
        _ roles: [Role], in language: LanguageCode, telling note: (String) -> Void
    ) async throws(LibraryError) -> [Hero] {
        var heroes: [Hero] = []
        for role in roles where !heroes.contains(where: { $0.id == role.hero.id }) {
            guard role.isNew else {
                if role.hero.name != role.reference { note("The hero is \(role.hero.name).") }
                heroes.append(role.hero)
                continue
            }
            let (hero, isNew) = try await library.findOrAddHero(named: role.hero.name, in: language)
            if isNew {
                note("Made a new hero: \(hero.name). 'story hero edit \(hero.shellReference)' says more about them.")
            }
            heroes.append(hero)
        }
        return heroes
    }
}

extension Hero {
    /// What a person can type to mean the hero: the name, or the id where a shell would read more into the name.
    fileprivate var shellReference: String {
        name.allSatisfy { $0.isLetter || $0.isNumber } ? name : id.short
    }
}
