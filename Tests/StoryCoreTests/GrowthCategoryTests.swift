import StoryCore
import Testing

@Suite("What a child grows in", .timeLimit(.minutes(1)))
struct GrowthCategoryTests {
    @Test("There are seven categories, each with a name of its own")
    func categories() {
        #expect(
            GrowthCategory.allCases.map(\.displayName) == [
                "Emotional Intelligence", "Cognitive Development", "Social Skills", "Creativity & Imagination",
                "Problem Solving", "Resilience & Grit", "Kindness & Empathy",
            ])
    }
}
