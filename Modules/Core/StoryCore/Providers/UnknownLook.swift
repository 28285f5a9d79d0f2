/// A word of an appearance that an illustrator does not know; it draws something similar, or nothing.
public struct UnknownLook: Hashable, Sendable {
    /// The parts of an appearance.
    public enum Part: String, CaseIterable, Sendable {
        case hairStyle, hairColor, hairTexture, eyeColor, skinTone, clothing, color, accessory

        /// The part's name for people: "skin colour".
        public var displayName: String {
            switch self {
            case .hairStyle: "hairstyle"
            case .hairColor: "hair colour"
            case .hairTexture: "hair texture"
            case .eyeColor: "eye colour"
            case .skinTone: "skin colour"
            case .clothing: "clothing"
            case .color: "colour"
            case .accessory: "accessory"
            }
        }
    }

    /// The part.
    public let part: Part
    /// The word, as written.
    public let word: String
    /// The illustrator's words for this part, the usual ones first.
    public let known: [String]

    /// Creates an unknown look.
    public init(_ part: Part, _ word: String, known: [String]) {
        (self.part, self.word, self.known) = (part, word, known)
    }

    /// A line for people, with some of the known words.
    public var message: String {
        "Pictures can't show the \(part.displayName) '\(PlainText.quotation(word))'. They can show: "
            + known.joined(separator: ", ") + "."
    }
}
