import StoryCore

/// Makes pages of what is told: text of which one picture shows the place, and who does what there.
struct PageMaker {
    let telling: PlotTelling
    let arenas: Arenas
    let brief: StoryBrief
    /// Characters of a page; the limit of a story's page is 500, and the smallest look longer than they listen.
    private var pageLength: Int { brief.ageBand == .twoToFour ? 300 : 470 }
    private static let mostParagraphs = 6
    private static let mostProps = 4
    private static let mostOfAKind = 3

    /// The pages of the lines that are told.
    func passages(of lines: [TellableLine]) -> [AuthoredPassage] {
        var look = Posture()
        return groups(of: lines).flatMap { group in
            PageDivider<TellableLine>(
                limit: pageLength, mostParagraphs: Self.mostParagraphs, cost: Self.cost(ofBeginningWith:),
                length: { $0.text.count + 1 }
            )
            .pages(of: group.lines)
            .map { page in
                look.take(page)
                return AuthoredPassage(text: Self.text(of: page), scene: scene(group.backdrop, page, look))
            }
        }
    }

    /// A page best begins with a scene, and better not with an answer.
    private static func cost(ofBeginningWith line: TellableLine) -> Int {
        if line.beginsScene { return 0 }
        guard line.beginsParagraph else { return 100 * 100 }
        let isSpeech = line.text.hasPrefix("“") || line.text.hasPrefix("„")
        return isSpeech || line.followsLast ? 70 * 70 : 40 * 40
    }

    /// The text of a page: paragraphs with an empty line between them.
    static func text(of page: [TellableLine]) -> String {
        page.enumerated().reduce(into: "") { text, line in
            if line.offset > 0 { text += line.element.beginsParagraph ? "\n\n" : " " }
            text += line.element.text
        }
    }

    // MARK: - Backdrops

    /// What stays the same on the pages of a scene.
    private struct Backdrop: Equatable {
        var setting: Setting = "garden"
        var time: TimeOfDay = .day
        var weather: Weather = .clear
        var props: [Prop] = []
    }

    /// The lines of scenes that follow each other at one place.
    private func groups(of lines: [TellableLine]) -> [(backdrop: Backdrop, lines: [TellableLine])] {
        let backdrops = backdrops(sceneCount: (lines.last?.scene ?? 0) + 1)
        var groups: [(backdrop: Backdrop, lines: [TellableLine])] = []
        for line in lines {
            let backdrop = backdrops[line.scene]
            if groups.last?.backdrop == backdrop {
                groups[groups.count - 1].lines.append(line)
            } else {
                groups.append((backdrop, [line]))
            }
        }
        return groups
    }

    private func backdrops(sceneCount: Int) -> [Backdrop] {
        let places = CauseChain(scenes: telling.scenes).places
        // A minute has no scenes of its own and plays where the story turns.
        if telling.size.form == .minute {
            let turn = telling.scenes.firstIndex { $0.kind == .turn } ?? 0
            return [backdrop(at: places.isEmpty ? nil : places[turn], picture: telling.scenes[turn].picture)]
        }
        return zip(telling.scenes, places).prefix(sceneCount).map { backdrop(at: $1, picture: $0.picture) }
    }

    private func backdrop(at place: String?, picture: PlotScene.Picture?) -> Backdrop {
        let known = place.flatMap { arenas.place($0) }
        let arena = telling.plot.plan.events.first.flatMap { arenas.events[$0.rawValue] }
        var backdrop = Backdrop()
        backdrop.setting = picture?.setting ?? known?.setting ?? backdrop.setting
        backdrop.time = picture?.time ?? known?.time ?? arena?.time ?? backdrop.time
        backdrop.weather = picture?.weather ?? known?.weather ?? arena?.weather ?? backdrop.weather
        backdrop.props = (picture?.props ?? []) + (known?.props ?? [])
        return backdrop
    }

    // MARK: - People and objects

    /// How everybody looks, as the lines so far have said.
    private struct Posture {
        var pose: Pose = .standing
        var mood: Mood = .happy
        var holding: Prop?
        var prop: Prop?
        /// Who is said to be there; nil if the page's words decide.
        var guests: [PlotLook.Guest]?
        /// How each of the cast was said to look.
        var known: [String: PlotLook.Guest] = [:]

        mutating func take(_ page: [TellableLine]) {
            (holding, prop, guests) = (nil, nil, nil)
            for look in page.compactMap(\.look) {
                pose = look.pose ?? pose
                mood = look.mood ?? mood
                holding = look.holds ?? holding
                prop = look.prop ?? prop
                guests = look.with ?? guests
                for guest in look.with ?? [] where guest.pose != nil || guest.mood != nil { known[guest.who] = guest }
            }
        }
    }

    private func scene(_ backdrop: Backdrop, _ page: [TellableLine], _ posture: Posture) -> Scene {
        var characters = brief.heroes.map { SceneCharacter(.hero($0.id), pose: posture.pose, mood: posture.mood) }
        characters[0].holding = posture.holding
        let named = page.reduce(into: [String]()) { all, line in
            all += line.members.sorted().filter { !all.contains($0) }
        }
        for mark in posture.guests?.map(\.who) ?? named {
            let role = mark == "friend" ? telling.plot.plan.companion ?? mark : mark
            guard let member = telling.plot.plan.cast[role] else { continue }
            let look = posture.guests?.first { $0.who == mark && $0.pose != nil } ?? posture.known[mark]
            let name = member.count == 1 ? telling.names[role] : nil
            let guest = SceneCharacter(
                .companion(species: member.species, name: name), pose: look?.pose ?? .standing,
                mood: look?.mood ?? .happy, holding: look?.holds)
            characters += Array(repeating: guest, count: max(1, min(member.count, Self.mostOfAKind)))
        }
        var props: [Prop] = []
        for prop in [posture.prop].compactMap({ $0 }) + backdrop.props
        where !props.contains(prop) && props.count < Self.mostProps { props.append(prop) }
        return Scene(
            setting: backdrop.setting, timeOfDay: backdrop.time, weather: backdrop.weather, characters: characters,
            props: props)
    }
}
