import Library
import StoryCore

/// Finds the heroes that a person named, and makes those that do not exist yet.
struct HeroResolver {
    /// A hero for the story.
    struct Role {
        /// The hero; one that is new has not been stored yet.
        var hero: Hero
        /// What the person typed.
        var reference: String
        var isNew: Bool
    }

    let library: LibraryFeature
    /// Whether a new hero may have nearly the name of another one.
    let acceptsSimilarNames: Bool

    /// The heroes by name; stores nothing.
    ///
    /// - Throws: ``HeroResolverError`` for a name that may be a slip for a hero's.
    func cast(_ references: [String]) async throws -> [Role] {
        var roles: [Role] = []
        for reference in references {
            switch try await library.findHero(named: reference) {
            case .found(let hero): roles.append(Role(hero: hero, reference: reference, isNew: false))
            case .none(let similar):
                let name = try Hero.checkedName(reference)
                guard acceptsSimilarNames || similar.isEmpty else {
                    throw HeroResolverError.similarName(name, others: similar)
                }
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
                note(
                    "Created a new hero: \(hero.name). To describe them, run 'story hero edit \(hero.shellReference)'."
                )
            }
            heroes.append(hero)
        }
        return heroes
    }
}

/// Why nobody can be cast under a name.
enum HeroResolverError: Error, Hashable, Sendable {
    /// Nobody is called so, but others are called nearly so.
    case similarName(String, others: [String])
}

extension HeroResolverError: ExplainedError {
    var code: String { "hero.similarName" }

    var message: String {
        switch self {
        case .similarName(let name, _): "No hero called '\(PlainText.quotation(name))'."
        }
    }

    var reason: String? { nil }

    var recovery: RecoveryAction {
        switch self {
        case .similarName(let name, let others):
            .chooseHero(of: others, orAdd: name)
        }
    }

    var category: ErrorCategory { .notFound }

    var severity: ErrorSeverity { .error }
}

extension Hero {
    /// What a person can type to mean the hero: the name, or the id where a shell would read more into the name.
    fileprivate var shellReference: String {
        name.allSatisfy { $0.isLetter || $0.isNumber } ? name : id.short
    }
}
