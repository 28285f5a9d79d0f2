import StoryCore

/// Every thing beside a child of six, and in that child's hand.
struct ThingSheets {
    let studio: SheetRenderer

    private static let look = Appearance(
        hairStyle: "short", hairColor: "brown", hairTexture: "wavy", eyeColor: "blue", skinTone: "light", age: 6,
        clothing: "t-shirt and trousers", palette: ["cream", "grey"])

    var all: [Sheet] {
        get throws {
            let child = try SheetRenderer.sheet(Self.look)
            return [
                sheet("alone", "Things beside a child of six") { prop in
                    studio.specimens([SceneCharacter(.hero(child.hero), mood: "calm")], [prop], sheets: [child])
                },
                sheet("large", "Things by themselves") { studio.specimens([], [$0], width: 130) },
                sheet("held", "Things in a hand") { prop in
                    studio.specimens(
                        [SceneCharacter(.hero(child.hero), mood: "happy", holding: prop)], sheets: [child])
                },
            ]
        }
    }

    private func sheet(_ id: String, _ title: String, _ draw: (Prop) -> String) -> Sheet {
        Sheet(
            id: "things-\(id)", title: title, columns: 10, shape: SheetRenderer.figureShape,
            cells: Prop.known.map { Sheet.Cell(svg: draw($0), caption: $0.rawValue) })
    }
}
