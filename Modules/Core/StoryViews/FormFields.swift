public import TerminalUI

/// The most bytes that a field takes: more than is accepted, so that an error names what is too long, but less than a
/// book pasted by mistake.
public enum FieldLimit {
    /// A field with a single line.
    public static let line = 2000
    /// A field with paragraphs.
    public static let text = 16_000
}

/// A field for words that are separated by commas.
public struct WordsField: View {
    private let label: String
    private let words: Binding<[String]>
    private let placeholder: String
    /// The typed text while it stands for the words: a comma before the next word is in none of them.
    @State private var typed = ""

    /// Creates a field.
    public init(label: String, words: Binding<[String]>, placeholder: String) {
        (self.label, self.words, self.placeholder) = (label, words, placeholder)
    }

    /// The content of the view.
    public var body: some View {
        TextField(
            label,
            text: Binding(
                get: {
                    DisplayText.list(typed) == words.wrappedValue ? typed : words.wrappedValue.joined(separator: ", ")
                },
                set: { text in
                    typed = text
                    words.wrappedValue = DisplayText.list(text)
                }),
            placeholder: placeholder, limit: FieldLimit.line)
    }
}

/// A picker for one of several words, or none. A word that is not among the options can stay.
public struct WordPicker: View {
    private let label: String
    private let word: Binding<String?>
    private let options: [String]

    /// Creates a picker.
    public init(label: String, word: Binding<String?>, options: [String]) {
        (self.label, self.word, self.options) = (label, word, options)
    }

    /// The content of the view.
    public var body: some View {
        Picker(label, selection: word, options: choices) { $0.map(DisplayText.line) ?? DisplayText.open }
    }

    private var choices: [String?] {
        guard let word = word.wrappedValue, !options.contains(word) else { return [nil] + options }
        return [nil] + options + [word]
    }
}

extension Binding where Value == String? {
    /// The text, empty for nil.
    public var orEmpty: Binding<String> {
        Binding<String>(get: { wrappedValue ?? "" }, set: { wrappedValue = $0.isEmpty ? nil : $0 })
    }
}
