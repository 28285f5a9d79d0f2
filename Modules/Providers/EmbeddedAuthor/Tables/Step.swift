import StoryCore

/// One thing that is told: one of several lines, and how the heroes look while it is told.
///
/// In the tables: a line, a list of lines, or `{"any": […], "rank": 2, "pose": "walking", "mood": "happy"}`.
struct Step: Decodable, Sendable {
    /// The lines of which one is told.
    var any: [String]
    /// 0 is always told; the higher, the sooner a short story does without; nil leaves it to the place in the plan.
    var rank: Int?
    var pose: Pose?
    var mood: Mood?

    private enum CodingKeys: CodingKey {
        case any, rank, pose, mood
    }

    init(from decoder: any Decoder) throws {
        if let line = try? decoder.singleValueContainer().decode(String.self) {
            any = [line]
        } else if let lines = try? decoder.singleValueContainer().decode([String].self) {
            any = lines
        } else {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            any = try container.decode([String].self, forKey: .any)
            rank = try container.decodeIfPresent(Int.self, forKey: .rank)
            pose = try container.decodeIfPresent(Pose.self, forKey: .pose)
            mood = try container.decodeIfPresent(Mood.self, forKey: .mood)
        }
        guard !any.isEmpty else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "A step needs a line."))
        }
    }
}
