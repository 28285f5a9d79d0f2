import StoryCore
import StoryViews
import TerminalUI

/// The fields of what a child's stories may be about.
struct ContentFields: View {
    let controls: Binding<ParentalControls>
    /// The words as they are typed; nil until somebody types.
    @State private var typedWords: String?

    var body: some View {
        VStack {
            HoursPicker("Bedtime", hours: controls.bedtimeHours, usual: ["18:30-20:00", "19:00-20:30", "19:30-21:00"])
            Picker("Filter", selection: controls.contentFilter, options: [nil] + ContentFilterLevel.allCases) {
                $0?.displayName ?? "as in the settings"
            }
            TextField("Blocked", text: words, placeholder: "words, with commas", limit: 5000)
        }
        .labelWidth(8)
        if typedWords.map({ !$0.isEmpty && BlockedWords($0) == nil }) == true {
            Text(Self.wordsAdvice).role(.warning)
        }
        AllowedFields("Tones", allowed: controls.allowedTones, name: \.rawValue)
        AllowedFields("Events", allowed: controls.allowedEvents, name: \.displayName)
        AllowedFields("Ages", allowed: controls.allowedAges, name: \.displayName)
    }

    private static let wordsAdvice =
        "Up to \(BlockedWords.maximumCount) words or phrases of \(BlockedWords.maximumLength) characters."

    /// The words; what is typed counts once it can.
    private var words: Binding<String> {
        Binding {
            typedWords ?? controls.wrappedValue.blockedWords?.words.joined(separator: ", ") ?? ""
        } set: { text in
            typedWords = text
            guard let words = BlockedWords(text) else { return }
            controls.wrappedValue.blockedWords = words.isEmpty ? nil : words
        }
    }
}

/// Which values parents allow: those of the settings, or some of all there are.
private struct AllowedFields<Value>: View
where Value: RawRepresentable<String> & CaseIterable & Hashable & Sendable {
    private enum Choice: CaseIterable {
        case household, any, some
    }

    private let title: String
    private let allowed: Binding<AllowedValues<Value>?>
    private let name: (Value) -> String

    init(_ title: String, allowed: Binding<AllowedValues<Value>?>, name: @escaping (Value) -> String) {
        (self.title, self.allowed, self.name) = (title, allowed, name)
    }

    var body: some View {
        Picker(title, selection: choice, options: Choice.allCases) { choice in
            switch choice {
            case .household: "as in the settings"
            case .any: "any"
            case .some: "only some"
            }
        }
        .labelWidth(8)
        if choice.wrappedValue == .some {
            FlowStack(spacing: 2) {
                ForEach(Array(Value.allCases), id: \.rawValue) { value in
                    Toggle(name(value), isOn: isAllowed(value))
                }
            }
            .padding(Insets(left: 9))
        }
    }

    private var choice: Binding<Choice> {
        Binding {
            allowed.wrappedValue.map { $0.isAny ? .any : .some } ?? .household
        } set: { choice in
            switch choice {
            case .household: allowed.wrappedValue = nil
            case .any: allowed.wrappedValue = .any
            case .some: allowed.wrappedValue = Value.allCases.first.flatMap { AllowedValues([$0]) }
            }
        }
    }

    /// Whether a value is allowed; one of them always is.
    private func isAllowed(_ value: Value) -> Binding<Bool> {
        Binding {
            allowed.wrappedValue?.contains(value) == true
        } set: { isAllowed in
            var values = allowed.wrappedValue?.values ?? []
            if isAllowed { values.insert(value) } else { values.remove(value) }
            if let some = AllowedValues(values) { allowed.wrappedValue = some }
        }
    }
}

/// Chooses hours of the day.
struct HoursPicker: View {
    private let title: String
    private let hours: Binding<DailyHours?>
    private let usual: [String]

    init(_ title: String, hours: Binding<DailyHours?>, usual: [String]) {
        (self.title, self.hours, self.usual) = (title, hours, usual)
    }

    var body: some View {
        Picker(title, selection: hours, options: options) { hours in
            hours.map { $0 == .never ? "never" : $0.text } ?? "as in the settings"
        }
    }

    /// The usual hours, and the profile's own.
    private var options: [DailyHours?] {
        let usual = [nil, .never] + usual.map(DailyHours.init)
        return usual.contains(hours.wrappedValue) ? usual : usual + [hours.wrappedValue]
    }
}

extension AllowedEvent {
    /// The name on screen.
    var displayName: String {
        switch self {
        case .standard(let event): event.displayName
        case .custom: "Own events"
        }
    }
}
