// Animals that crawl, insects, animals of the water, and beings of stories.

extension Breed {
    static let crawling: [Kind: Breed] = [
        .snail: Breed(
            3, Coat(0xEBD2A8, 0xF9ECD2, 0xC9A876, 0xCB8A4A),
            .crawler(CrawlerShape(build: .snail, length: 230, thickness: 22, rise: 70, headScale: 0.56)),
            HeadTraits(muzzle: .none, top: .tentacles)),
        .slug: Breed(
            3, Coat(0xC9824F, 0xEBC49A, 0x9A5F38),
            .crawler(CrawlerShape(build: .slug, length: 270, thickness: 32, rise: 40, headScale: 0.58)),
            HeadTraits(muzzle: .none, top: .tentacles)),
        .worm: Breed(
            3, Coat(0xEBA29A, 0xF6C9C0, 0xC97A78, 0xD9807C),
            .crawler(CrawlerShape(build: .worm, length: 280, thickness: 18, rise: 80, headScale: 0.46, coils: true)),
            HeadTraits(muzzle: .none)),
        .lugworm: Breed(
            4, Coat(0xB0705A, 0xD9A288, 0x8A4F40),
            .crawler(CrawlerShape(build: .worm, length: 260, thickness: 26, rise: 60, headScale: 0.5, coils: true)),
            HeadTraits(muzzle: .none)),
        .caterpillar: Breed(
            3, Coat(0x93C94F, 0xC6E38A, 0x54703A, 0xF2A53A),
            .crawler(CrawlerShape(build: .caterpillar, length: 260, thickness: 30, rise: 66, headScale: 0.62)),
            HeadTraits(muzzle: .none, top: .antennae)),
        .snake: Breed(
            22, Coat(0x86A957, 0xE6E0A8, 0x5B6E3A, 0x5F7F3C),
            .crawler(CrawlerShape(build: .snake, length: 400, thickness: 24, rise: 110, headScale: 0.56, coils: true)),
            HeadTraits(skull: .wide, muzzle: .nostrils)),
        .slowWorm: Breed(
            10, Coat(0xC9A06A, 0x8A6440, 0x7A5638, 0xA87E4C),
            .crawler(CrawlerShape(build: .snake, length: 340, thickness: 20, rise: 74, headScale: 0.46, coils: true)),
            HeadTraits(muzzle: .nostrils)),
        .centipede: Breed(
            3, Coat(0xC9743A, 0xEBB07A, 0x8A4526, 0xA85A2C),
            .crawler(CrawlerShape(build: .centipede, length: 330, thickness: 20, rise: 60, headScale: 0.52)),
            HeadTraits(muzzle: .none, top: .antennae)),
        .silverfish: Breed(
            2, Coat(0xB9C3D0, 0xE6ECF2, 0x7E8A9A, 0x8E9AAA),
            .crawler(CrawlerShape(build: .silverfish, length: 240, thickness: 30, rise: 24, headScale: 0.52)),
            HeadTraits(muzzle: .none, top: .longAntennae)),
        .woodlouse: Breed(
            3, Coat(0x8F98A8, 0xB9C0CB, 0x5B6270),
            .crawler(CrawlerShape(build: .woodlouse, length: 230, thickness: 50, rise: 12, headScale: 0.54)),
            HeadTraits(muzzle: .none, top: .antennae)),
        .crab: Breed(
            10, Coat(0xE2694A, 0xF8C9A0, 0xB94A34), .crab, HeadTraits(skull: .none, muzzle: .none)),
        .hermitCrab: Breed(
            8, Coat(0xE58A5A, 0xF9D2B0, 0xC0643C, 0xE9C79A), .hermitCrab, HeadTraits(muzzle: .none)),
        .crayfish: Breed(
            9, Coat(0xC4634C, 0xEBB49C, 0x934233), .crayfish, HeadTraits(muzzle: .none)),
        .fish: Breed(
            13, Coat(0xF2994A, 0xFFE0B5, 0xE2703A), .fish, HeadTraits(skull: .none, muzzle: .none)),
        .trout: Breed(
            15, Coat(0x9FAE86, 0xF3EBD2, 0x7C8C66, 0xB5553F), .fish, HeadTraits(skull: .none, muzzle: .none),
            marking: .speckles),
        .spider: Breed(
            4, Coat(0x7A6280, 0xDCC9DA, 0x54425A, 0xF0D6A8), .spider, HeadTraits(mask: .plate, muzzle: .none)),
    ]

    private static func insect(
        _ height: Double, _ coat: Coat, _ shape: InsectShape, top: HeadTraits.Top = .antennae,
        mask: HeadTraits.Mask = .none, eyes: Color = 0x5A3A28
    ) -> Breed {
        Breed(height, coat, .insect(shape), HeadTraits(mask: mask, muzzle: .none, top: top, eyes: eyes))
    }

