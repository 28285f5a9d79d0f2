// Animals with fur and paws, and those on hooves.

extension Breed {
    private static let small = Stature(leg: 30, length: 62, girth: 44, headScale: 0.94, limb: 13)

    static let furry: [Kind: Breed] = [
        .cat: Breed(
            42, Coat(0xE8A85C, 0xFFF1DC, 0xC98640), .paws(Stature(limb: 15)),
            HeadTraits(ears: .cat, mask: .cheeks, muzzle: .whiskers, top: .stripes, eyes: 0x5B7A3A), tail: .cat,
            marking: .stripes),
        .dog: Breed(
            56, Coat(0xB98A5E, 0xF6E6CE, 0x7A5238), .paws(Stature()), HeadTraits(ears: .floppy, mask: .dog), tail: .dog),
        .fox: Breed(
            50, Coat(0xE07B3C, 0xFFF3E2, 0x5A3A38), .paws(Stature()), HeadTraits(ears: .fox, mask: .fox), tail: .fox),
        .rabbit: Breed(
            34, Coat(0xD9CFC6, 0xFFFAF2, 0xF2B5B5), .paws(Stature(leg: 44)),
            HeadTraits(ears: .rabbit, mask: .cheeks, muzzle: .whiskers), tail: .puff),
        .bear: Breed(
            150, Coat(0x9A6B47, 0xDDB98C, 0x6F4A30), .paws(Stature(length: 92, girth: 56, headScale: 0.86, limb: 19)),
            HeadTraits(ears: .round, mask: .muzzle), tail: .short),
        .hedgehog: Breed(
            20, Coat(0xE3C39C, 0xF8E6CB, 0x7B5C48), .paws(Stature(leg: 34, girth: 46)),
            HeadTraits(ears: .small, top: .spines), marking: .spines),
        .mouse: Breed(
            10, Coat(0xB5B2BE, 0xF1ECEF, 0xF0B3BC), .paws(small),
            HeadTraits(ears: .big, mask: .cheeks, muzzle: .whiskers), tail: .mouse),
        .vole: Breed(
            10, Coat(0xA97A55, 0xEBD6B8, 0xC98F7A), .paws(small),
            HeadTraits(ears: .small, mask: .chin, muzzle: .whiskers),
            tail: .short),
        .dormouse: Breed(
            12, Coat(0xD9A55F, 0xFBEFD8, 0xB9823F, 0x7A5A44), .paws(small),
            HeadTraits(ears: .round, mask: .rings, muzzle: .whiskers), tail: .squirrel),
        .squirrel: Breed(
            25, Coat(0xA5673F, 0xFBE6CC, 0x7A4526), .paws(Stature(leg: 46, length: 70, limb: 14)),
            HeadTraits(ears: .squirrel, mask: .chin), tail: .squirrel),
        .badger: Breed(
            48, Coat(0x98959E, 0xF6F4F0, 0x5B5862, 0x3B3842), .paws(Stature(leg: 40, girth: 48)),
            HeadTraits(ears: .small, mask: .badger), tail: .short),
        .otter: Breed(
            54, Coat(0x8A6547, 0xE9D6BC, 0x5E4330), .paws(Stature(leg: 36, length: 92, girth: 40)),
            HeadTraits(ears: .small, mask: .muzzle, muzzle: .whiskers), tail: .otter),
        .mole: Breed(
            13, Coat(0x5B5566, 0x7A7386, 0xF0B8AE), .paws(Stature(leg: 20, length: 72, girth: 46, limb: 20)),
            HeadTraits(muzzle: .snout), tail: .short),
        .bat: Breed(
            12, Coat(0x7A5F6B, 0xC9AEB4, 0x54434F), .paws(small), HeadTraits(ears: .bat, mask: .chin, muzzle: .pinkNose)
        ),
        .guineaPig: Breed(
            18, Coat(0xC98A4F, 0xFFF6E8, 0xE9B49A, 0xFFF6E8),
            .fourLegged(Stature(leg: 4, length: 104, girth: 60, headScale: 0.9, limb: 11)),
            HeadTraits(ears: .petal, mask: .blaze, muzzle: .pinkNose), marking: .saddle),
        .frog: Breed(
            10, Coat(0x7FB857, 0xDDF0B8, 0x5E9440), .paws(Stature(leg: 26, length: 66, girth: 44, limb: 14)),
            HeadTraits(ears: .bumps, skull: .wide, muzzle: .nostrils), marking: .bars),
        .toad: Breed(
            9, Coat(0xA08A5B, 0xE6D9B4, 0x7A6640), .paws(Stature(leg: 20, length: 66, girth: 48, limb: 15)),
            HeadTraits(ears: .bumps, skull: .wide, muzzle: .nostrils, eyes: 0xC98A2F), marking: .speckles),
        .seal: Breed(
            76, Coat(0x9AA6B8, 0xDFE6EE, 0x76839A), .seal, HeadTraits(mask: .cheeks, muzzle: .whiskers)),
        .dragon: Breed(
            120, Coat(0x6DB58A, 0xF4E7B4, 0xE88B5A), .paws(Stature(limb: 17)),
            HeadTraits(ears: .dragon, mask: .muzzle, muzzle: .nostrils), tail: .dragon, marking: .bars),
        .doll: Breed(
            40, Coat(0xF6D9C0, 0x5B9BB8, 0x5B83B8, 0xC8643A), .paws(Stature()), HeadTraits(muzzle: .none, top: .yarn)),
    ]

