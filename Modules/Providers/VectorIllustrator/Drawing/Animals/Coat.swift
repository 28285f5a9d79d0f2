/// The colours of an animal.
struct Coat: Sendable {
    var fur: Colour
    var belly: Colour
    /// What stands out: beaks, spines, toes.
    var accent: Colour
    /// A marking of its own: a red breast, black patches, a cap.
    var mark: Colour

    init(_ fur: Colour, _ belly: Colour, _ accent: Colour, _ mark: Colour? = nil) {
        (self.fur, self.belly, self.accent, self.mark) = (fur, belly, accent, mark ?? accent)
    }

    init(_ kind: Kind, _ material: Material = .living) { self = material.dyed(Breed(kind).coat) }

    var edge: Colour { fur.darker(0.22) }
}

extension Kind {
    /// How tall it is in life, in centimetres.
    var lifeHeight: Double { Breed(self).height }
}

/// How large animals are drawn.
enum LifeSize {
    /// A child of six is 355 units and 115 centimetres tall.
    static let unitsPerCentimetre = 355.0 / 115

    /// Life size in units, but large enough for a face to be seen: nobody is smaller than 24 units.
    static func units(_ centimetres: Double) -> Double {
        centimetres >= 10
            ? centimetres * unitsPerCentimetre : 24 + max(0, centimetres) * (10 * unitsPerCentimetre - 24) / 10
    }
}
