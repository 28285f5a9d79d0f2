import StoryCore

/// Creates illustrators' scenes from a plot's pictures: marks become heroes and the cast of this telling.
struct SceneMaker {
    let telling: PlotTelling
    let heroes: [Hero]
    /// The species of those who have no mark, in the picture that is being made.
    private var others: Set<Species> = []

    init(telling: PlotTelling, heroes: [Hero]) {
        self.telling = telling
        self.heroes = heroes
    }

    /// The maximum number of figures of a kind: three hens stand for a flock.
    private static let mostOfAKind = 8

    /// What a picture shows at a place.
    ///
    /// - Parameter page: The lines of its page, on which others may speak or act; nil if there is none.
    func scene(_ picture: PlotPicture, at backdrop: Backdrop, on page: [TellableLine]? = nil) -> Scene {
        var maker = self
        maker.others = Set(picture.actors.compactMap(\.species))
        return maker.filled(picture, at: backdrop, on: page)
    }

    private func filled(_ picture: PlotPicture, at backdrop: Backdrop, on page: [TellableLine]?) -> Scene {
        var scene = Scene(
            setting: backdrop.setting, place: backdrop.place, timeOfDay: picture.time ?? backdrop.time,
            weather: picture.weather ?? backdrop.weather, props: picture.see, absent: picture.not, shot: picture.shot)
        for actor in picture.actors { scene.characters += characters(actor) }
        if let page { scene.characters += bystanders(of: picture, in: scene, on: page) }
        scene.characters += onlookers(of: scene.characters, on: page)
        for prop in scene.characters.flatMap(\.namedProps) where !scene.props.contains(prop) {
            scene.props.append(prop)
        }
        return scene
    }

    /// Returns the characters if no picture names them: the heroes, and those whom the lines name.
    func scene(naming marks: [String], at backdrop: Backdrop) -> Scene {
        let guests = marks.flatMap { mark in cast(mark).map { [SceneCharacter($0.subject)] } ?? [] }
        return Scene(
            setting: backdrop.setting, place: backdrop.place, timeOfDay: backdrop.time, weather: backdrop.weather,
            characters: heroes.map { SceneCharacter(.hero($0.id)) } + guests, props: backdrop.props)
    }

    // MARK: - People

    private func characters(_ actor: PlotPicture.Actor) -> [SceneCharacter] {
        guard let who = actor.who else {
            let species = actor.species ?? "child"
            return copies(actor.count, of: character(.companion(species: species, name: nil), actor))
        }
        switch who {
        case "hero": return heroes.prefix(1).map { character(.hero($0.id), actor) }
        case "pal": return heroes.dropFirst().prefix(1).map { character(.hero($0.id), actor) }
        case "all": return heroes.enumerated().map { all($1, number: $0, actor) }
        default:
            guard let cast = cast(who) else { return [] }
            return copies(cast.count, of: character(cast.subject, actor))
        }
    }

    private func copies(_ count: Int, of character: SceneCharacter) -> [SceneCharacter] {
        Array(repeating: character, count: max(1, min(count, Self.mostOfAKind)))
    }

    private func character(_ subject: SceneCharacter.Subject, _ actor: PlotPicture.Actor) -> SceneCharacter {
        SceneCharacter(
            subject, pose: actor.pose, mood: actor.mood, holding: actor.with, target: target(actor.at),
            spot: actor.spot.flatMap(spot))
    }

    /// One of several who do the same: each has a spoon, but they carry one box together.
    private func all(_ hero: Hero, number: Int, _ actor: PlotPicture.Actor) -> SceneCharacter {
        var character = character(.hero(hero.id), actor)
        guard number > 0, let thing = actor.with, !Self.ownTools.contains(actor.pose) else { return character }
        character.holding = nil
        character.target = .prop(thing)
        return character
    }

    /// Actions that each character does with an own thing.
    private static let ownTools: Set<Pose> = [
        "writing", "reading", "eating", "drinking", "digging", "sweeping", "painting", "playing music", "blowing",
        "rowing",
        "stirring", "looking through", "riding",
    ]

    /// The heroes whom a picture with a hero in it does not name, if the page does: they are near, and look on.
    private func onlookers(of characters: [SceneCharacter], on page: [TellableLine]?) -> [SceneCharacter] {
        let shown = characters.compactMap(\.hero)
        guard let first = shown.first, let main = characters.first(where: { $0.hero == first }) else { return [] }
        let onlookers = Onlookers(focus: main)
        return heroes(named: page).filter { !shown.contains($0.id) }.enumerated().map { onlookers.hero($1, number: $0) }
    }

    /// Returns the heroes whom a page names; all of them if it names none, since "they" are all.
    private func heroes(named page: [TellableLine]?) -> [Hero] {
        guard let page else { return heroes }
        let text = page.map(\.text).joined(separator: " ")
        let named = heroes.filter { text.contains($0.name) }
        return named.isEmpty ? heroes : named
    }

    /// Those who do something at another moment of the page, as far as there is room.
    private func bystanders(of picture: PlotPicture, in scene: Scene, on page: [TellableLine]) -> [SceneCharacter] {
        guard let focus = scene.characters.first else { return [] }
        let most = picture.shot == .closeUp ? Self.mostFromNear : Self.mostPeople
        let shown = Set(scene.characters.compactMap(\.hero))
        let coming = shown.isEmpty ? 0 : heroes(named: page).count { !shown.contains($0.id) }
        let onlookers = Onlookers(focus: focus)
        return Bystanders(telling: telling).actors(beside: picture, on: page).flatMap(characters)
            .prefix(max(0, most - scene.characters.count - coming))
            .map { onlookers.bystander($0, in: scene) }
    }

    private static let mostPeople = 6
    /// In a picture that is to be seen from near.
    private static let mostFromNear = 4

    // MARK: - Marks

    private func cast(_ mark: String) -> (subject: SceneCharacter.Subject, count: Int)? {
        let role = mark == "friend" ? telling.plot.plan.companion ?? mark : mark
        guard let member = telling.plot.plan.cast[role] else { return nil }
        let name = member.count == 1 ? telling.names[role] : nil
        return (.companion(species: member.species, name: name), member.count)
    }

    private func target(_ anchor: PlotPicture.Anchor?) -> SceneTarget? {
        anchor.flatMap { target(who: $0.who, thing: $0.thing) }
    }

    private func spot(_ spot: PlotPicture.Spot) -> SceneSpot? {
        target(who: spot.who, thing: spot.thing).map { SceneSpot(spot.relation, $0) }
    }

    private func target(who: String?, thing: Prop?) -> SceneTarget? {
        if let thing {
            // Other characters have no mark: they are described by their species, as one word.
            let species = Species(rawValue: thing.rawValue == "grown up" ? "grown-up" : thing.rawValue)
            return others.contains(species) ? .character(.companion(species: species, name: nil)) : .prop(thing)
        }
        switch who {
        case nil: return nil
        case "hero", "all": return heroes.first.map { .character(.hero($0.id)) }
        case "pal": return heroes.dropFirst().first.map { .character(.hero($0.id)) }
        case let who?: return cast(who).map { .character($0.subject) }
        }
    }
}

extension SceneCharacter {
    /// The hero that it is; nil for others.
    var hero: HeroID? {
        if case .hero(let id) = subject { id } else { nil }
    }

    /// The things that its deed needs and that are not in its hand.
    fileprivate var namedProps: [Prop] {
        [target, spot?.anchor].compactMap { target in
            if case .prop(let prop)? = target { prop } else { nil }
        }
    }
}
