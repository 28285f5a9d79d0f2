/// How much of something a day may have.
public enum DailyLimit: Hashable, Sendable {
    /// Any amount.
    case unlimited
    /// So much, and no more.
    case upTo(Int)

    /// The amount; nil for any.
    public var amount: Int? {
        if case .upTo(let amount) = self { amount } else { nil }
    }

    /// The limit as people type it: "30", "none".
    public var text: String { amount.map(String.init) ?? "none" }

    /// Creates a limit from what people type; nil if it is none, or out of range.
    public init?(_ text: String, in range: ClosedRange<Int>) {
        if text.lowercased() == "none" {
            self = .unlimited
        } else if let amount = Int(text), range.contains(amount) {
            self = .upTo(amount)
        } else {
            return nil
        }
    }
}

extension DailyLimit: TypedText {
    init?(stored text: String) { self.init(text, in: 0...Int(Int32.max)) }
}
