/// The spoken forms of symbols, abbreviations and units, from the voice's file `normalize.json`.
struct SpokenForms: Sendable {
    /// The voice's file.
    static let file = "normalize.json"

    /// A word for one of something, and for more.
    struct Unit: Sendable {
        var one: String
        var many: String

        /// The word that follows a number as it is written.
        func name(after number: String) -> String {
            ["1", "1.0", "-1"].contains(number.filter { $0 != "," }) ? one : many
        }
    }

    /// Names of months by their first three letters, in lower case: "jan".
    private(set) var months: [String: String] = [:]
    /// Names of months in the order of the year.
    private(set) var monthNames: [String] = []
    /// The spoken forms of titles before a name: "Prof".
    private(set) var titles: [String: String] = [:]
    /// The spoken forms of abbreviations: "approx.".
    private(set) var abbreviations: [String: String] = [:]
    /// The spoken forms of units after a number: "km".
    private(set) var units: [String: Unit] = [:]
    /// The spoken forms of currencies: "¥".
    private(set) var currencies: [String: Unit] = [:]
    /// The spoken forms of symbols, in the order of replacing them.
    private(set) var symbols: [(sign: Unicode.Scalar, words: String)] = []
    /// Words before a Roman numeral that is a number: "Chapter".
    private(set) var beforeRomanCardinals: [String] = []
    /// Names before a Roman numeral that is an ordinal: "Henry".
    private(set) var beforeRomanOrdinals: [String] = []

    /// Reads the file's content.
    init(_ content: [UInt8]) throws(MalformedJSON) {
        var scanner = JSONScanner(content)
        try scanner.forEachMember { section, value throws(MalformedJSON) in
            switch section {
            case "months":
                try value.forEachMember { key, value throws(MalformedJSON) in
                    monthNames.append(try value.string())
                    months[key] = monthNames.last
                }
            case "titles": titles = try Self.words(&value)
            case "abbreviations": abbreviations = try Self.words(&value)
            case "units": units = try Self.unitNames(&value)
            case "currency": currencies = try Self.unitNames(&value)
            case "symbols":
                try value.forEachMember { key, value throws(MalformedJSON) in
                    guard let sign = key.unicodeScalars.first else { throw MalformedJSON() }
                    symbols.append((sign, try value.string()))
                }
            case "roman_cardinal": beforeRomanCardinals = try value.strings()
            case "roman_ordinal": beforeRomanOrdinals = try value.strings()
            default: try value.skipValue()
            }
        }
        guard monthNames.count == 12 else { throw MalformedJSON() }
    }

    private static func words(_ value: inout JSONScanner) throws(MalformedJSON) -> [String: String] {
        var words: [String: String] = [:]
        try value.forEachMember { key, value throws(MalformedJSON) in words[key] = try value.string() }
        return words
    }

    private static func unitNames(_ value: inout JSONScanner) throws(MalformedJSON) -> [String: Unit] {
        var units: [String: Unit] = [:]
        try value.forEachMember { key, value throws(MalformedJSON) in
            let names = try value.strings()
            guard names.count == 2 else { throw MalformedJSON() }
            units[key] = Unit(one: names[0], many: names[1])
        }
        return units
    }
}
