import StoryCore

/// Finds holes in a plan: for every length, and every choice of tries that a length allows.
package struct PlanChecker {
    private let plan: PlotPlan
    private let arenas: Arenas
    /// The facts on which lines of a text rely, by scene; they count as an effect of what gives them.
    private let relied: [String: Set<String>]

    /// - Parameter relied: The facts on which lines of texts rely, by scene.
    package init(plan: PlotPlan, arenas: Arenas, relied: [String: Set<String>] = [:]) {
        self.plan = plan
        self.arenas = arenas
        self.relied = relied
    }

    private var file: String { "Plans/\(plan.id).json" }

    /// Everything that is wrong, each finding once.
    package var findings: [Finding] {
        var findings = names
        for form in [PlotForm.main, .small] where form == .main || !plan.small.isEmpty {
            findings += order(of: form)
            for level in TellingSize.levels(of: form) where level != 2 {
                let size = TellingSize(form, level: level)
                let choices = SceneSelector(plan: plan).choices(for: size)
                findings += choices.isEmpty ? holes(at: size) : choices.flatMap { chain($0, size) }
            }
        }
        return Finding.merged(findings)
    }

    private func finding(
        _ kind: Finding.Kind, _ location: String, at size: TellingSize? = nil, _ message: String
    ) -> Finding {
        Finding(kind, .error, file: file, location: location, at: size, message)
    }

    // MARK: - Names

    private var names: [Finding] {
        var findings: [Finding] = []
        if plan.events.isEmpty, plan.archetype == nil {
            findings.append(finding(.unknownName, "events", "It is for no event and no archetype."))
        }
        for (location, fact) in [("want", plan.want), ("obstacle", plan.obstacle)] + wishes where !isKnown(fact) {
            findings.append(finding(.unknownName, location, "'\(fact)' is not among the facts."))
        }
        for (mark, member) in plan.cast.sorted(by: { $0.key < $1.key }) where !Species.known.contains(member.species) {
            let message = "No picture knows the species '\(member.species.rawValue)' yet."
            findings.append(
                Finding(.unknownName, .warning, file: file, location: "cast.\(mark)", message))
        }
        for (form, scenes) in [("main", plan.main), ("small", plan.small)] {
            for (index, scene) in scenes.enumerated() { findings += names(in: scene, at: "\(form)[\(index)]") }
            let ids = scenes.map(\.id)
            for id in Set(ids).sorted() where ids.count(where: { $0 == id }) > 1 {
                findings.append(finding(.unknownName, form, "There are two scenes '\(id)'."))
            }
        }
        return findings
    }

    private var wishes: [(String, String)] {
        plan.cast.sorted { $0.key < $1.key }.compactMap { mark, member in
            member.wants.map { ("cast.\(mark).wants", $0) }
        }
    }

    private func isKnown(_ fact: String) -> Bool { plan.facts[fact] != nil }

    /// Returns whether a thing or a character can be given and needed like a fact.
    private func isFact(_ name: String) -> Bool {
        isKnown(name) || plan.things.contains(name) || plan.cast[name] != nil
    }

    private func names(in scene: PlotScene, at location: String) -> [Finding] {
        var findings: [Finding] = []
        for fact in scene.needs + scene.brings + scene.pays where !isFact(fact) {
            findings.append(finding(.unknownName, location, "'\(fact)' is no fact, thing or cast member."))
        }
        for actor in [scene.by] + scene.gives.flatMap({ $0.to ?? [] })
        where actor != "hero" && plan.cast[actor] == nil {
            findings.append(finding(.unknownName, location, "'\(actor)' is neither 'hero' nor in the cast."))
        }
        if let id = scene.place, arenas.place(id) == nil {
            findings.append(finding(.unknownName, location, "The place '\(id)' is not in arenas.json."))
        }
        if let minutes = scene.minutes, ![1, 3, 5, 10, 15].contains(minutes) {
            findings.append(finding(.unknownName, location, "'minutes' is 1, 3, 5, 10 or 15, not \(minutes)."))
        }
        if scene.isGift, scene.kind != .turn {
            findings.append(finding(.unknownName, location, "Only a turn can be solved by a gift."))
        }
        if let setting = scene.picture?.setting, !Setting.known.contains(setting) {
            findings.append(finding(.unknownName, location, "No picture knows the setting '\(setting.rawValue)'."))
        }
        for prop in scene.picture?.props ?? [] where !Prop.known.contains(prop) {
            findings.append(finding(.unknownName, location, "No picture knows the prop '\(prop.rawValue)'."))
        }
        return findings
    }

    // MARK: - Order

    private func order(of form: PlotForm) -> [Finding] {
        let scenes = form == .main ? plan.main : plan.small
        var findings: [Finding] = []
        for kind in [PlotScene.Kind.opening, .turn, .ending] {
            let count = scenes.count { $0.kind == kind }
            if count != 1 {
                let message = "There is \(count == 0 ? "no" : "more than one") \(kind.rawValue)."
                findings.append(finding(.missingScene, form.rawValue, message))
            }
        }
        if scenes.first?.kind != .opening || scenes.last?.kind != .ending {
            findings.append(finding(.wrongOrder, form.rawValue, "It goes from the opening to the ending."))
        }
        if scenes.first?.place == nil {
            findings.append(finding(.unknownName, "\(form.rawValue)[0]", "The first scene has no place."))
        }
        if form == .small, Set(CauseChain(scenes: scenes).places).count > 1 {
            findings.append(finding(.outsideArena, "small", "The small form stays in one place."))
        }
        let gifts = scenes.count { $0.isGift }
        if gifts > 1 { findings.append(finding(.severalGifts, form.rawValue, "There are \(gifts) gifts.")) }
        return findings
    }

    /// Returns why nothing can be told at a size.
    private func holes(at size: TellingSize) -> [Finding] {
        let form = size.form
        let scenes = (form == .main ? plan.main : plan.small).filter { ($0.minutes ?? 1) <= size.level }
        let gaps = CauseChain(scenes: scenes).gaps.map {
            finding(
                .needNotGiven, "\(form.rawValue).\($0.scene)", at: size,
                "'\($0.fact)' is not known to \($0.actor == "hero" ? "the hero" : $0.actor) before.")
        }
        let message = "No choice of at most \(size.mostTries) tries leaves a whole chain."
        return gaps + [finding(.noChoice, form.rawValue, at: size, message)]
    }

    // MARK: - Chain

    private func chain(_ scenes: [PlotScene], _ size: TellingSize) -> [Finding] {
        plants(scenes, size) + effects(scenes, size) + numbers(scenes, size) + arena(scenes, size)
    }

    private func plants(_ scenes: [PlotScene], _ size: TellingSize) -> [Finding] {
        let form = size.form.rawValue
        var findings: [Finding] = []
        for (index, scene) in scenes.enumerated() {
            let later = scenes[(index + 1)...]
            for plant in scene.plants where !later.contains(where: { ($0.needs + $0.pays).contains(plant) }) {
                findings.append(
                    finding(.plantNotPaid, "\(form).\(scene.id)", at: size, "The plant '\(plant)' is never used."))
            }
        }
        let planted = Set((size.form == .main ? plan.main : plan.small).flatMap(\.brings)).union([plan.want])
        for scene in scenes {
            for fact in scene.pays where !planted.contains(fact) {
                findings.append(
                    finding(.payWithoutPlant, "\(form).\(scene.id)", "'\(fact)' is paid, but nothing has planted it."))
            }
        }
        if size.form == .small { return findings + smallWant(scenes, size) }
        if let ending = scenes.last, !ending.pays.contains(plan.want) {
            let message = "The want '\(plan.want)' is not paid in the ending."
            findings.append(finding(.wantDropped, "\(form).\(ending.id)", at: size, message))
        }
        if let opening = scenes.first, !opening.gives.contains(where: { $0.fact == plan.want }) {
            let message = "The opening does not give the want '\(plan.want)'."
            findings.append(finding(.wantDropped, "\(form).\(opening.id)", message))
        }
        return findings
    }

    /// The small form may have a smaller want of its own: what the opening gives and the ending pays.
    private func smallWant(_ scenes: [PlotScene], _ size: TellingSize) -> [Finding] {
        guard let opening = scenes.first, let ending = scenes.last, Set(opening.brings).isDisjoint(with: ending.pays)
        else { return [] }
        let message = "The ending pays nothing that the opening gives."
        return [finding(.wantDropped, "small.\(ending.id)", at: size, message)]
    }

    private func effects(_ scenes: [PlotScene], _ size: TellingSize) -> [Finding] {
        let form = size.form.rawValue
        var findings: [Finding] = []
        // The rounds of a pattern are there for the pattern's sake.
        let exempt: [PlotScene.Kind] = [.turn, .ending, .opening] + (size.form == .small ? [.try] : [])
        for (index, scene) in scenes.enumerated() where !exempt.contains(scene.kind) {
            let later = scenes[(index + 1)...]
            let used = later.flatMap { $0.needs + $0.pays + (relied["\(form).\($0.id)"] ?? []) }
            if Set(scene.brings + [scene.id]).isDisjoint(with: used) {
                let message = "Nobody would notice if it were missing: nothing later needs what it gives."
                findings.append(finding(.sceneWithoutEffect, "\(form).\(scene.id)", at: size, message))
            }
        }
        if let turn = scenes.first(where: { $0.kind == .turn }) {
            let sources = scenes.prefix { $0.id != turn.id }
            let lessons = Set(
                sources.flatMap { $0.plants + ($0.kind == .opening ? [] : $0.gives.map(\.fact)) })
            if lessons.isDisjoint(with: turn.needs) {
                let message = "The turn uses neither a lesson of a try nor a plant."
                findings.append(finding(.turnFromNothing, "\(form).\(turn.id)", at: size, message))
            }
        }
        return findings
    }

    private func numbers(_ scenes: [PlotScene], _ size: TellingSize) -> [Finding] {
        let form = size.form.rawValue
        var findings: [Finding] = []
        let tries = scenes.count { $0.kind == .try }
        if size.form == .main, tries < size.mostTries {
            let all = plan.main.filter {
                $0.kind == .try && ($0.minutes ?? 1) <= size.level && !scenes.map(\.id).contains($0.id)
            }
            let rest = all.map { "'\($0.id)'" }.joined(separator: ", ")
            let message =
                "It has \(tries) of \(size.mostTries) tries" + (rest.isEmpty ? "." : "; no chain holds \(rest).")
            findings.append(finding(.tooFewTries, form, at: size, message))
        }
        let helpers = scenes.count { $0.kind == .helper }
        if helpers > size.mostHelpers {
            let message = "It has \(helpers) helpers; there may be \(size.mostHelpers)."
            findings.append(finding(.tooManyHelpers, form, at: size, message))
        }
        return findings
    }

    private func arena(_ scenes: [PlotScene], _ size: TellingSize) -> [Finding] {
        let form = size.form.rawValue
        let places = CauseChain(scenes: scenes).places
        var findings: [Finding] = []
        for event in plan.events {
            let inside = zip(scenes, places).filter { isInside($0, $1, event) }
            if inside.count * 10 < scenes.count * 6 {
                let message = "\(inside.count) of \(scenes.count) scenes are where '\(event.rawValue)' is."
                findings.append(finding(.outsideArena, form, at: size, message))
            }
            if let turn = scenes.first(where: { $0.kind == .turn }), !inside.contains(where: { $0.0.id == turn.id }) {
                let message = "The turn is not where '\(event.rawValue)' is."
                findings.append(finding(.outsideArena, "\(form).\(turn.id)", message))
            }
        }
        if plan.archetype != nil, !scenes.contains(where: { $0.isArena == true }) {
            findings.append(finding(.outsideArena, form, at: size, "No scene is marked as the event (isArena)."))
        }
        return findings
    }

    private func isInside(_ scene: PlotScene, _ place: String?, _ event: StoryEvent) -> Bool {
        scene.isArena ?? place.map { arenas.contains($0, event: event) } ?? false
    }
}
