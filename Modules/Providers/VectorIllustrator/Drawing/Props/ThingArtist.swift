/// Draws a thing; the origin is the ground below its middle.
struct ThingArtist {
    let thing: Thing

    /// How wide the thing is beside a child of six, who is 355 units tall.
    var width: Double { pattern.isLying ? pattern.height + 20 : pattern.width }
    /// How tall the thing is beside a child of six, who is 355 units tall.
    var height: Double { pattern.isLying ? pattern.width : pattern.height }

    /// Draws it as it stands or lies by itself.
    func draw(on canvas: inout SVGCanvas) {
        guard pattern.isLying else { return pattern.draw(&canvas) }
        let place = SVGCanvas.placement(-pattern.height / 2, -pattern.width * 0.36, turn: 84)
        canvas.group(transform: place) { pattern.draw(&$0) }
    }

    /// How the thing is drawn: one row for each, so that none can be forgotten.
    var pattern: ThingPattern {
        switch thing {
        case .lantern: .lantern
        case .book: .book
        case .ball: .ball
        case .kite: .kite
        case .boat: .boat
        case .cake: .cake
        case .balloon: .balloon
        case .umbrella: .umbrella
        case .basket: .basket
        case .blanket: .blanket
        case .teddy: .teddy
        case .key: .key
        case .map: .map
        case .shell: .shell
        case .flower: .flower
        case .bell: .bell
        case .cup: .cup
        case .chair: .chair
        case .table: .table
        case .tree: .tree
        case .bench: .bench
        case .gift: .gift
        case .backpack: .backpack
        case .bed: .bed
        case .string: .string
        case .spoon: .spoon
        case .drum: .drum
        case .kettle: .kettle
        case .suitcase: .suitcase
        case .telescope: .telescope
        case .ladder: .ladder
        case .bucket: .bucket
        case .feather: .feather
        case .pebble: .pebble
        case .mirror: .mirror
        case .scarf: .scarf
        case .sock: .sock
        case .hat: .hat
        case .bread: .bread
        case .apple: .apple
        case .pear: .pear
        case .soup: .soup
        case .jar: .jar
        case .clock: .clock
        case .pencil: .pencil
        case .letter: .letter
        case .parcel: .parcel
        case .cart: .cart
        case .wheel: .wheel
        case .broom: .broom
        case .swing: .swing
        case .slide: .slide
        case .anchor: .anchor
        case .net: .net
        case .oar: .oar
        case .rope: .rope
        case .crown: .crown
        case .nest: .nest
        case .egg: .egg
        case .leaf: .leaf
        case .mushroom: .mushroom
        case .snowman: .snowman
        case .sandcastle: .sandcastle
        case .rocket: .rocket
        case .train: .train
        case .robotToy: .robotToy
        case .musicBox: .musicBox
        case .candle: .candle
        case .pillow: .pillow
        case .wateringCan: .wateringCan
        case .car: .car
        case .sledge: .sledge
        case .flag: .flag
        case .tent: .tent
        case .pumpkin: .pumpkin
        case .cookie: .cookie
        case .boots: .boots
        case .paintbrush: .paintbrush
        case .magnifyingGlass: .magnifyingGlass
        case .trumpet: .trumpet
        case .box: .box
        }
    }
}