    private static func hooves(
        leg: Double, length: Double, girth: Double, neck: Double, head: Double = 0.8, limb: Double = 14
    ) -> BodyPlan {
        .fourLegged(
            Stature(leg: leg, length: length, girth: girth, neck: neck, headScale: head, limb: limb, hasHooves: true))
    }

    static let hoofed: [Kind: Breed] = [
        .cow: Breed(
            140, Coat(0xFBF7F0, 0xF5C3BB, 0x5B4A48, 0x6B4A3A),
            hooves(leg: 70, length: 118, girth: 62, neck: 30, head: 0.78, limb: 16),
            HeadTraits(ears: .side, skull: .long, mask: .patch, muzzle: .wide, top: .horns), tail: .cow,
            marking: .patches),
        .bull: Breed(
            150, Coat(0x8A5538, 0xD6AE92, 0x3F3238, 0x5B3826),
            hooves(leg: 62, length: 122, girth: 72, neck: 20, head: 0.84, limb: 18),
            HeadTraits(ears: .side, skull: .long, muzzle: .wide, top: .bigHorns), tail: .cow),
        .horse: Breed(
            160, Coat(0xB5763F, 0xE9CDAA, 0x4A3838, 0x5B3A2C),
            hooves(leg: 104, length: 112, girth: 56, neck: 78, head: 0.68, limb: 14),
            HeadTraits(ears: .horse, skull: .long, mask: .blaze, muzzle: .long, top: .forelock), tail: .horse,
            marking: .mane),
        .donkey: Breed(
            115, Coat(0x9A938F, 0xF0EAE2, 0x4F4A4E, 0x54494C),
            hooves(leg: 74, length: 94, girth: 50, neck: 48, head: 0.74, limb: 13),
            HeadTraits(ears: .donkey, skull: .long, muzzle: .long, top: .forelock), tail: .cow, marking: .mane),
        .goat: Breed(
            85, Coat(0xEDE6DC, 0xFFFFFF, 0x6A5A54, 0x8A7A6E),
            hooves(leg: 66, length: 84, girth: 46, neck: 38, head: 0.74, limb: 12),
            HeadTraits(ears: .side, skull: .long, muzzle: .long, top: .goatHorns, eyes: 0xC98A2F), tail: .short),
        .sheep: Breed(
            85, Coat(0xE8CDB4, 0xF6E6D6, 0x5B4E4C, 0xFBF6EC),
            hooves(leg: 48, length: 84, girth: 56, neck: 6, head: 0.76, limb: 12),
            HeadTraits(ears: .side, skull: .long, muzzle: .long, top: .wool), tail: .short, marking: .wool),
        .alpaca: Breed(
            130, Coat(0xD8B48C, 0xF6E6D0, 0x6A5548, 0xE3C49F),
            hooves(leg: 66, length: 78, girth: 50, neck: 92, head: 0.66, limb: 14),
            HeadTraits(ears: .horse, skull: .long, muzzle: .long, top: .wool), tail: .short, marking: .wool),
        .giraffe: Breed(
            230, Coat(0xF0C25F, 0xFBE9C0, 0x6A4A38, 0xB5702F),
            hooves(leg: 150, length: 96, girth: 54, neck: 236, head: 0.62, limb: 14),
            HeadTraits(ears: .side, skull: .long, muzzle: .long, top: .knobs), tail: .cow, marking: .spots),
        .pig: Breed(
            75, Coat(0xF4B6B0, 0xFAD2CC, 0xB9747A, 0xEE9A98),
            hooves(leg: 34, length: 92, girth: 54, neck: 0, head: 0.84, limb: 14),
            HeadTraits(ears: .pig, muzzle: .pig), tail: .short),
        .tortoise: Breed(
            20, Coat(0x9FB878, 0xDDE6B4, 0x6F8A50, 0xA9814F),
            .fourLegged(Stature(leg: 24, length: 92, girth: 52, neck: 26, headScale: 0.66, limb: 17)),
            HeadTraits(muzzle: .nostrils), tail: .short, marking: .dome),
        .salamander: Breed(
            9, Coat(0x3F3A45, 0x5B5466, 0x2E2A33, 0xF6C63A), newt,
            HeadTraits(skull: .wide, mask: .mouth, muzzle: .nostrils),
            tail: .lizard, marking: .speckles),
        .lizard: Breed(
            9, Coat(0x8DB05A, 0xE3EDB9, 0x6A8A40, 0x6A8A40), newt, HeadTraits(skull: .wide, muzzle: .nostrils),
            tail: .lizard,
            marking: .speckles),
        .axolotl: Breed(
            10, Coat(0xF6BFC4, 0xFCE3E3, 0xE0707F, 0xEE9DA6), newt,
            HeadTraits(ears: .gills, skull: .wide, muzzle: .none),
            tail: .lizard),
    ]

    private static let newt = BodyPlan.fourLegged(
        Stature(leg: 26, length: 86, girth: 32, neck: 0, headScale: 0.68, limb: 11))
}
