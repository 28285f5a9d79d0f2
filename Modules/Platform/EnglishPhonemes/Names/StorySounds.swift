/// Sounds that stories make; the voice would spell them letter by letter.
enum StorySounds {
    /// By their letters without repeats.
    private static let sounds = [
        "sh": "ʃʃ", "psh": "pʃʃ", "pst": "pst", "hm": "hmm", "hmph": "hˈʌmf", "m": "mm", "z": "zzz", "bz": "bˈʌzz",
        "br": "bɹˈɜɹ", "gr": "ɡɹˈɜɹ", "pf": "pff", "pft": "pft", "tsk": "tsk",
    ]

    /// How a word of sounds is said: "Shhh", "brrr", "zzz"; nil for any other.
    static func phonemes(of word: String) -> String? {
        let letters = word.lowercased()
        guard letters.utf8.count > 1, letters.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { return nil }
        var core = ""
        for letter in letters where letter != core.last { core.append(letter) }
        return sounds[core]
    }
}
