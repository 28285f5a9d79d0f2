import StoryCore

/// Somebody on a page: who is drawn, and how.
struct Actor: Sendable {
    enum Body: Sendable {
        case person(FigureLook)
        case animal(Kind)
    }

    let body: Body
    /// What the body does, as the scene calls it.
    let pose: Pose
    /// What the face shows, as the scene calls it.
    let mood: Mood
    let stance: Stance
    let feeling: Feeling
    let holding: Thing?
    /// Who it is; comes from outside.
    let name: String
    /// What it is and does, for people and programs that read the drawing's source; comes from outside.
    let title: String
    /// Around the figure at size 1, whose ground is the origin.
    let boxes: FigureBoxes
    /// Where it touches others and is touched, at size 1.
    let anchors: FigureAnchors
    /// Which way the eyes look, if not as the pose has it; to the right and down are positive, up to 1.
    var gaze: Point?
    /// Whether it is seen from behind, whatever it does.
    var isFromBack = false
    /// What the scene says of it.
    let character: SceneCharacter
    private let sheets: [CharacterSheet]
    private let place: Place

    /// Finds out who somebody in a scene is.
    ///
    /// - Parameter place: Where the scene is: in a room sleepers have a bed, in space everybody has air.
    init(_ character: SceneCharacter, sheets: [CharacterSheet], in place: Place = .neutral) {
        self.place = place
        self.character = character
        pose = character.pose
        mood = character.mood
        let stance = Stance(verb: character.pose.rawValue)
        self.stance = stance
        feeling = Feeling(nearest: character.mood.rawValue)
        holding = character.holding.map { Thing(nearest: $0.rawValue) }
        switch character.subject {
        case .hero(let id):
            let sheet = sheets.first { $0.hero == id }
            // Without a sheet the whole look follows from the hero's identifier, as each missing field does.
            body = .person(FigureLook(sheet?.appearance ?? Appearance().completed(for: id)))
            name = sheet?.name ?? "A child"
        case .companion(let species, let name):
            let kind = Kind(nearest: species.rawValue)
            let isPerson = kind == .child || kind == .grownUp
            body =
                isPerson
                ? .person(FigureLook(unknown: species.rawValue + (name ?? ""), isGrownUp: kind == .grownUp))
                : .animal(kind)
            self.name = [name, species.rawValue].compactMap { $0 }.joined(separator: ", ")
        }
        title = Self.title(name, character)
        (boxes, anchors) = Self.measures(body, stance, feeling, holding, place)
        self.sheets = sheets
    }

    /// The same one doing something else.
    func posed(_ pose: Pose) -> Actor {
        var other = character
        other.pose = pose
        return Actor(other, sheets: sheets, in: place)
    }

    /// Who does what with what to whom: "Mia: pulling, rope, sledge".
    private static func title(_ name: String, _ character: SceneCharacter) -> String {
        let target: String? =
            switch character.target {
            case .prop(let prop): prop.rawValue
            case .character(.companion(let species, let name)): name ?? species.rawValue
            case .character(.hero): "hero"
            case nil: nil
            }
        let told = [character.pose.rawValue, character.holding?.rawValue, target].compactMap { $0 }
        return "\(name): \(told.joined(separator: ", "))"
    }

    /// From the ground to the highest part.
    var height: Double { -boxes.whole.minY }

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
    /// - Parameters:
    ///   - id: The name of the figure's group, from which the groups in it have theirs.
    ///   - isMirrored: Whether the group is mirrored, so that what belongs to one side of the body is drawn on the other.
    func draw(on canvas: inout SVGCanvas, id: String? = nil, isMirrored: Bool = false) {
        canvas.withEdges { canvas in
            switch body {
            case .person(let look):
                var figure = Self.person(look, stance, feeling, holding, place)
                if let gaze { figure.gaze = gaze }
                if isFromBack { figure.isFromBack = true }
                figure.isMirrored = isMirrored
                figure.draw(on: &canvas, id: id)
            case .animal(let kind):
                var animal = Self.animal(kind, stance, feeling, holding, place)
                if let gaze { animal.gaze = gaze }
                if isFromBack { animal.isFromBack = true }
                animal.isMirrored = isMirrored
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

    private static func measures(
        _ body: Body, _ stance: Stance, _ feeling: Feeling, _ holding: Thing?, _ place: Place
    ) -> (FigureBoxes, FigureAnchors) {
        var canvas = SVGCanvas()
        canvas.isMeasured = true
        switch body {
        case .person(let look):
            let figure = person(look, stance, feeling, holding, place)
            figure.draw(on: &canvas)
            return (
                FigureBoxes(whole: InkExtent.box(of: canvas.text), face: figure.face, body: figure.body), figure.anchors
            )
        case .animal(let kind):
            let animal = animal(kind, stance, feeling, holding, place)
            animal.draw(on: &canvas)
            return (
                FigureBoxes(whole: InkExtent.box(of: canvas.text), face: animal.face, body: animal.body), animal.anchors
            )
        }
    }
}
