import StoryCore

extension Array {
    /// One element, by chance; nil of an empty array.
    func picked(using chance: inout SeededGenerator) -> Element? {
        isEmpty ? nil : self[Int(chance.next() % UInt64(count))]
    }

    /// The elements in an order that depends on chance alone (Fisher and Yates), not on the standard library's version.
    func shuffledStably(using chance: inout SeededGenerator) -> [Element] {
        var copy = self
        for index in stride(from: copy.count - 1, to: 0, by: -1) {
            copy.swapAt(index, Int(chance.next() % UInt64(index + 1)))
        }
        return copy
    }
}
