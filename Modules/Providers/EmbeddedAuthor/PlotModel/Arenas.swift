package import StoryCore

/// Where events play, and what pictures of those places show: `Plots/Plans/arenas.json`.
package struct Arenas: Decodable, Sendable {
    /// A place of stories.
    package struct Place: Decodable, Sendable {
        package let setting: Setting
        package fileprivate(set) var time: TimeOfDay?
        package let weather: Weather?
        package let props: [Prop]

        private enum CodingKeys: CodingKey {
            case setting
        }

        /// What a picture may show, but a place always has a setting.
        package init(from decoder: any Decoder) throws {
            let picture = try PlotScene.Picture(from: decoder)
            setting = try decoder.container(keyedBy: CodingKeys.self).decode(Setting.self, forKey: .setting)
            (time, weather, props) = (picture.time, picture.weather, picture.props)
        }
    }

    /// Where an event plays.
    package struct Arena: Decodable, Sendable {
        /// The ids of its places.
        package let places: [String]
        /// When it is, unless a place or a scene says otherwise.
        package let time: TimeOfDay?
        package let weather: Weather?

        private enum CodingKeys: String, CodingKey, CaseIterable {
            case places, time, weather
        }

        package init(from decoder: any Decoder) throws {
            try decoder.refuseKeys(otherThan: CodingKeys.self)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            places = try container.decode([String].self, forKey: .places)
            time = try container.decodeIfPresent(TimeOfDay.self, forKey: .time)
            weather = try container.decodeIfPresent(Weather.self, forKey: .weather)
        }
    }

    package let places: [String: Place]
    /// By the name of a standard event.
    package let events: [String: Arena]

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case places, events
    }

    package init(from decoder: any Decoder) throws {
        try decoder.refuseKeys(otherThan: CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        places = try container.decode([String: Place].self, forKey: .places)
        events = try container.decode([String: Arena].self, forKey: .events)
    }

    /// The place with an id; at another time with an ending: "garden-night".
    package func place(_ id: String) -> Place? {
        let (name, time) = Self.split(id)
        guard var place = places[name] else { return nil }
        place.time = time ?? place.time
        return place
    }

    /// Returns whether an event plays at a place.
    package func contains(_ place: String, event: StoryEvent) -> Bool {
        let name = places[place] == nil ? Self.split(place).name : place
        return events[event.rawValue]?.places.contains(name) ?? false
    }

    /// The name of a place without the time of day at its end.
    static func name(of id: String) -> String { split(id).name }

    private static func split(_ id: String) -> (name: String, time: TimeOfDay?) {
        for time in TimeOfDay.known where id.hasSuffix("-" + time.rawValue) {
            return (String(id.dropLast(time.rawValue.count + 1)), time)
        }
        return (id, nil)
    }
}