    static let insects: [Kind: Breed] = [
        .ant: insect(
            1.5, Coat(0xB9583A, 0xEBB48C, 0x6A3426), InsectShape(length: 54, girth: 36, leg: 44, headScale: 0.72)),
        .flea: insect(
            1, Coat(0xA86A42, 0xDDB07F, 0x6F4428),
            InsectShape(length: 56, girth: 52, leg: 40, jumps: true, headScale: 0.7)),
        .grasshopper: insect(
            3, Coat(0x86BB4C, 0xD2E69A, 0x5B7F36),
            InsectShape(length: 104, girth: 34, leg: 46, jumps: true, headScale: 0.64)),
        .cricket: insect(
            3, Coat(0x8A6444, 0xC9A27A, 0x54402F),
            InsectShape(length: 82, girth: 38, leg: 40, jumps: true, headScale: 0.68),
            top: .longAntennae),
        .butterfly: insect(
            6, Coat(0x7A5646, 0xFFF3D2, 0x54403A, 0xF2963A),
            InsectShape(wings: .large, length: 64, girth: 24, leg: 34, headScale: 0.58),
            top: .clubs, mask: .plate),
        .moth: insect(
            5, Coat(0xBFA98A, 0xEBDFC6, 0x7A6650, 0xCDBA9A),
            InsectShape(wings: .large, length: 62, girth: 32, leg: 32, headScale: 0.58),
            top: .combs),
        .beetle: insect(
            2, Coat(0x4F7FB0, 0xA9C9E3, 0x33485E),
            InsectShape(wings: .dome, length: 74, girth: 50, leg: 30, headScale: 0.6)),
        .whirligigBeetle: insect(
            1.5, Coat(0x39465A, 0xB9CBDD, 0x2A3444),
            InsectShape(wings: .dome, length: 72, girth: 42, leg: 20, headScale: 0.56),
            top: .none, mask: .plate),
        .cockchafer: insect(
            3, Coat(0x94502E, 0xF3E3C8, 0x5E3826),
            InsectShape(wings: .dome, pattern: .edges, length: 82, girth: 50, leg: 32, headScale: 0.6),
            top: .fans),
        .ladybird: insect(
            1.5, Coat(0xDD4438, 0xF8DCC4, 0x3B3540, 0x36303A),
            InsectShape(wings: .dome, pattern: .dots, length: 72, girth: 54, leg: 24, headScale: 0.58),
            mask: .plate),
        .firefly: insect(
            2, Coat(0x6E5644, 0xF6DFA8, 0x4A3A30),
            InsectShape(wings: .clear, pattern: .glow, length: 72, girth: 36, leg: 32, headScale: 0.64),
            mask: .plate),
        .wasp: insect(
            2.5, Coat(0xF6C83A, 0xFFF0B8, 0x3F3638, 0x3F3638),
            InsectShape(wings: .clear, pattern: .stripes, length: 76, girth: 34, leg: 36, headScale: 0.62)),
        .bumblebee: insect(
            3, Coat(0xF2BC3F, 0xFFF0C0, 0x45393A, 0x45393A),
            InsectShape(wings: .clear, pattern: .stripes, length: 78, girth: 62, leg: 24, headScale: 0.66)),
        .fly: insect(
            1.5, Coat(0x6F8090, 0xC2CFDA, 0x3F4856),
            InsectShape(wings: .clear, length: 56, girth: 42, leg: 32, headScale: 0.72),
            top: .none, eyes: 0xB5403A),
        .stickInsect: insect(
            7, Coat(0xA3915A, 0xD9CC9A, 0x7E6E40),
            InsectShape(length: 160, girth: 13, leg: 70, headScale: 0.44, spread: 1.7)),
        .pondSkater: insect(
            2, Coat(0x6A6458, 0xBDB5A3, 0x4A453C),
            InsectShape(length: 92, girth: 17, leg: 54, headScale: 0.5, spread: 3.4)),
        .daddyLongLegs: insect(
            5, Coat(0xB59A74, 0xE6D6B8, 0x6E5B44),
            InsectShape(wings: .longClear, length: 72, girth: 17, leg: 118, headScale: 0.6, spread: 2.6)),
    ]

    static let beings: [Kind: Breed] = [
        .robot: Breed(
            90, Coat(0x9FC3CF, 0xE6F2F4, 0xF08A5A), .robot, HeadTraits(skull: .none, muzzle: .none, eyes: 0x3F7FBF)),
        .star: Breed(45, Coat(0xFFD75E, 0xFFF2B8, 0xF2B53A), .star, HeadTraits(skull: .none, muzzle: .none)),
        .glove: Breed(22, Coat(0xD9605A, 0xF6C9B8, 0xF3E3C8), .glove, HeadTraits(skull: .none, muzzle: .none)),
        .echo: Breed(
            60, Coat(0xC9E0EC, 0x8FB5CC, 0xA9CBDD), .cloud, HeadTraits(skull: .none, muzzle: .none, eyes: 0x4F86A8)),
        .dark: Breed(
            110, Coat(0x3B3A66, 0xA9A5DD, 0x2A2950), .cloud, HeadTraits(skull: .none, muzzle: .none, eyes: 0x6F6AB8)),
    ]
}
