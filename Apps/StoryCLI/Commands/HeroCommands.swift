import ArgumentParser
import FeatureKit
import Library
import StoryApp
import StoryCore
import StoryDocuments

/// `story hero`: the heroes of stories.
struct HeroCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hero", abstract: "Manage heroes: who stories are about.",
        subcommands: [
            HeroAddCommand.self, HeroListCommand.self, HeroShowCommand.self, HeroEditCommand.self,
            HeroDeleteCommand.self,
        ])
}

/// The options of a hero.
struct HeroOptions: ParsableArguments {
    @Option(help: "What the hero is like; repeat for a second trait.")
    var trait: [Trait] = []

    @Option(help: "The hair, for example 'long curly red'.")
    var hair: String?

    @Option(help: "The eye colour.")
    var eyes: String?

    @Option(help: "The skin tone: very light, light, medium, tan, brown or dark.")
    var skin: String?

    @Option(help: "What the hero usually wears.")
    var clothing: String?

    @Option(help: "A favourite colour for the clothes; repeat for more.")
    var color: [String] = []

    @Option(help: "What the hero always has: glasses, hat, hearing aid, wheelchair, freckles; repeat for more.")
    var accessory: [String] = []

    @Option(help: "The style of the hero's pictures, for illustrators that have styles.")
    var artStyle: String?

    @Option(help: "What the hero can do that others can't, for example 'talks to birds'.")
    var ability: String?

    @Option(parsing: .unconditional, help: "The hero's age in years.")
    var age: Int?

    @Option(help: "The hero's pronouns.")
    var pronouns: Pronouns?

    @Option(help: "The pronunciation of the name, for example MEE-rah; CAPITALS for the stressed part.")
    var pronunciation: String?

    /// Whether no option was given.
    var isEmpty: Bool {
        let texts = [hair, eyes, skin, clothing, artStyle, ability, pronunciation]
        return texts.allSatisfy { $0 == nil } && [trait.isEmpty, color.isEmpty, accessory.isEmpty].allSatisfy { $0 }
            && age == nil && pronouns == nil
    }

    /// Applies the given options to a draft; an empty text clears a value.
    func apply(to draft: inout HeroDraft) {
        if !trait.isEmpty { draft.traits = trait }
        if let hair { draft.appearance.setHair(hair) }
        draft.appearance.eyeColor = eyes ?? draft.appearance.eyeColor
        draft.appearance.skinTone = skin ?? draft.appearance.skinTone
        draft.appearance.clothing = clothing ?? draft.appearance.clothing
        draft.appearance.artStyle = artStyle ?? draft.appearance.artStyle
        draft.appearance.age = age ?? draft.appearance.age
        if !color.isEmpty { draft.appearance.palette = color }
        if !accessory.isEmpty { draft.appearance.accessories = accessory }
        draft.ability = ability ?? draft.ability
        draft.pronouns = pronouns ?? draft.pronouns
        draft.pronunciation = pronunciation ?? draft.pronunciation
    }
}

/// `story hero add`: creates a hero.
struct HeroAddCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a hero; only the name is required.")

    @Argument(help: "The hero's name.")
    var name: String

    @OptionGroup var options: HeroOptions
    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        var draft = HeroDraft(name: name)
        options.apply(to: &draft)
        let library = try session.app.library
        let hero = try await library.addHero(draft)
        session.console.write(
            output.json ? JSONText.pretty(HeroDocument(hero)) : "Created \(hero.name) (\(hero.id.short)).")
        guard !output.json else { return .done }
        try session.tellUnknownLooks(of: hero)
        try await library.tellNamesake(of: hero, on: session.console)
        return .done
    }
}

extension Session {
    /// Reports words of a hero's looks that illustrations cannot show; they are saved all the same.
    fileprivate func tellUnknownLooks(of hero: Hero) throws {
        let unknown = try app.registry.illustrator(nil).unknownLooks(in: hero.appearance)
        for look in unknown { console.writeError(look.message) }
    }
}

extension LibraryFeature {
    /// Reports how to refer to a hero with the same name as another one.
    fileprivate func tellNamesake(of hero: Hero, on console: Console) async throws {
        let isNamesake = try await heroes().contains { other in
            other.id != hero.id && other.name.lowercased() == hero.name.lowercased()
        }
        guard isNamesake else { return }
        console.writeError(
            "Another hero is called \(hero.name), too. Use the id for this one: \(hero.id.short). To tell them apart, "
                + "run 'story hero edit \(hero.id.short) --name NAME'.")
    }
}

