import StoryCore

/// Somebody on a page: who is drawn, and how.
struct Actor: Sendable {
    enum Body: Sendable {
        case person(FigureLook)
        case animal(Kind)
    }

    let body: Body
    let stance: Stance
    let feeling: Feeling
    let holding: Thing?
    /// For people who read the drawing's source; comes from outside.
    let title: String

    /// Finds out who somebody in a scene is.
    init(_ character: SceneCharacter, sheets: [CharacterSheet]) {
        stance = Stance(nearest: character.pose.rawValue)
        feeling = Feeling(nearest: character.mood.rawValue)
        holding = character.holding.map { Thing(nearest: $0.rawValue) }
        switch character.subject {
        case .hero(let id):
            let sheet = sheets.first { $0.hero == id }
            body = .person(sheet.map { FigureLook($0.appearance) } ?? .neutral)
            title = sheet?.name ?? "A child"
        case .companion(let species, let name):
            let kind = Kind(nearest: species.rawValue)
            let isPerson = kind == .child || kind == .grownUp
            body =
                isPerson
                ? .person(FigureLook(unknown: species.rawValue + (name ?? ""), isGrownUp: kind == .grownUp))
                : .animal(kind)
            title = [name, species.rawValue].compactMap { $0 }.joined(separator: ", ")
        }
    }

    /// Whether the figure lies in a bed where there is one.
    var isAsleepPerson: Bool {
        if case .person = body { return stance == .sleeping }
        return false
    }

    /// How much room the figure needs at size 1.
    var width: Double {
        let held: Double = holding == .umbrella ? 110 : holding == nil || stance == .hugging ? 0 : 50
        switch body {
        case .person(let look): return personWidth(look) + held
        case .animal(let kind): return animalWidth(kind) * Coat(kind).size + held
        }
    }

    private func personWidth(_ look: FigureLook) -> Double {
        let body: Double =
            switch stance {
            case .sleeping: Sleeper.width + 40
            case .flying: 330
            case .hugging: holding == nil ? 280 : 220
            case .sitting: 250
            case .running: 260
            case .reaching, .walking: 230
            case .standing: 200
            }
        let hair: Double = look.cut == .pigtails ? 260 : look.cut == .afro ? 250 : look.cut == .ponytail ? 230 : 0
        let hat: Double = look.accessories.contains(.hat) ? 220 : 0
        return max(body, hair, hat)
    }

    private func animalWidth(_ kind: Kind) -> Double {
        let body: Double = stance == .flying || stance == .hugging ? 290 : stance == .sleeping ? 290 : 240
        return kind == .dragon ? max(body, 340) : kind == .squirrel || kind == .fox || kind == .mouse ? body + 60 : body
    }

    /// From the ground to the highest point at size 1.
    var height: Double {
        let up: Double = stance == .flying ? 180 : stance == .reaching ? 40 : 0
        let held: Double = holding == .balloon || holding == .umbrella ? 90 : 0
        switch body {
        case .person(let look): return (stance == .sleeping ? 260 : look.build.height + 60) + up + held
        case .animal(let kind): return (360 + up + held) * Coat(kind).size
        }
    }
}
