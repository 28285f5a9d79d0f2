import StoryCore

/// An event as families fill it in, and by which words it is heard that it happens.
struct SampleEvent {
    let event: CustomStoryEvent
    let deeds: [String]

    /// The events of a language.
    static func all(in language: LanguageCode) throws -> [SampleEvent] {
        try (language.base == .english ? english : german).enumerated().map { index, sample in
            SampleEvent(
                event: try CustomStoryEvent(
                    id: .init(rawValue: "sample-\(index)"), title: sample.title, details: sample.details,
                    category: sample.category, keywords: sample.keywords), deeds: sample.deeds)
        }
    }

    private typealias Sample = (
        title: String, details: String, category: EventCategory, keywords: [String], deeds: [String]
    )

    private static let english: [Sample] = [
        (
            "Moving to a new house",
            "We are moving to another town. The child is sad to leave the bedroom with the crack in the ceiling that "
                + "looks like a rabbit.", .milestone, ["removal van", "apple tree"],
            ["van", "boxes", "moved", "packed", "new room", "new house", "new flat", "new bedroom"]
        ),
        (
            "The first wobbly tooth", "A tooth is loose. At last it comes out in an apple.", .milestone,
            ["tooth", "apple"],
            ["came out", "fell out", "was out", "gap", "is out"]
        ),
        (
            "First swimming lesson", "The child is afraid of putting her head under the water.", .milestone,
            ["pool", "goggles"], ["swam", "under the water", "under water", "floated", "splash", "the pool"]
        ),
        (
            "The new baby", "A baby brother is born and everybody has time only for the baby.", .family,
            ["cot", "blanket"],
            ["the baby", "brother", "sister"]
        ),
        (
            "Going to hospital", "The child must stay in hospital for one night and misses his own bed.", .other,
            ["teddy"], ["hospital", "nurse", "doctor", "ward"]
        ),
        (
            "Afraid of the dark", "Since the holidays the child will not sleep without the big light.", .feelings,
            ["night light"], ["the dark", "in the dark", "lamp", "light off", "darkness"]
        ),
        (
            "Haircut", "The child is afraid that it hurts when the hair is cut.", .other, ["scissors"],
            ["hair", "scissors", "snip"]
        ),
        (
            "A quarrel with my best friend", "They both wanted the same swing and said bad things to each other.",
            .friends, ["swing"], ["sorry", "quarrel", "made up", "friends again"]
        ),
    ]

    private static let german: [Sample] = [
        (
            "Umzug",
            "Wir ziehen in eine andere Stadt. Das Kind ist traurig, weil es sein Zimmer mit dem Riss an der "
                + "Decke verlassen muss.", .milestone, ["Umzugswagen", "Apfelbaum"],
            ["umzugswagen", "kisten", "umgezogen", "neuen zimmer", "neue zimmer", "neuen wohnung", "möbelwagen"]
        ),
        (
            "Der erste Wackelzahn", "Ein Zahn wackelt. Am Ende fällt er in einem Apfel heraus.", .milestone,
            ["Zahn", "Apfel"], ["heraus", "raus", "zahnlücke", "lücke", "draußen"]
        ),
        (
            "Schwimmkurs", "Das Kind hat Angst, den Kopf unter Wasser zu tauchen.", .milestone, ["Schwimmbad"],
            ["schwamm", "unter wasser", "tauchte", "becken"]
        ),
        (
            "Das Baby ist da", "Ein kleiner Bruder ist geboren und alle haben nur noch Zeit für das Baby.", .family,
            ["Wiege"], ["das baby", "bruder", "schwester"]
        ),
        (
            "Im Krankenhaus", "Das Kind muss eine Nacht im Krankenhaus bleiben und vermisst sein Bett.", .other,
            ["Teddy"],
            ["krankenhaus", "schwester", "ärztin", "arzt"]
        ),
        (
            "Angst im Dunkeln", "Seit den Ferien schläft das Kind nicht ohne das große Licht.", .feelings,
            ["Nachtlicht"],
            ["dunkel", "dunkeln", "dunkelheit", "licht aus", "lampe"]
        ),
        (
            "Haare schneiden", "Das Kind hat Angst, dass es weh tut, wenn die Haare geschnitten werden.", .other,
            ["Schere"], ["haare", "schere", "schnipp"]
        ),
        (
            "Streit mit meiner besten Freundin", "Beide wollten dieselbe Schaukel und haben böse Sachen gesagt.",
            .friends,
            ["Schaukel"], ["entschuldigung", "streit", "vertrugen", "tut mir leid"]
        ),
    ]
}
