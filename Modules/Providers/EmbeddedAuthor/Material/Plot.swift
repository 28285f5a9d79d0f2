import StoryCore

/// The shape of a story: what is wished for, what each meeting brings, how it turns and what comes of it.
///
/// Marks besides those of ``CastGrammar``: `{thing}`, `{person}` and `{skill}` from the occasion, `{little}` the small
/// being that is lost, `{place}` and `{at}` where it turns, `{name}` the helper of the moment.
struct Plot {
    var titles: [String]
    /// The wish or worry.
    var wish: [String]
    /// More about it, for longer stories.
    var more: [String]
    /// What a helper gives; one for each meeting.
    var gains: [String]
    /// The ways in which it can turn.
    var turns: [Turn]
    /// Where it can turn; where the small being lives, if there is none.
    var turningPlaces: [Setting]
}

/// How a story turns, in three sentences each but for the last.
struct Turn {
    /// What goes wrong near the end, before the trait decides.
    var setback: [String]
    /// How it comes right, after the trait has decided.
    var solution: [String]
    /// What that means for others.
    var consequence: [String]
    /// Who is there when it comes right.
    var guest: Guest?
}

/// Who appears where a story turns.
enum Guest: Equatable {
    /// The person from the occasion.
    case person
    /// The family of the small being that was lost.
    case family
    /// Somebody of a kind.
    case somebody(Species)
}

/// A small being that can be lost, and where its family lives.
struct LittleOne {
    var noun: String
    var species: Species
    var home: Setting
}

extension Plot {
    /// Every plot, each once.
    static let all: [Plot] = [lost, bringHome, surprise, learning, message]

    /// Small beings that can be lost, for the plot in which one is brought home.
    static let littleOnes = [
        LittleOne(noun: "star", species: "star", home: "space"),
        LittleOne(noun: "gull", species: "gull", home: "harbour"),
        LittleOne(noun: "owl", species: "owl", home: "forest"),
        LittleOne(noun: "dragon", species: "dragon", home: "castle"),
        LittleOne(noun: "seal", species: "seal", home: "beach"),
        LittleOne(noun: "bear", species: "bear", home: "mountain"),
        LittleOne(noun: "rabbit", species: "rabbit", home: "meadow"),
        LittleOne(noun: "duck", species: "duck", home: "garden"),
    ]
}
