import StoryCore

/// From where and how near a page is seen.
enum ShotKind: String, CaseIterable, Sendable {
    /// At eye level, with whole figures.
    case full
    /// Heads and hands, over half the picture's height.
    case closeUp = "close-up"
    /// Small figures in a large place.
    case wide
    /// From behind the hero, who looks into the picture.
    case back
    /// Dark shapes before a bright sky.
    case silhouette
    /// From above.
    case above
}

/// Decides how a page is seen, and what varies from page to page.
struct ShotPlan: Sendable {
    let shot: ShotKind
    /// Of each page a number of its own, from which small choices come.
    let variation: Int

    /// - Parameter play: What is done there; not every deed can be seen in every way.
    init(_ request: IllustrationRequest, _ play: Play, _ scenery: Scenery, light: Light) {
        let seed = request.storySeed
        // Two of three pages that follow each other can never be alike, since the first is full and the second is not.
        let slot = (request.page + Int(seed % 3) + 3) % 3
        variation = abs(request.page &* 7 &+ Int(seed % 97))
        let facts = Facts(play, scenery, light)
        if let asked = request.scene.shot {
            // Two pages that follow each other fall back on different shots.
            shot = facts.possible([
                ShotKind(rawValue: asked.rawValue) ?? .full, request.page.isMultiple(of: 2) ? .full : .closeUp, .full,
            ])
            return
        }
        switch slot {
        case 0: shot = .full
        case 1: shot = facts.possible(facts.unusual(variation).filter { $0 != .closeUp || play.actors.count <= 3 })
        default: shot = facts.isIntense ? facts.possible([.closeUp, .full]) : .full
        }
    }

    /// The plan of a page whose shot is known.
    init(_ shot: ShotKind, variation: Int = 0) {
        self.shot = shot
        self.variation = variation
    }
}

extension ShotPlan {
    /// What a play tells about how it can be seen.
    private struct Facts {
        private let play: Play
        private let scenery: Scenery
        private let light: Light

        init(_ play: Play, _ scenery: Scenery, _ light: Light) {
            self.play = play
            self.scenery = scenery
            self.light = light
        }

        /// The first of several ways that the play can be seen in.
        func possible(_ wishes: [ShotKind]) -> ShotKind { wishes.first(where: canBe) ?? .full }

        private func canBe(_ shot: ShotKind) -> Bool {
            let isSmall = !play.tinyOnes.isEmpty
            switch shot {
            case .full: return true
            case .closeUp: return !play.actors.isEmpty && play.actors.count <= 6
            case .wide: return !isSmall && play.place != .sea && !play.actors.isEmpty
            case .back: return !isSmall && hasBack && play.place != .sea
            case .silhouette:
                let isBright =
                    [.evening, .night, .dawn].contains(light.hour) && [.clear, .cloudy, .wind].contains(light.sky)
                return !isSmall && isBright && play.place.hasWeather && play.place != .sea
                    && (1...6).contains(play.actors.count)
            // Upright figures and things are drawn from the side, and would lie on the ground.
            case .above:
                return play.actors.contains(where: \.isLyingDown)
                    && play.actors.allSatisfy { $0.isLyingDown || $0.figure == nil }
                    && !play.things.contains(where: AboveShot.isUpright)
                    && ![.sea, .clouds, .space, .underwater].contains(play.place)
            }
        }

        /// Whether a figure can be seen from behind, upright and before the others.
        private var hasBack: Bool {
            guard let index = BackShot.front(of: play) else { return false }
            return play.berths[index] == nil
        }

        /// Whether the ground is so deep that figures are small at its far end.
        private var isDeep: Bool {
            WideShot.closeness(of: play, on: scenery) >= WideShot.leastUnasked
        }

        /// Whether the feelings call for nearness.
        var isIntense: Bool {
            guard let mood = play.actors.first?.mood.rawValue, play.actors.count <= 3 else { return false }
            return ["crying", "sad", "scared", "ashamed"].contains(mood) || isClose
        }

        /// Those who are close to each other are seen from near.
        private var isClose: Bool { play.deeds.first == .whisper || play.deeds.first == .embrace }

        /// Ways other than the usual one, the fittest first.
        func unusual(_ variation: Int) -> [ShotKind] {
            if isIntense || !play.tinyOnes.isEmpty { return [.closeUp, .wide, .back] }
            let isOnTheWay = ["walking", "running", "riding", "climbing", "flying"].contains(
                play.actors.first?.pose.rawValue ?? "")
            let ways: [[ShotKind]] = [
                [.closeUp, .back], [.silhouette, .closeUp], [.back, .closeUp], [.silhouette, .back],
            ]
            if isOnTheWay, isDeep { return [variation.isMultiple(of: 3) ? .silhouette : .wide, .wide] }
            // A room is too small to be lost in it, and from behind hands are not seen.
            let isBusy = play.deeds.first?.isContact == true
            func fits(_ shot: ShotKind) -> Bool { !(shot == .wide && !isDeep || shot == .back && isBusy) }
            return (ways[variation % ways.count] + [.closeUp, .back]).filter(fits) + [.closeUp]
        }
    }
}
