import StoryCore

/// Tells a plot for many kinds of families, and checks the text.
struct TellingChecker {
    private let plot: Plot

    init(plot: Plot) {
        self.plot = plot
    }

    private var file: String { "\(plot.language.rawValue)/\(plot.plan.id).json" }

    /// Everything that is wrong, each once.
    var findings: [Finding] {
        var findings: [Finding] = []
        for size in sizes {
            for (index, family) in SampleFamily.all.enumerated() where index == 0 || Self.isTelling(size) {
                for age in size.form == .small
                    ? [AgeBand.twoToFour] : index == 0 ? [.fourToSix, .sixToTen] : [.sixToTen]
                {
                    guard let telling = telling(size, family, age, seed: UInt64(index)) else { continue }
                    findings += faults(in: telling, size, family)
                    if index == 0 { findings += length(of: telling, size, age) + worst(in: telling, size, age) }
                }
            }
        }
        return Finding.merged(findings)
    }

    /// Returns whether a size tells lines that others do not: the shortest and the longest of each form.
    private static func isTelling(_ size: TellingSize) -> Bool {
        let levels = TellingSize.levels(of: size.form).filter { size.form != .main || $0 != 2 }
        return size.level == levels.first || size.level == levels.last
    }

    private var sizes: [TellingSize] {
        let small = plot.plan.small.isEmpty ? [] : [PlotForm.small]
        let minute = plot.text.minute.isEmpty ? [] : [PlotForm.minute]
        return (minute + [.main] + small).flatMap { form in
            TellingSize.levels(of: form).filter { form != .main || $0 != 2 }.map { TellingSize(form, level: $0) }
        }
    }

    private func telling(_ size: TellingSize, _ family: SampleFamily, _ age: AgeBand, seed: UInt64) -> PlotTelling? {
        let tones = plot.plan.tones
        let brief = StoryBrief(
            heroes: family.heroes, occasion: .standard(plot.plan.events.first ?? .weekend), ageBand: age,
            tone: tones.isEmpty ? .gentle : tones[Int(seed) % tones.count], language: plot.language,
            minutes: size.level, seed: seed, author: "embedded", narrator: nil, voice: nil, illustrator: nil)
        return PlotTelling(
            plot: plot, size: size, brief: brief, history: TellingHistory(), details: EventDetails(), seed: seed)
    }

    private func finding(
        _ kind: Finding.Kind, _ severity: Finding.Severity, _ location: String, at size: TellingSize? = nil,
        _ message: String
    ) -> Finding {
        Finding(kind, severity, file: file, location: location, at: size, message)
    }

    // MARK: - Faults

    private func faults(in telling: PlotTelling, _ size: TellingSize, _ family: SampleFamily) -> [Finding] {
        var findings: [Finding] = []
        for (index, key) in LineDependencies(lines: telling.lines).faults {
            let line = telling.lines[index]
            let name = key.drop { $0 != ":" }.dropFirst()
            let message =
                "'\(name)' is told of only later or not at all; the line that introduces it has it in 'tells'."
            findings.append(finding(.pointsAtUntold, .error, line.origin, at: size, message))
        }
        findings += refrain(in: telling, size) + absentHeroes(in: telling, size, family)
        for line in telling.lines { findings += faults(in: line, family) }
        return findings
    }

