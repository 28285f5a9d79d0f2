/// A word of a hero's look that an illustrator does not know; something like it, or nothing, is drawn instead.
public struct UnknownLook: Hashable, Sendable {
    /// What of a look a word describes.
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

    /// What it describes.
    public let part: Part
    /// The word, as it was written.
    public let word: String
    /// The words that the illustrator knows for it, the usual ones first.
    public let known: [String]

    /// Names a word.
    public init(_ part: Part, _ word: String, known: [String]) {
        (self.part, self.word, self.known) = (part, word, known)
    }

    /// A line for people, with some of the words that are known.
    public var message: String {
        "Pictures can't show the \(part.displayName) '\(PlainText.quotation(word))'. They can show: "
            + known.joined(separator: ", ") + "."
    }
}
