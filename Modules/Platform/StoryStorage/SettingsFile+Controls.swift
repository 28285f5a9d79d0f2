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
        if let text = try string("quietHours", in: values) {
            guard let hours = DailyHours(text) else {
                throw wrongKind("quietHours", expected: "hours like \"20:00-06:30\"")
            }
            controls.quietHours = hours
        }
        return controls
    }
}

extension ParentalControls {
    /// The keys of the parental controls.
    static let keys = limits.map(\.key) + ["quietHours"]

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
        Self.limits.map { ($0.key, self[keyPath: $0.limit]?.text) } + [("quietHours", quietHours?.text)]
    }
}
