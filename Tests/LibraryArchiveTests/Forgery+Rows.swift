/// Databases whose tables are ours, with rows that this program cannot have written.
extension Forgery {
    /// What no row of a library can say, as statements about the database.
    static let rows = identifiers + names + texts + columns + others

    /// What it is, and a statement.
    typealias Change = (String, String)

    private static let identifiers: [Change] = [
        "..", "../../../../victim/x", "/etc", "-rf", "A", "a b", "", "\u{1B}[31m", "\u{9B}2J", "\u{202E}a",
    ].flatMap { (text: String) -> [Change] in
        [
            ("a story called \(text)", "UPDATE story SET id = '\(text)' WHERE number = 1"),
            ("a hero called \(text)", "UPDATE hero SET id = '\(text)', json = json_set(json, '$.id', '\(text)')"),
            ("a page with hero \(text)", "UPDATE storyHero SET json = json_set(json, '$.id', '\(text)')"),
            ("a collection called \(text)", collection(identifier: text, title: "Brave")),
            ("a job called \(text)", job(identifier: text)),
        ]
    }

    private static let names: [Change] = [
        "\u{1B}]0;owned\u{7}", "a\u{9B}31m", "a\u{7F}", "a\u{202E}b", "a\u{200B}b", "a\u{E0041}b", "a\u{85}b",
        "a\u{2028}b", "",
        String(repeating: "a", count: 20_000),
    ].flatMap { (text: String) -> [Change] in
        [
            ("a title", "UPDATE story SET title = '\(text)' WHERE number = 1"),
            ("a hero's name", "UPDATE hero SET name = '\(text)', json = json_set(json, '$.name', '\(text)')"),
            (
                "a hero's name in a story",
                "UPDATE storyHero SET name = '\(text)', json = json_set(json, '$.name', '\(text)')"
            ),
            ("names in lists", "UPDATE story SET heroNames = json_array('\(text)')"),
            (
                "a name that an author noted",
                "UPDATE story SET telling = json_object('plots', json_array(), 'tries', json_array(), "
                    + "'names', json_array('\(text)'), 'title', '')"
            ),
            ("a collection's title", collection(identifier: "c1", title: text)),
            ("an achievement", "INSERT INTO achievement VALUES (1, 'readingStreak', '7', '\(text)', 0)"),
        ]
    }

    private static let texts: [Change] = [
        "\u{1B}[2J", "a\u{202E}b", "a\u{E0041}b", String(repeating: "a", count: 20_000),
    ].flatMap { (text: String) -> [Change] in
        [
            ("a page's text", "UPDATE page SET text = '\(text)'"),
            ("a scene", "UPDATE page SET scene = json_set(scene, '$.setting', '\(text)')"),
            (
                "what a picture shows",
                "UPDATE page SET illustration = json_set(illustration, '$.alternativeText', '\(text)')"
            ),
            ("a voice", "UPDATE narration SET json = json_set(json, '$.voice', '\(text)')"),
            ("a language", "UPDATE story SET language = '\(text)'"),
            ("an author", "UPDATE story SET author = '\(text)'"),
        ]
    }

