/// The key sequences of terminals: those of xterm, which others follow, and of the Linux console.
enum KeySequences {
    /// The key of a control character.
    static func control(_ byte: UInt8) -> KeyPress? {
        switch byte {
        case 0x00: KeyPress(" ", .control)
        case 0x08: KeyPress(.backspace)
        case 0x09: KeyPress(.tab)
        // Both are Enter: which of them a terminal sends depends on its settings.
        case 0x0A, 0x0D: KeyPress(.enter)
        case 0x1B: KeyPress(.escape)
        case 0x01...0x1A: KeyPress(Character(Unicode.Scalar(byte + 0x60)), .control)
        case 0x1C...0x1F: KeyPress(Character(Unicode.Scalar(byte + 0x40)), .control)
        case 0x7F: KeyPress(.backspace)
        default: nil
        }
    }

    /// The key of the letter behind `ESC O`.
    static func single(_ byte: UInt8) -> Key? {
        switch byte {
        case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(byte - UInt8(ascii: "P")) + 1)
        case UInt8(ascii: "M"): .enter
        default: letter(byte)
        }
    }

    /// Returns the event of a sequence after `ESC [`.
    ///
    /// - Parameters:
    ///   - parameters: The text before its last byte.
    ///   - end: Its last byte.
    static func event(_ parameters: String, end: UInt8) -> InputEvent? {
        if parameters.first == "<" { return mouse(parameters.dropFirst(), end: end).map(InputEvent.mouse) }
        guard parameters.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ";") }) else { return nil }
        let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 1 }
        let modifiers = numbers.count > 1 ? held(numbers[1]) : []
        if end == UInt8(ascii: "Z") { return .key(KeyPress(.tab, .shift)) }
        let key: Key? =
            switch end {
            case UInt8(ascii: "~"): numbers.first.flatMap(numbered)
            // With modifiers, F1 to F4 have this form; others are answers of the terminal.
            case UInt8(ascii: "P"), UInt8(ascii: "Q"), UInt8(ascii: "S"): numbers.count > 1 ? single(end) : nil
            default: letter(end)
            }
        return key.map { .key(KeyPress($0, modifiers)) }
    }

    /// The key of a letter that ends a sequence.
    private static func letter(_ byte: UInt8) -> Key? {
        switch byte {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "F"): .end
        default: nil
        }
    }

    /// The key of a number before `~`.
    private static func numbered(_ number: Int) -> Key? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23...24: .function(number - 12)
        default: nil
        }
    }

    /// The keys that are held: their bits and one.
    private static func held(_ number: Int) -> KeyPress.Modifiers {
        (2...8).contains(number) ? KeyPress.Modifiers(rawValue: UInt8(number - 1)) : []
    }

    /// `button ; column ; row`, both from 1, and `M`, or `m` where a button is let go (mode 1006).
    private static func mouse(_ parameters: Substring, end: UInt8) -> MouseEvent? {
        let numbers = parameters.split(separator: ";").compactMap { Int($0) }
        guard numbers.count == 3, (0..<1024).contains(numbers[0]),
            numbers[1...].allSatisfy({ (1...10_000).contains($0) }),
            end == UInt8(ascii: "M") || end == UInt8(ascii: "m")
        else { return nil }
        let code = numbers[0]
        let kind: MouseEvent.Kind? =
            switch (code & 0b1100_0011, end) {
            case (_, UInt8(ascii: "m")): .release
            case (64, _): .scroll(.up)
            case (65, _): .scroll(.down)
            case (0...2, _) where code & 32 != 0: .drag
            case (0, _): .press(.left)
            case (1, _): .press(.middle)
            case (2, _): .press(.right)
            // Moved without a button.
            default: nil
            }
        var modifiers: KeyPress.Modifiers = []
        for (bit, key) in [(4, KeyPress.Modifiers.shift), (8, .alt), (16, .control)] where code & bit != 0 {
            modifiers.insert(key)
        }
        return kind.map { MouseEvent($0, at: Point(x: numbers[1] - 1, y: numbers[2] - 1), modifiers) }
    }
}
