extension Given {
    /// Pairs in which everything of two lists comes at least once, each time with something else of the other list.
    ///
    /// With hundreds of words, all pairs would be tens of thousands of pictures.
    static func pairs<First, Second>(_ first: [First], _ second: [Second]) -> [(First, Second)] {
        let count = max(first.count, second.count)
        return (0..<count).map { index in
            // A step between rounds keeps lists of lengths with a common divisor from meeting the same again.
            (first[(index + index / max(1, first.count)) % first.count], second[index % second.count])
        }
    }
}
