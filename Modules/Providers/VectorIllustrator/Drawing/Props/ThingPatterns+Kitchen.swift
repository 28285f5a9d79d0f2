// What is cooked with, eaten from, eaten and drunk.

extension ThingArtist {
    var kitchenPattern: ThingPattern? {
        switch thing {
        case .cup: .cup(paint(.teal))
        case .kettle: .kettle
        case .jar: .jar
        case .spoon: .spoon
        case .soup: .soup
        case .bowl: .bowl(paint(.blue))
        case .plate: .plate(paint(.blue))
        case .glass: .glass
        case .pan: .pan
        case .pot: .pot(paint(.red))
        case .tin: .tin
        case .jug: .jug(paint(.blue))
        case .bottle: .bottle
        case .lid: .lid
        case .fork: .fork
        case .flowerPot: .flowerPot
        case .funnel: .funnel
        case .cake: .cake
        case .bread: .bread
        case .apple: .apple
        case .pear: .pear
        case .cookie: .cookie
        case .pumpkin: .pumpkin
        case .egg: .egg
        case .mushroom: .mushroom
        case .lemonade: .lemonade
        case .milk: .milk
        case .cocoa: .cocoa
        case .jam: .jam
        case .honey: .honey
        case .sandwich: .sandwich
        case .toast: .toast
        case .cheese: .cheese
        case .noodles: .noodles
        case .pancake: .pancake
        case .waffle: .waffle
        case .iceCream: .iceCream
        case .sausage: .sausage
        case .crumbs: .crumbs
        case .sweet: .sweet
        case .dough: .dough
        case .muffin: .muffin
        case .carrot: .carrot
        case .strawberry: .strawberry
        case .cherry: .cherry
        case .plum: .plum
        case .berry: .berry
        case .peas: .peas
        case .lettuce: .lettuce
        case .tomato: .tomato
        case .potato: .potato
        case .banana: .banana
        case .orange: .orange
        case .lemon: .lemon
        case .nut: .nut
        case .chestnut: .chestnut
        case .acorn: .acorn
        case .flour: .flour
        case .knife: .knife
        case .saucer: .saucer
        case .tray: .tray
        default: nil
        }
    }
}
