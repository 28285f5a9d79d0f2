public import ArgumentParser
public import StoryCore

/// The options of every verb with an answer.
public struct OutputOptions: ParsableArguments {
    static let jsonHelp: ArgumentHelp = "Print JSON, for programs."
    static let profileHelp: ArgumentHelp =
        "Run this as a profile of the household; default: STORY_PROFILE, or the first one."
    static let logLevelHelp: ArgumentHelp =
        "Log what happens out of sight: debug, info or warning; default: STORY_LOG, or off."
    static let noColorHelp: ArgumentHelp = "Turn off colours and live updates."

    /// Whether the answer is JSON.
    @Flag(help: jsonHelp)
    public var json = false

    /// Whether the answer is without colours.
    @Flag(help: noColorHelp)
    public var noColor = false

    /// The name of the profile that the verb is run for; the program reads it before the verb does.
    @Option(help: profileHelp)
    public var profile: String?

    /// How much is logged; the program reads it before the verb does.
    @Option(help: logLevelHelp)
    public var logLevel: String?

    /// Creates options as they are without arguments.
    public init() {}

    /// Returns the console with these options.
    public func console(of session: Session) -> Console { session.console(noColor: noColor) }
}

/// The options of every verb that generates something.
struct ProgressOptions: ParsableArguments {
    @Option(help: "How to show progress.")
    var progress = ProgressStyle.auto

    /// Returns a progress reporter with these options.
    func reporter(for console: Console) -> ProgressReporter {
        ProgressReporter(console: console, style: progress)
    }
}

/// An option with a few named values.
///
/// The parser needs these names at every start, and its own way to find them, by key paths and conformances, takes a
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
    /// Parses an event's name, ignoring case, spaces and hyphens ("rainy-day").
    public init?(argument: String) {
        guard let event = Self.named(argument) else { return nil }
        self = event
    }
}

extension GrowthCategory: ExpressibleByArgument {
    /// Parses a category's name, ignoring case, spaces and hyphens ("problem-solving").
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
    /// Parses "auto", "null" or a device's name.
    public init?(argument: String) { self.init(argument) }

    /// The value as it is typed.
    public var defaultValueDescription: String { text }
}

extension PlaybackRepeat: ExpressibleByArgument {}

extension PictureStyle: ExpressibleByArgument {
    /// Any word is accepted, since the illustrator defines the styles.
    public init?(argument: String) { self.init(rawValue: argument) }

    /// The styles of the embedded illustrator.
    static var names: String { known.map(\.rawValue).joined(separator: ", ") }
}
