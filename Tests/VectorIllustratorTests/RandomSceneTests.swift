import Foundation
import StoryCore
import TestSupport
import Testing

@testable import VectorIllustrator

@Suite("Two thousand pages of chance", .tags(.sweep), .timeLimit(.minutes(5)))
struct RandomSceneTests {
    /// A page, drawn once for all tests.
    private struct Drawn: Sendable {
        let request: IllustrationRequest
        let page: PageDrawing
        let svg: String
    }

    private static let drawn = Task {
        var scenes = RandomScenes("pages")
        let requests = try (0..<2_000).map { try scenes.next(page: $0) }
        return await withTaskGroup(of: [Drawn].self) { group in
            for part in 0..<8 {
                group.addTask {
                    requests[(part * 250)..<((part + 1) * 250)].map { request in
                        let page = PageDrawing(request)
                        return Drawn(request: request, page: page, svg: page.svg())
                    }
                }
            }
            return await group.reduce(into: []) { $0 += $1 }.sorted { $0.request.page < $1.request.page }
        }
    }

    private static func told(_ request: IllustrationRequest) -> String {
        "page \(request.page) \(request.scene.setting) \(request.scene.characters.map(\.pose.rawValue))"
    }

    @Test("Everybody is there, and hardly a face is covered or cut")
    func layout() async throws {
        var (faces, hidden, reached) = (0, 0, 0)
        for drawn in try await Self.drawn.value {
            // Given
            let (request, sut) = (drawn.request, drawn.page.composition)

            // Then
            #expect(sut.actors.count == request.scene.characters.count, "\(Self.told(request))")
            let isWhole = [.full, .wide, .silhouette, .above].contains(sut.shot)
            for actor in sut.actors {
                let boxes = actor.boxes
                if isWhole, sut.camera == .still {
                    #expect(boxes.whole.minX >= 0 && boxes.whole.maxX <= 1280, "\(Self.told(request))")
                    #expect(boxes.whole.minY >= 0 && boxes.whole.maxY <= 962, "\(Self.told(request))")
                }
                faces += 1
                let nearer = sut.actors.filter { $0.depth > actor.depth }.map { $0.boxes.body.union($0.boxes.face) }
                let things = sut.things.filter { $0.depth > actor.depth && !$0.isAround && $0.staged.fixture == nil }
                    .map(\.box)
                if (nearer + things).contains(where: { boxes.face.share(coveredBy: $0) > 0.3 }) { hidden += 1 }
            }
            // Arms, hands and what is in them count, too.
            reached += sut.coveredFaces.count { $0 > 0.3 }
            if let focal = sut.actors.first, sut.shot != .back {
                #expect(
                    focal.boxes.face.minX >= -8 && focal.boxes.face.maxX <= 1288, "\(Self.told(request)) \(sut.shot)")
                #expect(
                    focal.boxes.face.minY >= -8 && focal.boxes.face.maxY <= 968, "\(Self.told(request)) \(sut.shot)")
            }
        }
        #expect(Double(hidden) < 0.02 * Double(faces), "\(hidden) of \(faces)")
        #expect(Double(reached) < 0.04 * Double(faces), "\(reached) of \(faces)")
    }

    @Test("A thing that nobody touches stands on the ground, lies on a top, swims or flies, and is on the page")
    func things() async throws {
        for drawn in try await Self.drawn.value {
            // Given
            let (request, sut) = (drawn.request, drawn.page.composition)
            guard sut.camera == .still else { continue }

            // Then
            for thing in sut.things where !thing.isStaged && thing.staged.fixture == nil {
                // Of a window at the page's edge, and of what is on it, a part is seen.
                let isWhole = thing.box.minX >= 0 && thing.box.maxX <= 1280 && thing.box.minY >= 0
                #expect(isWhole || thing.thing.isOfPane, "\(Self.told(request))")
                switch thing.bearing {
                case .standing where sut.stage.rail == nil:
                    let floors = sut.stage.floors.map {
                        Box(minX: $0.minX - 20, minY: $0.minY, maxX: $0.maxX + 20, maxY: $0.maxY)
                    }
                    #expect(floors.contains { $0.contains(thing.ground) })
                case .standing: #expect(thing.ground.y > 680)
                case .raised: #expect(Self.isOnSomething(thing, sut), "\(Self.told(request))")
                case .floating: #expect(sut.stage.waters.contains { $0.contains(thing.ground) })
                // Pictures hang on the wall, wherever it is free; drops are on a window, and steam is where it is hot.
                case .flying where Self.hasOwnPosition(thing.staged) && sut.play.place.isIndoors:
                    #expect(thing.ground.y < (sut.stage.floors.first?.minY ?? 960))
                case .flying:
                    #expect(
                        sut.stage.airs.contains {
                            $0.minX <= thing.ground.x && thing.ground.x <= $0.maxX && $0.minY - 60 < thing.ground.y
                        })
                }
            }
        }
    }

    /// Whether a thing is on furniture, of the setting or of the page, no further out than its edge.
    private static func isOnSomething(_ thing: PlacedThing, _ sut: Composition) -> Bool {
        func isAbove(_ top: Point, _ width: Double) -> Bool {
            abs(top.y - thing.ground.y) < 16 && abs(top.x - thing.ground.x) <= width / 2
        }
        return sut.stage.tops.contains { isAbove($0.position, $0.width) }
            || sut.stage.fixtures.values.contains { part in part.top.map { isAbove($0, part.box.width) } ?? false }
            || sut.things.contains {
                $0.index != thing.index && isAbove($0.ground + $0.staged.anchors.top * $0.scale, $0.box.width)
            }
    }

    private static func hasOwnPosition(_ thing: StagedThing) -> Bool {
        thing.hangs || thing.thing.isPinned || thing.thing.isOfPane || thing.thing == .steam
    }

    @Test("Hardly a thing is missing: what has no room is smaller")
    func room() async throws {
        // Given
        let pages = try await Self.drawn.value.filter { !["bedroom", "sea"].contains($0.request.scene.setting) }

        // When
        let asked = pages.reduce(0) { $0 + $1.page.composition.play.askedCount }
        let placed = pages.reduce(0) { sum, page in
            let asked = page.page.composition.play.things.prefix(page.page.composition.play.askedCount).map(\.index)
            return sum + page.page.composition.things.count { asked.contains($0.index) }
        }

        // Then
        #expect(asked > 2_000)
        #expect(Double(placed) > 0.94 * Double(asked), "\(placed) of \(asked)")
    }

    @Test("Where chance asks for any deed to anything, most hands are at what they should touch")
    func touching() async throws {
        // When
        let figures = try await Self.drawn.value.flatMap { drawn in
            drawn.page.composition.actors.compactMap { actor in
                drawn.page.composition.touchDistance(of: actor).map { $0 / actor.scale }
            }
        }

        // Then: a hand is about thirty units long, and chance asks for much that nobody can do.
        #expect(figures.count > 500)
        let kept = figures.count { $0 < 40 }
        #expect(Double(kept) > 0.6 * Double(figures.count), "\(kept) of \(figures.count)")
    }

    @Test("Every page is well-formed, says what it shows, and is drawn unlike the page before it")
    func pages() async throws {
        var before: (viewpoint: Viewpoint, shot: ShotKind)?
        for drawn in try await Self.drawn.value {
            // Given
            let (request, page) = (drawn.request, drawn.page)

            // When
            let text = page.alternativeText
            let parsed = ParsedXML(drawn.svg)

            // Then
            #expect(parsed.error == nil, "\(Self.told(request))")
            #expect(!text.isEmpty && text.hasPrefix(parsed.titles.first?.prefix(290) ?? "none"))
            if let before, request.page % 10 > 0 {
                #expect(before.viewpoint != page.composition.viewpoint || before.shot != page.composition.shot)
            }
            before = (page.composition.viewpoint, page.composition.shot)
        }
    }

    @Test("Seen on the picture, nineteen of twenty figures stand out, and a hero has the profile's colours")
    func pixels() async throws {
        let drawn = try await Self.drawn.value
        let (clear, all) = try await withThrowingTaskGroup(of: (Int, Int).self) { group in
            for part in 0..<8 {
                group.addTask {
                    try drawn[(part * 250)..<((part + 1) * 250)].reduce((0, 0)) { sum, page in
                        let found = try Self.clear(page)
                        return (sum.0 + found.0, sum.1 + found.1)
                    }
                }
            }
            return try await group.reduce((0, 0)) { ($0.0 + $1.0, $0.1 + $1.1) }
        }
        #expect(Double(clear) >= 0.95 * Double(all), "\(clear) of \(all)")
    }

    /// How many figures of a page stand out from what is behind them.
    private static func clear(_ drawn: Drawn) throws -> (Int, Int) {
        let (request, page) = (drawn.request, drawn.page)
        let pixels = try DrawnPixels(page: drawn.svg)
        let ground = try DrawnPixels(page: drawn.svg.withoutFigures)
        let clear = page.composition.actors.count { actor in
            let tone = page.tone(of: actor)
            // Whose body is off the page's edge has no ground there.
            guard actor.around.share(coveredBy: Box(x: 0...1280, y: 0...960)) > 0.2 else { return true }
            return ground.share(in: actor.around) { Contrast(tone, $0).isClear } > 0.6
        }
        expectColors(of: page, pixels, request)
        return (clear, page.composition.actors.count)
    }

    /// Light and shade move a colour by no more than ``tolerance`` of 255 in each of its parts.
    private static let tolerance = 20

    private static func expectColors(of page: PageDrawing, _ pixels: DrawnPixels, _ request: IllustrationRequest) {
        guard page.composition.shot == .full, page.composition.camera == .still else { return }
        for actor in page.composition.actors
        where actor.scale > 0.5 && !request.scene.characters.contains(where: { $0.spot != nil }) {
            guard case .person(let look) = actor.actor.body else { continue }
            // What is before the figure may hide some of the body, and a hat most of the hair.
            let hidden =
                page.composition.actors.filter { $0.depth > actor.depth }.map(\.boxes.whole)
                .map(actor.boxes.body.share).max() ?? 0
            let hasHat = !look.accessories.isDisjoint(with: [.hat, .cap, .beanie, .headscarf])
            func share(_ color: Color, _ box: Box) -> Double {
                pixels.share(
                    of: color.mixed(with: PageDrawing.shadeColor, page.shade), in: box, tolerance: Self.tolerance)
            }
            // Of whoever turns away no face is seen, and what is held may be before the trunk, or a little before a
            // cheek.
            let stance = actor.actor.stance
            let carried =
                page.composition.things.filter { $0.depth > actor.depth && !$0.isAround }.map(\.box)
                .map(actor.boxes.body.share).max() ?? 0
            let isFree =
                max(hidden, carried) <= 0.1 && !stance.isTurnedAway && actor.actor.holding == nil && stance.tool == nil
            let words = "\(told(request)) \(actor.index) \(stance)"
            let hasFace = !stance.isTurnedAway && stance != .hiding
            #expect(!hasFace || share(look.skin, actor.boxes.face) > 0.12, "\(words)")
            #expect(!isFree || share(look.outfit.top, actor.boxes.body) > 0.1, "\(words)")
            #expect(hasHat || share(look.hair, actor.boxes.whole) > 0.001, "\(told(request)) \(actor.index)")
        }
    }
}

extension String {
    /// A page without the groups of figures and things.
    fileprivate var withoutFigures: String {
        guard let start = range(of: "<g id=\"row\""), let end = range(of: "<g id=\"near\"") else { return self }
        // What follows the row up to the near depth: at sea the boat, which is before everybody.
        return String(self[..<start.lowerBound]) + String(self[end.lowerBound...])
    }
}
