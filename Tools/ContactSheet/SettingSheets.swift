import StoryCore

/// Every setting at every time of day in every weather, with somebody in it.
struct SettingSheets {
    let studio: Studio

    private static let look = Appearance(
        hairStyle: "bob", hairColor: "black", hairTexture: "straight", eyeColor: "brown", skinTone: "tan", age: 6,
        clothing: "hoodie and trousers", palette: ["red", "navy"])

    var all: [Sheet] {
        get throws {
            let hero = try Studio.sheet(Self.look)
            return Setting.known.map { sheet($0, hero) } + [overview(hero)]
        }
    }

    private func sheet(_ setting: Setting, _ hero: CharacterSheet) -> Sheet {
        let cells = Weather.known.enumerated().flatMap { row, weather in
            TimeOfDay.known.enumerated().map { column, time in
                // Another page each, so that what chance decides is seen, too.
                Sheet.Cell(
                    svg: page(setting, time, weather, hero, index: row * TimeOfDay.known.count + column),
                    caption: "\(time.rawValue), \(weather.rawValue)")
            }
        }
        return Sheet(
            id: "settings-\(setting.rawValue)", title: "Setting: \(setting.rawValue)", columns: TimeOfDay.known.count,
            isOfPages: true, cells: cells)
    }

    /// One page of each setting in each tone.
    private func overview(_ hero: CharacterSheet) -> Sheet {
        let cells = Setting.known.flatMap { setting in
            StoryTone.allCases.map { tone in
                Sheet.Cell(
                    svg: page(setting, .day, .clear, hero, tone: tone, index: 0),
                    caption: "\(setting.rawValue), \(tone.rawValue)")
            }
        }
        return Sheet(
            id: "settings-tones", title: "Settings in every tone", columns: StoryTone.allCases.count, isOfPages: true,
            cells: cells)
    }

    private func page(
        _ setting: Setting, _ time: TimeOfDay, _ weather: Weather, _ hero: CharacterSheet,
        tone: StoryTone = .gentle, index: Int
    ) -> String {
        let scene = Scene(
            setting: setting, timeOfDay: time, weather: weather,
            characters: [
                SceneCharacter(.hero(hero.hero)),
                SceneCharacter(.companion(species: "fox", name: "Pip"), pose: "walking", mood: "curious"),
            ], props: ["lantern"])
        return studio.page(scene, sheets: [hero], page: index, tone: tone)
    }
}
