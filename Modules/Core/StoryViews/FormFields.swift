public import TerminalUI

/// The most bytes that a field takes: far more than is accepted, so that people are told what is too long, but not a
/// book that was pasted by mistake.
public enum FieldLimit {
    /// What stands on a line.
    public static let line = 2000
    /// What has paragraphs.
    public static let text = 16_000
}

/// Words with a comma between two of them.
public struct WordsField: View {
    private let label: String
    private let words: Binding<[String]>
    private let placeholder: String
    /// What was typed, as long as it means the words: the comma before the next one is in no word.
    @State private var typed = ""

    /// Makes a field.
    public init(label: String, words: Binding<[String]>, placeholder: String) {
        (self.label, self.words, self.placeholder) = (label, words, placeholder)
    }

    /// The view's content.
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

/// One of some words, or none; a word that is none of them stays possible.
public struct WordPicker: View {
    private let label: String
    private let word: Binding<String?>
    private let options: [String]

    /// Makes a picker.
    public init(label: String, word: Binding<String?>, options: [String]) {
        (self.label, self.word, self.options) = (label, word, options)
    }

    /// The view's content.
    public var body: some View {
        Picker(label, selection: word, options: choices) { $0.map(DisplayText.line) ?? DisplayText.open }
    }

    private var choices: [String?] {
        guard let word = word.wrappedValue, !options.contains(word) else { return [nil] + options }
        return [nil] + options + [word]
    }
}

extension Binding where Value == String? {
    /// The text, where none is an empty one.
    public var orEmpty: Binding<String> {
        Binding<String>(get: { wrappedValue ?? "" }, set: { wrappedValue = $0.isEmpty ? nil : $0 })
    }
}
