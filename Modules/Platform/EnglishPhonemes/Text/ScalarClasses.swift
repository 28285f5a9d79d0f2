/// Classes of Unicode scalars as regular expressions have them, which the rules are defined by.
extension Unicode.Scalar {
    /// A letter of any script: general category L.
    var isLetter: Bool {
        if isASCII { return isLatinCapital || isLatinSmall }
        return switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        default: false
        }
    }

    /// A decimal digit of any script: general category Nd.
    var isDecimalDigit: Bool {
        isASCII ? isASCIIDigit : properties.generalCategory == .decimalNumber
    }

    /// A digit, also one that is raised or circled.
    var isDigit: Bool {
        isASCII ? isASCIIDigit : properties.numericType == .decimal || properties.numericType == .digit
    }

    /// One of 0 to 9.
    var isASCIIDigit: Bool { ("0"..."9").contains(self) }

    /// What words consist of: letters, numbers and the underscore.
    var isWordPart: Bool {
        if isASCII { return isLatinCapital || isLatinSmall || isASCIIDigit || self == "_" }
        return isLetter || properties.numericType != nil
    }

    /// What words consist of, without decimal digits and the underscore.
    var isWordLetter: Bool { isWordPart && !isDecimalDigit && self != "_" }

    /// White space, and the separators among the control characters.
    var isSpace: Bool {
        isASCII
            ? self == " " || ("\u{9}"..."\u{D}").contains(self) || ("\u{1C}"..."\u{1F}").contains(self)
            : properties.isWhitespace
    }

    /// A capital letter of Latin-1.
    var isCapital: Bool { isLatinCapital || ("À"..."Þ").contains(self) && self != "×" }

    /// A small letter of Latin-1.
    var isSmall: Bool { isLatinSmall || ("ß"..."ÿ").contains(self) && self != "÷" }

    /// One of A to Z.
    var isLatinCapital: Bool { ("A"..."Z").contains(self) }

    private var isLatinSmall: Bool { ("a"..."z").contains(self) }

    /// A single quotation mark or an apostrophe.
    var isApostrophe: Bool { self == "'" || self == "‘" || self == "’" }

    /// What cannot be seen or heard: control and format characters, such as the soft hyphen.
    var isInvisible: Bool {
        guard !isSpace else { return false }
        if isASCII { return value < 0x20 || value == 0x7F }
        return properties.generalCategory == .format || properties.generalCategory == .control
    }
}
