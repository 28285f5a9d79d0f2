/// A cut of hair that is drawn.
enum HairCut: String, DrawnWord {
    case short, long, ponytail, pigtails, bob, bun, buns, braids, plait, puffs, cornrows, afro, curls, undercut, bald
    case balding, locs, mohawk, tuft

    static let neutral = HairCut.short
    static let synonyms: [String: HairCut] = [
        "ponytails": .pigtails, "bunches": .pigtails, "pigtail": .pigtails, "plaits": .braids, "plaited": .braids,
        "braid": .plait, "braided": .braids, "cornrow": .cornrows, "shoulder-length": .bob, "chin-length": .bob,
        "topknot": .bun, "top-knot": .bun, "knot": .bun, "chignon": .bun, "dreadlock": .locs, "dread": .locs,
        "twist": .locs, "shaved": .bald, "none": .bald, "curl": .curls, "ringlet": .curls, "curly": .curls,
        "spiky": .mohawk, "mohican": .mohawk, "buzz": .short, "cropped": .short, "crop": .short, "pixie": .short,
        "tousled": .short, "flowing": .long, "loose": .long, "fringe": .bob, "bangs": .bob, "pageboy": .bob,
        "puff": .puffs, "afro puff": .puffs, "space bun": .buns, "two bun": .buns, "two plait": .braids,
        "two braid": .braids, "side cut": .undercut, "fade": .undercut,
    ]

    /// The cut that a description means: a plait says more than that the hair is long.
    init(told text: String) {
        let words = text.lowercased().split { !$0.isLetter && $0 != "-" }.map(String.init)
        let told = words.compactMap { Self.lengths[$0] == nil && !Self.fringes.contains($0) ? Self.known($0) : nil }
        if let phrase = Self.synonyms.filter({ $0.key.contains(" ") && text.lowercased().contains($0.key) })
            .min(by: { $0.key < $1.key })
        {
            self = phrase.value
        } else if let shape = told.first(where: { $0 != .curls && $0 != .bob }) ?? told.first(where: { $0 == .bob }) {
            self = shape
        } else if let length = words.compactMap({ Self.lengths[$0] }).first {
            self = length
        } else {
            self = told.first ?? HairCut(nearest: text)
        }
    }

    /// Words that only say how long hair is.
    private static let lengths: [String: HairCut] = ["short": .short, "long": .long]

    /// Returns whether a description tells of hair over the forehead.
    static func hasFringe(_ text: String) -> Bool { fringes.contains { text.lowercased().contains($0) } }

    private static let fringes: Set<String> = ["fringe", "bangs"]
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
    case glasses, hat, cap, beanie, crown, headscarf, turban
    case cooksHat = "cook's hat"
    case headband, bow, scarf, freckles, wheelchair, cape, backpack, bag, apron, stethoscope
    case earrings, watch, plaster, necklace, beard, moustache
    case hearingAid = "hearing aid"
    case eyePatch = "eye patch"
    /// What is pulled over the head or tied before the eyes, and cloth round the shoulders and over the head.
    case hood, blindfold, wrap, drape
    /// A little badge, for whatever is not known.
    case badge

    static let neutral = Accessory.badge
    static let synonyms: [String: Accessory] = [
        "spectacles": .glasses, "goggles": .glasses, "sunhat": .hat, "helmet": .cap, "hearing": .hearingAid,
        "hearing-aid": .hearingAid, "implant": .hearingAid, "patch": .eyePatch, "eyepatch": .eyePatch,
        "freckle": .freckles, "freckled": .freckles, "hijab": .headscarf, "kerchief": .headscarf, "patka": .turban,
        "dastar": .turban, "tiara": .crown, "ribbon": .bow, "hairband": .headband, "hairclip": .bow, "shawl": .scarf,
        "cloak": .cape, "rucksack": .backpack, "earring": .earrings, "bandage": .plaster,
        "wheel-chair": .wheelchair, "bracelet": .watch, "pendant": .necklace, "satchel": .bag, "handbag": .bag,
        "shoulder bag": .bag, "pinny": .apron, "chef's hat": .cooksHat, "baker's hat": .cooksHat,
        "head scarf": .headscarf, "mustache": .moustache,
    ]
}

/// What is worn on the upper body, and with a dress on all of it.
enum Garment: String, DrawnWord {
    case tShirt = "t-shirt"
    case shirt, jumper, hoodie, cardigan, jacket, coat, raincoat, dress, tunic, pinafore, dungarees, pyjamas, nightgown
    case jersey, vest, swimsuit, spacesuit

    static let neutral = Garment.jumper
    static let synonyms: [String: Garment] = [
        "tee": .tShirt, "tshirt": .tShirt, "top": .tShirt, "polo": .tShirt, "blouse": .shirt, "flannel": .shirt,
        "sweater": .jumper, "fleece": .jumper, "pullover": .jumper, "sweatshirt": .hoodie, "anorak": .raincoat,
        "waterproof": .raincoat,
        "mackintosh": .raincoat, "parka": .coat, "uniform": .cardigan, "blazer": .jacket, "gown": .dress,
        "sundress": .dress, "tutu": .dress, "frock": .dress, "kaftan": .tunic, "kurta": .tunic, "robe": .tunic,
        "overall": .dungarees, "dungaree": .dungarees, "jumpsuit": .dungarees, "romper": .dungarees,
        "pyjama": .pyjamas, "pajama": .pyjamas, "onesie": .pyjamas, "nightclothes": .pyjamas, "nightshirt": .nightgown,
        "nightdress": .nightgown,
        "sportswear": .jersey, "kit": .jersey, "tracksuit": .jacket, "football": .jersey, "waistcoat": .vest,
        "astronaut": .spacesuit, "space": .spacesuit, "leotard": .swimsuit, "swimming": .swimsuit, "bathing": .swimsuit,
        "body": .tShirt, "polo-shirt": .shirt, "t shirt": .tShirt, "football shirt": .jersey, "rain jacket": .raincoat,
    ]
}
