import Foundation

/// Text as the search index holds it.
enum SearchText {
    /// The text without case, accents and wide forms.
    static func indexed(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .replacing("\0", with: " ")
    }
}
