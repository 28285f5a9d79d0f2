extension Breed {
    private static func bird(
        _ height: Double, _ coat: Coat, _ shape: BirdShape, _ beak: HeadTraits.Beak, mask: HeadTraits.Mask = .none,
        top: HeadTraits.Top = .none, ears: HeadTraits.Ears = .none, eyes: Color = 0x4A3328
    ) -> Breed {
        Breed(height, coat, .bird(shape), HeadTraits(ears: ears, mask: mask, muzzle: .beak(beak), top: top, eyes: eyes))
    }

    static let birds: [Kind: Breed] = songbirds.merging(largeBirds) { first, _ in first }

    private static let songbirds: [Kind: Breed] = [
        .swallow: bird(
            15, Coat(0x34548A, 0xFBEEDD, 0x54434F, 0xC8553D),
            BirdShape(leg: 14, length: 76, girth: 54, tail: .fork, tailLength: 108, wing: 0x27406E), .short,
            mask: .throat),
        .wagtail: bird(
            15, Coat(0xB9C0CB, 0xFFFFFF, 0x4A4652, 0x3B3842),
            BirdShape(leg: 34, length: 70, girth: 52, tail: .long, tailLength: 130, wing: 0x6F7686), .thin, mask: .cap),
        .wren: bird(
            10, Coat(0xA9734A, 0xEBD3B2, 0x8A6A4A, 0x7A4F30),
            BirdShape(leg: 26, length: 64, girth: 60, tail: .cocked, tailLength: 74, hasBars: true), .thin,
            mask: .stripe),
        .robin: bird(
            13, Coat(0xA98661, 0xFBF3E4, 0x6A5446, 0xE8653A),
            BirdShape(leg: 32, length: 68, girth: 62, tail: .fan, tailLength: 52, hasRedBreast: true), .thin,
            mask: .face),
        .redstart: bird(
            14, Coat(0x94A0B0, 0xE98F4A, 0x3B3842, 0xD9703A),
            BirdShape(leg: 30, length: 70, girth: 56, tail: .fan, tailLength: 78, hasMarkedTail: true), .thin,
            mask: .visor),
        .goldfinch: bird(
            13, Coat(0xD9B98C, 0xFFF8EA, 0xE9C9A2, 0xD6403A),
            BirdShape(leg: 24, length: 66, girth: 56, tail: .fork, tailLength: 58, wing: 0x3B3842, bar: 0xF6CF3A),
            .short,
            mask: .throat),
        .sparrow: bird(
            13, Coat(0xB58A62, 0xECE0D0, 0x5B4A42, 0x7A5238),
            BirdShape(leg: 22, length: 66, girth: 60, tail: .fan, tailLength: 56, wing: 0x8A5F3F, bar: 0xF6EDE0),
            .short,
            mask: .cap),
        .starling: bird(
            21, Coat(0x4A4468, 0x5B4F7A, 0xF0B23A, 0xD9CFE6),
            BirdShape(leg: 34, length: 72, girth: 56, tail: .fan, tailLength: 50, wing: 0x3A3552, hasSpeckles: true),
            .thin),
        .blackbird: bird(
            25, Coat(0x45404E, 0x544E5E, 0xF2A02F),
            BirdShape(leg: 32, length: 76, girth: 56, tailLength: 76, wing: 0x36323F),
            .thin, mask: .none),
        .mynah: bird(
            26, Coat(0x3F3A50, 0x4E4862, 0xF08A2F, 0xF6C63A),
            BirdShape(leg: 30, length: 74, girth: 60, tailLength: 56, wing: 0x322E40, bar: 0xFFFFFF), .short,
            mask: .lores),
        .sandpiper: bird(
            19, Coat(0xBCA284, 0xFDF9F0, 0x5B5048),
            BirdShape(leg: 62, length: 68, girth: 50, tail: .fan, tailLength: 40, wing: 0x9A8064),
            .needle),
        .bird: bird(
            16, Coat(0x6FA9DC, 0xFFF1D2, 0xF0A03C), BirdShape(leg: 26, tailLength: 58), .short, top: .tuft),
        .woodpecker: bird(
            26, Coat(0xF7F2E8, 0xFFFFFF, 0x5B5660, 0xD9403A),
            BirdShape(leg: 24, length: 70, girth: 56, tail: .fan, tailLength: 70, wing: 0x33303B, bar: 0xFFFFFF),
            .dagger, mask: .cap),
        .cuckoo: bird(
            32, Coat(0x8F9BAC, 0xF6F6F2, 0xE9B84A, 0x76839A),
            BirdShape(leg: 22, length: 84, girth: 54, tail: .long, tailLength: 110, wing: 0x76839A, hasBars: true),
            .short, eyes: 0xC98A2F),
    ]

    private static let largeBirds: [Kind: Breed] = [
        .hen: bird(
            40, Coat(0xC98550, 0xEBC496, 0xF2B13A, 0xD8433B),
            BirdShape(leg: 36, neck: 10, headScale: 0.7, length: 84, girth: 72, tail: .cocked, tailLength: 76), .short,
            top: .comb),
        .weathercock: bird(
            60, Coat(0xC98F3F, 0xDDAA55, 0xA8752E, 0xB5803A),
            BirdShape(
                leg: 86, neck: 22, headScale: 0.66, length: 76, girth: 62, tail: .rooster, tailLength: 104, hasRod: true
            ),
            .short, top: .comb),
        .jackdaw: bird(
            33, Coat(0x4A4C5E, 0x585B70, 0x36343F, 0xA9AFC0),
            BirdShape(leg: 30, length: 76, girth: 60, tailLength: 60, wing: 0x3A3B4A), .short, mask: .hood,
            eyes: 0x7FB2D9),
        .crow: bird(
            46, Coat(0x3A3B4A, 0x484A5C, 0x2A2A35),
            BirdShape(leg: 36, length: 84, girth: 60, tailLength: 72, wing: 0x2E2F3C), .dagger),
        .magpie: bird(
            44, Coat(0x3A3B4A, 0xFFFFFF, 0x2A2A35, 0x2F6A7A),
            BirdShape(
                leg: 36, length: 74, girth: 56, tail: .long, tailLength: 150, hasMarkedTail: true, wing: 0x35364A,
                bar: 0xFFFFFF),
            .short),
        .pigeon: bird(
            33, Coat(0x9DA8BC, 0xCBD2DE, 0xE0828A, 0x6FA58F),
            BirdShape(
                leg: 22, neck: 8, headScale: 0.66, length: 84, girth: 66, tailLength: 66, wing: 0xB3BCCB, bar: 0x5B6478),
            .short,
            mask: .throat, eyes: 0xE07B3C),
        .parrot: bird(
            38, Coat(0x4FB05C, 0xF6DA5C, 0x4A4652, 0xE2503F),
            BirdShape(
                leg: 14, length: 68, girth: 66, tail: .long, tailLength: 130, hasMarkedTail: true, wing: 0x2F86C9,
                bar: 0xF6DA5C),
            .hook, mask: .cap),
        .owl: bird(
            42, Coat(0x9B7A5B, 0xF1E0C4, 0xF0A03C),
            BirdShape(leg: 14, headScale: 0.94, length: 66, girth: 74, tailLength: 40, hasBars: true), .owl, mask: .owl,
            ears: .owl,
            eyes: 0xE39A2E),
        .duck: bird(
            36, Coat(0xFFDD7A, 0xFFF3C4, 0xF29A3A),
            BirdShape(leg: 18, headScale: 0.82, length: 82, girth: 58, tail: .short, tailLength: 40), .duck, top: .tuft),
        .gull: bird(
            42, Coat(0xFDFBF6, 0xFFFFFF, 0xF2A83A),
            BirdShape(leg: 30, headScale: 0.74, length: 82, girth: 56, tailLength: 54, wing: 0xB4C0CE), .gull),
        .goose: bird(
            80, Coat(0xC2B3A2, 0xF7F2E9, 0xF08A3C),
            BirdShape(
                leg: 40, neck: 84, headScale: 0.58, length: 96, girth: 66, tail: .short, tailLength: 34, wing: 0xA39382),
            .duck),
        .swan: bird(
            110, Coat(0xFFFFFF, 0xF6F6F4, 0xF08A3C),
            BirdShape(
                leg: 24, neck: 130, headScale: 0.54, length: 108, girth: 64, tail: .short, tailLength: 40,
                wing: 0xECEFF3), .knob),
        .heron: bird(
            98, Coat(0xA9B9CB, 0xF6F8FA, 0xEBB13E, 0x3F4656),
            BirdShape(leg: 116, neck: 100, headScale: 0.56, length: 84, girth: 54, tailLength: 34, wing: 0x7E91A8),
            .dagger, top: .plume),
        .pelican: bird(
            120, Coat(0xFEF6EE, 0xFFFFFF, 0xF2B04A),
            BirdShape(
                leg: 30, neck: 64, headScale: 0.64, length: 96, girth: 68, tail: .short, tailLength: 30, wing: 0xE6DDD6),
            .pouch),
        .cormorant: bird(
            85, Coat(0x40505C, 0x566975, 0xE9C06A),
            BirdShape(leg: 26, neck: 70, headScale: 0.56, length: 80, girth: 62, tailLength: 60, wing: 0x33414B),
            .dagger),
    ]
}
