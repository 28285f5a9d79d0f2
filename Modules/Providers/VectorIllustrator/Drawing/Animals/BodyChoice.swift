/// Chooses the body that a kind has while it does something.
struct BodyChoice {
    let breed: Breed
    let coat: Coat
    let kind: Kind

    func body(_ gesture: Gesture, _ feeling: Feeling, _ holding: Thing?, _ isCuddling: Bool) -> any AnimalBody {
        switch breed.plan {
        case .paws(let stature): paws(stature, gesture, feeling, holding, isCuddling)
        case .fourLegged(let stature): fourLegged(stature, gesture)
        case .bird(let shape): BirdBody(coat: coat, shape: shape, gesture: gesture)
        case .crawler(let shape): CrawlerBody(coat: coat, shape: shape, gesture: gesture)
        case .insect(let shape): InsectBody(coat: coat, shape: shape, gesture: gesture)
        case .spider: SpiderBody(coat: coat, gesture: gesture)
        case .crab: CrabBody(coat: coat, gesture: gesture)
        case .hermitCrab: HermitBody(coat: coat, gesture: gesture)
        case .crayfish: CrayfishBody(coat: coat, gesture: gesture)
        case .fish: FishBody(coat: coat, marking: breed.marking, gesture: gesture)
        case .seal: SealBody(coat: coat, gesture: gesture)
        case .robot: robot(gesture, feeling, holding, isCuddling)
        case .star: StarFellow(gesture: gesture)
        case .glove: GloveBody(coat: coat, gesture: gesture)
        case .cloud: CloudBody(coat: coat, gesture: gesture)
        }
    }

    private func fourLegged(_ stature: Stature, _ gesture: Gesture) -> any AnimalBody {
        if gesture.isFromBack, stature.leg > 30 {
            return RearView(coat: coat, stature: stature, tail: breed.tail, marking: breed.marking, sits: gesture.sits)
        }
        var gesture = gesture
        if gesture.coversEyes {
            // An animal without suitable paws lies low.
            gesture.lies = true
            gesture.bow = 0.5
            gesture.coversEyes = !stature.hasHooves
        }
        return FourLegged(coat: coat, stature: stature, tail: breed.tail, marking: breed.marking, gesture: gesture)
    }

    /// Stands up to do something with its paws; walks, runs, swims and lies on four.
    private func paws(
        _ stature: Stature, _ gesture: Gesture, _ feeling: Feeling, _ holding: Thing?, _ isCuddling: Bool
    ) -> any AnimalBody {
        if gesture.isAsleep, kind != .bat { return CurledAnimal(breed: breed, coat: coat) }
        let isMoving =
            gesture.stride > 0 && gesture.arm == nil || gesture.isSwimming || gesture.isLeaping && gesture.tilt < 0
        let canWalkUpright = kind == .doll || kind == .bat
        let isIdle = gesture.arm == nil && gesture.otherArm == nil && !gesture.sits && !isCuddling
        let staysLow = [.hedgehog, .vole].contains(kind) && isIdle
        if !canWalkUpright, holding == nil, !gesture.isFromBack, isMoving || gesture.lies || staysLow {
            var walk = gesture
            walk.arm = nil
            walk.otherArm = nil
            return FourLegged(coat: coat, stature: stature, tail: breed.tail, marking: breed.marking, gesture: walk)
        }
        var upright = gesture
        upright.sits = gesture.sits || gesture.lies
        // Frogs squat.
        if breed.head.ears == .bumps { upright.crouch = max(0.86, gesture.crouch) }
        return UprightAnimal(
            breed: breed, coat: coat, joints: joints(upright, feeling, holding, isCuddling), gesture: upright,
            isCuddling: isCuddling, hasWings: kind == .bat)
    }

    /// A robot that is switched off sits down.
    private func robot(_ gesture: Gesture, _ feeling: Feeling, _ holding: Thing?, _ isCuddling: Bool) -> any AnimalBody
    {
        var upright = gesture
        upright.sits = gesture.sits || gesture.lies
        return Robot(
            coat: coat, joints: joints(upright, feeling, holding, isCuddling), gesture: upright, isCuddling: isCuddling)
    }

    private func joints(_ gesture: Gesture, _ feeling: Feeling, _ holding: Thing?, _ isCuddling: Bool) -> Joints {
        var posture = Posture(animal: gesture, feeling, holds: isCuddling ? nil : holding)
        if isCuddling { posture.cuddle() }
        return Joints(.animal, posture)
    }
}