    private func faults(in line: TellableLine, _ family: SampleFamily) -> [Finding] {
        var findings: [Finding] = []
        let first = line.text.first { $0.isLetter || $0.isNumber }
        let last = line.text.last { !"”“’)".contains($0) }
        if first.map(\.isLowercase) ?? true {
            findings.append(finding(.roughSentence, .error, line.origin, "It begins in lower case: \(line.text)"))
        }
        if !(last.map { ".!?…:—–".contains($0) } ?? false) {
            findings.append(finding(.roughSentence, .error, line.origin, "It has no end: \(line.text)"))
        }
        if let sign = line.text.first(where: { "{}<>|".contains($0) }) {
            findings.append(finding(.roughSentence, .error, line.origin, "A '\(sign)' is left: \(line.text)"))
        }
        if let rough = Self.roughSigns(in: line.text) {
            findings.append(finding(.roughSentence, .error, line.origin, "There is '\(rough)': \(line.text)"))
        }
        if family.usesWheelchair, let verb = BodyVerbs.found(in: line.text, names: family.names, plot.language) {
            let message = "'\(verb)' for a hero in a wheelchair: \(line.text)"
            findings.append(finding(.bodyVerb, .warning, line.origin, message))
        }
        if let name = family.unknownName, line.text.twice(name) {
            let message = "Without a pronoun the name stands twice in a sentence: \(line.text)"
            findings.append(finding(.roughSentence, .warning, line.origin, message))
        }
        return findings
    }

    /// A mark of punctuation behind a space, or a second comma.
    private static func roughSigns(in text: String) -> String? {
        var last: UInt8 = 0
        for byte in text.utf8 {
            let isMark = [UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!")].contains(byte)
            if isMark, last == UInt8(ascii: " ") || (last == byte && byte == UInt8(ascii: ",")) {
                return String(decoding: [last, byte], as: UTF8.self)
            }
            last = byte
        }
        return nil
    }

    private func refrain(in telling: PlotTelling, _ size: TellingSize) -> [Finding] {
        guard plot.plan.hasRefrain, size.form == .main else { return [] }
        let count = telling.lines.count { $0.isRefrain }
        guard count < 3 else { return [] }
        let message = "The refrain stands \(count) times; three times is least."
        return [finding(.refrainMissing, .error, size.form.rawValue, at: size, message)]
    }

    /// A child who is a hero and hardly there is worse than one who is none.
    private func absentHeroes(in telling: PlotTelling, _ size: TellingSize, _ family: SampleFamily) -> [Finding] {
        guard family.heroes.count > 1 else { return [] }
        let lines = telling.told(wordCount: 0)
        let scenes = Set(lines.map(\.scene))
        let least = size.form == .minute ? 1 : min(3, max(1, scenes.count / 2))
        let counts = family.names.dropFirst().map { name in
            Set(lines.filter { $0.text.contains(name) }.map(\.scene)).count
        }
        guard let fewest = counts.min(), fewest < least else { return [] }
        let message =
            "Of several heroes, all but the first are hardly there: in three scenes of the shortest telling (one of a "
            + "minute), {all}, {they}, {pal} or {others} should do or say something."
        return [finding(.heroMissing, .warning, "", at: size, message)]
    }

    // MARK: - Feeling

    /// The feeling is worst at about two thirds: at the end of the scene that is marked, or of the last before the turn.
    private func worst(in telling: PlotTelling, _ size: TellingSize, _ age: AgeBand) -> [Finding] {
        guard size.form == .main, age == .fourToSix, let turn = telling.scenes.firstIndex(where: { $0.kind == .turn })
        else { return [] }
        let worst = telling.scenes.lastIndex { $0.isWorst } ?? turn - 1
        let lines = telling.told(
            wordCount: Pace.words(minutes: size.level, ageBand: age, language: plot.language))
        let total = lines.reduce(0) { $0 + $1.wordCount }
        let before = lines.filter { $0.scene <= worst }.reduce(0) { $0 + $1.wordCount }
        guard total > 0, !(50...80).contains(before * 100 / total) else { return [] }
        let message = "The worst is over at \(before * 100 / total) % of the words; 55 to 75 % is good."
        return [
            finding(
                .worstMisplaced, .warning, "\(size.form.rawValue).\(telling.scenes[max(0, worst)].id)", at: size,
                message)
        ]
    }

    // MARK: - Length

    private func length(of telling: PlotTelling, _ size: TellingSize, _ age: AgeBand) -> [Finding] {
        let range = telling.range
        let target = Pace.words(minutes: size.level, ageBand: age, language: plot.language)
        // A long story for the smallest is made of several plots.
        let isAsked =
            switch size.form {
            case .minute: true
            case .small: size.level <= 3
            case .main: size.level <= 5 || plot.plan.main.contains { $0.minutes ?? 0 >= size.level }
            }
        var findings: [Finding] = []
        if isAsked, range.upperBound * 100 < target * 95 || range.lowerBound * 100 > target * 105 {
            let message =
                "For \(age.rawValue) it can have \(range.lowerBound) to \(range.upperBound) words; "
                + "\(target) are asked for."
            findings.append(finding(.length, .warning, size.form.rawValue, at: size, message))
        }
        if size.form == .small {
            let sentences = telling.lines.flatMap { $0.text.split { ".!?…".contains($0) } }.filter { $0.count > 1 }
            let words = telling.lines.reduce(0) { $0 + $1.wordCount }
            if words > 8 * max(1, sentences.count) {
                let message = "Its sentences have more than 8 words on average; six are enough."
                findings.append(finding(.longSentences, .warning, "small", message))
            }
        }
        return findings
    }
}

extension String {
    /// Returns whether a sentence of it holds a name twice.
    fileprivate func twice(_ name: String) -> Bool {
        split { ".!?…“”„".contains($0) }.contains {
            $0.split(separator: name, omittingEmptySubsequences: false).count > 2
        }
    }
}

/// Heroes for whom every plot must make sense.
struct SampleFamily {
    let heroes: [Hero]

