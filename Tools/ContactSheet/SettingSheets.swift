import StoryCore
import VectorIllustrator

/// Every setting at every time of day, in every weather, in several stories, from above, and with its parts marked.
struct SettingSheets {
    let studio: SheetRenderer

    private static let look = Appearance(
        hairStyle: "bob", hairColor: "black", hairTexture: "straight", eyeColor: "brown", skinTone: "tan", age: 6,
        clothing: "hoodie and trousers", palette: ["red", "navy"])

    /// What stories call places that differ although their setting is the same.
    private static let names: [Setting: [String]] = [
        "clinic": ["doctors-room", "hospital-room", "hairdresser", "waiting-room"],
        "shop": ["bakery", "cafe", "market", "post-office"], "library": ["library", "museum"],
        "hall": ["stage", "gym"], "workshop": ["workshop", "attic", "cellar", "under-stairs"],
        "vehicle": ["train", "bus", "car"], "riverbank": ["lake", "stream", "swimming-pool", "pond"],
        "farmyard": ["farm", "stable"], "station": ["station", "bus-stop"], "tent": ["tent-indoors", "blanket-fort"],
        "balcony": ["balcony", "treehouse", "roof"], "bathroom": ["bathroom", "laundry"],
        "hallway": ["hallway", "cloakroom", "lift"], "school": ["classroom", "nursery-school", "music-room"],
        "snowfield": ["sledge-hill", "ice-rink"], "playground": ["playground", "school-yard"],
        "kitchen": ["kitchen", "dining-room"],
    ]

    var all: [Sheet] {
        get throws {
            let hero = try SheetRenderer.sheet(Self.look)
            return Setting.known.map { sheet($0, hero) } + [overview(hero)]
        }
    }

    private func sheet(_ setting: Setting, _ hero: CharacterSheet) -> Sheet {
        var cells = TimeOfDay.known.map { time in
            Sheet.Cell(svg: page(setting, time, .clear, hero), caption: "\(time.rawValue), clear")
        }
        for weather in Weather.known.dropFirst() {
            cells.append(Sheet.Cell(svg: page(setting, .day, weather, hero), caption: "day, \(weather.rawValue)"))
        }
        let names = Self.names[setting] ?? [setting.rawValue]
        for step in 1...5 as ClosedRange<Int> {
            let (name, seed) = (names[step % names.count], studio.seed &+ UInt64(step))
            let svg = page(setting, "morning", .clear, hero, place: name, storySeed: seed, index: step)
            cells.append(Sheet.Cell(svg: svg, caption: "\(name) of another story"))
        }
        return Sheet(
            id: "settings-\(setting.rawValue.replacing(" ", with: "-"))", title: "Setting: \(setting.rawValue)",
            columns: TimeOfDay.known.count, isOfPages: true, cells: cells + plans(setting))
    }

    /// What may be used, what may be left out, and the ground.
    private func plans(_ setting: Setting) -> [Sheet.Cell] {
        let seed = studio.seed
        let bare = Scene(setting: setting, absent: Self.parts)
        return [
            Sheet.Cell(svg: SettingSpecimen(setting, storySeed: seed, view: .fixtures).svg, caption: "its parts"),
            Sheet.Cell(svg: studio.page(bare, sheets: []), caption: "with nothing that can be left out"),
            Sheet.Cell(svg: SettingSpecimen(setting, storySeed: seed, view: .ground).svg, caption: "from above"),
            Sheet.Cell(
                svg: SettingSpecimen(setting, timeOfDay: "night", storySeed: seed + 1, view: .ground).svg,
                caption: "from above, another story, night"),
            Sheet.Cell(
                svg: SettingSpecimen(setting, weather: "snow", storySeed: seed + 2, view: .ground).svg,
                caption: "from above, another story, snow"),
        ]
    }

    private static let parts: [Prop] = [
        "bed", "pillow", "lamp", "clock", "picture", "chair", "table", "tree", "bench", "swing", "slide", "moon", "sun",
        "star", "boat", "book", "window", "door", "rug", "flower",
    ]

    /// One page of each setting in each tone, each from a story of its own.
    private func overview(_ hero: CharacterSheet) -> Sheet {
        let cells = Setting.known.flatMap { setting in
            StoryTone.allCases.enumerated().map { index, tone in
                Sheet.Cell(
                    svg: page(
                        setting, .day, .clear, hero, tone: tone, storySeed: studio.seed &+ UInt64(index), index: index),
                    caption: "\(setting.rawValue), \(tone.rawValue)")
            }
        }
        return Sheet(
            id: "settings-tones", title: "Settings in every tone", columns: StoryTone.allCases.count, isOfPages: true,
            cells: cells)
    }

    private func page(
        _ setting: Setting, _ time: TimeOfDay, _ weather: Weather, _ hero: CharacterSheet, place: String? = nil,
        tone: StoryTone = .gentle, storySeed: UInt64? = nil, index: Int = 0
    ) -> String {
        let scene = Scene(
            setting: setting, place: place, timeOfDay: time, weather: weather,
            characters: [
                SceneCharacter(.hero(hero.hero)),
                SceneCharacter(.companion(species: "fox", name: "Pip"), pose: "walking", mood: "curious"),
            ])
        return studio.page(scene, sheets: [hero], page: index, tone: tone, seed: storySeed)
    }
}
