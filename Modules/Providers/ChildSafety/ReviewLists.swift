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
                    "It's about a weapon.":
                        "gun guns pistol pistols rifle rifles shotgun revolver grenade grenades bomb bombs",
                    "It's about violence.": """
                    murder murders murdered murderer kill kills killed killing killer stab stabbed stabbing torture \
                    tortured strangle strangled behead beheaded massacre slaughter suicide terrorist terrorists
                    """,
                    "It's about drugs or alcohol.": """
                    cocaine heroin meth marijuana cannabis ecstasy vodka whisky whiskey tequila cigarette cigarettes
                    """,
                    "It's about something for adults.": """
                    sex sexy sexual porn porno pornography naked nude erotic rape raped rapist prostitute stripper
                    """,
                    "It's a swear word.": """
                    fuck fucks fucked fucker fucking motherfucker shit shits shitty bullshit bitch bitches bastard \
                    bastards asshole assholes cunt wanker slut whore
                    """,
                    "It's about hatred.": "nazi nazis nigger nigga faggot retard retarded spastic",
                ]),
                upToFour: words([
                    "It's too frightening for small children.":
                        "blood bloody poison poisoned sword swords cannon cannons"
                ]),
                upToSix: words([
                    "It's too frightening for small children.": """
                    corpse corpses zombie zombies ghoul ghouls demon demons skull skulls gallows guillotine
                    """
                ])),
            LanguageCode(rawValue: "de"): Words(
                always: words([
                    "It's about a weapon.": "pistole pistolen gewehr gewehre granate granaten bombe bomben revolver",
                    "It's about violence.": """
                    mord morde ermordet ermorden moerder toeten toetet toetete getoetet erstochen erschossen \
                    foltern folter massaker selbstmord terrorist
                    """,
                    "It's about drugs or alcohol.":
                        "kokain heroin haschisch cannabis wodka schnaps zigarette zigaretten",
                    "It's about something for adults.":
                        "sex sexy porno pornos nackt erotik vergewaltigen vergewaltigt nutte hure",
                    "It's a swear word.": "scheisse fick ficken gefickt arschloch wichser fotze miststueck hurensohn",
                    "It's about hatred.": "nazi nazis neger schwuchtel untermensch",
                ]),
                upToFour: words([
                    "It's too frightening for small children.": "blut blutig gift giftig schwert schwerter"
                ]),
                upToSix: words([
                    "It's too frightening for small children.":
                        "leiche leichen zombie zombies daemon daemonen totenkopf galgen"
                ])),
            LanguageCode(rawValue: "fr"): Words(
                always: words([
                    "It's about a weapon.": "pistolet pistolets fusil fusils revolver grenades bombe bombes",
                    "It's about violence.":
                        "meurtre meurtres assassin assassiner tuer torture torturer massacre suicide terroriste",
                    "It's about drugs or alcohol.":
                        "cocaine heroine haschisch cannabis vodka whisky cigarette cigarettes",
                    "It's about something for adults.": "sexe sexy porno pornographie erotique viol violer prostituee",
                    "It's a swear word.": "merde putain connard connasse salope encule enculer niquer batard",
                    "It's about hatred.": "nazi nazis negre pede",
                ]),
                upToFour: words(["It's too frightening for small children.": "sang sanglant poison epee epees"]),
                upToSix: words([
                    "It's too frightening for small children.": "cadavre cadavres zombie zombies demon demons"
                ]), harmless: ["grenade", "rape", "rapes", "retard", "retards"]),
            LanguageCode(rawValue: "es"): Words(
                always: words([
                    "It's about a weapon.": "pistola pistolas fusil fusiles revolver bomba bombas",
                    "It's about violence.":
                        "asesino asesinato asesinar matar tortura torturar masacre suicidio terrorista",
                    "It's about drugs or alcohol.": "cocaina heroina marihuana vodka whisky cigarrillo cigarrillos",
                    "It's about something for adults.": "sexo sexy porno pornografia erotico violacion prostituta",
                    "It's a swear word.": "mierda puta puto joder cabron pendejo gilipollas",
                    "It's about hatred.": "nazi nazis maricon",
                ]),
                upToFour: words(["It's too frightening for small children.": "sangre veneno espada espadas"]),
                upToSix: words([
                    "It's too frightening for small children.": "cadaver cadaveres zombi zombis demonio demonios"
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
