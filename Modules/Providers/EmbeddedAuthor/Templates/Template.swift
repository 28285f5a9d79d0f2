package import StoryCore

/// A sentence with marks and conditions, read once: `{hero} <legs:ran|raced> home.`
package struct Template: Decodable, Sendable, Hashable {
    /// A piece of a sentence.
    package indirect enum Piece: Sendable, Hashable {
        case text(String)
        /// `{hero}`: the name between the braces.
        case mark(String)
        /// `<many:left|right>`
        case choice(TellingCondition, left: [Piece], right: [Piece])
    }

    /// The sentence as it was written.
    package let source: String
    package let pieces: [Piece]

    /// Reads a sentence.
    ///
    /// - Parameter path: Where it stands, for errors.
    init(_ source: String, at path: [any CodingKey] = []) throws {
        var parser = TemplateParser(source)
        do throws(TemplateParser.Fault) {
            pieces = try parser.pieces()
        } catch {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: path, debugDescription: "\(error.reason) In: \(source)"))
        }
        self.source = source
    }

    package init(from decoder: any Decoder) throws {
        try self.init(try decoder.singleValueContainer().decode(String.self), at: decoder.codingPath)
    }

    /// All literal pieces, on both sides of conditions.
    var texts: [String] { Self.texts(in: pieces) }

    private static func texts(in pieces: [Piece]) -> [String] {
        pieces.flatMap { piece in
            switch piece {
            case .text(let text): [text]
            case .mark: [String]()
            case .choice(_, let left, let right): texts(in: left) + texts(in: right)
            }
        }
    }

    /// Every mark, wherever it stands.
    package var marks: [String] { Self.marks(in: pieces) }

    /// Every condition, wherever it stands.
    package var conditions: [TellingCondition] { Self.conditions(in: pieces) }

    private static func marks(in pieces: [Piece]) -> [String] {
        pieces.flatMap { piece in
            switch piece {
            case .text: [String]()
            case .mark(let name): [name]
            case .choice(_, let left, let right): marks(in: left) + marks(in: right)
            }
        }
    }

    private static func conditions(in pieces: [Piece]) -> [TellingCondition] {
        pieces.flatMap { piece in
            switch piece {
            case .text, .mark: [TellingCondition]()
            case .choice(let condition, let left, let right):
                [condition] + conditions(in: left) + conditions(in: right)
            }
        }
    }
}

/// What decides between the two sides of a choice in a sentence.
package enum TellingCondition: Sendable, Hashable {
    /// The family said how to speak of the main hero.
    case pronoun
    /// There are several heroes.
    case many
    /// The audience is six or older.
    case older
    /// No hero is in a wheelchair.
    case legs
    /// The main hero has these.
    case glasses, hearingAid, wheelchair
    /// The main hero is so; a word that is a trait and a tone means the trait.
    case trait(Trait)
    /// The family's event says where it goes, or what it is about.
    case place, thing
    /// The story sounds so: `tone funny`.
    case tone(StoryTone)
    /// A fact, scene or cast member was told: `if boat-back`, or the mark of a cast member alone.
    case told(String)

    init(_ name: String) {
        if name.hasPrefix("if ") {
            self = .told(String(name.dropFirst(3)))
        } else if name.hasPrefix("tone "), let tone = StoryTone(rawValue: String(name.dropFirst(5))) {
            self = .tone(tone)
        } else if let trait = Trait(rawValue: name) {
            self = .trait(trait)
        } else {
            self = Self.named[name] ?? .told(name)
        }
    }

    private static let named: [String: TellingCondition] = [
        "pron": .pronoun, "many": .many, "older": .older, "legs": .legs, "glasses": .glasses, "hearing": .hearingAid,
        "wheels": .wheelchair, "place": .place, "thing": .thing,
    ]
}

/// Reads the pieces of a sentence.
struct TemplateParser {
    /// The error of a sentence.
    struct Fault: Error {
        let reason: String
    }

    private let source: String
    private var index: String.Index
    /// A choice may hold choices, but those none.
    private static let mostDepth = 2

    init(_ source: String) {
        self.source = source
        index = source.startIndex
    }

    /// The pieces of the whole sentence.
    mutating func pieces() throws(Fault) -> [Template.Piece] {
        let pieces = try pieces(depth: 0)
        guard index == source.endIndex else { throw Fault(reason: "'\(source[index])' closes nothing.") }
        return pieces
    }

    /// The pieces up to a sign that ends a side.
    private mutating func pieces(depth: Int) throws(Fault) -> [Template.Piece] {
        var pieces: [Template.Piece] = []
        var text = ""
        func flush() {
            if !text.isEmpty { pieces.append(.text(text)) }
            text = ""
        }
        while index < source.endIndex {
            let sign = source[index]
            switch sign {
            case "|", ">":
                flush()
                return pieces
            case "{":
                flush()
                pieces.append(.mark(try mark()))
            case "}": throw Fault(reason: "A '}' has no '{'.")
            case "<":
                flush()
                pieces.append(try choice(depth: depth + 1))
            default:
                text.append(sign)
                index = source.index(after: index)
            }
        }
        flush()
        return pieces
    }

    private mutating func mark() throws(Fault) -> String {
        let start = source.index(after: index)
        guard let end = source[start...].firstIndex(of: "}"), start < end else {
            throw Fault(reason: "A '{' has no name and '}'.")
        }
        index = source.index(after: end)
        return String(source[start..<end])
    }

    private mutating func choice(depth: Int) throws(Fault) -> Template.Piece {
        guard depth <= Self.mostDepth else { throw Fault(reason: "Conditions are nested more than once.") }
        let start = source.index(after: index)
        guard let colon = source[start...].firstIndex(where: { ":<>|{}".contains($0) }), source[colon] == ":",
            start < colon
        else { throw Fault(reason: "A '<' has no condition and ':'.") }
        let condition = TellingCondition(String(source[start..<colon]))
        index = source.index(after: colon)
        let left = try pieces(depth: depth)
        var right: [Template.Piece] = []
        if index < source.endIndex, source[index] == "|" {
            index = source.index(after: index)
            right = try pieces(depth: depth)
        }
        guard index < source.endIndex, source[index] == ">" else { throw Fault(reason: "A '<' has no '>'.") }
        index = source.index(after: index)
        return .choice(condition, left: left, right: right)
    }
}
