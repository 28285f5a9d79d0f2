/// What is different between two texts, line by line, for people.
enum TextDifference {
    /// The lines that go, with `-`, and those that come, with `+`, under the line where they stand.
    static func lines(from old: String, to new: String) -> [String] {
        let (before, after) = (
            old.split(separator: "\n", omittingEmptySubsequences: false),
            new.split(separator: "\n", omittingEmptySubsequences: false)
        )
        let difference = after.difference(from: before)
        let gone = offsets(difference.removals)
        let come = offsets(difference.insertions)
        var (left, right, isOpen) = (0, 0, false)
        var lines: [String] = []
        while left < before.count || right < after.count {
            let (isGone, isNew) = (gone.contains(left), come.contains(right))
            if isGone || isNew, !isOpen { lines.append("@@ line \(left + 1) @@") }
            isOpen = isGone || isNew
            if isGone {
                lines.append("-\(before[left])")
                left += 1
            } else if isNew {
                lines.append("+\(after[right])")
                right += 1
            } else {
                (left, right) = (left + 1, right + 1)
            }
        }
        return lines
    }

    private static func offsets(_ changes: [CollectionDifference<Substring>.Change]) -> Set<Int> {
        Set(
            changes.map { change in
                switch change {
                case .remove(let offset, _, _), .insert(let offset, _, _): offset
                }
            })
    }
}
