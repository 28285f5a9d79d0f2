package import StoryCore

/// Where everybody and everything is on a page, for programs that compare pages with their plans.
package struct PageLayout: Hashable, Sendable {
    /// A rectangle in units of a page that is 1280 wide and 960 high, from its top left.
    package struct Area: Hashable, Sendable {
        package let x: Double
        package let y: Double
        package let width: Double
        package let height: Double

        init(_ box: Box) { (x, y, width, height) = (box.minX, box.minY, box.width, box.height) }
    }

    /// Somebody on the page.
    package struct Figure: Hashable, Sendable {
        /// Who it is.
        package let subject: SceneCharacter.Subject
        /// What the body does as it is drawn; somebody may kneel down for something low.
        package let pose: Pose
        /// What is in the hand.
        package let held: Prop?
        /// Whom or what the deed is done to.
        package let target: SceneTarget?
        /// Whether the target is on the page.
        package let seesTarget: Bool
        /// Everything that is drawn of the figure.
        package let box: Area
        /// From brow to chin and from ear to ear.
        package let face: Area
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
    /// Where everybody and everything is on a request's page.
    package func layout(for request: IllustrationRequest) -> PageLayout { PageDrawing(request).layout }
}

extension PageDrawing {
    /// Where everybody and everything is.
    var layout: PageLayout {
        PageLayout(
            shot: titleBox == nil && !isCover ? composition.shot.rawValue : "cover",
            figures: composition.actors.map { actor in
                let character = actor.actor.character
                return PageLayout.Figure(
                    subject: character.subject, pose: character.pose, held: character.holding,
                    target: character.target,
                    seesTarget: composition.play.aims[actor.index].flatMap(composition.place) != nil,
                    box: PageLayout.Area(actor.boxes.whole), face: PageLayout.Area(actor.boxes.face),
                    touchDistance: composition.touchDistance(of: actor))
            },
            things: composition.things.map { thing in
                let fixture = thing.staged.fixture.map { fixture in
                    Box(around: [
                        composition.camera.place(Point(fixture.box.minX, fixture.box.minY)),
                        composition.camera.place(Point(fixture.box.maxX, fixture.box.maxY)),
                    ])
                }
                return PageLayout.Item(
                    name: thing.staged.word, box: PageLayout.Area(fixture ?? thing.box), isFixture: fixture != nil)
            })
    }
}

extension Composition {
    /// How far a hand is from what it should touch; nil for a deed that touches nothing.
    func touchDistance(of actor: PlacedActor) -> Double? {
        guard play.deeds[actor.index].isContact, let aim = play.aims[actor.index] else { return nil }
        if ropes.contains(where: { $0.actor == actor.index }) { return 0 }
        let hand =
            actor.anchors.touch
            ?? Point(
                actor.isMirrored ? actor.boxes.body.minX - 26 * actor.scale : actor.boxes.body.maxX + 26 * actor.scale,
                actor.boxes.body.middle.y)
        switch aim {
        case .thing(let number):
            guard let thing = thing(number) else { return nil }
            return min(hand.distance(to: thing.grip), thing.box.grown(by: -6 * thing.scale).distance(to: hand))
        case .actor(let index):
            guard let other = self.actor(index) else { return nil }
            let theirs = other.anchors.touch.map { $0.distance(to: hand) } ?? .infinity
            let area = other.boxes.body.union(other.boxes.face).grown(by: 12 * other.scale)
            return min(theirs, area.distance(to: hand), other.anchors.crown.distance(to: hand))
        }
    }
}

extension Box {
    /// How far a place is from the nearest place in it.
    func distance(to place: Point) -> Double {
        let across = max(0, minX - place.x, place.x - maxX)
        let down = max(0, minY - place.y, place.y - maxY)
        return Point(across, down).distance(to: Point(0, 0))
    }
}
