/// A cut of hair that is drawn.
enum HairCut: String, DrawnWord {
    case short, long, ponytail, pigtails, bob, bun, braids, afro, bald, locs, mohawk

    static let neutral = HairCut.short
    static let synonyms: [String: HairCut] = [
        "ponytails": .pigtails, "bunches": .pigtails, "pigtail": .pigtails, "plait": .braids, "braid": .braids,
        "braided": .braids, "cornrow": .braids, "shoulder-length": .bob, "chin-length": .bob, "topknot": .bun,
        "dreadlock": .locs, "dread": .locs, "twist": .locs, "shaved": .bald, "none": .bald, "curls": .afro,
        "spiky": .mohawk, "buzz": .short, "cropped": .short, "pixie": .short, "flowing": .long,
    ]
}

/// How hair falls.
enum HairTexture: String, DrawnWord {
    case straight, wavy, curly

    static let neutral = HairTexture.straight
    static let synonyms: [String: HairTexture] = [
        "smooth": .straight, "sleek": .straight, "wave": .wavy, "loose": .wavy, "curl": .curly, "coily": .curly,
        "kinky": .curly, "frizzy": .curly,
    ]
}

/// Something that is always worn or carried.
enum Accessory: String, DrawnWord {
    case glasses, hat, cap, beanie, crown, headscarf, headband, bow, scarf, freckles, wheelchair, cape, backpack
    case earrings, watch, plaster, necklace
    case hearingAid = "hearing aid"
    case eyePatch = "eye patch"
    /// A little badge, for whatever is not known.
    case badge

    static let neutral = Accessory.badge
    static let synonyms: [String: Accessory] = [
        "spectacles": .glasses, "goggles": .glasses, "sunhat": .hat, "helmet": .cap, "hearing": .hearingAid,
        "hearing-aid": .hearingAid, "implant": .hearingAid, "patch": .eyePatch, "eyepatch": .eyePatch,
        "freckle": .freckles, "freckled": .freckles, "hijab": .headscarf, "turban": .headscarf, "tiara": .crown,
        "ribbon": .bow, "hairband": .headband, "hairclip": .bow, "shawl": .scarf, "cloak": .cape, "rucksack": .backpack,
        "earring": .earrings, "bandage": .plaster, "wheel-chair": .wheelchair, "bracelet": .watch, "pendant": .necklace,
    ]
}

/// What is worn on the upper body, and with a dress on all of it.
enum Garment: String, DrawnWord {
    case tShirt = "t-shirt"
    case shirt, jumper, hoodie, cardigan, jacket, coat, raincoat, dress, tunic, pinafore, dungarees, pyjamas, nightgown
    case jersey, vest, spacesuit

    static let neutral = Garment.jumper
    static let synonyms: [String: Garment] = [
        "tee": .tShirt, "tshirt": .tShirt, "top": .tShirt, "polo": .tShirt, "blouse": .shirt, "flannel": .shirt,
        "sweater": .jumper, "pullover": .jumper, "sweatshirt": .hoodie, "anorak": .raincoat, "waterproof": .raincoat,
        "mackintosh": .raincoat, "parka": .coat, "uniform": .cardigan, "blazer": .jacket, "gown": .dress,
        "sundress": .dress, "tutu": .dress, "frock": .dress, "kaftan": .tunic, "kurta": .tunic, "robe": .tunic,
        "overall": .dungarees, "dungaree": .dungarees, "jumpsuit": .dungarees, "romper": .dungarees,
        "pyjama": .pyjamas, "pajama": .pyjamas, "onesie": .pyjamas, "nightshirt": .nightgown, "nightdress": .nightgown,
        "sportswear": .jersey, "kit": .jersey, "tracksuit": .jersey, "football": .jersey, "waistcoat": .vest,
        "astronaut": .spacesuit, "space": .spacesuit, "leotard": .vest, "swimsuit": .vest,
    ]
}
