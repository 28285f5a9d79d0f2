import StoryCore

extension FigureLook {
    /// The look of a person who has no sheet: the same on every page of a story, and unlike the others there.
    ///
    /// - Parameters:
    ///   - name: The name or description: "mother", "the old baker", "Mrs Pym", "Oma".
    ///   - isGrownUp: What they are if the name does not say it.
    ///   - number: Which one they are of several who are called the same: 0, 1, 2 …
    ///   - storySeed: What makes one story's teacher unlike another's.
    ///   - resembling: The hero's look, whom the hero's family takes after.
    ///   - tops: The colours that the heroes wear, and nobody else.
    init(
        unknown name: String, isGrownUp: Bool = false, number: Int = 0, storySeed: UInt64 = 0,
        resembling hero: Appearance? = nil, unlike tops: [Color] = []
    ) {
        let role = PersonRole(told: name, isGrownUp: isGrownUp)
        let maker = StrangerMaker(
            role: role, name: name, number: Self.areAlike(name) ? 0 : number, storySeed: storySeed,
            hero: role.isFamily ? hero : nil, taken: tops)
        let look = FigureLook(maker.appearance)
        self = look.isGrownUp ? look.built(maker.isFemale ? look.build.slender : look.build.broad) : look
    }

    private static func areAlike(_ name: String) -> Bool {
        ["twin", "zwilling"].contains { name.lowercased().contains($0) }
    }
}

/// Invents the looks of people who are only named or described.
private struct StrangerMaker {
    let role: PersonRole
    let name: String
    let number: Int
    let storySeed: UInt64
    /// The hero, if it is one of the family.
    let hero: Appearance?
    /// What the heroes wear.
    let taken: [Color]

    /// One of several choices: those who differ by their number, or by what they are, take turns.
    private func pick<Choice>(_ matter: String, _ choices: [Choice]) -> Choice {
        var chance = SeededGenerator(hashing: matter, String(storySeed))
        let own = PersonRole.allCases.firstIndex(of: role) ?? 0
        let start = Int(chance.next() % UInt64(choices.count))
        return choices[(start + own * 5 + number + nameOffset(matter, choices.count)) % choices.count]
    }

    /// Two teachers of a story have different names; "mother" is none, and neither is any other word for her: Mum and
    /// Dad take turns whatever they are called.
    private func nameOffset(_ matter: String, _ count: Int) -> Int {
        if isParent || name.lowercased() == role.rawValue { return 0 }
        var chance = SeededGenerator(hashing: matter, "name", name.lowercased())
        return Int(chance.next() % UInt64(count))
    }

    private var isParent: Bool { role == .mother || role == .father }

    private func happens(_ matter: String, oneIn count: Int) -> Bool { pick(matter, Array(0..<count)) == 0 }

    var isFemale: Bool {
        if let isFemale = role.isFemale { return isFemale }
        let name = name.lowercased()
        if Self.womanly.contains(where: name.contains) { return true }
        if Self.manly.contains(where: name.contains) { return false }
        return pick("female", [true, false])
    }

    private static let womanly = ["woman", "mrs", "miss ", "lady", "frau", "erin", "rin ", "ärztin", "tante", "girl"]
    private static let manly = ["mr ", "herr ", "postman", "policeman", "workman", "ferryman", "onkel", "boy"]

    private var age: Int {
        let isOld = name.lowercased().split(separator: " ").contains { ["old", "alte", "alter"].contains($0) }
        let ages = isOld && role.isGrownUp ? 66...70 : role.ages
        return pick("age", Array(ages))
    }

    // MARK: The whole look

    var appearance: Appearance {
        let kin = kin
        let (age, isFemale) = (age, isFemale)
        var look = Appearance(eyeColor: pick("eyes", kin.eyes), skinTone: hero?.skinTone ?? kin.skin, age: age)
        look.hairTexture = hero?.hairTexture ?? pick("texture", kin.textures)
        look.hairColor = strangerHairColor(kin, age)
        look.hairStyle = cut(kin, age, isFemale)
        let dress = clothes(isFemale, age)
        (look.clothing, look.palette, look.accessories) = (dress.clothing, dress.palette, dress.accessories)
        look.accessories += extras(kin, age, isFemale, isCovered: dress.accessories.contains { Self.isOnHead($0) })
        return look
    }

    private static func isOnHead(_ thing: String) -> Bool {
        [.hat, .cap, .cooksHat, .crown].contains(Accessory(nearest: thing))
    }

