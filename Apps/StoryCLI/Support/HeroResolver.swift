import Library
import StoryCore

/// Finds the named heroes, and creates those that do not exist.
struct HeroResolver {
    /// A hero for the story.
    struct Role {
        /// The hero; a new one is not stored yet.
        var hero: Hero
        /// The typed reference.
        var reference: String
        var isNew: Bool
    }

    let library: LibraryFeature
    /// Whether a new hero may have a name similar to another one's.
    let acceptsSimilarNames: Bool

    /// Returns the heroes for typed names; stores nothing.
    ///
    /// - Throws: ``HeroResolverError`` for a name that may be a typing error.
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

    /// Stores the new heroes and reports them.
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

/// The error of a name without a hero.
enum HeroResolverError: Error, Hashable, Sendable {
    /// No hero has this name, but others have similar ones.
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
    /// What a person can type to refer to the hero: the name, or the identifier if a shell would interpret the name.
    fileprivate var shellReference: String {
        name.allSatisfy { $0.isLetter || $0.isNumber } ? name : id.short
    }
}
