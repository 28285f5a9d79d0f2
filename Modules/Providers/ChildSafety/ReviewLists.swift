import StoryCore

/// The words that are looked for, by language.
struct ReviewLists {
    /// The words of one language, each with what is wrong with it.
    struct Words {
        /// Words that are unsuitable in any story.
        var always: [String: String]
        /// Not for stories for ages 2 to 4.
        var upToFour: [String: String] = [:]
        /// Not for stories for ages 2 to 6.
        var upToSix: [String: String] = [:]
        /// English words of the list that mean something harmless in this language: "slut" is "end" in Swedish.
        var harmless: Set<String> = []
    }

    var byLanguage: [LanguageCode: Words]

    /// The lists that come with the program. Words are folded as ``WordFolding`` does it.
    static let standard = ReviewLists(
        byLanguage: [
            .english: Words(
                always: words([
                    "a weapon": "gun guns pistol pistols rifle rifles shotgun revolver grenade grenades bomb bombs",
                    "violence": """
                    murder murders murdered murderer kill kills killed killing killer stab stabbed stabbing torture \
                    tortured strangle strangled behead beheaded massacre slaughter suicide terrorist terrorists
                    """,
                    "drugs or alcohol": """
                    cocaine heroin meth marijuana cannabis ecstasy vodka whisky whiskey tequila cigarette cigarettes
                    """,
                    "something for adults": """
                    sex sexy sexual porn porno pornography naked nude erotic rape raped rapist prostitute stripper
                    """,
                    "a swear word": """
                    fuck fucks fucked fucker fucking motherfucker shit shits shitty bullshit bitch bitches bastard \
                    bastards asshole assholes cunt wanker slut whore
                    """,
                    "hatred": "nazi nazis nigger nigga faggot retard retarded spastic",
                ]),
                upToFour: words([
                    "too frightening for small children": "blood bloody poison poisoned sword swords cannon cannons"
                ]),
                upToSix: words([
                    "too frightening for small children": """
                    corpse corpses zombie zombies ghoul ghouls demon demons skull skulls gallows guillotine
                    """
                ])),
            LanguageCode(rawValue: "de"): Words(
                always: words([
                    "a weapon": "pistole pistolen gewehr gewehre granate granaten bombe bomben revolver",
                    "violence": """
                    mord morde ermordet ermorden moerder toeten toetet toetete getoetet erstochen erschossen \
                    foltern folter massaker selbstmord terrorist
                    """,
                    "drugs or alcohol": "kokain heroin haschisch cannabis wodka schnaps zigarette zigaretten",
                    "something for adults": "sex sexy porno pornos nackt erotik vergewaltigen vergewaltigt nutte hure",
                    "a swear word": "scheisse fick ficken gefickt arschloch wichser fotze miststueck hurensohn",
                    "hatred": "nazi nazis neger schwuchtel untermensch",
                ]),
                upToFour: words(["too frightening for small children": "blut blutig gift giftig schwert schwerter"]),
                upToSix: words([
                    "too frightening for small children":
                        "leiche leichen zombie zombies daemon daemonen totenkopf galgen"
                ])),
            LanguageCode(rawValue: "fr"): Words(
                always: words([
                    "a weapon": "pistolet pistolets fusil fusils revolver grenades bombe bombes",
                    "violence":
                        "meurtre meurtres assassin assassiner tuer torture torturer massacre suicide terroriste",
                    "drugs or alcohol": "cocaine heroine haschisch cannabis vodka whisky cigarette cigarettes",
                    "something for adults": "sexe sexy porno pornographie erotique viol violer prostituee",
                    "a swear word": "merde putain connard connasse salope encule enculer niquer batard",
                    "hatred": "nazi nazis negre pede",
                ]),
                upToFour: words(["too frightening for small children": "sang sanglant poison epee epees"]),
                upToSix: words([
                    "too frightening for small children": "cadavre cadavres zombie zombies demon demons"
                ]), harmless: ["grenade", "rape", "rapes", "retard", "retards"]),
            LanguageCode(rawValue: "es"): Words(
                always: words([
                    "a weapon": "pistola pistolas fusil fusiles revolver bomba bombas",
                    "violence": "asesino asesinato asesinar matar tortura torturar masacre suicidio terrorista",
                    "drugs or alcohol": "cocaina heroina marihuana vodka whisky cigarrillo cigarrillos",
                    "something for adults": "sexo sexy porno pornografia erotico violacion prostituta",
                    "a swear word": "mierda puta puto joder cabron pendejo gilipollas",
                    "hatred": "nazi nazis maricon",
                ]),
                upToFour: words(["too frightening for small children": "sangre veneno espada espadas"]),
                upToSix: words([
                    "too frightening for small children": "cadaver cadaveres zombi zombis demonio demonios"
                ]), harmless: ["rape"]),
            LanguageCode(rawValue: "it"): Words(always: [:], harmless: ["rape"]),
            LanguageCode(rawValue: "sv"): Words(always: [:], harmless: ["sex", "slut"]),
            LanguageCode(rawValue: "da"): Words(always: [:], harmless: ["slut"]),
            LanguageCode(rawValue: "tr"): Words(always: [:], harmless: ["gun"]),
        ])

    /// Words by their reason, turned around.
    private static func words(_ byReason: [String: String]) -> [String: String] {
        var reasons: [String: String] = [:]
        for (reason, list) in byReason {
            for word in list.split(whereSeparator: \.isWhitespace) { reasons[String(word)] = reason }
        }
        return reasons
    }
}
