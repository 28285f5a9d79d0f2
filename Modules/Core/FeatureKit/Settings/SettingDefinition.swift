import Foundation
public import StoryCore

/// A setting as people see and change it; its value is a part of ``AppSettings``.
///
/// Features describe their settings in this way; the screen and the commands are made from it.
public struct SettingDefinition: Sendable {
    /// The key, as in the settings' file: "defaultMinutes".
    public let key: String
    /// The title beside the value: "Length".
    public let title: String
    /// What the setting decides, as a sentence.
    public let summary: String
    /// What may be typed besides the choices: "a time like 20m"; nil if nothing else.
    public let otherValues: String?

    private let read: @Sendable (AppSettings) -> SettingValue
    private let offer: @Sendable (AppSettings, SettingsChoices) -> [SettingChoice]
    private let write: @Sendable (String, inout AppSettings, SettingsChoices) -> Bool

    /// Returns the value.
    public func value(in settings: AppSettings) -> SettingValue { read(settings) }

    /// Returns the values to choose from; the current one is among them, since it may come from an edited file.
    public func choices(in settings: AppSettings, of choices: SettingsChoices) -> [SettingChoice] {
        offer(settings, choices)
    }

    /// Changes the value to a typed one.
    ///
    /// - Returns: Whether it is one of the choices, or what else may be typed; if not, nothing changes.
    public func set(_ text: String, in settings: inout AppSettings, of choices: SettingsChoices) -> Bool {
        write(text, &settings, choices)
    }

    /// Changes the value to that of a new household.
    public func reset(in settings: inout AppSettings, of choices: SettingsChoices) {
        _ = write(read(AppSettings()).text, &settings, choices)
    }
}

/// A value to choose, with its name for people.
public struct SettingChoice: Hashable, Sendable {
    /// The value.
    public let value: SettingValue
    /// The name on screen: "7 minutes".
    public let name: String

    /// Creates a choice.
    public init(_ value: SettingValue, _ name: String) {
        (self.value, self.name) = (value, name)
    }
}

// MARK: - Kinds of settings

extension SettingDefinition {
    /// The values of a setting in terms of the program.
    public struct Values<Value: Equatable & Sendable>: Sendable {
        /// The values to choose from.
        var offered: @Sendable (AppSettings, SettingsChoices) -> [Value]
        /// The value as it is stored and typed.
        var stored: @Sendable (Value) -> SettingValue
        /// The value for people.
        var name: @Sendable (Value, AppSettings, SettingsChoices) -> String
        /// Reads what may be typed besides.
        var other: (@Sendable (String) -> Value?)?

        /// Describes values.
        public init(
            _ offered: @escaping @Sendable (AppSettings, SettingsChoices) -> [Value],
            stored: @escaping @Sendable (Value) -> SettingValue,
            name: @escaping @Sendable (Value, AppSettings, SettingsChoices) -> String,
            other: (@Sendable (String) -> Value?)? = nil
        ) {
            (self.offered, self.stored, self.name, self.other) = (offered, stored, name, other)
        }

        /// Returns the value that a typed text means; nil if there is none.
        fileprivate func value(of text: String, in settings: AppSettings, of choices: SettingsChoices) -> Value? {
            let typed = text.lowercased()
            let offered = offered(settings, choices)
            return offered.first { stored($0).text.lowercased() == typed }
                ?? offered.first { value in
                    // A name may go on with a description: "Karl, a man's voice".
                    let name = name(value, settings, choices).lowercased()
                    return name == typed || name.hasPrefix(typed + ",")
                } ?? other?(text)
        }
    }

    /// Describes a setting of one value.
    ///
    /// - Parameters:
    ///   - otherValues: What may be typed besides the choices.
    ///   - didChange: Changes what depends on it.
    public init<Value: Equatable>(
        _ key: String, _ title: String, _ summary: String, _ part: any WritableKeyPath<AppSettings, Value> & Sendable,
        _ values: Values<Value>, otherValues: String? = nil,
        didChange: @escaping @Sendable (inout AppSettings, SettingsChoices) -> Void = { _, _ in }
    ) {
        self.init(
            key: key, title: title, summary: summary, otherValues: otherValues,
            read: { values.stored($0[keyPath: part]) },
            offer: { settings, choices in
                let (offered, current) = (values.offered(settings, choices), settings[keyPath: part])
                return (offered.contains(current) ? offered : offered + [current]).map {
                    SettingChoice(values.stored($0), values.name($0, settings, choices))
                }
            },
            write: { text, settings, choices in
                // The current value, and that of a new household, may be neither offered nor typed.
                let known = [settings[keyPath: part], AppSettings()[keyPath: part]]
                guard
                    let value = values.value(of: text, in: settings, of: choices)
                        ?? known.first(where: { values.stored($0).text == text })
                else { return false }
                guard value != settings[keyPath: part] else { return true }
                settings[keyPath: part] = value
                didChange(&settings, choices)
                return true
            })
    }

    /// Describes a setting that is on or off.
    public static func flag(
        _ key: String, _ title: String, _ summary: String, _ part: any WritableKeyPath<AppSettings, Bool> & Sendable
    ) -> SettingDefinition {
        let words = ["true": true, "yes": true, "false": false, "no": false]
        return SettingDefinition(
            key, title, summary, part,
            Values(
                { _, _ in [true, false] }, stored: SettingValue.flag, name: { isOn, _, _ in isOn ? "on" : "off" },
                other: { words[$0.lowercased()] }))
    }

    /// Describes a setting that puts providers of a kind in order.
    ///
    /// - Parameter known: The providers that there are.
    public static func order(
        _ key: String, _ title: String, _ summary: String,
        _ part: any WritableKeyPath<AppSettings, [ProviderIdentifier]> & Sendable,
        of known: any KeyPath<SettingsChoices, [ProviderIdentifier]> & Sendable
    ) -> SettingDefinition {
        SettingDefinition(
            key: key, title: title, summary: summary, otherValues: "several of them in order, with commas",
            read: { .list($0[keyPath: part].map(\.rawValue)) },
            offer: { _, choices in
                choices[keyPath: known].map { SettingChoice(.text($0.rawValue), $0.rawValue) }
            },
            write: { text, settings, choices in
                let typed = text.lowercased()
                let words =
                    typed == SettingValue.none.text ? [] : typed.split(separator: ",", omittingEmptySubsequences: false)
                var order: [ProviderIdentifier] = []
                for word in words {
                    let identifier = ProviderIdentifier(rawValue: word.trimmingCharacters(in: .whitespaces))
                    guard choices[keyPath: known].contains(identifier) || settings[keyPath: part].contains(identifier)
                    else { return false }
                    if !order.contains(identifier) { order.append(identifier) }
                }
                settings[keyPath: part] = order
                return true
            })
    }
}
