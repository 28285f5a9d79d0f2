/// Matches patterns at the places of a text.
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

    /// The match of a pattern that begins at a place.
    mutating func match(_ pattern: Pattern, at place: Int) -> PatternMatch? {
        groups = [Range<Int>?](repeating: nil, count: Self.groupCount)
        guard
            fits(
                pattern, at: place,
                then: {
                    $0.end = $1; return true
                }), end > place
        else { return nil }
        return PatternMatch(range: place..<end, groups: groups)
    }

    // MARK: - Private

    /// What has to fit behind a pattern.
    private typealias Rest = (inout PatternMatcher, Int) -> Bool

    private mutating func fits(_ pattern: Pattern, at place: Int, then rest: Rest) -> Bool {
        switch pattern {
        case .text(let text):
            let text = text.unicodeScalars
            return scalars[place...].starts(with: text) && rest(&self, place + text.count)
        case .scalars(let count, let test): return fits(count, test, at: place, then: rest)
        case .word(let list):
            for word in list.found(in: scalars, at: place) where rest(&self, place + word.count) { return true }
            return false
        case .sequence(let parts): return fits(parts[...], at: place, then: rest)
        case .either(let patterns):
            for pattern in patterns where fits(pattern, at: place, then: rest) { return true }
            return false
        case .times(let count, let pattern): return fits(count, pattern, at: place, then: rest)
        case .group(let number, let pattern):
            let before = groups[number]
            let isMatch = fits(pattern, at: place) { matcher, end in
                let inner = matcher.groups[number]
                matcher.groups[number] = place..<end
                if rest(&matcher, end) { return true }
                matcher.groups[number] = inner
                return false
            }
            if !isMatch { groups[number] = before }
            return isMatch
        case .ahead(let pattern): return fits(pattern, at: place) { _, _ in true } && rest(&self, place)
        case .notAhead(let pattern): return !fits(pattern, at: place) { _, _ in true } && rest(&self, place)
        case .behind(let test): return place > 0 && test(scalars[place - 1]) && rest(&self, place)
        case .notBehind(let test): return !(place > 0 && test(scalars[place - 1])) && rest(&self, place)
        case .edge: return isEdge(place) && rest(&self, place)
        }
    }

    private mutating func fits(
        _ count: ClosedRange<Int>, _ test: Pattern.Test, at place: Int, then rest: Rest
    ) -> Bool {
        var end = place
        while end < scalars.count, end - place < count.upperBound, test(scalars[end]) { end += 1 }
        while end - place >= count.lowerBound {
            if rest(&self, end) { return true }
            end -= 1
        }
        return false
    }

    private mutating func fits(_ parts: ArraySlice<Pattern>, at place: Int, then rest: Rest) -> Bool {
        guard let first = parts.first else { return rest(&self, place) }
        return fits(first, at: place) { matcher, end in matcher.fits(parts.dropFirst(), at: end, then: rest) }
    }

    private mutating func fits(
        _ count: ClosedRange<Int>, _ pattern: Pattern, at place: Int, then rest: Rest
    ) -> Bool {
        if count.upperBound > 0 {
            let remaining = max(0, count.lowerBound - 1)...(count.upperBound - 1)
            let isMatch = fits(pattern, at: place) { matcher, end in
                end > place && matcher.fits(remaining, pattern, at: end, then: rest)
            }
            if isMatch { return true }
        }
        return count.lowerBound == 0 && rest(&self, place)
    }

    private func isEdge(_ place: Int) -> Bool {
        let before = place > 0 && scalars[place - 1].isWordPart
        let after = place < scalars.count && scalars[place].isWordPart
        return before != after
    }
}
