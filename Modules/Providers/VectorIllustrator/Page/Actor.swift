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
    /// Around the figure at size 1, whose ground is the origin.
    let boxes: FigureBoxes
    private let place: Place

    /// Finds out who somebody in a scene is.
    ///
    /// - Parameter place: Where the scene is: in a room sleepers have a bed, in space everybody has air.
    init(_ character: SceneCharacter, sheets: [CharacterSheet], in place: Place = .neutral) {
        self.place = place
        stance = Stance(nearest: character.pose.rawValue)
        feeling = Feeling(nearest: character.mood.rawValue)
        holding = character.holding.map { Thing(nearest: $0.rawValue) }
        switch character.subject {
        case .hero(let id):
            let sheet = sheets.first { $0.hero == id }
            // Without a sheet the whole look follows from the hero's identifier, as each missing field does.
            body = .person(FigureLook(sheet?.appearance ?? Appearance().completed(for: id)))
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
        boxes = Self.boxes(body, stance, feeling, holding, place)
    }

    /// Whether the figure lies in a bed where there is one.
    var isAsleepPerson: Bool {
        if case .person = body { return stance == .sleeping }
        return false
    }

    /// How much room the figure needs at size 1, the same to both sides of its ground.
    var width: Double { 2 * max(-boxes.whole.minX, boxes.whole.maxX) }

    /// From the ground to the highest point at size 1.
    var height: Double { -boxes.whole.minY }

    // MARK: Drawing

    /// Draws the figure; the origin is the ground below it.
    ///
    /// - Parameter id: The name of the figure's group, from which the groups in it have theirs.
    func draw(on canvas: inout SVGCanvas, id: String? = nil) {
        canvas.withEdges { canvas in
            switch body {
            case .person(let look): Self.person(look, stance, feeling, holding, place).draw(on: &canvas, id: id)
            case .animal(let kind): Self.animal(kind, stance, feeling, holding, place).draw(on: &canvas, id: id)
            }
        }
    }

    private static func person(
        _ look: FigureLook, _ stance: Stance, _ feeling: Feeling, _ holding: Thing?, _ place: Place
    ) -> Figure {
        var figure = Figure(look: look, stance: stance, feeling: feeling, holding: holding)
        figure.hasBed = place.isIndoors
        figure.hasHelmet = place == .space
        return figure
    }

    private static func animal(
        _ kind: Kind, _ stance: Stance, _ feeling: Feeling, _ holding: Thing?, _ place: Place
    ) -> Animal {
        var animal = Animal(kind: kind, stance: stance, feeling: feeling, holding: holding)
        animal.hasHelmet = place == .space
        return animal
    }

    private static func boxes(
        _ body: Body, _ stance: Stance, _ feeling: Feeling, _ holding: Thing?, _ place: Place
    ) -> FigureBoxes {
        var canvas = SVGCanvas()
        canvas.isMeasured = true
        switch body {
        case .person(let look):
            let figure = person(look, stance, feeling, holding, place)
            figure.draw(on: &canvas)
            return FigureBoxes(whole: InkExtent.box(of: canvas.text), face: figure.face, body: figure.body)
        case .animal(let kind):
            let animal = animal(kind, stance, feeling, holding, place)
            animal.draw(on: &canvas)
            return FigureBoxes(whole: InkExtent.box(of: canvas.text), face: animal.face, body: animal.body)
        }
    }
}
