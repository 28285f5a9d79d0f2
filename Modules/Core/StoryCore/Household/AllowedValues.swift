/// The values that parents allow, out of all there are: tones, events, age groups.
public struct AllowedValues<Value>: Hashable, Sendable
where Value: RawRepresentable<String> & CaseIterable & Hashable & Sendable {
    /// The values; never empty.
    public let values: Set<Value>

    /// All values.
    public static var any: AllowedValues { AllowedValues(values: Set(Value.allCases)) }

    private init(values: Set<Value>) {
        self.values = values
    }

    /// Creates a choice; nil if it is empty.
    public init?(_ values: Set<Value>) {
        guard !values.isEmpty else { return nil }
        self.init(values: values)
    }

    /// Creates a choice from what people type, such as "gentle,funny" or "any"; nil if a value is unknown, or there is none.
    public init?(_ text: String) {
        if text.lowercased() == "any" {
            self = .any
            return
        }
        let names = text.split(separator: ",", omittingEmptySubsequences: false)
            .map { $0.filter { !$0.isWhitespace }.lowercased() }
        let values = names.compactMap { name in Value.allCases.first { $0.rawValue.lowercased() == name } }
        guard values.count == names.count else { return nil }
        self.init(Set(values))
    }

    /// Whether all values are allowed.
    public var isAny: Bool { values.count == Value.allCases.count }

    /// Returns whether a value is allowed.
    public func contains(_ value: Value) -> Bool { values.contains(value) }

    /// The choice as people type it: "gentle,funny", "any".
    public var text: String { isAny ? "any" : inOrder.map(\.rawValue).joined(separator: ",") }

    /// The values in the order of their kind.
    public var inOrder: [Value] { Value.allCases.filter(values.contains) }
}

extension AllowedValues: TypedText {
    init?(stored text: String) { self.init(text) }
}

/// A kind of event that parents can allow: a standard one, or any that a family has described itself.
public enum AllowedEvent: RawRepresentable, CaseIterable, Hashable, Sendable {
    /// A standard event.
    case standard(StoryEvent)
    /// A custom event.
    case custom

    public static let allCases: [AllowedEvent] = StoryEvent.allCases.map { .standard($0) } + [.custom]

    /// The kind of a story's event.
    public init(_ occasion: StoryOccasion) {
        switch occasion {
        case .standard(let event): self = .standard(event)
        case .custom: self = .custom
        }
    }

    /// Creates a kind from its name: that of the event, or "custom".
    public init?(rawValue: String) {
        guard let kind = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = kind
    }

    /// The name of the event, or "custom".
    public var rawValue: String {
        switch self {
        case .standard(let event): event.rawValue
        case .custom: "custom"
        }
    }
}
