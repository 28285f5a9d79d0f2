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
    /// Which way the eyes look, if not as the pose has it; to the right and down are positive, up to 1.
    var gaze: Point?
    private let place: Place

    /// Finds out who somebody in a scene is.
    ///
    /// - Parameter place: Where the scene is: in a room sleepers have a bed, in space everybody has air.
    init(_ character: SceneCharacter, sheets: [CharacterSheet], in place: Place = .neutral) {
        self.place = place
        stance = Stance(nearest: character.pose.rawValue)
        feeling = Feeling(nearest: character.mood.rawValue)
        holding = character.holding.flatMap(Thing.held)
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

    var hasWheelchair: Bool {
        if case .person(let look) = body { look.accessories.contains(.wheelchair) } else { false }
    }

    /// The colour that most of the body has.
    var tone: Colour {
        switch body {
        case .person(let look): look.outfit.top
        case .animal(let kind): Coat(kind).fur
        }
    }

    /// Whether the arms are around somebody, not around a thing.
    var isEmbracing: Bool { stance == .hugging && holding == nil }

    // MARK: Drawing

    /// Draws the figure; the origin is the ground below it.
    ///
    /// - Parameter id: The name of the figure's group, from which the groups in it have theirs.
    func draw(on canvas: inout SVGCanvas, id: String? = nil) {
        canvas.withEdges { canvas in
            switch body {
            case .person(let look):
                var figure = Self.person(look, stance, feeling, holding, place)
                if let gaze { figure.gaze = gaze }
                figure.draw(on: &canvas, id: id)
            case .animal(let kind):
                var animal = Self.animal(kind, stance, feeling, holding, place)
                if let gaze { animal.gaze = gaze }
                animal.draw(on: &canvas, id: id)
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
