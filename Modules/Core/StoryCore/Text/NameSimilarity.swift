import Foundation

/// Compares names that are easily confused.
public enum NameSimilarity {
    /// Returns whether one name may be a typing error for the other: one is a prefix of the other, or they differ by
    /// one edit, two in names of six letters or more. Swapped neighbours count as one edit.
    public static func isSimilar(_ one: String, _ other: String) -> Bool {
        let (first, second) = (folded(one), folded(other))
        if first.starts(with: second) || second.starts(with: first) { return true }
        let limit = min(first.count, second.count) < 6 ? 1 : 2
        guard abs(first.count - second.count) <= limit else { return false }
        return distance(first, second) <= limit
    }

    /// Returns the names similar to another, the nearest first.
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

    /// Returns the edit distance with transpositions.
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
