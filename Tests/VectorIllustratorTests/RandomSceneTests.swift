import Foundation
import StoryCore
import Testing

@testable import VectorIllustrator

@Suite("Two thousand pages of chance", .timeLimit(.minutes(5)))
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

    @Test("Everybody is there, no face is covered or cut, and nobody is off the ground")
    func layout() async throws {
        for drawn in try await Self.drawn.value {
            // Given
            let (request, sut) = (drawn.request, drawn.page.composition)

            // Then
            #expect(sut.actors.count == request.scene.characters.count, "\(Self.told(request))")
            for actor in sut.actors {
                let boxes = actor.boxes
                #expect(boxes.whole.minX >= 0 && boxes.whole.maxX <= 1280, "\(Self.told(request))")
                #expect(boxes.whole.minY >= 0 && boxes.whole.maxY <= 960, "\(Self.told(request))")
                let isOnFloor = sut.stage.floors.contains { $0.contains(Point(actor.ground.x, actor.depth)) }
                let isSeated = sut.stage.seats.contains { $0.position == actor.ground }
                #expect(isOnFloor || isSeated, "\(Self.told(request))")
                for other in sut.actors where other.depth > actor.depth {
                    #expect(boxes.face.share(coveredBy: other.boxes.whole) == 0, "\(Self.told(request))")
                }
                for thing in sut.things where thing.depth > actor.depth {
                    #expect(boxes.face.share(coveredBy: thing.box) == 0, "\(Self.told(request))")
                }
            }
        }
    }

    @Test("A thing stands on the ground, lies on a top, swims or flies, and all of it is on the page")
    func things() async throws {
        for drawn in try await Self.drawn.value {
            // Given
            let (request, sut) = (drawn.request, drawn.page.composition)

            // Then
            for thing in sut.things {
                #expect(thing.box.minX >= 0 && thing.box.maxX <= 1280 && thing.box.minY >= 0, "\(Self.told(request))")
                switch thing.bearing {
                case .standing where sut.stage.rail == nil:
                    let floors = sut.stage.floors.map {
                        Box(minX: $0.minX - 20, minY: $0.minY, maxX: $0.maxX + 20, maxY: $0.maxY)
                    }
                    #expect(floors.contains { $0.contains(thing.ground) })
                case .standing: #expect(thing.ground.y > 680)
                case .raised: #expect(sut.stage.tops.contains { $0.position == thing.ground })
                case .floating: #expect(sut.stage.waters.contains { $0.contains(thing.ground) })
                case .flying:
                    #expect(
                        sut.stage.airs.contains {
                            $0.minX <= thing.ground.x && thing.ground.x <= $0.maxX && $0.minY - 60 < thing.ground.y
                        })
                }
            }
        }
    }

    @Test("Hardly a thing is missing: what has no room is smaller")
    func room() async throws {
        // Given
        let pages = try await Self.drawn.value.filter { !["bedroom", "sea"].contains($0.request.scene.setting) }

        // When
        let asked = pages.reduce(0) { $0 + $1.request.scene.props.count }
        let placed = pages.reduce(0) { $0 + $1.page.composition.things.count }

        // Then
        #expect(asked > 2_000)
        #expect(Double(placed) > 0.98 * Double(asked), "\(placed) of \(asked)")
    }

    @Test("Every page is well-formed, says what it shows, and is drawn unlike the page before it")
    func pages() async throws {
        var before: (viewpoint: Viewpoint, place: Setting)?
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
                #expect(before != (page.composition.viewpoint, request.scene.setting))
            }
            before = (page.composition.viewpoint, request.scene.setting)
        }
    }

    @Test("Seen on the picture, figures stand out, and a hero has the profile's colours")
    func pixels() async throws {
        let drawn = try await Self.drawn.value
        try await withThrowingTaskGroup(of: Void.self) { group in
            for part in 0..<8 {
                group.addTask { for page in drawn[(part * 250)..<((part + 1) * 250)] { try Self.expectClear(page) } }
            }
            try await group.waitForAll()
        }
    }

    private static func expectClear(_ drawn: Drawn) throws {
        let (request, page) = (drawn.request, drawn.page)
        let pixels = try DrawnPixels(page: drawn.svg)
        let ground = try DrawnPixels(page: drawn.svg.withoutFigures)
        for actor in page.composition.actors {
            let tone = actor.actor.tone.mixed(with: PageDrawing.shadeColour, page.shade)
            let around = actor.boxes.body.grown(by: PlacedActor.surrounding * actor.scale)
            let clear = ground.share(in: around) { Contrast(tone, $0).isClear }
            #expect(clear > 0.6, "\(told(request)) \(actor.index) \(tone.hex)")
        }
        expectColours(of: page, pixels, request)
    }

    /// Light and shade move a colour by no more than ``tolerance`` of 255 in each of its parts.
    private static let tolerance = 20

    private static func expectColours(of page: PageDrawing, _ pixels: DrawnPixels, _ request: IllustrationRequest) {
        for actor in page.composition.actors where actor.scale > 0.5 {
            guard case .person(let look) = actor.actor.body else { continue }
            // What is before the figure may hide some of the body, and a hat most of the hair.
            let hidden =
                page.composition.actors.filter { $0.depth > actor.depth }.map(\.boxes.whole)
                .map(actor.boxes.body.share).max() ?? 0
            let hasHat = !look.accessories.isDisjoint(with: [.hat, .cap, .beanie, .headscarf])
            func share(_ colour: Colour, _ box: Box) -> Double {
                pixels.share(
                    of: colour.mixed(with: PageDrawing.shadeColour, page.shade), in: box, tolerance: Self.tolerance)
            }
            // Of whoever turns away no face is seen, and what is held may be before the trunk, or a little before a cheek.
            let stance = actor.actor.stance
            let isFree = hidden <= 0.1 && !stance.isTurnedAway && actor.actor.holding == nil && stance.tool == nil
            let words = "\(told(request)) \(actor.index) \(stance)"
            #expect(stance.isTurnedAway || share(look.skin, actor.boxes.face) > 0.12, "\(words)")
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