    /// The looks of a family, which belong together in life.
    private struct Kin {
        let skin: String
        let hairs: [String]
        let textures: [String]
        let eyes: [String]
        /// Whether afros, locs, puffs and cornrows are worn.
        var isCoily = false
        /// Whether some of the women wear a headscarf, and some of the men a turban.
        var hasHeadscarves = false
        var hasTurbans = false
    }

    private static let kins: [Kin] = [
        Kin(
            skin: "light", hairs: ["brown", "blond", "ginger", "light brown"], textures: ["straight", "wavy"],
            eyes: ["blue", "green", "brown"]),
        Kin(skin: "dark", hairs: ["black"], textures: ["curly"], eyes: ["brown"], isCoily: true),
        Kin(
            skin: "tan", hairs: ["black", "dark brown"], textures: ["straight", "wavy"], eyes: ["brown"],
            hasTurbans: true),
        Kin(
            skin: "medium", hairs: ["dark brown", "black"], textures: ["wavy", "straight", "curly"],
            eyes: ["brown", "hazel"], hasHeadscarves: true),
        Kin(
            skin: "very light", hairs: ["red", "blond", "brown"], textures: ["wavy", "straight", "curly"],
            eyes: ["green", "blue", "grey"]),
        Kin(
            skin: "brown", hairs: ["black", "dark brown"], textures: ["curly", "wavy"], eyes: ["brown", "hazel"],
            isCoily: true, hasHeadscarves: true),
        Kin(skin: "light", hairs: ["black"], textures: ["straight"], eyes: ["brown"]),
        Kin(
            skin: "very dark", hairs: ["black"], textures: ["curly"], eyes: ["brown"], isCoily: true,
            hasHeadscarves: true),
    ]

    /// The hero's family has the hero's; a story's others come from everywhere.
    private var kin: Kin {
        guard let hero else {
            guard role.isFamily else { return pick("kin", Self.kins) }
            var chance = SeededGenerator(hashing: "family", String(storySeed))
            return Self.kins[Int(chance.next() % UInt64(Self.kins.count))]
        }
        let texture = hero.hairTexture ?? "straight"
        let isDark = ["brown", "dark", "very dark"].contains(hero.skinTone ?? "")
        return Kin(
            skin: hero.skinTone ?? "medium", hairs: relatedHair(hero.hairColor ?? "brown"), textures: [texture],
            eyes: [hero.eyeColor ?? "brown"], isCoily: isDark && texture == "curly",
            hasHeadscarves: hero.accessories.contains { Accessory(nearest: $0) == .headscarf },
            hasTurbans: hero.accessories.contains { Accessory(nearest: $0) == .turban })
    }

    /// A parent's hair is the child's or a shade darker, never a colour that does not run in the family.
    private func relatedHair(_ color: String) -> [String] {
        switch color {
        case "blond": ["blond", "light brown", "blond"]
        case "red", "ginger", "strawberry blond": [color, "auburn", color]
        case "light brown": ["light brown", "brown"]
        case "brown": ["brown", "dark brown", "brown"]
        default: [color]
        }
    }

    private func strangerHairColor(_ kin: Kin, _ age: Int) -> String {
        age > 60 ? pick("grey", ["grey", "white", "silver"]) : pick("hair", kin.hairs)
    }

    private func cut(_ kin: Kin, _ age: Int, _ isFemale: Bool) -> String {
        if role == .baby { return "tuft" }
        // What a mother and a father could both wear would make them one.
        if role == .mother {
            return pick("cut", kin.isCoily ? ["afro", "bun", "braids"] : ["long", "bun", "ponytail", "plait", "bob"])
        }
        if role == .father { return pick("cut", kin.isCoily ? ["short", "short", "bald"] : ["short", "undercut"]) }
        let cuts: [String] =
            switch (age > 60, age > 15, isFemale) {
            case (true, _, true): kin.isCoily ? ["short", "bun", "afro"] : ["bun", "short", "bob", "curls"]
            case (true, _, false): ["balding", "short", "bald", "balding"]
            case (_, true, true):
                kin.isCoily
                    ? ["afro", "bun", "locs", "cornrows", "curls"]
                    : ["bob", "long", "bun", "ponytail", "short", "plait", "curls"]
            case (_, true, false):
                kin.isCoily ? ["short", "locs", "short", "bald"] : ["short", "short", "undercut", "balding"]
            case (_, _, true):
                kin.isCoily
                    ? ["puffs", "braids", "afro", "cornrows", "bun"]
                    : ["braids", "ponytail", "bob", "pigtails", "long", "buns", "long with a fringe", "curls"]
            default:
                kin.isCoily
                    ? ["short", "cornrows", "short", "locs", "afro"] : ["short", "short", "undercut", "bob", "curls"]
            }
        return pick("cut", cuts)
    }

