import Foundation

extension LanguageCode {
    /// What people call the language, in English: "German"; the code itself for one that nobody knows.
    public var displayName: String {
        Locale(identifier: "en").localizedString(forIdentifier: rawValue) ?? rawValue
    }
}
