import StoryCore

/// Heroes: everything that a profile can say about a look, one field after the other.
struct HeroSheets {
    let studio: SheetRenderer

    private static let plain = Appearance(
        hairStyle: "bob", hairColor: "brown", hairTexture: "straight", eyeColor: "brown", skinTone: "medium", age: 6,
        clothing: "striped shirt and trousers", palette: ["red", "navy"])
    private static let cuts = [
        "short", "long", "long with a fringe", "ponytail", "pigtails", "bob", "bun", "buns", "braids", "plait", "puffs",
        "cornrows", "afro", "curls", "undercut", "bald", "balding", "locs", "mohawk", "tuft",
    ]
    private static let textures = ["straight", "wavy", "curly"]
    private static let skins = ["very light", "light", "medium", "tan", "brown", "dark", "very dark"]
    private static let hairColors = [
        "black", "dark brown", "brown", "light brown", "auburn", "red", "ginger", "strawberry blond", "blond", "grey",
        "white", "#3f7fbf",
    ]
    private static let accessories = [
        "glasses", "hat", "cap", "beanie", "crown", "headscarf", "headband", "bow", "scarf", "freckles", "wheelchair",
        "cape", "backpack", "earrings", "watch", "plaster", "necklace", "hearing aid", "eye patch", "badge",
        "turban", "cook's hat", "bag", "red apron", "stethoscope", "beard", "moustache", "yellow cap",
    ]
    private static let outfits = [
        "t-shirt and shorts", "shirt and trousers", "striped shirt and shorts", "jumper and skirt",
        "hoodie and trousers", "cardigan and skirt", "jacket and trousers", "coat and boots", "raincoat and wellies",
        "polka dot dress", "tunic and trousers", "pinafore", "dungarees", "pyjamas", "nightgown", "football jersey",
        "vest and shorts, barefoot", "spacesuit", "checked shirt and kilt", "tracksuit", "swimsuit", "sandals and top",
        "white shirt, jeans, red boots", "pyjamas with stars", "striped shirt and blue trousers",
        "blue jumper with a white star, jeans", "white t-shirt with red hearts, green skirt, black tights",
        "yellow cardigan over striped t-shirt, jeans", "t-shirt with number 12 and red shorts",
        "green t-shirt with a fox, grey trousers", "jumper with a dinosaur and leggings",
        "flowered dress, yellow wellies", "blue dungarees over red striped t-shirt", "checked dress, red tights",
        "spotted skirt and white blouse", "red raincoat, blue trousers, yellow wellies", "striped pyjamas, in socks",
        "black and yellow striped jumper, jeans, green socks, sandals",
        "lilac dress with yellow stars, striped leggings",
        "hoodie with a rabbit, shorts, knee socks", "white t-shirt with a rainbow, denims, trainers",
        "red t-shirt with a lion, jeans",
    ]
    private static let palettes = [
        ["red", "navy"], ["yellow", "teal"], ["green", "cream"], ["purple", "pink", "white"], ["orange", "brown"],
        ["blue", "grey", "yellow"],
    ]

    var all: [Sheet] {
        get throws { [try ages, try hair, try skin, try hairColors, try accessories, try outfits] }
    }

    private var ages: Sheet {
        get throws {
            try sheet("ages", "Ages from 2 to 12", columns: 11, (2...12).map { $0 }) { age, look in
                look.age = age
                return "\(age) years"
            }
        }
    }

    private var hair: Sheet {
        get throws {
            let choices = Self.textures.flatMap { texture in Self.cuts.map { (cut: $0, texture: texture) } }
            return try sheet("hair", "Cuts and textures of hair", columns: Self.cuts.count, choices) { choice, look in
                look.hairStyle = choice.cut
                look.hairTexture = choice.texture
                look.hairColor = choice.texture == "curly" ? "black" : choice.texture == "wavy" ? "red" : "brown"
                return "\(choice.cut), \(choice.texture)"
            }
        }
    }

    private var skin: Sheet {
        get throws {
            try sheet("skin", "Skin tones", columns: Self.skins.count, Self.skins) { tone, look in
                look.skinTone = tone
                look.hairColor = "black"
                return tone
            }
        }
    }

    private var hairColors: Sheet {
        get throws {
            try sheet("hair-colours", "Colours of hair", columns: 6, Self.hairColors) { color, look in
                look.hairColor = color
                look.hairStyle = "long"
                look.hairTexture = "wavy"
                return color
            }
        }
    }

    /// Each on a child with short hair and on one with much.
    private var accessories: Sheet {
        get throws {
            let choices = Self.accessories.flatMap { thing in ["short", "afro"].map { (thing: thing, cut: $0) } }
            return try sheet("accessories", "What is always worn", columns: 8, choices) { choice, look in
                look.accessories = [choice.thing]
                look.hairStyle = choice.cut
                look.hairTexture = choice.cut == "afro" ? "curly" : "straight"
                look.skinTone = choice.cut == "afro" ? "brown" : "light"
                return choice.thing
            }
        }
    }

    private var outfits: Sheet {
        get throws {
            try sheet("outfits", "Outfits", columns: 8, Array(Self.outfits.enumerated())) { choice, look in
                look.clothing = choice.element
                look.palette = Self.palettes[choice.offset % Self.palettes.count]
                look.hairStyle = Self.cuts[choice.offset % Self.cuts.count]
                look.skinTone = Self.skins[choice.offset % Self.skins.count]
                return choice.element
            }
        }
    }

    /// A picture for each choice, which changes the look and says what it did.
    private func sheet<Choice>(
        _ id: String, _ title: String, columns: Int, _ choices: [Choice],
        change: (Choice, inout Appearance) -> String
    ) throws -> Sheet {
        let cells = try choices.map { choice in
            var look = Self.plain
            let caption = change(choice, &look)
            return Sheet.Cell(svg: try studio.hero(look), caption: caption)
        }
        return Sheet(
            id: "heroes-\(id)", title: "Heroes: \(title)", columns: columns, shape: SheetRenderer.figureShape,
            cells: cells)
    }
}
