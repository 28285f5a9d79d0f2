/// A plot in one language.
package struct PlotText: Decodable, Sendable {
    /// The names of a character.
    package struct CastNames: Decodable, Sendable {
        /// The names to choose from.
        package let names: [String]
        /// "bear"
        package let noun: String

        private enum CodingKeys: String, CodingKey, CaseIterable {
            case names, noun
        }

        package init(from decoder: any Decoder) throws {
            try decoder.refuseKeys(otherThan: CodingKeys.self)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            names = try container.decode([String].self, forKey: .names)
            noun = try container.decode(String.self, forKey: .noun)
        }
    }

    /// A line that returns on purpose, and how it stands the last time.
    package struct Refrain: Decodable, Sendable {
        package let line: Template
        package let last: Template
        /// The same for the smallest, if theirs is shorter.
        package let small: Template?
        package let smallLast: Template?

        private enum CodingKeys: String, CodingKey, CaseIterable {
            case line, last, small, smallLast
        }

        package init(from decoder: any Decoder) throws {
            try decoder.refuseKeys(otherThan: CodingKeys.self)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            line = try container.decode(Template.self, forKey: .line)
            last = try container.decode(Template.self, forKey: .last)
            small = try container.decodeIfPresent(Template.self, forKey: .small)
            smallLast = try container.decodeIfPresent(Template.self, forKey: .smallLast)
        }

        private init(line: Template, last: Template) {
            self.line = line
            self.last = last
            (small, smallLast) = (nil, nil)
        }

        /// The refrain as a form has it.
        func inForm(_ form: PlotForm) -> Refrain {
            form == .small ? Refrain(line: small ?? line, last: smallLast ?? small ?? last) : self
        }
    }

    package typealias Paragraph = [PlotLine]

    package let id: String
    package let titles: [Template]
    package let cast: [String: CastNames]
    /// The words by which each thing is spoken of.
    package let things: [String: [String]]
    package let refrain: Refrain?
    /// The words for the marks of a custom event, such as `keepsake.the`, if the family names nothing.
    package let defaults: [String: String]
    /// The story in one minute.
    package let minute: [Paragraph]
    /// The paragraphs of each scene, by its id.
    package let main: [String: [Paragraph]]
    package let small: [String: [Paragraph]]

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case id, titles, cast, things, refrain, defaults, minute, main, small
    }

    package init(from decoder: any Decoder) throws {
        try decoder.refuseKeys(otherThan: CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        titles = try container.decode([Template].self, forKey: .titles)
        cast = try container.decodeIfPresent([String: CastNames].self, forKey: .cast) ?? [:]
        things = try container.decodeIfPresent([String: [String]].self, forKey: .things) ?? [:]
        refrain = try container.decodeIfPresent(Refrain.self, forKey: .refrain)
        defaults = try container.decodeIfPresent([String: String].self, forKey: .defaults) ?? [:]
        minute = try container.decodeIfPresent([Paragraph].self, forKey: .minute) ?? []
        main = try container.decode([String: [Paragraph]].self, forKey: .main)
        small = try container.decodeIfPresent([String: [Paragraph]].self, forKey: .small) ?? [:]
    }

    /// Every template of lines and refrains.
    var templates: [Template] {
        let scenes = [minute] + Array(main.values) + Array(small.values)
        let lines = scenes.flatMap { $0.flatMap { $0 } }
        let refrains = [refrain?.line, refrain?.last, refrain?.small, refrain?.smallLast].compactMap { $0 }
        return lines.flatMap(\.templates) + refrains
    }

    /// The paragraphs of a scene in a form.
    package func paragraphs(of scene: String, in form: PlotForm) -> [Paragraph] {
        switch form {
        case .minute: minute
        case .main: main[scene] ?? []
        case .small: small[scene] ?? []
        }
    }
}

/// The forms of a plot.
package enum PlotForm: String, Sendable, CaseIterable {
    /// Eight to twelve sentences of their own.
    case minute
    /// From two minutes on, for children from four on.
    case main
    /// For children of two to four: one place, three rounds of one pattern, a sound.
    case small
}