    var names: [String] { heroes.map(\.name) }
    var usesWheelchair: Bool { heroes.contains { $0.has(.wheelchair) } }
    /// The name of a hero with unknown pronouns.
    var unknownName: String? { heroes.count == 1 && heroes[0].pronouns == .they ? heroes[0].name : nil }

    static let all: [SampleFamily] = [
        [("Mia", .she, [], [])],
        [("Leo", .he, [.brave, .kind], [])],
        [("Kim", .they, [.curious, .funny], [])],
        [("Kim", .they, [.smart, .magical], []), ("Ole", .he, [.kind], [])],
        [("Ida", .she, [.creative, .gentle], ["wheelchair", "glasses", "hearing aid"])],
        [("Mia", .she, [.helpful, .adventurous], []), ("Ole", .he, [], []), ("Ida", .she, [], [])],
    ].compactMap(SampleFamily.init)

    private init?(_ people: [(name: String, pronouns: Pronouns, traits: [Trait], accessories: [String])]) {
        heroes = people.compactMap { person in
            try? Hero(
                id: .derived(fromName: person.name, ordinal: 0), name: person.name, traits: person.traits,
                appearance: Appearance(accessories: person.accessories), pronouns: person.pronouns)
        }
        if heroes.isEmpty { return nil }
    }
}

/// Verbs that do not fit a character in a wheelchair.
enum BodyVerbs {
    /// A verb of legs in a clause whose subject is one of the heroes, or a pronoun.
    static func found(in text: String, names: [String], _ language: LanguageCode) -> String? {
        let verbs = language.base.rawValue == "de" ? german : english
        let subjects = Set(names + (language.base.rawValue == "de" ? ["Sie", "sie"] : ["She", "she"]))
        let words = text.split { !$0.isLetter && $0 != "’" }.map(String.init)
        for (index, word) in words.enumerated() where subjects.contains(word) {
            let next = words[(index + 1)...].prefix(2)
            if let verb = next.first(where: verbs.contains) { return verb }
        }
        return nil
    }

    private static let english: Set<String> = [
        "walked", "walk", "ran", "run", "jumped", "jump", "climbed", "climb", "knelt", "tiptoed", "hopped", "skipped",
        "stepped", "marched", "leapt", "crept", "crawled", "stamped", "stomped", "danced", "stood", "kicked", "paced",
    ]
    private static let german: Set<String> = [
        "rannte", "lief", "sprang", "kletterte", "kniete", "hüpfte", "stapfte", "stampfte", "schlich", "marschierte",
        "kroch", "stand", "trat", "tanzte", "flitzte",
    ]
}
