import StoryCore
import TestSupport
import Testing

@testable import VectorIllustrator

@Suite("Drawing a story's cover", .tags(.sweep), .timeLimit(.minutes(3)))
struct CoverTests {
    static let titles = [
        "A", "Mira and the Lantern", "小兔子和月亮的故事", "Mira 🦊 and Ole 🐻", "مريم والقمر",
        "Ole und die Sache mit dem Donaudampfschifffahrtsgesellschaftskapitän",
        "The Very Long and Slightly Wobbly Journey of Mira, Ole and the Hedgehog Who Wanted to See the Sea",
        String(repeating: "Wm", count: 150), String(repeating: "Z\u{0301}\u{0302}\u{0308}g ", count: 20),
    ]

    private let sut = VectorIllustrator()

    private func cover(
        _ title: String?, _ scene: Scene = Given.scene(), tone: StoryTone = .gentle, language: LanguageCode = .english
    ) throws -> IllustrationRequest {
        var request = Given.request(scene, [try Given.sheet(Given.looks[2])])
        request.title = title
        request.tone = tone
        request.language = language
        return request
    }

    @Test(
        "The title covers nobody's face, nor anything else of anybody",
        arguments: Given.pairs(Setting.known, Pose.known))
    func faces(setting: Setting, pose: Pose) throws {
        // One line, several, and letters taller than others.
        for (title, count) in [(Self.titles[1], 2), (Self.titles[6], 8), (Self.titles[8], 8)] {
            // Given
            let cast = (0..<8).map { index in
                SceneCharacter(
                    index == 0
                        ? .hero(HeroID(rawValue: "mira"))
                        : .companion(species: Species.known[(index * 5) % Species.known.count], name: nil),
                    pose: pose, holding: index.isMultiple(of: 3) ? "umbrella" : nil)
            }

            // When
            let drawing = PageDrawing(try cover(title, Scene(setting: setting, characters: Array(cast.prefix(count)))))
            let box = try #require(drawing.titleBox)

            // Then
            #expect(box.minX > 0 && box.minY > 0 && box.maxX < 1280 && box.maxY < 400)
            #expect(drawing.figures.count == count)
            for figure in drawing.figures {
                #expect(figure.whole.minY > box.maxY || figure.whole.minX > box.maxX || figure.whole.maxX < box.minX)
            }
        }
    }

    @Test("The letters are where they are said to be", arguments: titles)
    func measured(title: String) throws {
        // Given
        let light = Light(hour: .day, sky: .clear, tone: .cheerful)
        let lettering = try #require(TitleLettering(title, light: light, place: .meadow, tone: .cheerful))
        let letters = TitleColors(tone: .cheerful, isDark: false).letters
        var canvas = SVGCanvas()
        canvas.write("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1280 960\" fill=\"none\">")
        canvas.rect(0, 0, 1280, 960, .white)

        // When
        lettering.draw(on: &canvas)
        canvas.write("</svg>")
        let pixels = try DrawnPixels(page: canvas.text, width: 640, height: 480)
        let points = (0..<480).flatMap { row in
            (0..<640).filter { !pixels.color($0, row).isUnlike(letters, by: 30) }
                .map { Point(Double($0) * 2 + 1, Double(row) * 2 + 1) }
        }

        // Then
        let ink = Box(around: points, radius: 1)
        #expect(ink.minX >= lettering.box.minX && ink.maxX <= lettering.box.maxX, "\(ink) in \(lettering.box)")
        #expect(ink.minY >= lettering.box.minY && ink.maxY <= lettering.box.maxY, "\(ink) in \(lettering.box)")
        #expect(ink.width > lettering.box.width * 0.9 - 30 && ink.height > lettering.box.height * 0.9 - 30)
    }

    @Test("Letters stand out from their edge by 4.5 to 1", arguments: StoryTone.allCases, [false, true])
    func contrast(tone: StoryTone, isDark: Bool) {
        #expect(TitleColors(tone: tone, isDark: isDark).contrast >= 4.5)
    }

    @Test("Letters and their edge are seen before every sky and wall", arguments: Setting.known, TimeOfDay.known)
    func readable(setting: Setting, hour: TimeOfDay) throws {
        for weather in ["clear", "snow"] as [Weather] {
            // Given
            let request = try cover(
                "Mira and the Lantern", Given.scene(setting: setting, timeOfDay: hour, weather: weather))
            let drawing = PageDrawing(request)
            let isDark = hour == "night" || setting == "space" || setting == "cave"
            let colors = TitleColors(tone: request.tone, isDark: isDark)

            // When
            let pixels = try DrawnPixels(page: drawing.svg(), width: 640, height: 480)
            let box = try #require(drawing.titleBox)

            // Then
            #expect(pixels.share(of: colors.letters, in: box, tolerance: 12) > 0.12)
            #expect(pixels.share(of: colors.edge, in: box, tolerance: 12) > 0.08)
        }
    }

