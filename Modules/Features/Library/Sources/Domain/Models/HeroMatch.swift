import Foundation
public import StoryCore

/// Whether somebody whom a person named is a hero of the library.
public enum HeroMatch: Hashable, Sendable {
    /// The hero.
    case found(Hero)
    /// Nobody is called so; the names are those of heroes who are called nearly so.
    case none(similar: [String])
}

/// Tells names that are easily taken for each other.
enum NameSimilarity {
    /// Whether one name may be a slip for the other: one begins with the other, or they differ by a letter, two in names
    /// of six letters or more; neighbours that changed places count as one.
    static func isSimilar(_ one: String, _ other: String) -> Bool {
        let (first, second) = (folded(one), folded(other))
        if first.starts(with: second) || second.starts(with: first) { return true }
        let limit = min(first.count, second.count) < 6 ? 1 : 2
        guard abs(first.count - second.count) <= limit else { return false }
        return distance(first, second) <= limit
    }

    private static func folded(_ name: String) -> [Character] {
        Array(name.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil))
    }

    /// How many letters have to be added, left out, replaced or exchanged with their neighbour.
    private static func distance(_ one: [Character], _ other: [Character]) -> Int {
        var rows = [Array(0...other.count)]
        for (i, letter) in one.enumerated() {
            var row = [i + 1]
            for (j, candidate) in other.enumerated() {
                var best = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (letter == candidate ? 0 : 1))
                if i > 0, j > 0, letter == other[j - 1], one[i - 1] == candidate {
                    best = min(best, rows[i - 1][j - 1] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[one.count][other.count]
    }
}
