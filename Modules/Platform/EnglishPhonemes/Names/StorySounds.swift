/// Sounds that stories make; the voice would spell them letter by letter.
enum StorySounds {
    /// Phones of the CMU Pronouncing Dictionary, by spellings with no letter more than twice in a row.
    private static let sounds: [String: [String]] = [
        "sh": ["sh", "sh"], "shh": ["sh", "sh"], "ssh": ["sh", "sh"], "sshh": ["sh", "sh"],
        "psh": ["p", "sh", "sh"], "pshh": ["p", "sh", "sh"], "psshh": ["p", "sh", "sh"], "pst": ["p", "s", "t"],
        "psst": ["p", "s", "t"], "hm": ["hh", "m", "m"], "hmm": ["hh", "m", "m"], "hhmm": ["hh", "m", "m"],
        "hmph": ["hh", "ah1", "m", "f"], "bzz": ["b", "ah1", "z", "z"], "bbzz": ["b", "ah1", "z", "z"],
        "brr": ["b", "r", "er1"], "bbrr": ["b", "r", "er1"], "grr": ["g", "r", "er1"], "ggrr": ["g", "r", "er1"],
        "mrr": ["m", "r", "er1"], "vrr": ["v", "r", "er1"], "pff": ["p", "f", "f"], "pft": ["p", "f", "t"],
        "pfft": ["p", "f", "t"], "tsk": ["t", "s", "k"], "ooh": ["uw1"], "oohh": ["uw1"],
    ]
    /// Of one letter, which is written three times at least: "zzz".
    private static let letters: [Character: [String]] = [
        "a": ["aa1"], "e": ["iy1"], "f": ["f", "f", "f"], "m": ["m", "m"], "o": ["uw1"], "r": ["er1", "r", "r"],
        "s": ["s", "s", "s"], "u": ["uw1"], "v": ["v", "v", "v"], "z": ["z", "z", "z"],
    ]

    /// How a word of sounds is said: "Shhh", "brrr", "zzz"; nil for any other.
    static func phonemes(of word: String, isBritish: Bool) -> String? {
        let letters = word.lowercased()
        guard letters.utf8.count > 1, letters.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { return nil }
        var core = ""
        for letter in letters where !core.hasSuffix(String([letter, letter])) { core.append(letter) }
        let isOneLetter = letters.count > 2 && Set(letters).count == 1
        let phones = isOneLetter ? letters.first.flatMap { Self.letters[$0] } : sounds[core]
        return phones.map { CMUPhones.phonemes(of: $0, isBritish: isBritish) }
    }
}
