import Foundation
import StoryCore
import VectorIllustrator

/// Compares the pictures of stories with their plans.
struct PictureMeasures {
    let stories: [DrawnStory]

    private var pages: [(name: String, page: DrawnStory.Page)] {
        stories.flatMap { story in
            story.pages.enumerated().map { ("\(story.name), page \($0 + 1)", $1) }
        }
    }

    /// Every figure, each with its bound.
    var figures: [Figure] {
        [
            share("pages whose things are all there, %", 95) { Self.missing(in: $0) },
            share("pages whose things are in the hand, %", 98) { Self.emptyHands(in: $0) },
            share("pages with all who belong there, and nobody else, %", 99) { Self.wrongCast(in: $0) },
            share("pages without what must not be seen, %", 100) { Self.unwanted(in: $0) },
            share("pages with the pose of the verb, %", 97) { Self.wrongPoses(in: $0) },
            share("pages on which hands reach what they touch, %", 92) { Self.missedTouches(in: $0) },
            share("pages on which everybody sees what they look at, %", 95) { Self.lostGazes(in: $0) },
            share("pages with whole faces, %", 99) { Self.cutFaces(in: $0) },
            share("pages with faces that nothing hides, %", 95) { Framing($0).hiddenFaces },
            share("pages that those on them fill, %", 95) { Framing($0).smallness },
            share("pages on which all are seen from as near, %", 95) { Framing($0).unevenness },
            share("pages with the focal face away from the edge, %", 95) { Framing($0).edges },
            shotsInARow, mostCommonShot, continuity,
        ]
    }

    private func share(_ name: String, _ bound: Double, faults: (DrawnStory.Page) -> [String]) -> Figure {
        let found = pages.map { ($0.name, faults($0.page)) }
        let signs = found.flatMap { name, faults in faults.map { "\(name): \($0)" } }
        let good = found.count { $0.1.isEmpty }
        return Figure(name, 100 * Double(good) / Double(max(1, found.count)), .atLeast, bound, signs: signs)
    }

    // MARK: - Pages

    private static func missing(in page: DrawnStory.Page) -> [String] {
        let seen = Set(page.layout.things.map(\.name) + page.layout.figures.compactMap { $0.held?.rawValue })
        // Every room has walls and a floor.
        return page.scene.props.map(\.rawValue).filter { !seen.contains($0) && !["wall", "floor"].contains($0) }
            .map { "no \($0)" }
    }

    private static func emptyHands(in page: DrawnStory.Page) -> [String] {
        let things = Set(page.layout.things.map(\.name))
        return zip(page.scene.characters, page.layout.figures).compactMap { character, figure in
            guard let wanted = character.holding, figure.held != wanted, !things.contains(wanted.rawValue) else {
                return nil
            }
            return "nobody has the \(wanted.rawValue)"
        }
    }

    private static func wrongCast(in page: DrawnStory.Page) -> [String] {
        let (wanted, drawn) = (page.scene.characters.map(\.subject), page.layout.figures.map(\.subject))
        return wanted == drawn ? [] : ["\(drawn.count) of \(wanted.count) are there"]
    }

    private static func unwanted(in page: DrawnStory.Page) -> [String] {
        let seen = Set(page.layout.things.map(\.name))
        return page.scene.absent.map(\.rawValue).filter(seen.contains).map { "a \($0)" }
    }

    /// Returns wrong poses; a character may kneel down for something low, and turn away for a picture from behind.
    private static func wrongPoses(in page: DrawnStory.Page) -> [String] {
        zip(page.scene.characters, page.layout.figures).compactMap { character, figure in
            let isKneeling =
                figure.pose == "kneeling"
                && (["looking down", "standing"].contains(character.pose) || figure.touchDistance != nil)
            // A character too large to be carried gets a hand on the shoulder instead.
            let isTooLarge = figure.pose == "holding" && ["lifting", "carrying"].contains(character.pose)
            guard figure.pose != character.pose, !isKneeling, !isTooLarge else { return nil }
            return "\(character.pose.rawValue) is \(figure.pose.rawValue)"
        }
    }

    /// A hand that is nearer than a hand's width touches.
    private static func missedTouches(in page: DrawnStory.Page) -> [String] {
        page.layout.figures.compactMap { figure in
            guard let distance = figure.touchDistance, distance > 45 else { return nil }
            return "\(figure.pose.rawValue) misses by \(Int(distance))"
        }
    }

    private static func lostGazes(in page: DrawnStory.Page) -> [String] {
        page.layout.figures.compactMap { figure in
            figure.target != nil && !figure.seesTarget ? "\(figure.pose.rawValue) at nothing" : nil
        }
    }

    private static func cutFaces(in page: DrawnStory.Page) -> [String] {
        page.layout.figures.compactMap { figure in
            let face = figure.face
            let isWhole = face.x > -2 && face.y > -2 && face.x + face.width < 1282 && face.y + face.height < 962
            return isWhole ? nil : "a face is cut, \(page.layout.shot), \(figure.pose.rawValue)"
        }
    }

    // MARK: - Stories

    private var shotsInARow: Figure {
        let signs = stories.flatMap { story in
            let shots = story.pages.map(\.layout.shot)
            return shots.indices.dropFirst(2).filter { shots[$0] == shots[$0 - 1] && shots[$0] == shots[$0 - 2] }
                .map { "\(story.name), page \($0 + 1): \(shots[$0])" }
        }
        return Figure("pages with the shot of the two pages before", Double(signs.count), .atMost, 0, signs: signs)
    }

    private var mostCommonShot: Figure {
        let shots = Dictionary(grouping: pages.map(\.page.layout.shot)) { $0 }.mapValues(\.count)
        let most = Double(shots.values.max() ?? 0) * 100 / Double(max(1, pages.count))
        return Figure(
            "pages seen by the commonest shot, %", most, .atMost, 60,
            signs: shots.map { "\($0.key): \($0.value)" }.sorted())
    }

    /// The record of a place is the same on all pages that are there.
    private var continuity: Figure {
        var signs: [String] = []
        var places = 0
        for story in stories {
            let visits = Dictionary(grouping: story.pages) { $0.scene.place ?? $0.scene.setting.rawValue }
            for (place, pages) in visits where pages.count > 1 {
                places += 1
                if Set(pages.map(\.record)).count > 1 || pages[0].record.isEmpty {
                    signs.append("\(story.name): \(place)")
                }
            }
        }
        let kept = 100 * Double(places - signs.count) / Double(max(1, places))
        return Figure("places that stay as they are, %", kept, .atLeast, 100, signs: signs)
    }
}
