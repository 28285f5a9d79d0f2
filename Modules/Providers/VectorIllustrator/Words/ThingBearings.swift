extension Thing {
    /// Whether it belongs on a wall, at the height of the eyes or above.
    var hangs: Bool {
        switch self {
        case .window, .mirror, .calendar, .curtain, .poster, .clock, .cuckooClock, .picture, .portrait, .ladyPortrait,
            .classPhoto, .familyPhoto, .pictureBack, .shipPicture, .sunPicture, .boatPicture, .catPicture, .treePicture,
            .whalePicture, .hippoPicture, .framedMap, .umbrellaPicture, .steamedWindow, .mural, .hook, .hungCoat, .coat,
            .paperStrip, .shadow:
            true
        default: false
        }
    }

    /// The ways in which it may be on a page, the best first.
    var bearings: [Bearing] {
        switch self {
        case .kite, .balloon, .sun, .moon, .star, .cloud, .rainbow, .plane, .bubbles: [.flying, .standing]
        case .boat, .ship, .raft, .paperBoat, .rubberDuck, .lifebelt, .rubberBoat, .rowingBoat, .ferry, .toyBoat:
            [.floating, .standing]
        case .cup, .kettle, .jar, .bread, .soup, .apple, .pear, .cake, .cookie, .clock, .candle, .spoon, .egg, .letter,
            .pencil,
            .mirror, .musicBox, .key, .book, .magnifyingGlass, .paintbrush, .crown, .bowl, .plate, .glass, .pan, .pot,
            .tin, .jug, .bottle, .lid, .fork, .funnel, .flowerPot, .lemonade, .milk, .cocoa, .jam, .honey, .sandwich,
            .toast, .cheese, .noodles, .pancake, .waffle, .sausage, .crumbs, .sweet, .dough, .muffin, .carrot,
            .strawberry, .cherry, .plum, .berry, .peas, .lettuce, .tomato, .potato, .banana, .orange, .lemon, .nut,
            .glasses, .ring, .beads, .button, .ribbon, .medal, .flute, .whistle, .camera, .telephone, .radio,
            .binoculars, .tooth, .screwdriver, .scissors, .torch, .magnet, .ruler, .eraser, .pen, .chalk, .thread,
            .tape, .soap, .sponge, .toothbrush, .comb, .hairbrush, .plaster, .bandage, .thermometer, .lamp, .picture,
            .photograph, .card, .calendar, .ticket, .label, .coins, .globe, .dice, .marble, .toyCar, .toyDuck,
            .spinningTop, .drop, .flour, .knife, .saucer, .tray, .sticker, .glue, .spiritLevel, .portrait,
            .ladyPortrait, .classPhoto, .familyPhoto, .oldPhotograph,
            .pictureBack, .shipPicture, .framedMap, .drawing, .alarmClock, .hourglass, .block, .fallenBlocks, .domino,
            .fallenDominoes, .receiver, .mobilePhone, .cosy, .clayHorse, .woodenHorse, .brokenDuck, .snowBear,
            .unlitLamp,
            .unlitCandle, .unlitTorch, .fullPlate, .brokenPlate, .bittenApple, .bittenBiscuit, .eggCup, .bun, .lunchBox,
            .turnip, .parsley, .chips, .lightBulb, .oilCan, .tapeMeasure, .match, .matches, .dominoes, .blocks:
            [.raised, .standing]
        default: [.standing]
        }
    }

    /// Whether it is put on furniture where there is some, and only lies on the floor where there is none.
    var isPutUp: Bool { bearings.first == .raised || Self.putUp.contains(self) }

    private static let putUp: Set<Thing> = [
        .hat, .cap, .scarf, .glove, .mitten, .cloth, .gift, .parcel, .openParcel, .hammer, .saw, .spanner, .string,
        .knottedString, .flower, .shell, .feather, .pebble, .chestnut, .acorn, .mushroom, .basket, .trumpet,
        .stethoscope, .microphone, .tinTower, .paperPlane, .paperBoat, .scoop, .nail,
    ]

    /// Whether it is pinned to a wall where no table is free.
    var isPinned: Bool {
        [
            .paper, .drawing, .bowlDrawing, .snowDrawing, .photograph, .oldPhotograph, .card, .map, .newspaper, .label,
            .ticket, .letter, .medal,
        ].contains(self)
    }

    /// Whether a room shows it on its window's glass, or through it.
    var isOfPane: Bool { Self.sky.contains(self) || self == .drop || self == .steamedWindow }

    /// Whether it stands on a stove.
    var isCookedWith: Bool { [.pot, .pan, .kettle].contains(self) }

    /// Whether steam may rise from it.
    var isHot: Bool { isCookedWith || [.soup, .cup, .cocoa, .noodles, .cosy].contains(self) }
}
