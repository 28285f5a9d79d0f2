import StoryCore

/// The words and sentences of the stories of a made-up library, in each language.
struct LibraryWords: Sendable {
    let language: LanguageCode
    let adjectives: [String]
    let things: [String]
    let places: [String]
    /// Sentences with `{hero}`, `{adjective}`, `{thing}` and `{place}` in them.
    let sentences: [String]
    /// Titles, in the same way.
    let titles: [String]
    /// What stands between two sentences.
    let space: String

    /// The languages, in the order of how many stories each has.
    static let all = [english, german, french, spanish, japanese]

    private static let english = LibraryWords(
        language: .english,
        adjectives: words(
            "quiet brave golden tiny lost sleepy silver hidden merry wandering crooked gentle humming shy painted"),
        things: words(
            "lantern kite boat whistle map feather clock teapot button shell drum ladder scarf compass pebble bell"),
        places: words("garden forest harbour meadow kitchen island tower valley library mountain bridge attic"),
        sentences: [
            "{hero} found a {adjective} {thing} in the {place} and did not know whose it was.",
            "“Where does the {thing} come from?” asked {hero}, and looked around the {place}.",
            "The {place} was {adjective} that morning, and the wind smelled of rain and bread.",
            "Slowly, {hero} carried the {thing} across the {place}, one step after the other.",
            "A {adjective} owl blinked twice and said that everybody needs a {thing} once.",
            "In the end the {thing} was home again, and {hero} fell asleep smiling.",
        ],
        titles: [
            "{hero} and the {adjective} {thing}", "The {adjective} {thing} of the {place}", "A {thing} for {hero}",
            "{hero} in the {adjective} {place}", "The night of the {adjective} {thing}",
        ], space: " ")

    private static let german = LibraryWords(
        language: LanguageCode(rawValue: "de"),
        adjectives: words("stille mutige goldene winzige müde silberne fröhliche krumme schüchterne große"),
        things: words("Laterne Flöte Muschel Mütze Brücke Glocke Feder Uhr Trommel Leiter Karte Kröte"),
        places: words("Küche Wiese Höhle Stadt Mühle Insel Scheune Bücherei Schlucht Straße"),
        sentences: [
            "{hero} fand eine {adjective} {thing} und fragte, wem sie gehören könnte.",
            "In der Nähe der {place} saß eine {adjective} Eule und zählte die Sterne.",
            "„Ich trage die {thing} bis zur {place}“, sagte {hero} und zog die Schuhe an.",
            "Am Ende schlief {hero} ein, und die {thing} leuchtete noch eine Weile.",
        ],
        titles: ["{hero} und die {adjective} {thing}", "Die {adjective} {thing}", "{hero} in der {place}"],
        space: " ")

    private static let french = LibraryWords(
        language: LanguageCode(rawValue: "fr"),
        adjectives: words("petite dorée discrète légère étrange joyeuse cachée fatiguée"),
        things: words("lanterne flûte étoile plume clé cloche barque théière boussole"),
        places: words("forêt prairie île cuisine vallée bibliothèque grotte ruelle"),
        sentences: [
            "{hero} trouva une {thing} {adjective} au bord de la {place}.",
            "Près de la {place}, une chouette {adjective} comptait les étoiles.",
            "À la fin, {hero} s’endormit, et la {thing} brilla encore un peu.",
        ],
        titles: ["{hero} et la {thing} {adjective}", "La {thing} de la {place}"], space: " ")

    private static let spanish = LibraryWords(
        language: LanguageCode(rawValue: "es"),
        adjectives: words("pequeña dorada valiente perdida tranquila brillante curiosa"),
        things: words("linterna cometa campana pluma llave concha brújula montaña"),
        places: words("playa montaña cocina isla aldea biblioteca cueva"),
        sentences: [
            "{hero} encontró una {thing} {adjective} cerca de la {place}.",
            "¿De quién será la {thing}?, preguntó {hero} mirando hacia la {place}.",
            "Al final {hero} se durmió, y la {thing} brilló un poco más.",
        ],
        titles: ["{hero} y la {thing} {adjective}", "La {thing} de la {place}"], space: " ")

    private static let japanese = LibraryWords(
        language: LanguageCode(rawValue: "ja"),
        adjectives: words("小さな 静かな 不思議な 金色の 眠い"),
        things: words("ランタン 笛 鍵 羽根 時計 貝がら 太鼓"),
        places: words("森 庭 島 台所 図書館 山"),
        sentences: [
            "{hero}は{place}で{adjective}{thing}を見つけました。", "{place}の近くで、ふくろうが星を数えていました。",
            "さいごに{hero}は眠り、{thing}はしばらく光っていました。",
        ],
        titles: ["{hero}と{adjective}{thing}", "{place}の{thing}"], space: "")

    private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
