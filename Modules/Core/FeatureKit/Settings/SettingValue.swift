/// The value of a setting.
public enum SettingValue: Hashable, Sendable {
    /// No choice: the program chooses.
    case none
    /// On or off.
    case flag(Bool)
    /// A whole number.
    case integer(Int)
    /// A number.
    case number(Double)
    /// A text.
    case text(String)
    /// Several texts, in order.
    case list([String])

    /// The value as people type it: "on", "7", "flite, espeak-ng", "none".
    public var text: String {
        switch self {
        case .none, .list([]): "none"
        case .flag(let isOn): isOn ? "on" : "off"
        case .integer(let number): "\(number)"
        case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
        case .text(let text): text
        case .list(let texts): texts.joined(separator: ", ")
        }
    }
}
