/// What a description of clothes says, garment by garment: "white shirt with red stripes, jeans, red boots".
///
/// Colours and patterns belong to the garment that they stand before, or after "with" to the one that they follow.
struct OutfitWords {
    /// Something that is worn.
    enum Noun: Hashable {
        case top(Garment)
        case bottom(Outfit.Lower, isDenim: Bool = false, isSlim: Bool = false)
        case feet(Outfit.Feet)
        case socks(Outfit.Legwear)
    }

    /// One garment with what is said about it.
    struct Piece {
        let noun: Noun
        var colors: [Color] = []
        var pattern: Outfit.Pattern?
        var patternColor: Color?
    }

    private(set) var pieces: [Piece] = []
    private var colors: [Color] = []
    private var pattern: Outfit.Pattern?

    private enum Mode { case before, with, inside }

    init(_ text: String) {
        let words = Self.words(of: text)
        var mode = Mode.before
        var shade: String?
        var index = 0
        while index < words.count {
            let word = words[index]
            let pair = index + 1 < words.count ? "\(word) \(words[index + 1])" : ""
            index += 1
            if Self.shades.contains(word) {
                shade = word
                continue
            }
            if let color = Self.color(word, shade: shade) {
                if mode == .inside, let last = pieces.indices.last {
                    pieces[last].colors.append(color)
                    mode = .before
                } else {
                    colors.append(color)
                }
            } else if let noun = Self.nouns[pair] {
                add(noun)
                index += 1
                mode = .before
            } else if let noun = Self.noun(word) {
                add(noun)
                mode = .before
            } else if let found = Outfit.Pattern(word: word) {
                note(found, isAfter: mode == .with)
            } else if word == "," {
                mode = .before
            } else if word == "with" {
                mode = .with
            } else if word == "in" {
                mode = .inside
            } else if mode == .with, !Self.fillers.contains(word) {
                // "with white buttons": the colour is that of something which is not drawn.
                colors = []
            }
            shade = nil
        }
        finish()
    }

    private mutating func add(_ noun: Noun) {
        pieces.append(
            Piece(
                noun: noun, colors: colors, pattern: pattern,
                patternColor: colors.count > 1 ? colors[1] : nil))
        (colors, pattern) = ([], nil)
    }

    private mutating func note(_ found: Outfit.Pattern, isAfter: Bool) {
        guard isAfter, let last = pieces.indices.last, pieces[last].pattern == nil else { return pattern = found }
        pieces[last].pattern = found
        pieces[last].patternColor = colors.first
        colors = []
    }

    /// What stands after the last garment belongs to it.
    private mutating func finish() {
        guard let last = pieces.indices.last else { return }
        if let pattern, pieces[last].pattern == nil {
            pieces[last].pattern = pattern
            pieces[last].patternColor = colors.first
        } else if pieces[last].colors.isEmpty {
            pieces[last].colors = colors
        }
    }

    // MARK: Words

    /// The colours that a text names, each with "dark" or "light" if that stands before it.
    static func colors(in text: String) -> [Color] {
        var shade: String?
        return words(of: text).compactMap { word in
            defer { shade = shades.contains(word) ? word : nil }
            return color(word, shade: shade)
        }
    }

    private static func words(of text: String) -> [String] {
        text.lowercased().replacing(",", with: " , ").split {
            $0 != "," && !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "#"
        }.map(String.init)
    }

    private static let shades: Set<String> = ["dark", "deep", "light", "pale"]
    private static let fillers: Set<String> = [
        "a", "an", "the", "and", "of", "little", "small", "big", "large", "many",
    ]

    /// A word that is a colour's name, alone or as "yellow-green", "golden", "reddish".
    private static func color(_ word: String, shade: String?) -> Color? {
        let known = ["golden": "gold", "straw": "mustard", "reddish": "red", "multicoloured": "coral"][word] ?? word
        guard ColorNames.clothes.names.contains(known) || known.hasPrefix("#") || known == "gray" else {
            guard let last = word.split(separator: "-").last.map(String.init), last != word else { return nil }
            return color(last, shade: shade)
        }
        guard ColorNames.clothes.knows(known) else { return nil }
        return ColorNames.clothes.color(of: shade.map { "\($0) \(known)" } ?? known)
    }

