/// Letter case, as the rules of the lexicon ask for it.
extension String {
    /// With a capital first letter and small ones behind it.
    var capitalizedWord: String {
        guard let first = unicodeScalars.first else { return self }
        return first.properties.titlecaseMapping + String(unicodeScalars.dropFirst()).lowercased()
    }

    /// Whether it has no letter that could be made small.
    var isLowercased: Bool { self == lowercased() }

    /// Whether it has no letter that could be made capital.
    var isUppercased: Bool { self == uppercased() }

    /// Whether it consists of letters, and of at least one.
    var isAllLetters: Bool { !isEmpty && unicodeScalars.allSatisfy(\.isLetter) }

    /// Whether it consists of the digits 0 to 9, and of at least one.
    var isAllDigits: Bool { !isEmpty && unicodeScalars.allSatisfy(\.isASCIIDigit) }
}
