import StoryCore

/// A character on a page: its figure and how it is drawn.
struct Actor: Sendable {
    enum Body: Sendable {
        case person(FigureLook)
        case animal(Kind, Material)
    }

    let body: Body
    /// What the scene says of it.
    let character: SceneCharacter
    let stance: Stance
    let feeling: Feeling
    let holding: Thing?
    /// Who it is; comes from outside.
    let name: String
    /// Around the figure at size 1, whose ground is the origin.
    private(set) var boxes = FigureBoxes(whole: Box(around: []), face: Box(around: []), body: Box(around: []))
    /// The points at which it touches others and is touched, at scale 1.
    private(set) var anchors = FigureAnchors(crown: Point(0, 0), shoulder: Point(0, 0))
    /// Which way the eyes look, if not as the pose has it; to the right and down are positive, up to 1.
    var gaze: Point?
    /// The target of the hand, at scale 1, if not defined by the pose.
    var reach: Point?
    /// The positions of both hands of a figure with another one in its arms, at scale 1; empty if the pose defines it.
    var clasp: [Point] = []
    /// Whether a person is seen from behind; those whose pose is turned away always are.
    var isFromBack = false { didSet { measure() } }
    /// Whether a person who lies is seen from above.
    var isFromAbove = false { didSet { measure() } }
    /// Whether the page shows what the deed is done to.
    let hasTarget: Bool
    /// Whether a lying figure is in bed, under the blanket.
    let isInBed: Bool
    /// Whether a sleeping figure has a mat and a blanket.
    private let hasBedding: Bool
    private let sheets: [CharacterSheet]
    private let place: Place
    private let hour: Hour
    private let number: Int
    private let storySeed: UInt64

    /// Finds out who somebody in a scene is.
    ///
    /// - Parameters:
    ///   - place: Where the scene is: in a room sleepers have a bed, in space everybody has air.
    ///   - hour: When it is: at night the family is dressed for bed at home.
    ///   - number: How many of the same name come before, so that several children are several.
    ///   - storySeed: What looks come from that the story tells nothing of.
    ///   - hasBedding: Whether who sleeps has a mat and a blanket; by day out of doors only if the scene has.
    init(
        _ character: SceneCharacter, sheets: [CharacterSheet], in place: Place = .neutral, at hour: Hour = .neutral,
        number: Int = 0, storySeed: UInt64 = 0, hasBedding: Bool = true
    ) {
        self.hasBedding = hasBedding
        (self.place, self.hour) = (place, hour)
        (self.number, self.storySeed) = (number, storySeed)
        self.character = character
        self.sheets = sheets
        stance = Stance(nearest: character.pose.rawValue)
        feeling = Feeling(nearest: character.mood.rawValue)
        holding = character.holding.flatMap { Attire(character)?.word == $0.rawValue ? nil : Thing.held($0) }
        hasTarget = character.isAtWork
        isInBed = Self.isInBed(character)
        let isBedtime = place.isHome && hour == .night
        let attire = Attire(character)
        func dressed(_ look: FigureLook) -> FigureLook {
            let usual = isBedtime ? look.upAtNight : look
            return attire.map(usual.wearing) ?? usual
        }
        switch character.subject {
        case .hero(let id):
            let sheet = sheets.first { $0.hero == id }
            // Without a sheet the whole look follows from the hero's identifier, as each missing field does.
            let look = FigureLook(DistinctLooks(sheets).appearances[id] ?? Appearance().completed(for: id))
            body = .person(dressed(look))
            name = sheet?.name ?? "A child"
        case .companion(let species, let name):
            let kind = Kind(nearest: species.rawValue)
            if kind == .child || kind == .grownUp {
                let told = name.map { "\(species.rawValue) \($0)" } ?? species.rawValue
                let look = FigureLook(
                    unknown: told, isGrownUp: kind == .grownUp, number: number, storySeed: storySeed,
                    resembling: sheets.first?.appearance, unlike: DistinctLooks(sheets).tops)
                let sleepsHere = PersonRole(told: told, isGrownUp: kind == .grownUp).sleepsAtHome
                body = .person(sleepsHere ? dressed(look) : attire.map(look.wearing) ?? look)
            } else {
                body = .animal(kind, Material(of: species.rawValue, name))
            }
            self.name = [name, species.rawValue].compactMap { $0 }.joined(separator: ", ")
        }
        measure()
    }

    /// The same one doing something else.
    func posed(_ pose: Pose) -> Actor {
        var other = character
        other.pose = pose
        return Actor(
            other, sheets: sheets, in: place, at: hour, number: number, storySeed: storySeed, hasBedding: hasBedding)
    }

