import Foundation

/// Tells names that are easily taken for each other.
public enum NameSimilarity {
    /// Whether one name may be a slip for the other: one begins with the other, or they differ by a letter, two in names
    /// of six letters or more; neighbours that changed places count as one.
    public static func isSimilar(_ one: String, _ other: String) -> Bool {
        let (first, second) = (folded(one), folded(other))
        if first.starts(with: second) || second.starts(with: first) { return true }
        let limit = min(first.count, second.count) < 6 ? 1 : 2
        guard abs(first.count - second.count) <= limit else { return false }
        return distance(first, second) <= limit
    }

    /// The names that may have been meant by another, the nearest first.
    public static func names(similarTo name: String, in names: [String]) -> [String] {
        let wanted = folded(name)
        return names.filter { isSimilar($0, name) }
            .map { (name: $0, distance: distance(folded($0), wanted)) }
            .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
            .map(\.name)
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
