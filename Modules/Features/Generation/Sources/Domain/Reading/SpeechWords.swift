import StoryCore

/// A language's words for speakers and manners of speech.
struct SpeechWords: Sendable {
    /// The verbs of speech, with their manners.
    let verbs: [String: SpeechManner]
    /// Words that make speech quiet.
    let softly: Set<String>
    /// Words that make speech loud.
    let loudly: Set<String>
    /// Words that refer to one or several characters without a name.
    let pronouns: Set<String>
    let articles: Set<String>
    /// Words that begin a sentence before its subject.
    let starters: Set<String>
    /// Words that end a noun phrase.
    let stops: Set<String>
    /// Whether nouns are capitalised.
    let nounsAreCapital: Bool
    /// Words of a quiet sentence: somebody sleeps or whispers.
    let quiet: Set<String>
    /// Words for grown-ups, who have lower voices.
    let grownUps: Set<String>

    /// Returns the words of a language; none of an unknown one.
    static func words(of language: LanguageCode) -> SpeechWords {
        switch language.base.rawValue {
        case "en": english
        case "de": german
        default: none
        }
    }

    private static let none = SpeechWords(
        verbs: [:], softly: [], loudly: [], pronouns: [], articles: [], starters: [], stops: [], nounsAreCapital: false,
        quiet: [], grownUps: [])

    private static func manners(plain: String, quiet: String, loud: String) -> [String: SpeechManner] {
        var verbs: [String: SpeechManner] = [:]
        for (list, manner) in [(plain, SpeechManner.plain), (quiet, .quiet), (loud, .loud)] {
            for verb in list.split(separator: " ") { verbs[String(verb)] = manner }
        }
        return verbs
    }

    private static func set(_ words: String) -> Set<String> {
        Set(words.split(separator: " ").map(String.init))
    }

    private static let english = SpeechWords(
        verbs: manners(
            plain: """
                said says asked asks answered replied added began told went sang read explained promised laughed giggled \
                thought grumbled squeaked puffed counted repeated agreed announced chirped quacked
                """,
            quiet: "whispered whispers murmured murmurs mumbled breathed sighed hissed sobbed yawned",
            loud: "called calls cried cries shouted shouts yelled roared bellowed screamed cheered exclaimed"),
        softly: set("softly quietly gently sleepily shyly"), loudly: set("loudly aloud"),
        pronouns: set("he she it they we i you somebody someone everybody everyone nobody all both one"),
        articles: set("the a an his her their its my our your this that"),
        starters: set("and but so then now only at last first in on when there here again"),
        stops: set(
            """
            and but who which that as from to at in into on with without for when while so then by of over under behind \
            after before until because quite very
            """),
        nounsAreCapital: false,
        quiet: set("asleep slept sleeps sleeping dreamed whispered whisper tiptoed hushed yawned quiet quietly softly"),
        grownUps: set(
            """
            mum mummy mom mama mother dad daddy papa father gran granny grandma grandmother grandpa grandad grandfather \
            uncle aunt auntie teacher man woman lady mr mrs ms miss captain farmer doctor driver baker
            """))

    private static let german = SpeechWords(
        verbs: manners(
            plain: """
                sagte sagten sagt fragte fragten fragt antwortete meinte machte machten sang las erklärte versprach lachte \
                kicherte dachte zählte brummte riet bestätigte schnaufte knurrte piepste begann wiederholte sprach meldete
                """,
            quiet: "flüsterte flüsterten flüstert wisperte murmelte hauchte raunte seufzte schluchzte gähnte",
            loud: "rief riefen ruft schrie schrien brüllte brüllten kreischte jubelte jubelten"),
        softly: set("leise sanft schüchtern schläfrig"), loudly: set("laut lauthals"),
        pronouns: set("er sie es wir ich du man alle beide jemand niemand keiner jeder einer"),
        articles: set("der die das ein eine sein seine ihr ihre mein meine unser unsere dieser diese dieses"),
        starters: set("und aber da dann nun jetzt nur am zuletzt erst so endlich wieder hier doch"),
        stops: set(
            "und aber der die das aus zu zum zur mit ohne für als wie an am auf bei nach vor hinter unter über von vom im"
        ),
        nounsAreCapital: true,
        quiet: set("schlief schliefen schläft schlafend träumte flüsterte wisperte leise still gähnte eingeschlafen"),
        grownUps: set(
            """
            mama mami mutter papa papi vater oma omi großmutter opa opi großvater onkel tante lehrerin lehrer mann frau \
            herr kapitän bäcker bäckerin doktor fahrer
            """))
}
