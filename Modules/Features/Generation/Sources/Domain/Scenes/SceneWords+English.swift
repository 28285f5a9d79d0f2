import StoryCore

extension SceneWords {
    /// The words of English.
    static let english = SceneWords(
        deeds: table([
            ("walked,walks,went,goes,marched,strolled,wandered,tiptoed", Deed(pose: "walking")),
            ("ran,runs,raced,rushed,hurried,dashed", Deed(pose: "running")),
            ("jumped,jumps,leapt,hopped,skipped,bounced", Deed(pose: "jumping")),
            ("danced,dances,twirled", Deed(pose: "dancing", mood: "happy")),
            ("climbed,climbs,clambered", Deed(pose: "climbing")), ("crawled,crawls,crept", Deed(pose: "crawling")),
            ("fell,falls,tripped,stumbled,tumbled", Deed(pose: "falling", mood: "surprised")),
            ("flew,flies", Deed(pose: "flying")), ("swam,swims", Deed(pose: "swimming")),
            ("sat,sits", Deed(pose: "sitting")), ("knelt,kneels,crouched,squatted", Deed(pose: "kneeling")),
            ("lay,lies", Deed(pose: "lying")), ("slept,sleeps,snored,dozed", Deed(pose: "sleeping", mood: "sleepy")),
            ("stood,stands,waited,waits", Deed(pose: "standing")),
            ("held,holds,took,takes,picked,found,showed", Deed(pose: "holding", holds: true)),
            ("carried,carries,brought,fetched", Deed(pose: "carrying", holds: true)),
            ("lifted,lifts,raised", Deed(pose: "lifting", holds: true)),
            ("gave,gives,handed,offered,passed", Deed(pose: "giving", holds: true)),
            ("pulled,pulls,tugged,dragged", Deed(pose: "pulling")), ("pushed,pushes,shoved", Deed(pose: "pushing")),
            ("threw,throws,tossed", Deed(pose: "throwing", holds: true)),
            ("caught,catches", Deed(pose: "catching")), ("pointed,points", Deed(pose: "pointing")),
            ("reached,reaches,stretched,touched,patted,stroked", Deed(pose: "reaching")),
            ("waved,waves", Deed(pose: "waving", mood: "happy")), ("knocked,knocks", Deed(pose: "knocking")),
            ("looked up,looks up,gazed", Deed(pose: "looking up")),
            ("looked down,looks down", Deed(pose: "looking down")),
            ("looked,looks,stared,watched", Deed(pose: "standing", mood: "curious")),
            ("peeped,peeked,peered", Deed(pose: "peeping", mood: "curious")), ("hid,hides", Deed(pose: "hiding")),
            ("listened,listens", Deed(pose: "listening", mood: "curious")),
            ("whispered,whispers", Deed(pose: "whispering")), ("shrugged,shrugs", Deed(pose: "shrugging")),
            ("hugged,hugs,cuddled", Deed(pose: "hugging", mood: "happy")),
            ("dug,digs", Deed(pose: "digging")), ("poured,pours,watered", Deed(pose: "pouring")),
            ("painted,paints,drew,draws", Deed(pose: "painting")), ("wrote,writes", Deed(pose: "writing")),
            ("swept,sweeps", Deed(pose: "sweeping")), ("stirred,stirs,mixed", Deed(pose: "stirring")),
            ("ate,eats,nibbled,munched,chewed", Deed(pose: "eating", holds: true)),
            ("drank,drinks,sipped", Deed(pose: "drinking", holds: true)), ("blew,blows", Deed(pose: "blowing")),
            ("played,plays", Deed(pose: "standing", mood: "happy")), ("read,reads", Deed(pose: "reading", holds: true)),
            ("rowed,rows,paddled", Deed(pose: "rowing")), ("rode,rides", Deed(pose: "riding")),
            ("swung,swings", Deed(pose: "swinging", mood: "happy")),
            ("shivered,trembled", Deed(pose: "shivering", mood: "scared")),
            ("cried,weeps,wept,sobbed", Deed(pose: "crying", mood: "crying")),
            ("laughed,laughs,giggled,chuckled", Deed(pose: "laughing", mood: "laughing")),
        ]),
        moods: table([
            "happy,happily,smiled,smiling,glad,cheerful,grinned": "happy", "sad,sadly,unhappy,tear,tears": "sad",
            "angry,angrily,cross,furious": "angry", "scared,afraid,frightened": "scared",
            "worried,nervous,nervously,anxious": "worried", "surprised,astonished,amazed": "surprised",
            "proud,proudly": "proud", "tired,sleepy,yawned": "sleepy", "curious,curiously,wondered": "curious",
            "excited,excitedly": "excited", "ashamed,shy,shyly": "ashamed",
        ]),
        things: Dictionary(
            Prop.known.flatMap { prop in [(prop.rawValue, prop), (prop.rawValue + "s", prop)] },
            uniquingKeysWith: { first, _ in first }),
        species: Dictionary(
            Species.known.filter { $0 != "child" && $0 != "grown-up" && $0 != "star" }.map { ($0.rawValue, $0) },
            uniquingKeysWith: { first, _ in first }),
        settings: Dictionary(
            Setting.known.map { ($0.rawValue, $0) } + [
                ("wood", "forest"), ("woods", "forest"), ("sand", "beach"), ("shore", "beach"), ("boat", "sea"),
                ("street", "city"), ("town", "city"), ("classroom", "school"), ("field", "meadow"), ("hill", "meadow"),
                ("bed", "bedroom"), ("park", "garden"), ("mountains", "mountain"),
            ], uniquingKeysWith: { first, _ in first }),
        times: table([
            "night,midnight,moonlight,bedtime": "night", "evening,dusk,sunset": "evening", "dawn,sunrise": "dawn",
            "morning,breakfast": "morning", "noon,afternoon": "day",
        ]),
        articles: ["a", "an", "the"], pronouns: ["she", "he", "they"],
        prepositions: ["in", "at", "into", "on", "through", "to"],
        uncertain: [
            "no", "not", "never", "nobody", "nothing", "none", "without", "like", "as", "if", "would", "could", "might",
            "should", "wish", "wished", "wanted", "dreamed", "dreamt", "imagined", "remembered", "had", "thought",
            "almost",
            "nearly", "will", "before", "until", "promised", "pretended", "hoped",
        ])
}
