import StoryCore

/// Somebody on a page: who is drawn, and how.
struct Actor: Sendable {
    enum Body: Sendable {
        case person(FigureLook)
        case animal(Kind, Material)
    }

    let body: Body
    let stance: Stance
    let feeling: Feeling
    let holding: Thing?
    /// For people who read the drawing's source; comes from outside.
    let title: String
    /// Around the figure at size 1, whose ground is the origin.
    private(set) var boxes: FigureBoxes
    /// Which way the eyes look, if not as the pose has it; to the right and down are positive, up to 1.
    var gaze: Point?
    /// Whether a person is seen from behind; those whose pose is turned away always are.
    var isFromBack = false { didSet { measure() } }
    /// Whether the page shows what the deed is done to.
    var hasTarget = false { didSet { measure() } }
    /// Whether somebody who lies is in bed, under the blanket.
    var isInBed = false { didSet { measure() } }
    private let place: Place

    /// Finds out who somebody in a scene is.
    ///
    /// - Parameter place: Where the scene is: in a room sleepers have a bed, in space everybody has air.
    init(_ character: SceneCharacter, sheets: [CharacterSheet], in place: Place = .neutral) {
        self.place = place
        stance = Stance(nearest: character.pose.rawValue)
        feeling = Feeling(nearest: character.mood.rawValue)
        holding = character.holding.flatMap { Thing.known($0.rawValue) }
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
                ? .person(
                    FigureLook(
                        unknown: name.map { "\(species.rawValue) \($0)" } ?? species.rawValue,
                        isGrownUp: kind == .grownUp))
                : .animal(kind, Material(of: species.rawValue, name))
            title = [name, species.rawValue].compactMap { $0 }.joined(separator: ", ")
        }
        boxes = FigureBoxes(whole: Box(around: []), face: Box(around: []), body: Box(around: []))
        measure()
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
        case .animal(let kind, let material): Coat(kind, material).fur
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
            figure?.draw(on: &canvas, id: id)
            animal?.draw(on: &canvas, id: id)
        }
    }

    /// The person; nil for an animal.
    var figure: Figure? {
        guard case .person(let look) = body else { return nil }
        var figure = Figure(look: look, stance: stance, feeling: feeling, holding: holding)
        figure.hasBed = place.isIndoors
        figure.hasHelmet = place == .space
        figure.isFromBack = figure.isFromBack || isFromBack
        figure.hasTarget = hasTarget
        figure.isInBed = isInBed
        if let gaze { figure.gaze = gaze }
        return figure
    }

    /// The animal that it is, if it is one.
    var animal: Animal? {
        guard case .animal(let kind, let material) = body else { return nil }
        var animal = Animal(kind: kind, material: material, stance: stance, feeling: feeling, holding: holding)
        animal.hasHelmet = place == .space
        animal.isFromBack = animal.isFromBack || isFromBack
        if let gaze { animal.gaze = gaze }
        return animal
    }

    /// Finds out how large the figure is as it is drawn now.
    private mutating func measure() {
        var canvas = SVGCanvas()
        canvas.isMeasured = true
        let (figure, animal) = (figure, animal)
        figure?.draw(on: &canvas)
        animal?.draw(on: &canvas)
        guard let parts = figure.map({ ($0.face, $0.body) }) ?? animal.map({ ($0.face, $0.trunk) }) else { return }
        boxes = FigureBoxes(whole: InkExtent.box(of: canvas.text), face: parts.0, body: parts.1)
    }
}