    @Test(
        "A title with anything in it stays text, or is left out",
        arguments: HostileTextTests.names + ["", " ", "\u{200B}", "\u{0}\u{1F}", "&#x0; %s \\u0000"])
    func hostile(title: String) async throws {
        // Given
        let request = try cover(title)

        // When
        let page = ParsedXML(sut.svg(for: request))
        let picture = try await sut.illustrate(request)

        // Then
        #expect(page.error == nil)
        #expect(page.ids.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") } })
        #expect(page.ids.contains("title") == (PlainText.line(title, limit: 10) != nil))
        #expect(!picture.alternativeText.unicodeScalars.contains { $0.value < 32 || $0.value == 0x202E })
    }

    @Test("A page has no letters, and its cover is another picture than the page whose scene it shows")
    func page() throws {
        // When
        let page = sut.svg(for: try cover(nil))
        let cover = sut.svg(for: try cover("Mira"))

        // Then
        #expect(!page.contains("<text"))
        #expect(cover.contains(">Mira</text>"))
        #expect(try DrawnPixels(page: page).difference(to: DrawnPixels(page: cover)) > 10_000)
    }

    @Test("The same cover has the same bytes")
    func sameBytes() throws {
        for title in Self.titles {
            #expect(sut.svg(for: try cover(title)) == sut.svg(for: try cover(title)))
        }
    }

    @Test("Alternative text says that it is the cover and what is lettered on it")
    func told() throws {
        // When
        let english = PageDrawing(try cover("Mira & Pip")).alternativeText
        let german = PageDrawing(try cover("Mira & Pip", language: LanguageCode(rawValue: "de"))).alternativeText

        // Then
        #expect(english.hasPrefix("The cover of “Mira & Pip”. Mira stands in the meadow"))
        #expect(german.hasPrefix("Das Titelbild von „Mira & Pip“. Mira steht bei Tag auf der Wiese"))
    }

    @Test("The hero fills the cover below the title", arguments: Setting.known, titles.prefix(7))
    func large(setting: Setting, title: String) throws {
        // Given
        let hero = SceneCharacter(.hero(HeroID(rawValue: "mira")), pose: "standing", holding: "lantern")

        // When
        let drawing = PageDrawing(try cover(title, Scene(setting: setting, characters: [hero])))

        // Then
        let box = try #require(drawing.figures.first).whole
        let title = try #require(drawing.titleBox)
        let seen = min(960, box.maxY) - box.minY
        #expect(seen > 0.56 * 960 || seen > 0.9 * (960 - title.maxY), "\(seen)")
        #expect(seen < 0.8 * 960 && box.minX > CoverPlan.spine)
    }

    @Test("What the story is about is on its cover, whole and below the title", arguments: 0..<6 as Range<UInt64>)
    func thing(seed: UInt64) throws {
        // Given
        var request = try cover("Mira and the Sledge", Given.scene(props: ["sledge", "kite"]))
        request.storySeed = seed

        // When
        let drawing = PageDrawing(request)

        // Then
        let title = try #require(drawing.titleBox)
        #expect(drawing.composition.things.map(\.thing) == [.sledge, .kite])
        for thing in drawing.composition.things {
            #expect(thing.box.minX > CoverPlan.spine && thing.box.maxX < 1280 && thing.box.maxY < 960)
            #expect(thing.box.minY > title.maxY || thing.box.minX > title.maxX || thing.box.maxX < title.minX)
        }
    }

    @Test("Whose story it is stands at the foot, and a long line is smaller", arguments: HostileTextTests.names)
    func byline(line: String) throws {
        // Given
        var request = try cover("Mira")
        request.byline = line

        // When
        let page = ParsedXML(sut.svg(for: request))

        // Then
        #expect(page.error == nil)
        #expect(page.ids.contains("byline") == (PlainText.line(line, limit: 10) != nil))
        #expect(page.ids.contains("spine"))
    }

    @Test("An endpaper repeats the story's things, and no two stories have the same")
    func endpaper() throws {
        // Given
        let scenes = [Given.scene(props: ["kite", "ball"]), Given.scene(holding: "lantern"), Given.scene()]

        // When
        let papers = scenes.map { sut.endpaper(for: Given.request($0)) }

        // Then
        for paper in papers {
            #expect(ParsedXML(paper).error == nil)
            #expect(paper.matches(of: /<use |<g id="s/).count > 40)
        }
        #expect(Set(papers).count == 3)
        #expect(papers[0] == sut.endpaper(for: Given.request(scenes[0])))
    }
}
