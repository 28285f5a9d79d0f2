public import ArgumentParser
public import StoryCore

/// Options of every verb that answers with something.
struct OutputOptions: ParsableArguments {
    static let jsonHelp: ArgumentHelp = "Print JSON, for programs."
    static let noColorHelp: ArgumentHelp = "Turn off colours and live updates."

    @Flag(help: jsonHelp)
    var json = false

    @Flag(help: noColorHelp)
    var noColor = false

    /// The console as it is wanted.
    func console(of session: Session) -> Console { session.console(noColor: noColor) }
}

/// Options of every verb that makes something.
struct ProgressOptions: ParsableArguments {
    @Option(help: "How to show progress.")
    var progress = ProgressStyle.auto

    /// Tells progress as asked for.
    func reporter(for console: Console) -> ProgressReporter {
        ProgressReporter(console: console, style: progress)
    }
}

/// One of a few names, as a value of an option.
///
/// The parser asks for these names at every start, and its own way to them, through key paths and conformances, takes a
/// twentieth of a short command's time.
protocol NamedOption: ExpressibleByArgument, CaseIterable, RawRepresentable<String> {}

extension NamedOption {
    public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
    public static var allValueDescriptions: [String: String] { [:] }
    public var defaultValueDescription: String { rawValue }
}

extension ProgressStyle: NamedOption {}
extension AgeBand: NamedOption {}
extension AppTheme: NamedOption {}
extension StorySort: NamedOption {}
extension StoryTone: NamedOption {}
extension Trait: NamedOption {}
extension Pronouns: NamedOption {}
extension EventCategory: NamedOption {}

extension StoryEvent: ExpressibleByArgument {
    /// Reads an event's name; case, spaces and hyphens do not matter ("rainy-day").
    public init?(argument: String) {
        guard let event = Self.named(argument) else { return nil }
        self = event
    }
}

extension GrowthCategory: ExpressibleByArgument {
    /// Reads a category's name; case, spaces and hyphens do not matter ("problem-solving").
    public init?(argument: String) {
        let wanted = argument.lowercased().filter(\.isLetter)
        let found = Self.allCases.first {
            [$0.rawValue, $0.displayName].contains { $0.lowercased().filter(\.isLetter) == wanted }
        }
        guard let found else { return nil }
        self = found
    }
}

extension PlaybackOutput: ExpressibleByArgument {
    /// Reads "auto", "null" or a device's name.
    public init?(argument: String) { self.init(argument) }

    /// As it is typed.
    public var defaultValueDescription: String { text }
}

extension PlaybackRepeat: ExpressibleByArgument {}

extension PictureStyle: ExpressibleByArgument {
    /// Which styles there are is the illustrator's business, so every word is read.
    public init?(argument: String) { self.init(rawValue: argument) }

    /// The styles of the embedded illustrator.
    static var names: String { known.map(\.rawValue).joined(separator: ", ") }
}
