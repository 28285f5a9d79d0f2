import StoryCore
import Testing

@testable import VectorIllustrator

@Suite("People without a sheet")
struct StrangerTests {
    private static let hero = Appearance(
        hairStyle: "puffs", hairColor: "black", hairTexture: "curly", eyeColor: "brown", skinTone: "dark", age: 6)

    private func svg(_ look: FigureLook) -> String {
        var canvas = SVGCanvas()
        Figure(look: look, stance: .standing, feeling: .calm, holding: nil).draw(on: &canvas)
        return canvas.text
    }

    @Test("They are as old as the word says", arguments: PersonRole.allCases)
    func ages(role: PersonRole) {
        for seed in 0..<20 as Range<UInt64> {
            let look = FigureLook(unknown: role.rawValue, storySeed: seed)
            #expect(role.ages.contains(look.age))
            #expect(look.isGrownUp == role.isGrownUp)
        }
    }

    @Test("They look the same on every page of a story", arguments: ["mother", "grown-up Mrs Pym", "the old baker"])
    func same(name: String) {
        #expect(svg(FigureLook(unknown: name, storySeed: 4)) == svg(FigureLook(unknown: name, storySeed: 4)))
        let stories = (0..<8).map { svg(FigureLook(unknown: name, storySeed: $0)) }
        #expect(Set(stories).count > 4)
    }

    @Test("Several of one kind are unlike each other", arguments: ["child", "grown-up", "woman", "man", "girl", "boy"])
    func crowd(word: String) {
        for seed in 0..<6 as Range<UInt64> {
            // When
            let looks = (0..<6).map { FigureLook(unknown: word, number: $0, storySeed: seed) }

            // Then
            #expect(Set(looks.map(svg)).count == looks.count)
            #expect(Set(looks.map(\.outfit.top)).count == looks.count, "\(word)")
            #expect(Set(looks.map(\.skin)).count > 3)
        }
    }

    @Test("A family takes after its hero", arguments: [PersonRole.mother, .father, .brother, .sister, .baby, .aunt])
    func family(role: PersonRole) {
        // Given
        let hero = FigureLook(Self.hero)

        // When
        let look = FigureLook(unknown: role.rawValue, storySeed: 9, resembling: Self.hero)

        // Then
        #expect((look.skin, look.hair, look.texture) == (hero.skin, hero.hair, hero.texture))
    }

    @Test("A mother and a father are told apart at a glance", arguments: 0..<12 as Range<UInt64>)
    func parents(seed: UInt64) {
        for (hers, his) in [("mother", "father"), ("grown-up Mum", "grown-up Dad"), ("grown-up Mama", "grown-up Papa")]
        {
            // When
            let mother = FigureLook(unknown: hers, storySeed: seed, resembling: Self.hero)
            let father = FigureLook(unknown: his, storySeed: seed, resembling: Self.hero)

            // Then
            #expect(mother.cut != father.cut && mother.outfit.top != father.outfit.top)
            #expect(mother.build.height < father.build.height && mother.build.shoulder < father.build.shoulder)
        }
    }

    @Test("Whoever works wears what tells the work, and no two jobs the same")
    func work() {
        // When
        let uniforms = PersonRole.allCases.compactMap(\.workClothes).map { "\($0.clothing) \($0.accessories)" }

        // Then
        #expect(uniforms.count > 15 && Set(uniforms).count == uniforms.count)
        for word in ["bus driver", "photographer", "conductor", "Briefträgerin", "Schaffner", "baker", "Zahnärztin"] {
            #expect(PersonRole(told: word, isGrownUp: true).workClothes != nil, "\(word)")
        }
    }

    @Test("Grandparents have grey hair and the hero's skin, and the teacher is nobody's family")
    func others() {
        // Given
        let hero = FigureLook(Self.hero)
        let greys = ["grey", "white", "silver"].map { ColorNames.hair.color(of: $0) }

        // When
        let looks = ["grandmother", "grandfather", "Oma", "Opa Karl"].map {
            FigureLook(unknown: $0, isGrownUp: true, resembling: Self.hero)
        }
        let teachers = (0..<12).map { FigureLook(unknown: "teacher", storySeed: $0, resembling: Self.hero) }

        // Then
        #expect(looks.allSatisfy { greys.contains($0.hair) && $0.skin == hero.skin && $0.isOld })
        #expect(Set(teachers.map(\.skin)).count > 3)
    }

    @Test("People of all kinds are met: every skin, hair of every texture, scarves, turbans, beards, glasses")
    func variety() {
        // When
        let looks = (0..<60).flatMap { seed in
            ["woman", "man", "child", "grown-up"].map { FigureLook(unknown: $0, number: 2, storySeed: seed) }
        }
        let worn = looks.reduce(into: Set<Accessory>()) { $0.formUnion($1.accessories) }

        // Then
        #expect(Set(looks.map(\.skin)).count >= 7)
        #expect(Set(looks.map(\.texture)).count == HairTexture.allCases.count)
        #expect(worn.isSuperset(of: [.headscarf, .turban, .beard, .moustache, .glasses, .wheelchair, .freckles]))
    }

    @Test(
        "What somebody is called says who they are",
        arguments: [
            ("grown-up Aunt Ida", .aunt), ("grown-up Tante Ida", .aunt), ("grown-up Mrs Pym", .woman),
            ("grown-up Herr Kranz", .man), ("the postwoman", .postman), ("die Nachbarin", .neighbour),
            ("child Linus", .child), ("grown-up Zaza", .grownUp), ("Dad", .father),
        ] as [(String, PersonRole)])
    func names(name: String, role: PersonRole) {
        #expect(PersonRole(told: name, isGrownUp: name.hasPrefix("grown-up")) == role)
    }

    @Test("What is worn on one side stays there when a figure is put on the page the other way round")
    func sides() throws {
        let things = ["hearing aid", "eye patch", "plaster", "badge", "watch", "bag", "bow"]
        for thing in things {
            // Given
            let plain = FigureLook(Appearance(hairStyle: "short", clothing: "t-shirt and shorts", palette: ["teal"]))
            var worn = FigureLook(
                Appearance(
                    hairStyle: "short", clothing: "t-shirt and shorts", palette: ["teal"], accessories: [thing]))

            // When
            func middle(isMirrored: Bool) throws -> Double {
                worn.isMirrored = isMirrored
                let drawings = try [plain, worn].map { look in
                    try DrawnPixels { canvas in
                        let placing = SVGCanvas.placement(0, 110, scale: 0.6, mirrored: isMirrored)
                        canvas.group(transform: placing) {
                            Figure(look: look, stance: .standing, feeling: .calm, holding: nil).draw(on: &$0)
                        }
                    }
                }
                return try #require(drawings[0].middleOfChange(to: drawings[1]))
            }
            let (before, after) = (try middle(isMirrored: false), try middle(isMirrored: true))

            // Then
            #expect(abs(before) > 4 && before * after > 0, "\(thing) \(before) \(after)")
        }
    }
}

extension DrawnPixels {
    /// How far to the right of the origin the middle of all is in which two drawings differ; nil if they are the same.
    fileprivate func middleOfChange(to other: DrawnPixels) -> Double? {
        var columns: [Int] = []
        for row in 0..<height {
            for column in 0..<width where color(column, row).isUnlike(other.color(column, row), by: 24) {
                columns.append(column)
            }
        }
        return columns.isEmpty ? nil : Double(columns.reduce(0, +)) / Double(columns.count) - Double(width) / 2
    }
}