    private static func isInBed(_ character: SceneCharacter) -> Bool {
        guard let spot = character.spot, case .prop(let prop) = spot.anchor else { return false }
        return spot.relation == "in" && Thing.known(prop.rawValue) == .bed
    }

    // MARK: What the scene says

    /// What the body does, as the scene calls it.
    var pose: Pose { character.pose }
    /// What the face shows, as the scene calls it.
    var mood: Mood { character.mood }

    /// Who does what with what to whom, for people and programs that read the drawing's source: "Mia: pulling, rope,
    /// sledge"; comes from outside.
    var title: String {
        let target: String? =
            switch character.target {
            case .prop(let prop): prop.rawValue
            case .character(.companion(let species, let name)): name ?? species.rawValue
            case .character(.hero(let id)): sheets.first { $0.hero == id }?.name ?? "a child"
            case nil: nil
            }
        return
            "\(name): \([pose.rawValue, character.holding?.rawValue, target].compactMap { $0 }.joined(separator: ", "))"
    }

    // MARK: The body

    /// Whether the body is level with the ground.
    var isLyingDown: Bool { [.sleeping, .lying].contains(stance) }

    var hasWheelchair: Bool {
        if case .person(let look) = body { look.accessories.contains(.wheelchair) } else { false }
    }

    /// The colour that most of the body has.
    var tone: Color {
        switch body {
        case .person(let look): look.outfit.top
        case .animal(let kind, let material): Coat(kind, material).fur
        }
    }

    /// From the ground to the highest part.
    var height: Double { -boxes.whole.minY }

    /// Whether nothing carries it.
    var isAirborne: Bool { boxes.whole.maxY < -30 }

    /// Whether something is drawn in a hand or a paw.
    var holdsSomething: Bool { figure.map { !$0.holds.isEmpty } ?? (holding != nil) }

    /// How far the head reaches to the front, with the hair.
    var headReach: Double { boxes.face.middle.x + boxes.face.width * 0.92 }

    // MARK: Drawing

    /// Draws the figure; the origin is the ground below it.
    ///
    /// - Parameters:
    ///   - id: The name of the figure's group, from which the groups in it have theirs.
    ///   - isMirrored: Whether the group is mirrored, so that what belongs to one side of the body is drawn on the
    ///     other.
    func draw(on canvas: inout SVGCanvas, id: String? = nil, isMirrored: Bool = false) {
        canvas.withEdges { canvas in
            figure(isMirrored: isMirrored)?.draw(on: &canvas, id: id)
            animal?.draw(on: &canvas, id: id)
        }
    }

    /// The person; nil for an animal.
    var figure: Figure? { figure(isMirrored: false) }

    private func figure(isMirrored: Bool) -> Figure? {
        guard case .person(var look) = body else { return nil }
        look.isMirrored = isMirrored
        var figure = Figure(
            look: look, stance: stance, feeling: feeling, holding: holding, dozing: dozing)
        figure.hasBed = place.isIndoors
        figure.hasHelmet = place == .space
        figure.hasTarget = hasTarget
        figure.isInBed = isInBed
        figure.isFromAbove = isFromAbove
        if isFromBack { figure.isFromBack = true }
        if let gaze { figure.gaze = gaze }
        if let reach { figure.reach(for: reach) }
        if !clasp.isEmpty { figure.clasp(clasp) }
        return figure
    }

    /// How a figure sleeps without a bed: sitting in a basket, or lying on the ground; nil in bed.
    private var dozing: Stance? {
        guard !hasBedding else { return nil }
        if let spot = character.spot, spot.relation == "in", case .prop = spot.anchor { return .sitting }
        return .lying
    }

    /// The animal that it is, if it is one.
    var animal: Animal? {
        guard case .animal(let kind, let material) = body else { return nil }
        var animal = Animal(kind: kind, material: material, stance: stance, feeling: feeling, holding: holding)
        animal.hasHelmet = place == .space
        if isFromBack { animal.isFromBack = true }
        if let gaze { animal.gaze = gaze }
        return animal
    }

    /// Finds out how large the figure is as it is drawn now.
    private mutating func measure() {
        var canvas = SVGCanvas()
        canvas.isMeasured = true
        if let figure {
            figure.draw(on: &canvas)
            boxes = FigureBoxes(whole: InkExtent.box(of: canvas.text), face: figure.face, body: figure.body)
            anchors = figure.anchors
        } else if let animal {
            animal.draw(on: &canvas)
            boxes = FigureBoxes(whole: InkExtent.box(of: canvas.text), face: animal.face, body: animal.trunk)
            anchors = animal.anchors
        }
    }
}
