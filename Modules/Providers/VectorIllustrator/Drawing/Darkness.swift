import StoryCore

/// Whether a scene in a room tells that no lamp is lit there.
enum Darkness {
    /// Returns whether the scene is dark: the lamp is out, or at night a torch is needed or all heroes sleep.
    static func isTold(by scene: Scene, in place: Place) -> Bool {
        guard place.isIndoors else { return false }
        if Brush.names("lamp", in: Set(scene.absent.map(\.rawValue))) { return true }
        guard Hour(nearest: scene.timeOfDay.rawValue) == .night else { return false }
        return hasCarriedLight(scene) || !namesLamp(scene) && everyHeroSleeps(in: scene)
    }

    /// Things that one lights where there is no lamp.
    static let carried: Set<Thing> = [.torch, .candle, .lantern]

    private static func hasCarriedLight(_ scene: Scene) -> Bool {
        let words = scene.props + scene.characters.compactMap(\.holding)
        return words.contains { Thing.known($0.rawValue).map(carried.contains) ?? false && !isLamp($0) }
            || scene.characters.contains { character in
                guard case .companion(let species, _) = character.subject else { return false }
                return Kind(nearest: species.rawValue) == .firefly
            }
    }

    /// A lamp in the scene is lit.
    private static func namesLamp(_ scene: Scene) -> Bool {
        scene.props.contains(where: isLamp)
            || scene.characters.contains { character in
                guard case .prop(let prop)? = character.target else { return false }
                return isLamp(prop)
            }
    }

    private static func isLamp(_ prop: Prop) -> Bool { prop.rawValue.lowercased().hasSuffix("lamp") }

    private static func everyHeroSleeps(in scene: Scene) -> Bool {
        let heroes = scene.characters.filter { if case .hero = $0.subject { true } else { false } }
        return !heroes.isEmpty && heroes.allSatisfy { Stance(nearest: $0.pose.rawValue) == .sleeping }
    }
}
