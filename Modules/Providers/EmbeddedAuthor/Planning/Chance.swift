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

/// Choices that are spread evenly over seeds: seeds that follow each other make different ones.
///
/// The parts behind the point of the multiples of an irrational number fill the line from 0 to 1 evenly (Weyl, "Über
/// die Gleichverteilung von Zahlen mod. Eins", 1916).
struct SpreadChoices {
    /// What is chosen, each by a number of its own: as parts of 2⁶⁴.
    enum Choice: UInt64 {
        /// The golden ratio, the most even of all.
        case plot = 0x9e37_79b9_7f4a_7c15
        /// √2.
        case turn = 0x6a09_e667_f3bc_c908
        /// √3.
        case beginning = 0xbb67_ae85_84ca_a73b
        /// √7.
        case title = 0xa54f_f53a_5f1d_36f1
    }

    private let seed: UInt64
    private let start: UInt64

    init(seed: UInt64, startingAt start: UInt64) {
        self.seed = seed
        self.start = start
    }

    /// A number from 0 to below 1.
    func fraction(_ choice: Choice) -> Double {
        let place = start &* (choice.rawValue | 1) &+ seed &* choice.rawValue
        return Double(place >> 11) * 0x1p-53
    }

    /// One of the elements; nil of an empty array.
    func pick<Element>(_ choice: Choice, of elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[Int(fraction(choice) * Double(elements.count))]
    }

    /// One of the elements; an element with twice the weight comes twice as often. Nil if no weight is over 0.
    func pick<Element>(_ choice: Choice, of elements: [Element], weight: (Element) -> Double) -> Element? {
        let weights = elements.map(weight)
        var rest = fraction(choice) * weights.reduce(0, +)
        for (element, weight) in zip(elements, weights) where weight > 0 {
            if rest < weight { return element }
            rest -= weight
        }
        return nil
    }
}

/// Elements of which each is taken at most once, in an order of chance.
struct Pool<Element> {
    private var elements: [Element]

    init(_ elements: [Element], using chance: inout SeededGenerator) {
        self.elements = elements.shuffledStably(using: &chance)
    }

    /// The next element that suits; those that do not stay.
    mutating func next(where suits: (Element) -> Bool) -> Element? {
        elements.lastIndex(where: suits).map { elements.remove(at: $0) }
    }
}
