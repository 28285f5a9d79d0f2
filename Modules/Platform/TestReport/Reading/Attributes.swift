import Foundation

/// The attributes of an element, and the values that reports have in them.
struct Attributes {
    private var values: [(name: String, value: String)] = []

    /// Those of the stream's current element.
    init(of stream: XMLStream) {
        var values: [(String, String)] = []
        stream.forEachAttribute { values.append(($0, $1)) }
        self.values = values
    }

    subscript(name: String) -> String? {
        values.first { $0.name == name }?.value
    }

    /// Seconds, with or without commas between thousands.
    func seconds(_ name: String) -> Double? {
        guard let text = self[name], let seconds = Double(text.filter { $0 != "," }) else { return nil }
        return seconds.isFinite && seconds >= 0 ? seconds : nil
    }

    /// A number of tests; zero if there is none.
    func count(_ name: String) -> Int {
        max(0, self[name].flatMap { Int($0) } ?? 0)
    }

    /// A moment as in XML Schema's `dateTime`; without a time zone it is UTC.
    func moment(_ name: String) -> Date? {
        guard let text = self[name], text.utf8.count >= Self.wholeSeconds else { return nil }
        let whole = text.prefix(Self.wholeSeconds)
        var rest = text.dropFirst(Self.wholeSeconds)
        var fraction = 0.0
        if rest.first == "." {
            let digits = rest.dropFirst().prefix(while: \.isNumber)
            guard let value = Double("0.\(digits)") else { return nil }
            fraction = value
            rest = rest.dropFirst(digits.count + 1)
        }
        let zone = rest.isEmpty ? "Z" : String(rest)
        do {
            return try Date("\(whole)\(zone)", strategy: .iso8601) + fraction
        } catch {
            // A report with a strange time is still a report.
            return nil
        }
    }

    /// The length of "2026-01-31T12:00:00".
    private static let wholeSeconds = 19
}