    /// The garment that one word means.
    private static func noun(_ word: String) -> Noun? {
        for form in [word, word.hasSuffix("s") ? String(word.dropLast()) : word] {
            if let known = nouns[form] { return known }
            if let garment = Garment(rawValue: form) ?? Garment.synonyms[form] { return .top(garment) }
        }
        // "undershirt", "rain-boots": the last part says what it is.
        let parts = nouns.keys.filter { $0.count > 4 && word.hasSuffix($0) }
        if let longest = parts.max(by: { ($0.count, $0) < ($1.count, $1) }) { return nouns[longest] }
        let garments = Garment.allCases.filter { $0.rawValue.count > 3 && word.hasSuffix($0.rawValue) }
        return garments.max { $0.rawValue.count < $1.rawValue.count }.map(Noun.top)
    }

    private static let nouns: [String: Noun] = [
        "trousers": .bottom(.trousers), "pants": .bottom(.trousers), "joggers": .bottom(.trousers),
        "chinos": .bottom(.trousers), "cords": .bottom(.trousers), "slacks": .bottom(.trousers),
        "tracksuit": .top(.jacket), "tracksuit bottoms": .bottom(.trousers), "bottoms": .bottom(.trousers),
        "jeans": .bottom(.trousers, isDenim: true), "denims": .bottom(.trousers, isDenim: true),
        "leggings": .bottom(.trousers, isSlim: true), "shorts": .bottom(.shorts), "trunks": .bottom(.shorts),
        "skirt": .bottom(.skirt), "kilt": .bottom(.skirt), "culottes": .bottom(.skirt),
        "boots": .feet(.boots), "boot": .feet(.boots), "wellies": .feet(.wellies), "wellingtons": .feet(.wellies),
        "wellington": .feet(.wellies), "gumboots": .feet(.wellies), "rain boots": .feet(.wellies),
        "rubber boots": .feet(.wellies), "wellington boots": .feet(.wellies), "sandals": .feet(.sandals),
        "flip-flops": .feet(.sandals), "flip flops": .feet(.sandals), "slippers": .feet(.slippers),
        "shoes": .feet(.shoes), "shoe": .feet(.shoes), "trainers": .feet(.shoes), "sneakers": .feet(.shoes),
        "clogs": .feet(.shoes), "plimsolls": .feet(.shoes), "barefoot": .feet(.bare), "barefooted": .feet(.bare),
        "bare feet": .feet(.bare), "socks": .socks(.socks), "knee socks": .socks(.kneeSocks),
        "long socks": .socks(.kneeSocks), "tights": .socks(.tights), "stockings": .socks(.tights),
        "football shirt": .top(.jersey), "polo shirt": .top(.shirt), "t shirt": .top(.tShirt),
        "dressing gown": .top(.coat), "night gown": .top(.nightgown), "rain coat": .top(.raincoat),
        "tank top": .top(.vest), "vest top": .top(.vest), "suit": .top(.jacket), "sari": .top(.dress),
        "saree": .top(.dress), "poncho": .top(.tunic), "shirtdress": .top(.dress),
    ]
}

extension Outfit.Pattern {
    /// The pattern that a word means: "striped", "spots", "7", "fox".
    init?(word: String) {
        if let number = Int(word), (0...99).contains(number) {
            self = .number(number)
        } else if let found = Self.words.first(where: { word.hasPrefix($0.start) }) {
            self = word == "star" ? .motif(.star) : word == "heart" ? .motif(.heart) : found.pattern
        } else if let motif = Motif(word: word) {
            self = .motif(motif)
        } else {
            return nil
        }
    }

    private static let words: [(start: String, pattern: Outfit.Pattern)] = [
        ("strip", .stripes), ("dot", .dots), ("polka", .dots), ("spot", .dots), ("star", .stars), ("check", .checks),
        ("plaid", .checks), ("tartan", .checks), ("gingham", .checks), ("flower", .flowers), ("floral", .flowers),
        ("dais", .flowers), ("blossom", .flowers), ("heart", .hearts),
    ]
}

/// One picture on a chest.
enum Motif: String, Hashable, Sendable {
    case star, heart, sun, moon, rainbow
    case cat, dog, fox, bear, rabbit, mouse, lion, fish, dinosaur

    fileprivate init?(word: String) {
        let single = word.hasSuffix("s") ? String(word.dropLast()) : word
        guard let known = Self(rawValue: single) ?? Self.synonyms[single] else { return nil }
        self = known
    }

    private static let synonyms: [String: Motif] = [
        "kitten": .cat, "tiger": .cat, "owl": .cat, "puppy": .dog, "wolf": .fox, "panda": .bear, "koala": .bear,
        "teddy": .bear, "monkey": .bear, "bunny": .rabbit, "hare": .rabbit, "whale": .fish, "shark": .fish,
        "dino": .dinosaur, "dragon": .dinosaur, "crocodile": .dinosaur, "animal": .bear,
    ]
}
