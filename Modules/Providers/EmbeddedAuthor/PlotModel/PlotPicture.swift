package import StoryCore

/// What one picture of a plot shows: who does what, with what, to whom, and how each feels.
///
/// The pictures of a plot are in `Plots/Pictures/ID.json`, by names that the lines of its texts give in `look`. Nothing is
/// seen but what a picture says, and the place itself.
package struct PlotPicture: Decodable, Sendable, Hashable {
    /// A character in the picture.
    package struct Actor: Decodable, Sendable, Hashable {
        /// The mark of a cast member, or "hero", "pal" (the second hero), "all" (every hero); nil for others.
        package let who: String?
        /// What kind of being others are.
        package let species: Species?
        /// The number of others.
        package let count: Int
        package let pose: Pose
        package let mood: Mood
        /// The thing in the hand, or the instrument of the action.
        package let with: Prop?
        /// The target of the action.
        package let at: Anchor?
        package let spot: Spot?

        private enum CodingKeys: String, CodingKey, CaseIterable {
            case who, species, count, pose, mood, with, at, spot
        }

        package init(from decoder: any Decoder) throws {
            try decoder.refuseKeys(otherThan: CodingKeys.self)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            who = try container.decodeIfPresent(String.self, forKey: .who)
            species = try container.decodeIfPresent(Species.self, forKey: .species)
            count = try container.decodeIfPresent(Int.self, forKey: .count) ?? 1
            pose = try container.decode(Pose.self, forKey: .pose)
            mood = try container.decode(Mood.self, forKey: .mood)
            with = try container.decodeIfPresent(Prop.self, forKey: .with)
            at = try container.decodeIfPresent(Anchor.self, forKey: .at)
            spot = try container.decodeIfPresent(Spot.self, forKey: .spot)
        }
    }

    /// The target of an action: a character or a thing.
    package struct Anchor: Decodable, Sendable, Hashable {
        package let who: String?
        package let thing: Prop?

        private enum CodingKeys: String, CodingKey, CaseIterable {
            case who, thing
        }

        package init(from decoder: any Decoder) throws {
            try decoder.refuseKeys(otherThan: CodingKeys.self)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            who = try container.decodeIfPresent(String.self, forKey: .who)
            thing = try container.decodeIfPresent(Prop.self, forKey: .thing)
        }
    }

    /// A position relative to a character or a thing.
    package struct Spot: Decodable, Sendable, Hashable {
        package let relation: SpatialRelation
        package let who: String?
        package let thing: Prop?

        private enum CodingKeys: String, CodingKey, CaseIterable {
            case relation, who, thing
        }

        package init(from decoder: any Decoder) throws {
            try decoder.refuseKeys(otherThan: CodingKeys.self)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            relation = try container.decode(SpatialRelation.self, forKey: .relation)
            who = try container.decodeIfPresent(String.self, forKey: .who)
            thing = try container.decodeIfPresent(Prop.self, forKey: .thing)
        }
    }

    package let actors: [Actor]
    /// What else must be seen, the most important first.
    package let see: [Prop]
    /// What must not be seen, although one would expect it.
    package let not: [Prop]
    package let shot: Shot?
    package let time: TimeOfDay?
    package let weather: Weather?

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case actors, see, not, shot, time, weather
    }

    package init(from decoder: any Decoder) throws {
        try decoder.refuseKeys(otherThan: CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        actors = try container.decodeIfPresent([Actor].self, forKey: .actors) ?? []
        see = try container.decodeIfPresent([Prop].self, forKey: .see) ?? []
        not = try container.decodeIfPresent([Prop].self, forKey: .not) ?? []
        shot = try container.decodeIfPresent(Shot.self, forKey: .shot)
        time = try container.decodeIfPresent(TimeOfDay.self, forKey: .time)
        weather = try container.decodeIfPresent(Weather.self, forKey: .weather)
    }

    /// The name of the picture that a cover shows; no line names it.
    package static let cover = "cover"
}
