import StoryCore

/// Events as families describe them: one of each kind, and two unrecognisable ones.
enum SampleEvent {
    /// The events of a language.
    static func all(in language: LanguageCode) throws(CustomEventError) -> [CustomStoryEvent] {
        var events: [CustomStoryEvent] = []
        for (index, sample) in (language.base == .english ? english : german).enumerated() {
            events.append(
                try CustomStoryEvent(
                    id: .init(rawValue: "sample-\(index)"), title: sample.title, details: sample.details,
                    category: sample.category, keywords: sample.keywords))
        }
        return events
    }

    private typealias Sample = (title: String, details: String, category: EventCategory, keywords: [String])

    private static let english: [Sample] = [
        (
            "Moving to a new house", "We are moving to another town. The bedroom has a crack like a rabbit.",
            .milestone, ["removal van"]
        ),
        ("The first wobbly tooth", "A tooth is loose. At last it comes out in an apple.", .milestone, ["apple"]),
        ("First swimming lesson", "Afraid of putting her head under the water.", .milestone, ["pool", "goggles"]),
        ("The new baby", "A baby brother is born and everybody has time only for him.", .family, ["cot"]),
        ("Going to hospital", "One night in hospital, without the own bed.", .other, ["teddy"]),
        ("Afraid of the dark", "Since the holidays only with the big light on.", .feelings, ["night light"]),
        ("Haircut", "It might hurt when the hair is cut.", .other, ["scissors"]),
        ("A quarrel with my best friend", "Both wanted the same swing and said bad things.", .friends, ["swing"]),
        ("First day at school", "A new teacher, a new bag, and nobody she knows.", .school, ["satchel"]),
        ("Our hamster died", "He was the fastest in his wheel.", .feelings, ["hamster"]),
        ("Grandpa's funeral", "Grandpa died in spring and she misses his whistling.", .family, ["hat"]),
        ("Mum and Dad live apart now", "Two homes, and one toothbrush in each.", .family, ["suitcase"]),
        ("The bad dream", "The same nightmare three nights in a row.", .feelings, ["blanket"]),
        ("The school play", "She has one line to say on the stage and everybody is looking.", .school, ["crown"]),
        ("Grandma comes to visit", "She sleeps in the child's room for a week.", .family, ["slippers"]),
        ("Waiting for Dad", "Dad is away for work and comes back on Friday.", .family, ["calendar"]),
        ("Lost in the supermarket", "For a moment nobody was there.", .feelings, ["trolley"]),
        ("The broken vase", "He broke it and hid the pieces.", .feelings, ["vase"]),
        ("A promise to my brother", "I promised him that we would go to the sea.", .family, ["bucket"]),
        ("Losing at ludo", "She hates losing a game and throws the dice.", .feelings, ["dice"]),
        ("First sleepover", "A night at a friend's house, and the bear stays at home.", .friends, ["sleeping bag"]),
        ("Moving up a class", "After the summer she goes up to the next class.", .school, ["pencil"]),
        ("New glasses", "He gets glasses and does not want to wear them.", .other, ["glasses"]),
        ("Christmas Eve", "The whole family comes and the tree is crooked.", .seasonal, ["star"]),
        ("The red crane", "It stands where the field was.", .other, ["crane"]),
        ("Zimbo", "A thing that only we know.", .other, []),
    ]

    private static let german: [Sample] = [
        (
            "Umzug", "Wir ziehen in eine andere Stadt. Im alten Zimmer ist ein Riss wie ein Hase.", .milestone,
            ["Umzugswagen"]
        ),
        ("Der erste Wackelzahn", "Ein Zahn wackelt. Am Ende fällt er in einem Apfel heraus.", .milestone, ["Apfel"]),
        ("Schwimmkurs", "Angst, den Kopf unter Wasser zu tauchen.", .milestone, ["Schwimmbad"]),
        ("Das Baby ist da", "Ein kleiner Bruder ist geboren und alle haben nur noch Zeit für ihn.", .family, ["Wiege"]),
        ("Im Krankenhaus", "Eine Nacht im Krankenhaus, ohne das eigene Bett.", .other, ["Teddy"]),
        ("Angst im Dunkeln", "Seit den Ferien geht es nur mit dem großen Licht.", .feelings, ["Nachtlicht"]),
        ("Haare schneiden", "Es könnte weh tun, wenn die Haare geschnitten werden.", .other, ["Schere"]),
        ("Streit mit meiner besten Freundin", "Beide wollten dieselbe Schaukel.", .friends, ["Schaukel"]),
        ("Erster Schultag", "Eine neue Lehrerin, und keinen kennt sie.", .school, ["Ranzen"]),
        ("Unser Hamster ist gestorben", "Er war der schnellste in seinem Rad.", .feelings, ["Hamster"]),
        ("Opas Beerdigung", "Opa ist im Frühling gestorben, und sein Pfeifen fehlt.", .family, ["Hut"]),
        ("Mama und Papa trennen sich", "Zwei Wohnungen und in jeder eine Zahnbürste.", .family, ["Koffer"]),
        ("Albtraum", "Drei Nächte lang derselbe böse Traum.", .feelings, ["Decke"]),
        ("Theateraufführung", "Ein einziger Satz auf der Bühne, und alle schauen.", .school, ["Krone"]),
        ("Oma kommt zu Besuch", "Sie schläft eine Woche im Kinderzimmer.", .family, ["Hausschuhe"]),
        ("Warten auf Papa", "Papa ist auf Dienstreise und kommt am Freitag zurück.", .family, ["Kalender"]),
        ("Verlaufen im Supermarkt", "Einen Augenblick lang war niemand da.", .feelings, ["Einkaufswagen"]),
        ("Die kaputte Vase", "Sie ist zerbrochen, und die Scherben sind versteckt.", .feelings, ["Vase"]),
        (
            "Ein Versprechen für meinen Bruder", "Ich habe ihm versprochen, dass wir ans Meer fahren.", .family,
            ["Eimer"]
        ),
        ("Verlieren beim Spielen", "Sie kann nicht verlieren und wirft den Würfel.", .feelings, ["Würfel"]),
        ("Übernachten bei der Freundin", "Eine Nacht woanders, und der Bär bleibt zu Hause.", .friends, ["Schlafsack"]),
        ("Neue Klasse", "Nach den Sommerferien kommt sie in die zweite Klasse.", .school, ["Stift"]),
        ("Die neue Brille", "Er bekommt eine Brille und will sie nicht tragen.", .other, ["Brille"]),
        ("Heiligabend", "Die ganze Familie kommt, und der Baum ist schief.", .seasonal, ["Stern"]),
        ("Der rote Kran", "Er steht, wo das Feld war.", .other, ["Kran"]),
        ("Zimbo", "Etwas, das nur wir kennen.", .other, []),
    ]
}
