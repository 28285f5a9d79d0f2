/// A word with repeated letters: "Nooo", "sooo", "woooosh".
enum StretchedWord {
    /// The words that may be meant, small, first the one without any stretch; none for a word without three of a
    /// letter in a row, which no English word has.
    static func candidates(_ word: String) -> [String] {
        var runs: [String] = []
        for letter in word.lowercased() {
            if runs.last?.last == letter {
                runs[runs.count - 1].append(letter)
            } else {
                runs.append(String(letter))
            }
        }
        guard word.isAllLetters, runs.contains(where: { $0.count > 2 }) else { return [] }
        return [1, 2].map { most in runs.map { $0.count > 2 ? String($0.prefix(most)) : $0 }.joined() }
            .filter { candidate in candidate.count > 1 && candidate.contains(where: "aeiouy".contains) }
    }
}
