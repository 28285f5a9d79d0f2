package import StoryCore

/// Checks all plots of a folder, plans and texts.
package struct StockChecker {
    private let library: PlotLibrary
    private let languages: [LanguageCode]

    package init(library: PlotLibrary, languages: [LanguageCode]) {
        self.library = library
        self.languages = languages
    }

    /// Everything that is wrong, in the order of the plots' ids.
    ///
    /// - Parameter plots: The ids of the plots to check; nil for all.
    /// - Throws: If the folder or its table of places cannot be read; a plot that cannot be read is a finding.
    package func findings(plots: [String]? = nil) throws(PlotError) -> [Finding] {
        let arenas = try library.arenas()
        var findings: [Finding] = []
        var sentences = SentenceRegister()
        for id in try library.ids() {
            let isAsked = plots?.contains(id) ?? true
            do throws(PlotError) {
                let plan = try library.readPlan(id)
                let texts = try texts(of: plan)
                for text in texts { findings += sentences.repeats(in: text, isAsked: isAsked) }
                guard isAsked else { continue }
                let relied = texts.map(\.reliedFacts).reduce(into: [:]) { all, one in
                    all.merge(one) { $0.union($1) }
                }
                findings += PlanChecker(plan: plan, arenas: arenas, relied: relied).findings
                for text in texts {
                    findings += TextChecker(plot: text, reviewedWords: reviewedWords(in: text.language)).findings
                    findings += TellingChecker(plot: text).findings
                }
                for language in languages where !texts.contains(where: { $0.language == language }) {
                    let file = "\(language.rawValue)/\(id).json"
                    findings.append(Finding(.missingText, .warning, file: file, "There is no such text yet."))
                }
            } catch {
                if isAsked { findings.append(Finding(error)) }
            }
        }
        return findings + gifts(try library.ids())
    }

    /// A gift solves at most one story in four.
    private func gifts(_ ids: [String]) -> [Finding] {
        let plans = ids.compactMap { try? library.readPlan($0) }
        let solved = plans.filter { $0.main.contains { $0.isGift } }.map(\.id)
        guard plans.count >= 4, solved.count * 4 > plans.count else { return [] }
        let message = "\(solved.count) of \(plans.count) plots are solved by a gift: \(solved.joined(separator: ", "))."
        return [Finding(.severalGifts, .error, file: "Plans", message)]
    }

    /// The words that may not appear: a word a line, in `Words/CODE.txt`.
    private func reviewedWords(in language: LanguageCode) -> Set<String> {
        let lines = library.reviewedWords(in: language).split(separator: "\n")
        return Set(lines.filter { !$0.hasPrefix("#") }.map(String.init))
    }

    private func texts(of plan: PlotPlan) throws(PlotError) -> [Plot] {
        var plots: [Plot] = []
        for language in languages where library.hasText(of: plan.id, in: language) {
            plots.append(
                Plot(
                    plan: plan, text: try library.text(of: plan.id, in: language), language: language,
                    pictures: try library.pictures(of: plan.id)))
        }
        return plots
    }
}

extension Finding {
    fileprivate init(_ error: PlotError) {
        switch error {
        case .unreadable(let file, let location, let reason):
            self.init(.unreadable, .error, file: file, location: location, reason)
        case .fileMissing(let file): self.init(.unreadable, .error, file: file, "It's missing.")
        case .folderMissing, .noPlot: self.init(.unreadable, .error, file: "", error.description)
        }
    }
}

/// The longer sentences of all plots, so that none stands in two of them.
struct SentenceRegister {
    private var owners: [String: (file: String, location: String)] = [:]

    /// The sentences of a plot that another one, or the plot itself, has already.
    mutating func repeats(in plot: Plot, isAsked: Bool) -> [Finding] {
        let file = "\(plot.language.rawValue)/\(plot.plan.id).json"
        var findings: [Finding] = []
        for (line, location) in plot.locatedLines {
            for template in line.templates {
                for sentence in Self.sentences(of: template.source) {
                    let key = plot.language.rawValue + sentence
                    if let owner = owners[key], owner.file != file || owner.location != location {
                        let isOwn = owner.file == file
                        guard isAsked, !isOwn || !Self.mayRepeat(location, owner.location) else { continue }
                        let other = isOwn ? owner.location : "\(owner.file), \(owner.location)"
                        findings.append(
                            Finding(
                                .repeatedSentence, isOwn ? .warning : .error, file: file, location: location,
                                "'\(sentence)' stands in \(other), too."))
                    } else {
                        owners[key] = (file, location)
                    }
                }
            }
        }
        return findings
    }

    /// Returns whether a repetition is allowed: two forms are never told together, and the smallest hear recurring
    /// patterns.
    private static func mayRepeat(_ location: String, _ other: String) -> Bool {
        let forms = [location, other].map { $0.prefix { $0.isLetter } }
        return forms[0] != forms[1] || forms[0] == "small"
    }

    /// The sentences of five words or more, in lower case and without marks of punctuation.
    private static func sentences(of source: String) -> [String] {
        source.split { ".!?…".contains($0) }.map { sentence in
            sentence.lowercased().split { !$0.isLetter && !"{}'’<>|:".contains($0) }.joined(separator: " ")
        }
        .filter { $0.split(separator: " ").count >= 5 }
    }
}

extension Plot {
    /// Every line with its location in the file.
    var locatedLines: [(line: PlotLine, location: String)] {
        let scenes =
            [("minute", text.minute)]
            + text.main.sorted { $0.key < $1.key }.map { ("main.\($0.key)", $0.value) }
            + text.small.sorted { $0.key < $1.key }.map { ("small.\($0.key)", $0.value) }
        return scenes.flatMap { name, paragraphs in
            paragraphs.enumerated().flatMap { number, paragraph in
                paragraph.enumerated().map { ($0.element, "\(name)[\(number)][\($0.offset)]") }
            }
        }
    }

    /// The facts and scenes on which lines rely, by form and scene: "main.turn".
    var reliedFacts: [String: Set<String>] {
        locatedLines.reduce(into: [:]) { relied, located in
            let scene = String(located.location.prefix { $0 != "[" })
            let names = located.line.conditions + located.line.templates.flatMap(\.conditions).compactMap(\.toldName)
            relied[scene, default: []].formUnion(names)
        }
    }
}
