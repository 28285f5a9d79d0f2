/// Moves hands to the figures and things that they touch.
extension Composition {
    /// Makes every hand reach for its target, as far as the pose does not.
    mutating func touch() {
        for index in actors.indices {
            actors[index].actor.clasp = clasp(of: actors[index])
            guard let goal = goal(of: actors[index]), let hand = actors[index].anchors.touch else { continue }
            guard goal.distance(to: hand) > 5 * actors[index].scale else { continue }
            let actor = actors[index]
            actors[index].actor.reach = actor.local(goal)
        }
    }

    /// Returns the positions of both hands of a hugging figure: on the other's back, below the face; empty for all
    /// others.
    private func clasp(of actor: PlacedActor) -> [Point] {
        guard play.deeds[actor.index] == .embrace, actor.actor.holding == nil,
            case .actor(let index)? = play.aims[actor.index], let other = self.actor(index),
            other.actor.height > actor.actor.height * 0.45
        else { return [] }
        let (own, theirs) = (actor.boxes.body, other.boxes.body)
        guard own.gap(to: theirs) < 70 * actor.scale else { return [] }
        // No lower than the other's knees, and about as high as the own shoulders.
        let lowest = other.ground.y - (other.ground.y - theirs.maxY) * 0.5
        let top = max(other.boxes.face.maxY + 12 * actor.scale, actor.anchors.shoulder.y + 24 * actor.scale)
        let far = theirs.width * (theirs.middle.x > own.middle.x ? 0.28 : -0.28)
        return [46.0, 0].map { drop in
            actor.local(Point(theirs.middle.x + far, min(top + drop * actor.scale, lowest)))
        }
    }

    /// Returns the target of a hand; nil if it is there already, or for an action without touch.
    private func goal(of actor: PlacedActor) -> Point? {
        let deed = play.deeds[actor.index]
        guard [.handle, .give, .handInHand, .push].contains(deed), let aim = play.aims[actor.index],
            let hand = actor.anchors.touch
        else { return nil }
        switch aim {
        case .thing(let number): return thing(number).map { contact(on: $0, from: hand) }
        case .actor(let index):
            guard let other = self.actor(index) else { return nil }
            let answers = play.aims[index] == .actor(actor.index) && play.deeds[index].isContact
            // Two hands meet half way.
            if answers, let theirs = other.anchors.touch { return hand.towards(theirs, 0.5) }
            if other.anchors.crown.y > hand.y { return other.anchors.crown }
            // On the shoulder or below, never at the chin.
            var body = other.boxes.body
            body.minY = min(body.maxY - 4, max(body.minY, other.boxes.face.maxY + 14 * actor.scale))
            let near = body.nearest(to: hand)
            // Of an animal whose body is out of reach the cheek is touched, at its edge.
            let cheek = other.boxes.face.nearest(to: hand)
            let isFar = near.distance(to: hand) > 90 * actor.scale + cheek.distance(to: hand)
            return other.actor.figure == nil && isFar ? cheek : near
        }
    }

    /// The point on a thing that is nearest to a hand: its grip, or a point on what it covers.
    func contact(on thing: PlacedThing, from hand: Point) -> Point {
        let box = thing.pageBox(camera)
        let near = box.grown(by: -min(8 * thing.scale, box.width * 0.2)).nearest(to: hand)
        let grip = thing.pageGrip(camera)
        return grip.distance(to: hand) < near.distance(to: hand) + 24 * thing.scale ? grip : near
    }

    /// How far a hand is from what it should touch, in units of the page; nil for a deed that touches nothing.
    func touchDistance(of actor: PlacedActor) -> Double? {
        guard play.deeds[actor.index].isContact, let aim = play.aims[actor.index] else { return nil }
        if ropes.contains(where: { $0.actor == actor.index }) { return 0 }
        let hand =
            actor.reached
            ?? Point(
                actor.isMirrored ? actor.boxes.body.minX - 26 * actor.scale : actor.boxes.body.maxX + 26 * actor.scale,
                actor.boxes.body.middle.y)
        switch aim {
        case .thing(let number): return thing(number).map { contact(on: $0, from: hand).distance(to: hand) }
        case .actor(let index):
            guard let other = self.actor(index) else { return nil }
            // Those who hug touch with all of themselves.
            if play.deeds[actor.index] == .embrace {
                let (own, others) = (actor.boxes.body.union(actor.boxes.face), other.boxes.body.union(other.boxes.face))
                return own.gap(to: others)
            }
            let theirs = other.reached.map { $0.distance(to: hand) } ?? .infinity
            let area = other.boxes.body.union(other.boxes.face).grown(by: 12 * other.scale)
            return min(theirs, area.nearest(to: hand).distance(to: hand), other.anchors.crown.distance(to: hand))
        }
    }
}

extension PlacedActor {
    /// A point of the page, told at size 1 from the ground below the figure.
    func local(_ point: Point) -> Point {
        Point((point.x - ground.x) / scale * (isMirrored ? -1 : 1), (point.y - ground.y) / scale)
    }

    /// The position of a reaching hand, as far as the arm allows.
    var reached: Point? {
        guard let most = actor.reachOfArm, let reach = actor.reach else { return anchors.touch }
        let shoulder = actor.anchors.shoulder
        let far = shoulder.distance(to: reach)
        let point = far > most ? shoulder.towards(reach, most / far) : reach
        return Point(ground.x + point.x * scale * (isMirrored ? -1 : 1), ground.y + point.y * scale)
    }
}

extension Actor {
    /// How far a hand gets from its shoulder; nil for animals, whose paws are where they are.
    ///
    /// An arm that is stretched a little more than it is long is not seen to be.
    var reachOfArm: Double? {
        guard let touch = anchors.touch, case .person(let look) = body else { return nil }
        return max(anchors.shoulder.distance(to: touch), look.build.arm * 1.3)
    }
}

extension PlacedThing {
    /// What it covers on the page, also if the setting has it.
    func pageBox(_ camera: Camera) -> Box {
        guard let fixture = staged.fixture else { return box }
        return Box(around: [
            camera.apply(to: Point(fixture.box.minX, fixture.box.minY)),
            camera.apply(to: Point(fixture.box.maxX, fixture.box.maxY)),
        ])
    }

    /// Returns the grip on the page, also if the setting has it.
    func pageGrip(_ camera: Camera) -> Point { staged.fixture.map { camera.apply(to: $0.grip) } ?? grip }
}

extension Box {
    /// How far it is from another one; nothing if they overlap.
    func gap(to other: Box) -> Double {
        let across = max(0, other.minX - maxX, minX - other.maxX)
        let down = max(0, other.minY - maxY, minY - other.maxY)
        return Point(across, down).distance(to: Point(0, 0))
    }

    /// The point in it that is nearest to another one.
    func nearest(to point: Point) -> Point {
        guard minX <= maxX, minY <= maxY else { return middle }
        return Point(min(max(point.x, minX), maxX), min(max(point.y, minY), maxY))
    }
}
