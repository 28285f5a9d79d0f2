import ArgumentParser
import StoryCore

/// The options of what a child's stories may be about.
struct ContentOptions: ParsableArguments {
    @Option(
        help: """
            When a child's stories are gentle and the player shows no pictures: 19:00-20:30, '19:00-20:30 sun,mon'; 'none' \
            for never, '' for those of the settings.
            """)
    var bedtime: String?

    @Option(
        help: """
            What is kept out of stories that a child creates: basic, age (by the story's age) or gentle; '' for that of the \
            settings.
            """)
    var contentFilter: String?

    @Option(
        help: """
            Words that stories for a child may not contain, besides those of the settings: 'spider, ghost train'; 'none' \
            for no others.
            """)
    var blockedWords: String?

    @Option(help: "The tones of a child's stories, such as gentle,cheerful; 'any', or '' for those of the settings.")
    var allowedTones: String?

    @Option(
        help: """
            What a child's stories may be about, such as bedtime,family; 'custom' stands for your own events; 'any', or '' \
            for those of the settings.
            """)
    var allowedEvents: String?

    @Option(help: "The age groups of a child's stories, such as 2-4,4-6; 'any', or '' for those of the settings.")
    var allowedAges: String?

    /// Whether no option was given.
    var isEmpty: Bool {
        [bedtime, contentFilter, blockedWords, allowedTones, allowedEvents, allowedAges].allSatisfy { $0 == nil }
    }

    /// Applies the given options.
    func apply(to controls: inout ParentalControls) throws {
        if let bedtime { controls.bedtimeHours = try ControlsOptions.hours(bedtime, "--bedtime") }
        if let contentFilter { controls.contentFilter = try Self.level(contentFilter) }
        if let blockedWords { controls.blockedWords = try Self.words(blockedWords) }
        if let allowedTones { controls.allowedTones = try Self.allowed(allowedTones, "--allowed-tones") }
        if let allowedEvents { controls.allowedEvents = try Self.allowed(allowedEvents, "--allowed-events") }
        if let allowedAges { controls.allowedAges = try Self.allowed(allowedAges, "--allowed-ages") }
    }

    private static func level(_ text: String) throws -> ContentFilterLevel? {
        guard !text.isEmpty else { return nil }
        guard let level = ContentFilterLevel(rawValue: text.lowercased()) else {
            throw ValidationError("Give '--content-filter' one of: \(names(of: ContentFilterLevel.self)).")
        }
        return level
    }

    private static func words(_ text: String) throws -> BlockedWords? {
        guard let words = BlockedWords(text) else {
            throw ValidationError(
                """
                Give '--blocked-words' up to \(BlockedWords.maximumCount) words or phrases of at most \
                \(BlockedWords.maximumLength) characters, with commas: 'spider, ghost train'; or none.
                """)
        }
        return words.isEmpty ? nil : words
    }

    private static func allowed<Value>(_ text: String, _ option: String) throws -> AllowedValues<Value>? {
        guard !text.isEmpty else { return nil }
        guard let values = AllowedValues<Value>(text) else {
            throw ValidationError("Give '\(option)' some of these, with commas: \(names(of: Value.self)); or any.")
        }
        return values
    }

    private static func names<Value>(of kind: Value.Type) -> String
    where Value: RawRepresentable<String> & CaseIterable {
        kind.allCases.map(\.rawValue).joined(separator: ", ")
    }
}
