/// Sounds that stories make; the voice would spell them letter by letter.
enum StorySounds {
    /// By their letters without repeats.
    private static let sounds = [
        "sh": "ʃʃ", "psh": "pʃʃ", "pst": "pst", "hm": "hmm", "hmph": "hˈʌmf", "bz": "bˈʌzz", "br": "bɹˈɜɹ",
        "gr": "ɡɹˈɜɹ", "mr": "mɹˈɜɹ", "vr": "vɹˈɜɹ", "pf": "pff", "pft": "pft", "tsk": "tsk", "oh": "ˈu",
    ]
    /// Of one letter, which is written three times at least: "zzz".
    private static let letters = [
        "a": "ˈɑ", "e": "ˈi", "f": "fff", "m": "mm", "o": "ˈu", "r": "ˈɜɹɹ", "s": "sss", "u": "ˈu", "v": "vvv",
        "z": "zzz",
    ]

    /// How a word of sounds is said: "Shhh", "brrr", "zzz"; nil for any other.
    static func phonemes(of word: String) -> String? {
        let letters = word.lowercased()
        guard letters.utf8.count > 1, letters.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { return nil }
        var core = ""
        for letter in letters where letter != core.last { core.append(letter) }
        return core.count == 1 && letters.count > 2 ? Self.letters[core] : sounds[core]
    }
}
