// What is of paper, what is played with, and what rings, clicks and plays.

extension ThingArtist {
    var playPattern: ThingPattern? {
        switch thing {
        case .book: .book
        case .map: .map
        case .letter: .letter
        case .parcel: .parcel
        case .gift: .gift
        case .pencil: .pencil
        case .paintbrush: .paintbrush
        case .magnifyingGlass: .magnifyingGlass
        case .telescope: .telescope
        case .key: .key
        case .flag: .flag
        case .paper: .paper
        case .picture: .picture
        case .photograph: .photograph
        case .card: .card
        case .newspaper: .newspaper
        case .calendar: .calendar
        case .ticket: .ticket
        case .label: .label
        case .coins: .coins
        case .globe: .globe
        case .ball: .ball(paint(.red))
        case .kite: .kite(paint(.rose))
        case .balloon: .balloon(paint(.red))
        case .teddy: .teddy
        case .drum: .drum
        case .trumpet: .trumpet
        case .rocket: .rocket
        case .toyTrain: .toyTrain
        case .robotToy: .robotToy
        case .string: .string
        case .blocks: .blocks
        case .dominoes: .dominoes
        case .puzzle: .puzzle
        case .doll: .doll
        case .puppet: .puppet
        case .dice: .dice
        case .marble: .marble
        case .toyCar: .toyCar
        case .toyDuck: .toyDuck
        case .spinningTop: .spinningTop
        case .rockingHorse: .rockingHorse
        case .seesaw: .seesaw
        case .sandpit: .sandpit
        case .paperPlane: .paperPlane
        case .mask: .mask
        case .flute: .flute
        case .whistle: .whistle
        case .piano: .piano
        case .accordion: .accordion
        case .guitar: .guitar
        case .violin: .violin
        case .trombone: .trombone
        case .tuba: .tuba
        case .xylophone: .xylophone
        case .tambourine: .tambourine
        case .camera: .camera
        case .telephone: .telephone
        case .radio: .radio
        case .television: .television
        case .binoculars: .binoculars
        case .tooth: .tooth
        case .keyhole: .keyhole
        case .gong: .gong
        case .sticker: .sticker
        case .glue: .glue
        default: nil
        }
    }
}
