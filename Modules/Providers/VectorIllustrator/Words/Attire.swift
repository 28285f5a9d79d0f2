import StoryCore

/// The clothes that the scene puts on a character: one "under hat" wears it, and one "in coat" has it on.
///
/// Such a thing is no spot, and is nowhere else on the page.
struct Attire: Sendable {
    /// What the scene calls it.
    let word: String
    private(set) var accessories: [Accessory] = []
    /// What is then worn on the upper body.
    private(set) var garment: Garment?

    /// Nil for who wears nothing of the kind on this page.
    init?(_ character: SceneCharacter) {
        guard Self.isPerson(character) else { return nil }
        if let held = character.holding?.rawValue, Self.noun(held) == "blindfold" {
            word = held
            accessories = [.blindfold]
            return
        }
        guard let spot = character.spot, case .prop(let prop) = spot.anchor else { return nil }
        word = prop.rawValue
        switch spot.relation.rawValue {
        case "in": wearIn(Self.noun(word))
        case "under", "over": wearUnder(Self.noun(word))
        default: return nil
        }
        if accessories.isEmpty, garment == nil { return nil }
    }

    /// Returns whether a character in a scene wears a thing.
    static func isWorn(_ word: String, by cast: [SceneCharacter]) -> Bool {
        cast.contains { Attire($0)?.word == word }
    }

    private mutating func wearIn(_ noun: String) {
        switch noun {
        case "scarf", "shawl": accessories = [.scarf]
        case "glasses", "spectacles": accessories = [.glasses]
        case "coat", "jacket": garment = .coat
        case "raincoat", "anorak": garment = .raincoat
        case "jumper", "sweater", "pullover": garment = .jumper
        case "blanket", "quilt", "towel", "sheet", "cape", "cloak": accessories = [.wrap]
        default: wearOnHead(noun)
        }
    }

    /// Puts a thing over a character: a scarf is tied before the eyes, a blanket is over the head.
    private mutating func wearUnder(_ noun: String) {
        switch noun {
        case "scarf", "blindfold", "kerchief": accessories = [.blindfold]
        case "coat", "jacket": garment = .coat
        case "cape", "cloak": accessories = [.wrap]
        case "blanket", "quilt", "towel", "sheet": accessories = [.wrap, .drape]
        default: wearOnHead(noun)
        }
    }

    private mutating func wearOnHead(_ noun: String) {
        switch noun {
        case "hat", "sunhat", "bonnet": accessories = [.hat]
        case "cap", "helmet": accessories = [.cap]
        case "beanie": accessories = [.beanie]
        case "crown": accessories = [.crown]
        case "hood": (accessories, garment) = ([.hood], .raincoat)
        default: break
        }
    }

    private static func noun(_ text: String) -> String {
        text.lowercased().split { !$0.isLetter }.last.map(String.init) ?? ""
    }

    /// Beasts are in hats and boots, and people wear them.
    private static func isPerson(_ character: SceneCharacter) -> Bool {
        guard case .companion(let species, _) = character.subject else { return true }
        return [.child, .grownUp].contains(Kind(nearest: species.rawValue))
    }
}
