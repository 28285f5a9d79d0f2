/// What an animal's head looks like.
struct HeadTraits: Sendable {
    enum Ears: Sendable {
        case none, cat, fox, squirrel, owl, rabbit, dragon, big, round, small, floppy, side, horse, donkey, pig, bat
        case gills, bumps, petal
    }
    enum Skull: Sendable { case round, wide, long, none }
    enum Mask: Sendable {
        case none, cheeks, muzzle, chin, fox, owl, dog, badger, blaze, face, cap, hood, throat, stripe, bandit, lores
        case plate, rings, mouth, patch, visor
    }
    enum Muzzle: Sendable {
        case nose, pinkNose, whiskers, snout, pig, wide, long, nostrils, none
        case beak(Beak)
    }
    enum Beak: Sendable { case short, thin, dagger, needle, hook, owl, duck, gull, pouch, knob }
    enum Top: Sendable {
        case none, spines, horns, bigHorns, goatHorns, knobs, wool, forelock, comb, tuft, plume, antennae, longAntennae
        case clubs, combs, tentacles, fans, yarn, stripes
    }

    var ears = Ears.none
    var skull = Skull.round
    var mask = Mask.none
    var muzzle = Muzzle.nose
    var top = Top.none
    var eyes: Color = 0x5A3A28

    /// How far the top of the skull is above the middle of the head.
    var crown: Double {
        switch skull {
        case .wide: ears == .bumps ? 64 : 36
        case .none: 56
        case .round, .long: 62
        }
    }

    var hasBeak: Bool { if case .beak = muzzle { true } else { false } }
}
