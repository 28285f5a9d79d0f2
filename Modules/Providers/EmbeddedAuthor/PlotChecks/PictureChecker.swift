import StoryCore

/// Checks a plot's pictures: unknown words, names that are unused or undefined, and scenes without a picture.
struct PictureChecker {
    private let plot: Plot
    private var file: String { "Pictures/\(plot.plan.id).json" }

    init(plot: Plot) {
        self.plot = plot
    }

    /// Everything that is wrong.
    var findings: [Finding] {
        plot.pictures.sorted { $0.key < $1.key }.flatMap { check($1, called: $0) } + names + scenes
    }

    private func check(_ picture: PlotPicture, called name: String) -> [Finding] {
        var findings: [Finding] = []
        func require<Term: VocabularyTerm>(_ term: Term?, _ kind: String) {
            guard let term, !Term.known.contains(term) else { return }
            findings.append(
                Finding(
                    .badValue, .error, file: file, location: name,
                    "No picture knows the \(kind) '\(term.rawValue)'."))
        }
        require(picture.shot, "shot")
        require(picture.time, "time of day")
        require(picture.weather, "weather")
        for actor in picture.actors {
            require(actor.pose, "pose")
            require(actor.mood, "mood")
            require(actor.spot?.relation, "spot")
            for who in [actor.who, actor.at?.who, actor.spot?.who].compactMap({ $0 }) where !isKnown(who) {
                findings.append(
                    Finding(.unknownName, .error, file: file, location: name, "'\(who)' is not in the cast."))
            }
        }
        return findings
    }

    private func isKnown(_ who: String) -> Bool {
        ["hero", "pal", "all"].contains(who) || plot.plan.cast[who] != nil
            || (who == "friend" && plot.plan.companion != nil)
    }

    /// Pictures that no line names, and names that no picture has.
    private var names: [Finding] {
        let shown = plot.locatedLines.compactMap { line in line.line.look.map { (line.location, $0) } }
        var findings: [Finding] = []
        for (location, name) in shown where plot.pictures[name] == nil {
            findings.append(
                Finding(
                    .unknownName, .error, file: "\(plot.language.rawValue)/\(plot.plan.id).json", location: location,
                    "There is no picture '\(name)'."))
        }
        let used = Set(shown.map(\.1))
        for name in plot.pictures.keys.sorted() where name != PlotPicture.cover && !used.contains(name) {
            findings.append(
                Finding(
                    .unknownName, .warning, file: file, location: name,
                    "No line of '\(plot.language.rawValue)' shows it."))
        }
        if plot.pictures[PlotPicture.cover] == nil {
            findings.append(Finding(.missingText, .warning, file: file, "There is no picture of the cover."))
        }
        return findings
    }

    /// Scenes in which no line has a picture.
    private var scenes: [Finding] {
        let told = plot.text.main.map { ("main.\($0)", $1) } + plot.text.small.map { ("small.\($0)", $1) }
        return (told + [("minute", plot.text.minute)]).sorted { $0.0 < $1.0 }
            .filter { !$0.1.isEmpty && $0.1.joined().allSatisfy { $0.look == nil } }
            .map {
                Finding(
                    .missingText, .warning, file: "\(plot.language.rawValue)/\(plot.plan.id).json", location: $0.0,
                    "No line has a picture.")
            }
    }
}
