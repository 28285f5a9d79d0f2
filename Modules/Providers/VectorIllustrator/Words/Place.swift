/// A setting that is drawn.
enum Place: String, DrawnWord {
    case bedroom, kitchen, garden, forest, meadow, beach, sea, harbour, mountain, city, school, playground, castle, cave
    case space, clouds
    case livingRoom = "living room"
    case bathroom, hallway, clinic, shop, library, hall, workshop, vehicle, station, riverbank, farmyard, street
    case snowfield, tent, balcony, deck, underwater, doorstep

    static let neutral = Place.meadow
    static let shortestPart = 4

    /// Whether the weather is only seen through a window, if at all.
    var isIndoors: Bool {
        switch self {
        case .bedroom, .kitchen, .school, .livingRoom, .bathroom, .hallway, .clinic, .shop, .library, .hall, .workshop,
            .vehicle, .tent:
            true
        default: false
        }
    }

    /// What of a room without a door gives way to one where the scene speaks of it.
    var doorway: String? {
        switch self {
        case .kitchen: "fridge"
        case .livingRoom, .school: "shelf"
        default: nil
        }
    }

    /// Whether people are at home here: when it is night, they are dressed for bed.
    var isHome: Bool { [.bedroom, .bathroom, .hallway, .kitchen, .livingRoom].contains(self) }

    /// Whether the sky is behind everything, and its weather falls on those who are here.
    var hasWeather: Bool { !isIndoors && self != .cave && self != .space && self != .underwater }
}

extension Place {
    /// Other words for places, by the place that they are drawn as.
    static let synonyms: [String: Place] = words.reduce(into: [:]) { known, entry in
        for word in entry.value.split(separator: ",") {
            known[word.trimmingPrefix(while: \.isWhitespace).description] = entry.key
        }
    }

    private static let words: [Place: String] = [
        .bedroom: "room, nursery, bed, home, house, cabin, cottage, hotel, inn, dormitory, wardrobe, guest room, "
            + "under the bed, nap room",
        .livingRoom: "living, lounge, parlour, flat, apartment, sofa, sitting room",
        .kitchen: "table, dining, pantry, canteen, dining room",
        .bathroom: "bath, toilet, laundry, shower, washroom, laundry room, changing room",
        .hallway: "corridor, stairs, stairwell, staircase, landing, lift, elevator, cloakroom, entrance, vestibule",
        .clinic: "hospital, doctor, dentist, surgery, vet, hairdresser, barber, waiting room, ward",
        .shop: "bakery, café, cafe, restaurant, supermarket, grocery, store, post, market, market hall, post office, "
            + "mall, market stall",
        .library: "museum, bookshop, archive, gallery",
        .hall: "gym, theatre, stage, ballroom, auditorium, school hall, church, circus",
        .workshop: "attic, cellar, basement, shed, garage, studio, laboratory, loft, office",
        .vehicle: "bus, train, tram, car, carriage, van, taxi, aeroplane, airplane, metro, lorry",
        .station: "platform, railway, airport, bus stop, bus-stop, railway station, train station",
        .riverbank: "river, stream, pond, lake, shore of a lake, brook, creek, lakeside, waterside, swimming pool, "
            + "lagoon",
        .farmyard: "farm, barn, stable, henhouse, paddock, coop, petting zoo",
        .street: "road, pavement, sidewalk, crossing, alley, lane, shop window",
        .snowfield: "snow, rink, arctic, pole, glacier, ice, sledge hill, ice rink, antarctic",
        .tent: "den, fort, blanket fort, blanket-fort, yurt, tepee, campsite tent",
        .balcony: "roof, rooftop, terrace, veranda, treehouse, tree house",
        .deck: "ferry, ship, steamer, yacht, cruise, ship deck",
        .underwater: "reef, seabed, sea floor, aquarium, submarine, under the sea, bottom of the sea",
        .doorstep: "porch, yard, front door, gate, courtyard, front garden",
        .garden: "park, backyard, orchard, greenhouse, allotment, vineyard, zoo, back garden",
        .forest: "wood, jungle, rainforest, grove, thicket, woodland, swamp, clearing",
        .meadow: "field, hill, countryside, prairie, plain, valley, savanna, pasture, moor, campsite, churchyard",
        .beach: "shore, coast, seaside, island, desert, dune, sand",
        .sea: "ocean, water, boat, raft",
        .harbour: "harbor, port, pier, dock, jetty, quay, lighthouse, marina, wharf",
        .mountain: "peak, alps, cliff, volcano, summit, waterfall, canyon",
        .city: "town, village, square, fair, bridge, festival",
        .school: "class, classroom, kindergarten, playgroup, nursery school",
        .playground: "playpark, sandpit, stadium, playing-field, playing field, school yard",
        .castle: "palace, tower, fortress, kingdom, ruin, temple",
        .cave: "cavern, tunnel, burrow, mine, underground, grotto, dungeon",
        .space: "moon, planet, galaxy, star, rocket, spaceship, mars, orbit, universe, space station",
        .clouds: "cloud, sky, heaven, rainbow, air, airship",
    ]
}
