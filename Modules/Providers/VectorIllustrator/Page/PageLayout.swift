package import StoryCore

/// The layout of a page, for programs that compare pages with their plans.
package struct PageLayout: Hashable, Sendable {
    /// A rectangle in units of a page that is 1280 wide and 960 high, from its top left.
    package struct Area: Hashable, Sendable {
        package let x: Double
        package let y: Double
        package let width: Double
        package let height: Double

        init(_ box: Box) { (x, y, width, height) = (box.minX, box.minY, box.width, box.height) }
    }

    /// A figure on the page.
    package struct Figure: Hashable, Sendable {
        /// Who it is.
        package let subject: SceneCharacter.Subject
        /// The pose as drawn; a figure may kneel down for something low.
        package let pose: Pose
        /// What is in the hand.
        package let held: Prop?
        /// The target of the action.
        package let target: SceneTarget?
        /// Whether the target is on the page.
        package let seesTarget: Bool
        /// Everything that is drawn of the figure.
        package let box: Area
        /// From brow to chin and from ear to ear.
        package let face: Area
        /// How much of the face is hidden by hands, arms, bodies and things, from 0 to 1.
        package let faceCover: Double
        /// How large the figure is; at 1 a child of six is 355 units tall.
        package let scale: Double
        /// How far the hand is from what it should touch, in units of the page; nil for a deed that touches nothing.
        package let touchDistance: Double?
    }

    /// Something on the page.
    package struct Item: Hashable, Sendable {
        /// What the scene calls it.
        package let name: String
        package let box: Area
        /// Whether it is a part of the setting.
        package let isFixture: Bool
    }

    /// How the page is seen: "full", "close-up", "wide", "back", "silhouette", "above" or "cover".
    package let shot: String
    package let figures: [Figure]
    package let things: [Item]
}

extension VectorIllustrator {
    /// Returns the layout of a request's page.
    package func layout(for request: IllustrationRequest) -> PageLayout { PageDrawing(request).layout }
}

extension PageDrawing {
    /// The layout.
    var layout: PageLayout {
        PageLayout(
            shot: titleBox == nil && !isCover ? composition.shot.rawValue : "cover",
            figures: zip(composition.actors, composition.coveredFaces).map { actor, cover in
                let character = actor.actor.character
                return PageLayout.Figure(
                    subject: character.subject, pose: Pose(rawValue: actor.actor.stance.rawValue),
                    held: actor.actor.holdsSomething ? character.holding : nil, target: character.target,
                    seesTarget: composition.play.aims[actor.index].flatMap(composition.point(of:)) != nil,
                    box: PageLayout.Area(actor.boxes.whole), face: PageLayout.Area(actor.boxes.face),
                    faceCover: cover, scale: actor.scale,
                    touchDistance: composition.touchDistance(of: actor))
            },
            things: drawnThings + beds + worn + bodies + partsOfSetting)
    }

    private var drawnThings: [PageLayout.Item] {
        composition.things.map { thing in
            PageLayout.Item(
                name: thing.staged.word, box: PageLayout.Area(thing.pageBox(composition.camera)),
                isFixture: thing.staged.fixture != nil)
        }
    }

    /// The beds that belong to those who lie in them.
    private var beds: [PageLayout.Item] {
        composition.actors.filter { $0.actor.figure.map { $0.hasBed && $0.pillow != nil } ?? false }
            .map { PageLayout.Item(name: "bed", box: PageLayout.Area($0.boxes.whole), isFixture: false) }
    }

    /// What those who are there have on.
    private var worn: [PageLayout.Item] {
        composition.actors.compactMap { actor in
            Attire(actor.actor.character).map {
                PageLayout.Item(name: $0.word, box: PageLayout.Area(actor.boxes.whole), isFixture: false)
            }
        }
    }

    /// Parts of a body that the scene names, which all figures have.
    private var bodies: [PageLayout.Item] {
        guard let focal = composition.actors.first else { return [] }
        return scene.props.filter { Self.partsOfBody.contains($0.rawValue) }.map {
            PageLayout.Item(name: $0.rawValue, box: PageLayout.Area(focal.boxes.whole), isFixture: false)
        }
    }

    private static let partsOfBody: Set<String> = [
        "hand", "hands", "finger", "fingers", "thumb", "foot", "feet", "eye", "eyes", "ear", "ears", "nose", "hair",
        "mouth",
    ]

    /// What the scene asks for and the setting has, where at least a fifth of it is on the page.
    private var partsOfSetting: [PageLayout.Item] {
        guard !isCover, ![.above, .silhouette].contains(composition.shot) else { return [] }
        let drawn = Set(composition.things.map(\.staged.word))
        let page = Box(minX: 0, minY: 0, maxX: 1280, maxY: 960)
        return scene.props.map(\.rawValue).filter { !drawn.contains($0) }.compactMap { word in
            guard let fixture = composition.scenery.fixture(word) else { return nil }
            let corners = [Point(fixture.box.minX, fixture.box.minY), Point(fixture.box.maxX, fixture.box.maxY)]
            let box = Box(around: corners.map(composition.camera.apply(to:)))
            guard box.share(coveredBy: page) > 0.2 else { return nil }
            return PageLayout.Item(name: word, box: PageLayout.Area(box), isFixture: true)
        }
    }
}
