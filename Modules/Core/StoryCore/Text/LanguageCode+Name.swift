import Foundation

extension LanguageCode {
    /// The English display name: "German"; the code itself for an unknown language.
    public var displayName: String {
        Locale(identifier: "en").localizedString(forIdentifier: rawValue) ?? rawValue
    }
}