    // MARK: Clothes

    private static let palettes = [
        ["teal", "cream"], ["burgundy", "navy"], ["mustard", "brown"], ["lavender", "indigo"], ["green", "beige"],
        ["coral", "navy"], ["blue", "khaki"], ["rose", "grey"], ["orange", "teal"], ["cream", "olive"],
        ["navy", "mustard"], ["mint", "burgundy"], ["red", "grey"],
    ]

    private func clothes(_ isFemale: Bool, _ age: Int) -> (clothing: String, palette: [String], accessories: [String]) {
        let free = Self.palettes.filter { palette in
            let top = ColorNames.clothes.color(of: palette[0])
            return !taken.contains { $0.isLike(top) }
        }
        let palette = pick("palette", free.isEmpty ? Self.palettes : free)
        if let work = role.workClothes {
            // What is worn for work has colours of its own; what is left open differs.
            return (work.clothing, palette, work.accessories)
        }
        let choices: [String] =
            switch (role, age > 15, isFemale) {
            case (.baby, _, _):
                ["striped dungarees, barefoot", "spotted pyjamas, barefoot", "dungarees with stars, barefoot"]
            case (.teacher, _, true):
                ["cardigan over cream shirt, skirt and tights", "cardigan over striped t-shirt, trousers"]
            case (.teacher, _, false): ["cardigan over white shirt, trousers", "checked shirt and trousers"]
            case (.librarian, _, _): ["cardigan over white shirt, trousers"]
            case (.musician, _, _): ["jacket over white shirt, trousers"]
            case (_, true, true) where age > 60:
                [
                    "cardigan and skirt, tights", "flowered dress, tights", "jumper and skirt, tights",
                    "spotted dress, cardigan",
                ]
            case (_, true, false) where age > 60:
                [
                    "cardigan over checked shirt, trousers", "checked shirt and trousers",
                    "vest over white shirt, brown trousers",
                ]
            case (_, true, true):
                [
                    "jumper and jeans", "flowered dress", "striped t-shirt and trousers", "shirt and skirt, tights",
                    "cardigan over white t-shirt, jeans", "tunic and leggings", "dress",
                ]
            case (_, true, false):
                [
                    "checked shirt and jeans", "jumper and trousers", "striped t-shirt and jeans", "shirt and trousers",
                    "hoodie and jeans", "cardigan over white t-shirt, trousers",
                ]
            case (_, _, true):
                [
                    "striped t-shirt and dungarees", "spotted dress", "jumper with a star and leggings",
                    "t-shirt and skirt",
                    "hoodie and jeans", "jumper and shorts, tights", "flowered dress, leggings",
                ]
            default:
                [
                    "striped t-shirt and shorts", "hoodie and trousers", "t-shirt with a dinosaur, jeans",
                    "checked shirt and jeans",
                    "jumper and shorts", "t-shirt with number 5, shorts", "shirt and dungarees",
                ]
            }
        return (pick("clothes", choices), palette, [])
    }

    // MARK: What some wear

    private func extras(_ kin: Kin, _ age: Int, _ isFemale: Bool, isCovered: Bool) -> [String] {
        var worn: [String] = []
        if role == .baby { return worn }
        if kin.hasHeadscarves, isFemale, age > 15, !isCovered, hero != nil || happens("scarf", oneIn: 2) {
            worn.append("headscarf")
        }
        if kin.hasTurbans, !isFemale, age > 15, !isCovered, hero != nil || happens("turban", oneIn: 2) {
            worn += ["turban", "beard"]
        } else if !isFemale, age > 15 {
            if happens("beard", oneIn: role == .father ? 2 : 3) {
                worn.append("beard")
            } else if age > 40, happens("moustache", oneIn: 2) {
                worn.append("moustache")
            }
        }
        if happens("glasses", oneIn: age > 60 ? 2 : role == .teacher || role == .librarian ? 2 : 6) {
            worn.append("glasses")
        }
        if age > 60, happens("hearing", oneIn: 5) { worn.append("hearing aid") }
        if isFemale, age > 15, happens("earrings", oneIn: 3) { worn.append("earrings") }
        if age < 15, happens("freckles", oneIn: 6) { worn.append("freckles") }
        // In crowds only: a character of the text may have to climb.
        if number > 1, happens("wheelchair", oneIn: 9) { worn.append("wheelchair") }
        return worn
    }
}
