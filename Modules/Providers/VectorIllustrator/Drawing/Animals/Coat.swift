/// The colours of an animal.
struct Coat: Sendable {
    var fur: Color
    var belly: Color
    /// What stands out: beaks, spines, toes.
    var accent: Color
    /// A marking of its own: a red breast, black patches, a cap.
    var mark: Color

    @inline(never)
    init(_ fur: Color, _ belly: Color, _ accent: Color, _ mark: Color? = nil) {
        (self.fur, self.belly, self.accent, self.mark) = (fur, belly, accent, mark ?? accent)
    }

    init(_ kind: Kind, _ material: Material = .living) { self = material.dyed(Breed(kind).coat) }

    var edge: Color { fur.darker(0.22) }
}

extension Kind {
    /// How tall it is in life, in centimetres.
    var lifeHeight: Double { Breed(self).height }
}

/// How large animals are drawn.
enum LifeSize {
    /// A child of six is 355 units and 115 centimetres tall.
    static let unitsPerCentimetre = 355.0 / 115

    /// Returns life size in units, but large enough for a visible face: the smaller the animal, the larger its scale.
    static func units(_ centimetres: Double) -> Double {
        guard centimetres < 10 else {
            return centimetres * unitsPerCentimetre * (1 + 0.6 * max(0, 1 - centimetres / 40))
        }
        return least + max(0, centimetres) * (units(10) - least) / 10
    }

    /// The minimum size, in units.
    private static let least = 30.0
}