/// `story hero list`: lists the heroes.
struct HeroListCommand: AppCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List heroes.")

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let heroes = try await session.app.library.heroes()
        if output.json {
            session.console.write(JSONText.pretty(HeroListDocument(heroes: heroes.map(HeroDocument.init))))
        } else if heroes.isEmpty {
            session.console.write("No heroes yet. Run 'story hero add Mira --trait brave' to add one.")
        } else {
            let table = TextTable(
                columns: [
                    TextTable.Column(title: "HERO"), TextTable.Column(title: "NAME", shortest: 10),
                    TextTable.Column(title: "TRAITS", rank: 1, shortest: 8),
                    TextTable.Column(title: "ABILITY", rank: 2, shortest: 8),
                ],
                rows: heroes.map { hero in
                    [
                        hero.id.short, hero.name,
                        hero.traits.map(\.rawValue).joined(separator: ", "), hero.ability ?? "",
                    ].map { TextTable.Cell($0) }
                })
            output.console(of: session).write(table)
        }
        return .done
    }
}

/// `story hero show`: shows a hero.
struct HeroShowCommand: AppCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show a hero.")

    @Argument(help: "The hero: the name, the id, or the beginning of either.")
    var hero: String

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let found = try await session.app.library.hero(matching: hero)
        if output.json {
            session.console.write(JSONText.pretty(HeroDocument(found)))
            return .done
        }
        session.console.write("\(found.name) (\(found.id))")
        session.console.write("pronouns \(found.pronouns.rawValue)")
        if !found.traits.isEmpty {
            session.console.write("traits   \(found.traits.map(\.rawValue).joined(separator: ", "))")
        }
        if let ability = found.ability { session.console.write("ability  \(ability)") }
        if let say = found.pronunciation { session.console.write("said as  \(say)") }
        session.console.write("look     \(CharacterSheet(of: found).summary)")
        return .done
    }
}

/// `story hero edit`: changes a hero.
struct HeroEditCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Edit a hero; existing stories stay as they are.",
        discussion: "To clear a value, give an empty text: --eyes ''.")

    @Argument(help: "The hero: the name, the id, or the beginning of either.")
    var hero: String

    @Option(help: "A new name.")
    var name: String?

    @OptionGroup var options: HeroOptions
    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        // Not in 'validate', which comes before the parser names an option that does not exist.
        guard name != nil || !options.isEmpty else {
            throw ValidationError(
                """
                Nothing to change. Use one or more of --name, --trait, --hair, --eyes, --skin, --clothing, --color, \
                --accessory, --art-style, --ability, --age, --pronouns and --pronunciation.
                """)
        }
        let library = try session.app.library
        let found = try await library.hero(matching: hero)
        var draft = HeroDraft(found)
        draft.name = name ?? draft.name
        options.apply(to: &draft)
        let changed = try await library.updateHero(found.id, to: draft)
        session.console.write(output.json ? JSONText.pretty(HeroDocument(changed)) : "Saved \(changed.name).")
        guard !output.json else { return .done }
        if changed.appearance != found.appearance { try session.tellUnknownLooks(of: changed) }
        if name != nil { try await library.tellNamesake(of: changed, on: session.console) }
        return .done
    }
}

/// `story hero delete`: deletes a hero.
struct HeroDeleteCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete a hero; their stories stay.")

    @Argument(help: "The hero: the name, the id, or the beginning of either.")
    var hero: String

    @OptionGroup var consent: ConsentOptions
    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let found = try await session.app.library.hero(matching: hero)
        try consent.obtain(
            on: session.console,
            for: Consent(
                goes: ["\(found.name) (\(found.id.short)): \(CharacterSheet(of: found).summary)"],
                stays: "Stories about \(found.name) stay in the library under that name.", question: "Delete this hero?"
            ))
        try await session.app.library.deleteHero(found.id)
        session.console.write(
            output.json ? JSONText.pretty(HeroDocument(found)) : "Deleted \(found.name). Their stories are still there."
        )
        return .done
    }
}
