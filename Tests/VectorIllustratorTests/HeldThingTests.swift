import StoryCore
import Testing

@testable import VectorIllustrator

@Suite("Hands and what they hold", .timeLimit(.minutes(1)))
struct HeldThingTests {
    /// Small children, large ones, and one in a wheelchair.
    private static let looks = [
        Appearance(age: 2), Appearance(age: 6), Appearance(age: 12), Appearance(age: 4, accessories: ["wheelchair"]),
    ].map { FigureLook($0) }

    private func figure(_ look: FigureLook, _ stance: Stance, holding: Thing? = nil) -> Figure {
        Figure(look: look, stance: stance, feeling: .calm, holding: holding)
    }

    @Test(
        "What is flat and shown is below the chin, and in both hands",
        arguments: Given.pairs(
            [.picture, .map, .book, .newspaper, .letter] as [Thing],
            [.standing, .holding, .carrying, .hugging] as [Stance]))
    func flat(thing: Thing, stance: Stance) throws {
        for look in Self.looks where stance != .standing || Handling(thing).isWide {
            // When
            let sut = figure(look, stance, holding: thing)
            let hold = try #require(sut.holds.first)

            // Then
            let top = hold.point.y - (Handling(thing).height + hold.pivot.y) * hold.scale
            #expect(top > sut.joints.onHead(0, 68).y, "\(thing) \(stance) at \(look.age)")
            let foot = hold.point.y - hold.pivot.y * hold.scale
            for side in 0...1 { #expect((top - 6...foot + 6).contains(sut.joints.palm(side).y), "\(thing) \(stance)") }
        }
    }

    @Test(
        "What is small lies upon the hand, which does not hide it", arguments: [.nut, .key, .egg, .tooth] as [Thing])
    func small(thing: Thing) throws {
        for look in Self.looks {
            for stance in [Stance.standing, .holding, .hugging, .lookingDown] {
                // When
                let sut = figure(look, stance, holding: thing)
                let hold = try #require(sut.holds.first)

                // Then: more than half of it is above the middle of the hand.
                let middle = hold.point.y - (Handling(thing).height * 0.5 + hold.pivot.y) * hold.scale
                #expect(middle < sut.joints.palm(1).y, "\(thing) \(stance) at \(look.age)")
                #expect(hold.point.distance(to: sut.joints.palm(1)) < look.build.limb * 1.5)
            }
        }
    }

    @Test("Hands at the face leave the mouth free", arguments: [.thinking, .hiding, .crying] as [Stance])
    func mouth(stance: Stance) {
        for look in Self.looks {
            // When
            let joints = figure(look, stance).joints

            // Then
            let mouth = joints.onHead(Head.shift(joints.posture.facing), 47)
            for side in 0...1 {
                #expect(
                    joints.palm(side).distance(to: mouth) > look.build.headRadius * 0.42, "\(stance) at \(look.age)")
            }
        }
    }

    @Test("A paw touches what it holds", arguments: ["dormouse", "fox", "bear", "squirrel"] as [Species])
    func paw(species: Species) throws {
        // When
        let holder = Given.companion(species, "holding", holding: "nut")
        let empty = Given.companion(species, "holding")

        // Then: the nut makes the figure little larger than the paw that is stretched out.
        #expect(holder.boxes.whole.width < empty.boxes.whole.width * 1.2)
        #expect(holder.boxes.whole.contains(try #require(holder.anchors.touch)))
    }
}
