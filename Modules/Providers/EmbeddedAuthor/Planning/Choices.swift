import StoryCore

/// What a seed has chosen for a story.
struct Choices {
    var plot: Plot
    var turn: Turn
    var thing: String
    var person: Person
    var skill: String
    var little: LittleOne
    /// Where the story turns.
    var last: Place
    /// The meetings in between, in an order of chance.
    var meetings: [Meeting]

    init(occasion: Occasion, using chance: inout SeededGenerator) {
        let plot = (Plot.all + occasion.favourites).picked(using: &chance)
        let littles = Plot.littleOnes.filter { $0.home != occasion.home }
        let little = littles.picked(using: &chance)
        let isGoingHome = plot.turningPlaces.isEmpty
        let turningPlaces = (isGoingHome ? [little.home] : plot.turningPlaces).compactMap(Place.of)
            .filter { $0.setting != occasion.home }
        let last = turningPlaces.picked(using: &chance)
        let strangers = Helper.all.filter { !isGoingHome || $0.species != little.species }
        self.plot = plot
        turn = plot.turns.picked(using: &chance)
        self.little = little
        self.last = last
        thing = occasion.things.picked(using: &chance)
        person = occasion.people.picked(using: &chance)
        skill = occasion.skills.picked(using: &chance)
        let isNight = occasion.startTime == "evening"
        let taken = [occasion.home, occasion.end, last.setting]
        let way = Place.all.filter {
            $0.distance > 0 && !taken.contains($0.setting) && !(isNight && $0.setting == "school")
        }
        meetings = Meeting.arrange(
            way.shuffledStably(using: &chance), with: strangers.shuffledStably(using: &chance), using: &chance)
    }
}

/// A helper at a place.
struct Meeting {
    var place: Place
    var helper: Helper
    var name: String

    /// Meetings at as many of the places as there are helpers who can be there, each helper once.
    fileprivate static func arrange(
        _ places: [Place], with helpers: [Helper], using chance: inout SeededGenerator
    ) -> [Meeting] {
        var helpers = helpers
        var meetings: [(index: Int, meeting: Meeting)] = []
        // Whoever can be in few places is asked for first, so that few places stay empty.
        let order = places.enumerated().map { index, place in
            (choice: helpers.count { $0.settings.contains(place.setting) }, index: index, place: place)
        }
        for (_, position, place) in order.sorted(by: { ($0.choice, $0.index) < ($1.choice, $1.index) }) {
            guard let index = helpers.firstIndex(where: { $0.settings.contains(place.setting) }) else { continue }
            let helper = helpers.remove(at: index)
            let meeting = Meeting(place: place, helper: helper, name: helper.names.picked(using: &chance))
            meetings.append((position, meeting))
        }
        return meetings.sorted { $0.index < $1.index }.map(\.meeting)
    }
}

extension Array {
    /// One element, by chance; the array must not be empty.
    func picked(using chance: inout SeededGenerator) -> Element {
        self[Int(chance.next() % UInt64(count))]
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
