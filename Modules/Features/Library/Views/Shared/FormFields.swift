import Library
import StoryCore
import TerminalUI

/// The most bytes that a field takes: far more than is accepted, so that people are told what is too long, but not a
/// book that was pasted by mistake.
enum FieldLimit {
    static let line = 2000
    static let text = 16_000
}

/// Words with a comma between two of them.
struct WordsField: View {
    let label: String
    let words: Binding<[String]>
    let placeholder: String
    /// What was typed, as long as it means the words: the comma before the next one is in no word.
    @State private var typed = ""

    var body: some View {
        TextField(
            label,
            text: Binding(
                get: { Words.list(typed) == words.wrappedValue ? typed : words.wrappedValue.joined(separator: ", ") },
                set: { text in
                    typed = text
                    words.wrappedValue = Words.list(text)
                }),
            placeholder: placeholder, limit: FieldLimit.line)
    }
}

/// One of some words, or none; a word that is none of them stays possible.
struct WordPicker: View {
    let label: String
    let word: Binding<String?>
    let options: [String]

    var body: some View {
        Picker(label, selection: word, options: choices) { $0.map(Words.line) ?? Words.open }
    }

    private var choices: [String?] {
        guard let word = word.wrappedValue, !options.contains(word) else { return [nil] + options }
        return [nil] + options + [word]
    }
}

extension Binding where Value == String? {
    /// The text, where none is an empty one.
    var orEmpty: Binding<String> {
        Binding<String>(get: { wrappedValue ?? "" }, set: { wrappedValue = $0.isEmpty ? nil : $0 })
    }
}

extension HeroFormViewModelContract {
    /// What was typed so far, for fields.
    var draftBinding: Binding<HeroDraft> { Binding(self, \.draft) }
}

extension EventFormViewModelContract {
    /// What was typed so far, for fields.
    var draftBinding: Binding<EventDraft> { Binding(self, \.draft) }
}
