/// Sounds that stories make and that no dictionary has; without vowels flite would spell them.
enum Interjections {
    private static let sounds: KeyValuePairs<String, [String]> = [
        "shh": ["sh", "sh"], "sh": ["sh", "sh"], "psst": ["p", "s", "s", "t"], "pst": ["p", "s", "s", "t"],
        "hm": ["hh", "m", "m"], "hmm": ["hh", "m", "m"], "mm": ["m", "m"], "zz": ["z", "z", "z"],
        "brr": ["b", "r", "er1"], "grr": ["g", "r", "er1"], "pff": ["p", "f", "f"], "tsk": ["t", "s", "k"],
    ]

    /// The tokens in place of each word: flite spells letters before it looks into its lexicon.
    static let tokens = Dictionary(uniqueKeysWithValues: sounds.map { ($0.key, "storysound" + $0.key + "a") })

    /// Sounds by that token.
    static let phones = Dictionary(uniqueKeysWithValues: sounds.map { ("storysound" + $0.key + "a", $0.value) })
}
