import StoryCore
import Testing

@testable import VectorIllustrator

@Suite("Clothes as they are described")
struct OutfitTests {
    private func color(_ name: String) -> Color { ColorNames.clothes.color(of: name) }

    @Test("Each garment has the colour that stands before it, jeans are blue, and the palette gives the rest")
    func garments() {
        // When
        let sut = Outfit("white shirt, jeans, red boots", palette: ["white", "red"])
        let other = Outfit("striped shirt and blue trousers", palette: ["green", "blue"])

        // Then
        #expect((sut.garment, sut.lower, sut.feet) == (.shirt, .trousers, .boots))
        #expect(sut.top == color("white") && sut.shoes == color("red"))
        #expect(Contrast(sut.bottom, color("blue")).hue < 25)
        #expect(other.top == color("green") && other.bottom == color("blue"))
    }

    @Test("Red boots do not make trousers red")
    func boots() {
        // When
        let sut = Outfit("yellow jumper, blue trousers and red boots", palette: ["yellow", "red", "green"])

        // Then
        #expect([sut.top, sut.bottom, sut.shoes] == ["yellow", "blue", "red"].map(color))
    }

    @Test(
        "A pattern is on the garment that is described with it",
        arguments: [
            ("striped shirt and shorts", .stripes, .plain), ("pyjamas with stars", .stars, .stars),
            ("white blouse and spotted skirt", .plain, .dots), ("flowered dress, wellies", .flowers, .flowers),
            ("lilac dress with yellow stars, striped leggings", .stars, .stars),
            ("striped shirt under blue dungarees", .stripes, .plain), ("jumper with number 12", .number(12), .plain),
            ("green t-shirt with a fox on it", .motif(.fox), .plain),
            ("hoodie with a star, jeans", .motif(.star), .plain),
            ("checked shirt and kilt", .checks, .plain), ("jumper and jeans", .plain, .plain),
        ] as [(String, Outfit.Pattern, Outfit.Pattern)])
    func patterns(text: String, upper: Outfit.Pattern, lower: Outfit.Pattern) {
        // When
        let sut = Outfit(text, palette: ["teal", "cream"])

        // Then
        #expect(sut.pattern == upper)
        #expect(sut.lowerPattern == lower)
    }

    @Test("A pattern has the colour that is told with it")
    func patternColor() {
        #expect(Outfit("blue dress with white dots", palette: []).patternColor == color("white"))
        #expect(Outfit("red and white striped jumper", palette: []).patternColor == color("white"))
        #expect(Outfit("jumper with white buttons, red skirt", palette: []).bottom == color("red"))
    }

    @Test("A raincoat is worn only where one is told, and legs and feet are what is said of them")
    func legs() {
        #expect(Outfit("jumper and shorts, barefoot", palette: []).feet == .bare)
        #expect(Outfit("dress and red tights", palette: []).legwear == .tights)
        #expect(Outfit("dress and red tights", palette: []).legColor == color("red"))
        #expect(Outfit("skirt and striped leggings", palette: []).lower == .skirt)
        #expect(Outfit("raincoat", palette: []).feet == .wellies)
        #expect(Outfit("blue trousers, wellies", palette: []).garment != .raincoat)
    }

    @Test("In bed everybody wears nightclothes in the colours of the day, and no shoes")
    func bed() throws {
        for text in ["striped shirt and shorts", "dress and boots", "dungarees", "spacesuit", "pyjamas with stars"] {
            // Given
            let day = FigureLook(Appearance(clothing: text, palette: ["red", "navy"]))

            // When
            let night = day.inNightclothes.outfit

            // Then
            #expect([.pyjamas, .nightgown].contains(night.garment), "\(text)")
            #expect(night.feet == .bare && night.top == day.outfit.top, "\(text)")
        }
        #expect(Outfit("pyjamas with stars", palette: []).forBed.pattern == .stars)
    }

    @Test(
        "At home at night the family is dressed for bed, and nobody else is",
        arguments: [
            ("father", .night, .bedroom, true), ("sister", .night, .hallway, true), ("child", .night, .bathroom, true),
            ("postman", .night, .hallway, false), ("doctor", .night, .bedroom, false),
            ("father", .day, .bedroom, false), ("father", .night, .street, false),
        ] as [(Species, Hour, Place, Bool)])
    func night(species: Species, hour: Hour, place: Place, isDressedForBed: Bool) throws {
        // When
        let actor = Actor(
            SceneCharacter(.companion(species: species, name: nil)), sheets: [], in: place, at: hour)

        // Then
        guard case .person(let look) = actor.body else { return #expect(Bool(false), "\(species) is a person") }
        #expect([.pyjamas, .nightgown].contains(look.outfit.garment) == isDressedForBed)
        #expect((look.outfit.feet == .bare) == isDressedForBed)
    }

    @Test("Up at night a hero keeps the glasses and puts off the hat")
    func upAtNight() {
        // When
        let look = FigureLook(Appearance(accessories: ["glasses", "hat", "hearing aid", "wheelchair"]))

        // Then
        #expect(look.upAtNight.accessories == [.glasses, .hearingAid, .wheelchair])
        #expect(look.asleep.accessories == [.hearingAid, .wheelchair])
    }

    @Test(
        "A cut of hair is found in longer descriptions",
        arguments: [
            ("two plaits", .braids), ("long plaits", .braids), ("a long plait", .plait), ("two afro puffs", .puffs),
            ("puffs", .puffs), ("long curls", .long), ("curls", .curls), ("short bob", .bob), ("cornrows", .cornrows),
            ("long, in a ponytail", .ponytail), ("space buns", .buns), ("a bun", .bun), ("long with a fringe", .long),
            ("short undercut", .undercut), ("a bob with a fringe", .bob), ("shaved head", .bald), ("xyzzy", .short),
        ] as [(String, HairCut)])
    func cuts(text: String, cut: HairCut) { #expect(HairCut(told: text) == cut) }
}
