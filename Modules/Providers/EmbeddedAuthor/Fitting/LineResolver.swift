import StoryCore

/// Converts the lines of the selected scenes to sentences of one telling.
struct LineResolver {
    /// The lines of one scene.
    struct Source {
        /// "main.opening"
        let origin: String
        let paragraphs: [PlotText.Paragraph]
    }

    private let plot: Plot
    private let sources: [Source]
    private var filler: TemplateFiller
    private let seed: UInt64

    init(plot: Plot, form: PlotForm, scenes: [PlotScene], filler: TemplateFiller, seed: UInt64) {
        self.plot = plot
        self.seed = seed
        self.filler = filler
        sources =
            form == .minute
            ? [Source(origin: "minute", paragraphs: plot.text.minute)]
            : scenes.map {
                Source(
                    origin: "\(form.rawValue).\($0.id)", paragraphs: plot.text.paragraphs(of: $0.id, in: form))
            }
        let facts = CauseChain(scenes: scenes).told
        self.filler.told = facts.union(Self.members(in: sources, cast: filler.cast))
    }

    /// What is told: facts, scenes and cast members.
    var told: Set<String> { filler.told }

    /// Returns the lines that can be told, in order.
    func lines() -> [TellableLine] {
        let last = lastRefrain()
        var lines: [TellableLine] = []
        for (scene, source) in sources.enumerated() {
            for (number, paragraph) in source.paragraphs.enumerated() {
                var begins = true
                for (index, line) in paragraph.enumerated() {
                    let location = LineLocation(
                        scene: scene, origin: "\(source.origin)[\(number)][\(index)]", begins: begins)
                    guard let told = resolve(line, at: location, isLast: last == location.origin) else { continue }
                    lines.append(told)
                    begins = false
                }
            }
        }
        return lines
    }

    private struct LineLocation {
        let scene: Int
        let origin: String
        let begins: Bool
    }

    private func resolve(_ line: PlotLine, at location: LineLocation, isLast: Bool) -> TellableLine? {
        guard isTold(line), let template = template(of: line, at: location.origin) else { return nil }
        let filled = filler.fill(template, isLast: isLast)
        let text = Self.tidied(filled.text)
        guard !text.isEmpty else { return nil }
        let isRefrain = Self.isRefrain(template)
        let relied = filled.relied.union(line.conditions.map(role))
        return TellableLine(
            scene: location.scene, beginsParagraph: location.begins || Self.beginsParagraph(filled.text),
            beginsScene: false, text: text,
            wordCount: TellableLine.wordCount(of: text), rank: isRefrain ? 0 : line.rank, look: line.look,
            members: filled.members,
            mentions: plot.words.keys(ofPieces: filled.pieces).union(filled.members.map { "cast:" + $0 })
                .union(relied.compactMap(factKey)),
            tells: Set(line.tells.map(key)), followsLast: line.followsLast, isRefrain: isRefrain,
            origin: location.origin, unknownMarks: filled.unknown)
    }

    /// Returns whether the sign for a new paragraph stands before everything else.
    private static func beginsParagraph(_ text: String) -> Bool {
        text.first { $0 != " " } == "¶"
    }

    /// One space between words, and a new paragraph where the sign for it stands.
    private static func tidied(_ text: String) -> String {
        let plain = hasSpareSpace(text) ? text.split(separator: " ").joined(separator: " ") : text
        // The character's first byte is shared by other characters.
        guard plain.utf8.contains(0xC2), plain.contains("¶") else { return plain }
        return plain.split(separator: "¶").map { $0.drop { $0 == " " } }
            .map { $0.last == " " ? $0.dropLast() : $0 }.joined(separator: "\n\n")
    }

    private static func hasSpareSpace(_ text: String) -> Bool {
        var wasSpace = true
        for byte in text.utf8 {
            let isSpace = byte == UInt8(ascii: " ")
            if isSpace, wasSpace { return true }
            wasSpace = isSpace
        }
        return wasSpace && !text.isEmpty
    }

    private func isTold(_ line: PlotLine) -> Bool {
        if let tone = line.tone, tone != filler.tone { return false }
        return line.conditions.allSatisfy { filler.told.contains(role($0)) }
    }

    private func template(of line: PlotLine, at origin: String) -> Template? {
        switch line.wording {
        case .one(let template): return template
        case .any(let templates):
            var chance = SeededGenerator(hashing: String(seed), origin)
            return templates.picked(using: &chance)
        case .pick(let picks):
            let own = (filler.cast.heroes.first?.traits ?? []).filter { picks[$0] != nil }
            var chance = SeededGenerator(hashing: String(seed), origin)
            return own.picked(using: &chance).flatMap { picks[$0] } ?? picks[nil]
        }
    }

    // MARK: - Keys

    private func key(_ name: String) -> String {
        if plot.plan.things.contains(name) { return "thing:" + name }
        let role = role(name)
        return plot.plan.cast[role] == nil ? "fact:" + name : "cast:" + role
    }

    /// Returns the key of a fact on which a line depends; scenes and cast members are told whole.
    private func factKey(_ name: String) -> String? {
        plot.plan.facts[name] == nil || plot.plan.cast[name] != nil ? nil : "fact:" + name
    }

    private func role(_ name: String) -> String {
        name == "friend" ? plot.plan.companion ?? name : name
    }

    // MARK: - Refrain

    private static func isRefrain(_ template: Template) -> Bool {
        template.marks.contains { $0 == "refrain" || $0 == "refrain.last" }
    }

    /// Returns the last position of the refrain, unless a line defines it.
    private func lastRefrain() -> String? {
        var last: String?
        for source in sources {
            for (number, paragraph) in source.paragraphs.enumerated() {
                for (index, line) in paragraph.enumerated() where isTold(line) {
                    let marks = line.templates.flatMap(\.marks)
                    if marks.contains("refrain.last") { return nil }
                    if marks.contains("refrain") { last = "\(source.origin)[\(number)][\(index)]" }
                }
            }
        }
        return last
    }

    // MARK: - Cast

    /// The cast members whom a line names that does not depend on their being there.
    private static func members(in sources: [Source], cast: TellingCast) -> Set<String> {
        var members: Set<String> = []
        for line in sources.flatMap(\.paragraphs).joined() {
            let conditions = Set(line.conditions + line.templates.flatMap(\.conditions).compactMap(\.toldName))
            let named = line.templates.flatMap(\.marks).compactMap(cast.castMember)
            members.formUnion(named.filter { !conditions.contains($0) })
        }
        return members
    }
}

extension TellingCondition {
    /// The name of what must have been told, if it is such a condition.
    var toldName: String? {
        if case .told(let name) = self { name } else { nil }
    }
}