    private static let columns: [Change] = [
        "minutes = 0", "minutes = 9223372036854775807", "createdAt = 1e300", "createdAt = -1e300",
        "createdAt = 9e999",
        "pageCount = -1", "duration = -1.0",
        "duration = 1e300", "seed = '-1'", "seed = 'x'", "narrationStatus = 'evil'", "ageBand = ''",
        "tone = 'loud'",
        "occasion = '{}'", "cover = 'null'", "cover = '\(String(repeating: "[", count: 900))'",
        "coverDigest = '../../evil'", "telling = '{}'", "telling = 'null'",
    ].map { (column: String) -> Change in ("a story", "UPDATE story SET \(column) WHERE number = 1") }

    private static let others: [Change] = [
        ("a play count below nothing", "UPDATE storyMark SET playCount = -1"),
        ("a play count beyond all", "UPDATE storyMark SET playCount = 9223372036854775807"),
        ("a mark of another kind", "UPDATE storyMark SET isFavorite = 7"),
        ("a mark of nobody", "UPDATE storyMark SET profile = 0"),
        ("a place of nobody", "INSERT INTO storyPosition (profile, storyNumber, playback) VALUES (-1, 1, 1)"),
        ("an achievement of nobody", "INSERT INTO achievement VALUES (0, 'readingStreak', '7', 'A week', 0)"),
        ("a profile with another name", "UPDATE profile SET name = 'Somebody'"),
        ("a profile without values", "UPDATE profile SET json = '{}'"),
        ("a page far away", "UPDATE page SET position = 9223372036854775807 WHERE position = 1"),
        ("a page before the first", "UPDATE page SET position = -1 WHERE position = 0"),
        ("a page read aloud in an unknown way", "UPDATE page SET delivery = '[{}]'"),
        (
            "a page with something to know before its beginning",
            "UPDATE page SET delivery = '[{\"kind\":\"turn\",\"range\":{\"start\":-1,\"end\":1}}]'"
        ),
        ("media without end", "UPDATE narration SET json = json_set(json, '$.media.byteCount', -1)"),
        ("a mark before the beginning", "UPDATE narration SET json = json_set(json, '$.pageStarts[0]', -1)"),
        ("a mark without end", "UPDATE narration SET json = json_set(json, '$.pageStarts[1]', 1e300)"),
        ("a playback of nobody knows when", "INSERT INTO playback (storyNumber, startedAt) VALUES (1, 1e300)"),
        (
            "a position without end",
            "INSERT INTO storyPosition (storyNumber, playback, seconds) VALUES (1, 1, 9e999)"
        ),
        ("seconds without end", "INSERT INTO storyPosition VALUES (1, 1, 1, 0, zeroblob(1000000))"),
        ("a speed", "UPDATE player SET speed = 1000"), ("a position in the queue", "UPDATE player SET nextEntry = -1"),
        ("an event used before it was made", event(usageCount: -1)),
        (
            "an event with an answer that steers a terminal",
            event(usageCount: 0)
                + "; UPDATE customEvent SET json = json_set(json, '$.hardPart', 'a\u{1B}[2J') WHERE id = 'e1'"
        ),
        (
            "an event with an answer without end",
            event(usageCount: 0)
                + "; UPDATE customEvent SET json = json_set(json, '$.goodPart', '\(String(repeating: "a", count: 2001))')"
        ),
        ("a part of nothing", "INSERT INTO revision VALUES ('evil', 0)"),
        (
            "a unit whose content is elsewhere",
            job(identifier: "abc")
                + "; INSERT INTO jobUnit VALUES (1, 'title', 0, '{\"title\":{\"_0\":\"A\"}}', 1, 1)"
        ),
        (
            "a unit of another kind",
            job(identifier: "abc")
                + "; INSERT INTO jobUnit VALUES (1, 'passage', 0, '{\"title\":{\"_0\":\"A\"}}', NULL, NULL)"
        ),
        (
            "a note of a job without words",
            job(identifier: "abc")
                + "; INSERT INTO jobUnit VALUES (1, 'telling', 0, '{\"telling\":{\"_0\":{\"plots\":[\"\"],\"tries\":[],"
                + "\"names\":[],\"title\":\"\"}}}', NULL, NULL)"
        ),
        (
            "more notes than a job has",
            job(identifier: "abc")
                + "; UPDATE job SET json = json_set(json, '$.told', json('[\(notes(121))]'))"
        ),
        ("an entry in a state of another program", entry("state", "'evil'")),
        ("an entry of a priority that nobody has", entry("priority", "7")),
        ("an entry whose requester steers a terminal", entry("requester", "char(27) || '[2J'")),
        ("an entry whose requester has no end", entry("requester", "'\(String(repeating: "a", count: 101))'")),
        ("an entry that somebody works on", entry("owner", "'evil'")),
        ("an entry with a token beyond all others", entry("token", "9223372036854775807")),
        ("an entry tried less than never", entry("attempts", "-1")),
        ("an entry of a step that nobody takes", entry("step", "'evil'")),
        ("an entry from before all time", entry("enqueuedAt", "-1e300")),
        (
            "an entry whose failure steers a terminal",
            entry("failure", #"'{"code":"a","message":"\u001b[2J","category":"temporary"}'"#)
        ),
        (
            "an entry that is further than can be",
            entry("progress", #"json_set(\#(progress), '$.pages', -1)"#)
        ),
        (
            "an entry with a title that steers a terminal",
            entry("progress", #"json_set(\#(progress), '$.title', char(27))"#)
        ),
    ]

    private static let progress =
        #"'{"id":"abc","state":"queued","isHeld":false,"attempts":0,"pages":0,"secondsNarrated":0,"pictures":0}'"#

    /// The entry of a job, with another value in one column.
    private static func entry(_ column: String, _ value: String) -> String {
        job(identifier: "abc")
            + "; INSERT INTO jobQueue (id, requester, priority, state, attempts, enqueuedAt, token) "
            + "VALUES ('abc', '', 1, 'queued', 0, 0, 0); UPDATE jobQueue SET \(column) = \(value)"
    }

    private static func notes(_ count: Int) -> String {
        Array(repeating: #"{"plots":["a"],"tries":[],"names":[],"title":""}"#, count: count).joined(separator: ",")
    }

    /// A script that changes the database by statements, however they quote.
    static func statements(_ statements: String) -> String {
        "change(*[s for s in (\(literal(statements))).split('; ') if s])"
    }

    /// A script that puts something into the list of tables that has no statement of its own.
    static func hidden(_ type: String, _ name: String, _ table: String, _ sql: String) -> String {
        let values = [type, name, table].map { "'\($0)'" }.joined(separator: ", ")
        let insert = "INSERT INTO sqlite_schema VALUES (\(values), 0, '\(sql)')"
        return "change('PRAGMA writable_schema = ON', \(literal(insert)))"
    }

    private static func collection(identifier: String, title: String) -> String {
        """
        INSERT INTO collection (id, title, foldedTitle, json, createdAt) VALUES ('\(identifier)', '\(title)', 'x', '{"ageBand":"all","focus":"kindness",\
        "interests":[],"language":"en"}', 0)
        """
    }

    private static func event(usageCount: Int) -> String {
        """
        INSERT INTO customEvent VALUES ('e1', 'Tooth', 'tooth', '{"id":"e1","title":"Tooth","details":"",\
        "promptSeed":"Tooth","category":"other","ageBand":"all","tone":"gentle","keywords":[],"isFavorite":false,\
        "usageCount":\(usageCount)}')
        """
    }

    /// A job for the hero that the library has.
    static func job(identifier: String) -> String {
        """
        INSERT INTO job (number, id, json) SELECT 1, '\(identifier)', json_object('id', '\(identifier)', 'createdAt', 0, \
        'status', json('{"open":{}}'), 'brief', json_object('heroes', json_array(json(json)), \
        'occasion', json('{"standard":{"_0":"bedtime"}}'), 'ageBand', 'all', 'tone', 'gentle', 'language', 'en', \
        'minutes', 3, 'seed', 1, 'author', 'embedded')) FROM hero
        """
    }

    /// The text as Python writes it.
    private static func literal(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", "(", ")", ",", ".", "=", "_", ";": String(scalar)
            default:
                "\\U" + String(repeating: "0", count: 8 - String(scalar.value, radix: 16).count)
                    + String(scalar.value, radix: 16)
            }
        }
        return "'\(scalars.joined())'"
    }
}
