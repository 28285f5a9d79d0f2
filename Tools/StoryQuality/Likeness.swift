/// How much stories of one request, told for many seeds, have in common.
struct Likeness {
    /// The share of five-word phrases that two stories have in common, on average and at most: of the phrases of the
    /// one that has fewer.
    private(set) var mean = 0.0
    private(set) var most = 0.0
    /// The two stories that have the most in common, by their place in the list.
    private(set) var closest: (first: Int, second: Int) = (0, 0)
    /// How many different titles there are.
    let titleCount: Int
    /// How many stories have title and first page in common with another one.
    let twinCount: Int

    init(of stories: [ToldStory]) {
        titleCount = Set(stories.map(\.title)).count
        twinCount = stories.count - Set(stories.map { $0.title + "\n" + ($0.pages.first ?? "") }).count
        let phrases = stories.map(Self.phrases)
        var sum = 0.0
        for first in phrases.indices {
            for second in phrases.indices.dropFirst(first + 1) {
                let smaller = min(phrases[first].count, phrases[second].count)
                guard smaller > 0 else { continue }
                let share = Double(Self.common(phrases[first], phrases[second])) / Double(smaller)
                sum += share
                if share > most {
                    most = share
                    closest = (first, second)
                }
            }
        }
        let pairs = stories.count * (stories.count - 1) / 2
        mean = pairs == 0 ? 0 : sum / Double(pairs)
    }

    /// The five-word phrases of a story, each once, as sorted hashes.
    private static func phrases(of story: ToldStory) -> [Int] {
        let words = Sentences.words(of: story.pages.joined(separator: " "))
        return Set(words.indices.dropLast(4).map { words[$0..<$0 + 5].hashValue }).sorted()
    }

    /// How many numbers two sorted lists have in common.
    private static func common(_ first: [Int], _ second: [Int]) -> Int {
        var count = 0
        var left = 0
        var right = 0
        while left < first.count, right < second.count {
            if first[left] == second[right] {
                count += 1
                left += 1
                right += 1
            } else if first[left] < second[right] {
                left += 1
            } else {
                right += 1
            }
        }
        return count
    }
}
