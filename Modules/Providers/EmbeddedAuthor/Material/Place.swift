import StoryCore

/// A place that a story can come through, and what is there and nowhere else.
///
/// How the texts are written is told at ``Wording``.
struct Place {
    var setting: Setting
    /// How a sentence names it: "the harbour".
    var name: String
    /// How a sentence says that something is there: "at the harbour".
    var at: String
    /// How far from home it is, from 0; a journey goes to nearer places first.
    var distance: Int
    /// Ways to get there.
    var arrivals: [String]
    /// What can be seen, heard and smelled at any hour.
    var details: [String]
    /// What is only there by day.
    var daylight: [String]
    /// Something that is tried and does not work, with its reason, and what comes of it.
    var attempt: [String]
    /// What always stands there.
    var props: [Prop]
    var isIndoors = false
    /// Whether people can live or wait there.
    var hasPeople = false
}

extension Place {
    /// Every place, each once.
    static let all: [Place] = near + far

    /// The place of a setting.
    static func of(_ setting: Setting) -> Place? {
        all.first { $0.setting == setting }
    }
}
