import Foundation

extension LanguageCode {
    /// What people call the language, in English: "German"; the code itself for one that has no name.
    package var displayName: String {
        Locale(identifier: "en").localizedString(forLanguageCode: rawValue) ?? rawValue
    }
}
