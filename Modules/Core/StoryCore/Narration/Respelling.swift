/// Converts respelled syllables, such as "MEE-rah", to phones of the CMU phone set.
///
/// Syllables are separated by hyphens or spaces; one in capitals is stressed, by default the first. The table of
/// spellings is ours, after the respelling keys of dictionaries; the phones are those of the CMU Pronouncing
/// Dictionary.
public enum Respelling {
    private static let consonants: [(String, [String])] = [
        ("tch", ["ch"]), ("ch", ["ch"]), ("sh", ["sh"]), ("zh", ["zh"]), ("th", ["th"]), ("ng", ["ng"]),
        ("ph", ["f"]), ("kh", ["k"]), ("gh", ["g"]), ("wh", ["w"]), ("qu", ["k", "w"]), ("ck", ["k"]), ("b", ["b"]),
        ("c", ["k"]), ("d", ["d"]), ("f", ["f"]), ("g", ["g"]), ("h", ["hh"]), ("j", ["jh"]), ("k", ["k"]),
        ("l", ["l"]), ("m", ["m"]), ("n", ["n"]), ("p", ["p"]), ("q", ["k"]), ("r", ["r"]), ("s", ["s"]), ("t", ["t"]),
        ("v", ["v"]), ("w", ["w"]), ("x", ["k", "s"]), ("y", ["y"]), ("z", ["z"]),
    ]
    private static let vowels: [(String, [String])] = [
        ("eer", ["ih", "r"]), ("air", ["eh", "r"]), ("oor", ["uh", "r"]), ("igh", ["ay"]), ("eye", ["ay"]),
        ("ee", ["iy"]), ("ea", ["iy"]), ("ay", ["ey"]), ("ai", ["ey"]), ("ey", ["ey"]), ("ie", ["ay"]),
        ("oo", ["uw"]), ("ew", ["uw"]), ("oh", ["ow"]), ("oa", ["ow"]), ("oe", ["ow"]), ("ow", ["aw"]),
        ("ou", ["aw"]), ("oy", ["oy"]), ("oi", ["oy"]), ("aw", ["ao"]), ("au", ["ao"]), ("ah", ["aa"]),
        ("aa", ["aa"]), ("uh", ["ah"]), ("eh", ["eh"]), ("ih", ["ih"]), ("ar", ["aa", "r"]), ("or", ["ao", "r"]),
        ("er", ["er"]), ("ir", ["er"]), ("ur", ["er"]), ("a", ["ae"]), ("e", ["eh"]), ("i", ["ih"]), ("o", ["aa"]),
        ("u", ["ah"]), ("y", ["iy"]),
    ]
    private static let vowelPhones = Set(vowels.compactMap { $0.1.first })

    /// Returns the phones of each word of a name, or of all words as one if the respelling has another number of words.
    ///
    /// - Parameter wordCount: The number of words in the name.
    /// - Returns: Phones as from ``phones(of:)``; empty if nothing can be read.
    public static func phones(of respelling: String, forWords wordCount: Int) -> [[String]] {
        let words = respelling.split(whereSeparator: \.isWhitespace).map { phones(of: String($0)) }
            .filter { !$0.isEmpty }
        if words.count == wordCount { return words }
        let whole = phones(of: respelling)
        return whole.isEmpty ? [] : [whole]
    }

    /// Returns the phones, vowels with their stress (1 or 0): "m", "iy1", "r", "ah0"; empty if nothing can be read.
    public static func phones(of respelling: String) -> [String] {
        let syllables = respelling.split { $0 == "-" || $0.isWhitespace }.map(String.init)
        let stressed = syllables.firstIndex { $0.contains(where: \.isLetter) && $0 == $0.uppercased() } ?? 0
        return syllables.enumerated().flatMap { index, syllable in
            phones(ofSyllable: syllable.lowercased(), isStressed: index == stressed)
        }
    }

    private static func phones(ofSyllable syllable: String, isStressed: Bool) -> [String] {
        var phones: [String] = []
        var rest = Substring(syllable)
        while let first = rest.first {
            // "y" begins a syllable as a consonant and is a vowel elsewhere.
            let isVowel = "aeiou".contains(first) || (first == "y" && !phones.isEmpty)
            let table = isVowel ? vowels : consonants
            guard let (spelling, sounds) = table.first(where: { rest.hasPrefix($0.0) }) else {
                rest = rest.dropFirst()
                continue
            }
            phones += sounds.map { sound in
                guard vowelPhones.contains(sound) else { return sound }
                // An open "ah" without stress is the schwa of "sofa".
                return isStressed ? sound + "1" : (sound == "aa" ? "ah0" : sound + "0")
            }
            rest = rest.dropFirst(spelling.count)
        }
        return phones
    }
}
