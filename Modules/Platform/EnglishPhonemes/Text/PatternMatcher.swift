/// Matches patterns at the offsets of a text.
struct PatternMatcher {
    /// More groups than any pattern has.
    private static let groupCount = 6

    private let scalars: [Unicode.Scalar]
    private var groups = [Range<Int>?](repeating: nil, count: groupCount)
    private var end = 0

    /// Matches in a text.
    init(_ scalars: [Unicode.Scalar]) {
        self.scalars = scalars
    }

    /// The match of a pattern that begins at an offset.
    mutating func match(_ pattern: Pattern, at offset: Int) -> PatternMatch? {
        groups = [Range<Int>?](repeating: nil, count: Self.groupCount)
        let isMatch = fits(pattern, at: offset) { matcher, end in
            matcher.end = end
            return end > offset
        }
        guard isMatch else { return nil }
        return PatternMatch(range: offset..<end, groups: groups)
    }

    // MARK: - Private

    /// What has to fit behind a pattern.
    private typealias Rest = (inout PatternMatcher, Int) -> Bool

    private mutating func fits(_ pattern: Pattern, at offset: Int, then rest: Rest) -> Bool {
        switch pattern {
        case .text(let text):
            let text = text.unicodeScalars
            return scalars[offset...].starts(with: text) && rest(&self, offset + text.count)
        case .scalars(let count, let test): return fits(count, test, at: offset, then: rest)
        case .word(let list):
            for word in list.found(in: scalars, at: offset) where rest(&self, offset + word.count) { return true }
            return false
        case .sequence(let parts): return fits(parts[...], at: offset, then: rest)
        case .either(let patterns):
            for pattern in patterns where fits(pattern, at: offset, then: rest) { return true }
            return false
        case .times(let count, let pattern): return fits(count, pattern, at: offset, then: rest)
        case .group(let number, let pattern):
            let before = groups[number]
            let isMatch = fits(pattern, at: offset) { matcher, end in
                let inner = matcher.groups[number]
                matcher.groups[number] = offset..<end
                if rest(&matcher, end) { return true }
                matcher.groups[number] = inner
                return false
            }
            if !isMatch { groups[number] = before }
            return isMatch
        case .ahead(let pattern): return fits(pattern, at: offset) { _, _ in true } && rest(&self, offset)
        case .notAhead(let pattern): return !fits(pattern, at: offset) { _, _ in true } && rest(&self, offset)
        case .behind(let test): return offset > 0 && test(scalars[offset - 1]) && rest(&self, offset)
        case .notBehind(let test): return !(offset > 0 && test(scalars[offset - 1])) && rest(&self, offset)
        case .edge: return isEdge(offset) && rest(&self, offset)
        }
    }

    private mutating func fits(
        _ count: ClosedRange<Int>, _ test: Pattern.Test, at offset: Int, then rest: Rest
    ) -> Bool {
        var end = offset
        while end < scalars.count, end - offset < count.upperBound, test(scalars[end]) { end += 1 }
        while end - offset >= count.lowerBound {
            if rest(&self, end) { return true }
            end -= 1
        }
        return false
    }

    private mutating func fits(_ parts: ArraySlice<Pattern>, at offset: Int, then rest: Rest) -> Bool {
        guard let first = parts.first else { return rest(&self, offset) }
        return fits(first, at: offset) { matcher, end in matcher.fits(parts.dropFirst(), at: end, then: rest) }
    }

    private mutating func fits(
        _ count: ClosedRange<Int>, _ pattern: Pattern, at offset: Int, then rest: Rest
    ) -> Bool {
        if count.upperBound > 0 {
            let remaining = max(0, count.lowerBound - 1)...(count.upperBound - 1)
            let isMatch = fits(pattern, at: offset) { matcher, end in
                end > offset && matcher.fits(remaining, pattern, at: end, then: rest)
            }
            if isMatch { return true }
        }
        return count.lowerBound == 0 && rest(&self, offset)
    }

    private func isEdge(_ offset: Int) -> Bool {
        let before = offset > 0 && scalars[offset - 1].isWordPart
        let after = offset < scalars.count && scalars[offset].isWordPart
        return before != after
    }
}
