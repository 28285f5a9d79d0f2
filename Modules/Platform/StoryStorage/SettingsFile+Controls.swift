import StoryCore

extension SettingsFile {
    /// Returns the parental controls among the values.
    func controls(in values: [String: JSONValue]) throws(StorageError) -> ParentalControls {
        var controls = ParentalControls()
        for (key, limit, range) in ParentalControls.limits {
            guard let text = try string(key, in: values) else { continue }
            guard let value = DailyLimit(text, in: range) else {
                throw wrongKind(
                    key, expected: "a number from \(range.lowerBound) to \(range.upperBound) in quotation marks")
            }
            controls[keyPath: limit] = value
        }
        let hours = "hours like \"20:00-06:30\""
        controls.quietHours = try read("quietHours", in: values, expected: hours) { DailyHours($0) }
        controls.bedtimeHours = try read("bedtimeHours", in: values, expected: hours) { DailyHours($0) }
        controls.contentFilter = try choice("contentFilter", in: values)
        controls.blockedWords = try read("blockedWords", in: values, expected: "words like \"spider, ghost train\"") {
            BlockedWords($0)
        }
        controls.allowedTones = try allowed("allowedTones", in: values)
        controls.allowedEvents = try allowed("allowedEvents", in: values)
        controls.allowedAges = try allowed("allowedAges", in: values)
        return controls
    }

    private func allowed<Value>(
        _ key: String, in values: [String: JSONValue]
    ) throws(StorageError) -> AllowedValues<Value>? {
        let example = "values like \"\(Value.allCases.prefix(2).map(\.rawValue).joined(separator: ","))\""
        return try read(key, in: values, expected: example) { AllowedValues($0) }
    }

    private func read<Value>(
        _ key: String, in values: [String: JSONValue], expected: String, _ value: (String) -> Value?
    ) throws(StorageError) -> Value? {
        guard let text = try string(key, in: values) else { return nil }
        guard let value = value(text) else { throw wrongKind(key, expected: expected) }
        return value
    }
}

extension ParentalControls {
    /// The keys of the parental controls.
    static var keys: [String] { ParentalControls().texts.map(\.key) }

    /// The limits with their keys and ranges.
    fileprivate static var limits:
        [(key: String, limit: WritableKeyPath<ParentalControls, DailyLimit?>, range: ClosedRange<Int>)]
    {
        [
            ("minutesPerDay", \.minutesPerDay, minutesRange), ("minutesPerSitting", \.minutesPerSitting, minutesRange),
            ("storiesPerDay", \.storiesPerDay, storiesRange),
        ]
    }

    /// The values by their keys; nil for what is not limited.
    var texts: [(key: String, text: String?)] {
        Self.limits.map { ($0.key, self[keyPath: $0.limit]?.text) } + [
            ("quietHours", quietHours?.text), ("bedtimeHours", bedtimeHours?.text),
            ("contentFilter", contentFilter?.rawValue), ("blockedWords", blockedWords?.text),
            ("allowedTones", allowedTones?.text), ("allowedEvents", allowedEvents?.text),
            ("allowedAges", allowedAges?.text),
        ]
    }
}
