import StoryCore

extension Array {
    /// Returns a random element; nil for an empty array.
    func picked(using chance: inout SeededGenerator) -> Element? {
        isEmpty ? nil : self[Int(chance.next() % UInt64(count))]
    }

    /// Returns the elements in a random order (Fisher and Yates) that does not depend on the standard library's
    /// version.
    func shuffledStably(using chance: inout SeededGenerator) -> [Element] {
        var copy = self
        for index in stride(from: copy.count - 1, to: 0, by: -1) {
            copy.swapAt(index, Int(chance.next() % UInt64(index + 1)))
        }
        return copy
    }
}
