import StoryCore
import VectorIllustrator

/// Faces from near, people without a sheet, and what stays on its side.
struct FaceSheets {
    private let illustrator = VectorIllustrator()

    private static let looks = [
        ("very light", "short", "ginger", "straight", "green"), ("light", "braids", "blond", "straight", "blue"),
        ("medium", "bob", "black", "straight", "brown"), ("tan", "curls", "dark brown", "curly", "hazel"),
        ("brown", "puffs", "black", "curly", "brown"), ("dark", "short", "black", "curly", "brown"),
        ("very dark", "cornrows", "black", "curly", "brown"),
    ].map { skin, cut, hair, texture, eyes in
        Appearance(
            hairStyle: cut, hairColor: hair, hairTexture: texture, eyeColor: eyes, skinTone: skin, age: 6,
            clothing: "striped shirt and trousers", palette: ["teal", "cream"])
    }

    var all: [Sheet] { [faces(isWithGlasses: false), faces(isWithGlasses: true), strangers, sides] }

    private func faces(isWithGlasses: Bool) -> Sheet {
        let cells = Mood.known.flatMap { mood in
            Self.looks.map { look in
                var look = look
                if isWithGlasses { look.accessories = ["glasses"] }
                return Sheet.Cell(svg: illustrator.portrait(of: look, mood: mood), caption: mood.rawValue)
            }
        }
        return Sheet(
            id: isWithGlasses ? "faces-glasses" : "faces", title: "Every mood on every skin", columns: 14, shape: 1,
            cells: cells)
    }

    private static let groups: [(caption: String, words: [String])] = [
        ("family", ["mother", "father", "grandmother", "grandfather", "sister", "brother", "baby", "aunt", "uncle"]),
        ("children", Array(repeating: "child", count: 9)), ("grown-ups", Array(repeating: "grown-up", count: 9)),
        ("men", Array(repeating: "man", count: 6) + ["boy", "boy", "boy"]),
        ("women", Array(repeating: "woman", count: 6) + ["girl", "girl", "girl"]),
        ("work", ["teacher", "doctor", "nurse", "postman", "baker", "cook", "farmer", "gardener", "shopkeeper"]),
        ("more work", ["driver", "captain", "police", "builder", "cleaner", "painter", "musician", "king", "queen"]),
        (
            "old",
            [
                "grandmother", "grandmother", "grandmother", "grandfather", "grandfather", "grandfather", "Oma", "Opa",
                "old man",
            ]
        ),
    ]

    private var strangers: Sheet {
        let families = [Self.looks[0], Self.looks[2], Self.looks[5]].map { hero in
            (caption: "family of \(hero.skinTone ?? "")", words: Self.groups[0].words, hero: Optional(hero))
        }
        let rows = Self.groups.map { (caption: $0.caption, words: $0.words, hero: Appearance?.none) } + families
        let cells = rows.flatMap { row in
            row.words.enumerated().map { index, word in
                let number = row.words[..<index].count { $0 == word }
                return Sheet.Cell(
                    svg: illustrator.stranger(word, number: number, storySeed: 3, resembling: row.hero),
                    caption: row.hero == nil ? word : "\(word), \(row.caption)")
            }
        }
        return Sheet(
            id: "faces-strangers", title: "People without a sheet", columns: 9, shape: 620 / 300, cells: cells)
    }

    /// The same child from the front, mirrored, and from behind both ways.
    private var sides: Sheet {
        let worn = [["hearing aid", "badge"], ["eye patch", "watch"], ["plaster", "bag"], ["bow", "hearing aid"]]
        let cells = worn.enumerated().flatMap { index, things in
            var look = Self.looks[index + 1]
            look.accessories = things
            look.clothing = "t-shirt with number 7 and jeans"
            return [(false, false), (true, false), (false, true), (true, true)].map { isMirrored, isFromBack in
                Sheet.Cell(
                    svg: illustrator.portrait(
                        of: look, pose: "walking", mood: "happy", isMirrored: isMirrored, isFromBack: isFromBack),
                    caption: "\(things.joined(separator: ", "))\(isMirrored ? ", mirrored" : "")")
            }
        }
        return Sheet(id: "faces-sides", title: "What stays on its side", columns: 8, shape: 1, cells: cells)
    }
}
