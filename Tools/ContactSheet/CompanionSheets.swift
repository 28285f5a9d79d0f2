import StoryCore

/// Every companion in every pose and in every mood.
struct CompanionSheets {
    let studio: Studio

    var all: [Sheet] {
        [
            sheet("poses", "in every pose", Pose.known) { ($0, "happy", $0.rawValue) },
            sheet("moods", "in every mood", Mood.known) { ("standing", $0, $0.rawValue) },
        ]
    }

    private func sheet<Choice>(
        _ id: String, _ title: String, _ choices: [Choice], how: (Choice) -> (Pose, Mood, String)
    ) -> Sheet {
        let cells = Species.known.flatMap { species in
            choices.map { choice in
                let (pose, mood, word) = how(choice)
                let character = SceneCharacter(.companion(species: species, name: nil), pose: pose, mood: mood)
                return Sheet.Cell(svg: studio.specimens([character]), caption: "\(species.rawValue), \(word)")
            }
        }
        return Sheet(
            id: "companions-\(id)", title: "Companions \(title)", columns: 2 * choices.count, shape: Studio.figureShape,
            cells: cells)
    }
}
