/// What people without a sheet are to the story, which says how old they are and what they wear.
enum PersonRole: String, CaseIterable, Sendable {
    case mother, father, grandmother, grandfather, sister, brother, baby, aunt, uncle, cousin
    case woman, man, girl, boy, child
    case grownUp = "grown-up"
    case teacher, doctor, nurse, postman, baker, cook, farmer, gardener, shopkeeper, driver, captain, police, builder
    case cleaner, librarian, painter, musician, king, queen, neighbour, conductor, photographer, caretaker

    /// Creates the role for a word or a longer description: "the old postwoman", "Mrs Pym", "Oma Lotte".
    init(told text: String, isGrownUp: Bool) {
        let words = text.lowercased().replacing("grown-up", with: "adult").split { !$0.isLetter }.map(String.init)
        let found = words.compactMap { PersonRole(rawValue: $0) ?? Self.words[$0] }
        // An occupation says more than a gender.
        let generic: Set<PersonRole> = [.woman, .man, .child, .girl, .boy, .grownUp]
        let vague: Set<PersonRole> = [.child, .grownUp]
        self =
            found.first { !generic.contains($0) } ?? found.first { !vague.contains($0) } ?? found.first
            ?? (isGrownUp ? .grownUp : .child)
    }

    private static let words: [String: PersonRole] = [
        "mum": .mother, "mom": .mother, "mummy": .mother, "mommy": .mother, "mama": .mother, "mutter": .mother,
        "dad": .father, "daddy": .father, "papa": .father, "vater": .father, "parent": .mother, "gran": .grandmother,
        "granny": .grandmother, "grandma": .grandmother, "nana": .grandmother, "oma": .grandmother,
        "grossmutter": .grandmother, "großmutter": .grandmother, "grandad": .grandfather, "granddad": .grandfather,
        "grandpa": .grandfather, "opa": .grandfather, "grossvater": .grandfather, "großvater": .grandfather,
        "schwester": .sister, "bruder": .brother, "toddler": .baby, "tante": .aunt, "auntie": .aunt, "onkel": .uncle,
        "cousine": .cousin, "lady": .woman, "frau": .woman, "mrs": .woman, "miss": .woman, "ms": .woman,
        "herr": .man, "mr": .man, "gentleman": .man, "mädchen": .girl, "junge": .boy, "kid": .child, "kind": .child,
        "friend": .child, "adult": .grownUp, "lehrer": .teacher, "lehrerin": .teacher, "erzieher": .teacher,
        "erzieherin": .teacher, "arzt": .doctor, "ärztin": .doctor, "dentist": .doctor, "vet": .doctor,
        "zahnarzt": .doctor, "zahnärztin": .doctor, "krankenschwester": .nurse, "pfleger": .nurse,
        "postwoman": .postman, "postbote": .postman, "postbotin": .postman, "briefträger": .postman,
        "briefträgerin": .postman, "bäcker": .baker, "bäckerin": .baker, "chef": .cook, "koch": .cook,
        "köchin": .cook, "bauer": .farmer, "bäuerin": .farmer, "gärtner": .gardener, "gärtnerin": .gardener,
        "seller": .shopkeeper, "verkäufer": .shopkeeper, "verkäuferin": .shopkeeper, "guard": .conductor,
        "fahrer": .driver, "fahrerin": .driver, "busfahrer": .driver, "busfahrerin": .driver,
        "schaffner": .conductor, "schaffnerin": .conductor, "fotograf": .photographer, "fotografin": .photographer,
        "hausmeister": .caretaker, "hausmeisterin": .caretaker, "möbelpacker": .builder,
        "sailor": .captain, "ferryman": .captain, "kapitän": .captain, "kapitänin": .captain, "policeman": .police,
        "policewoman": .police, "polizist": .police, "polizistin": .police, "sweeper": .cleaner, "mover": .builder,
        "workman": .builder, "bibliothekarin": .librarian, "maler": .painter, "malerin": .painter, "artist": .painter,
        "musiker": .musician, "musikerin": .musician, "könig": .king, "königin": .queen, "neighbor": .neighbour,
        "nachbar": .neighbour, "nachbarin": .neighbour,
    ]

    // MARK: What follows from it

    /// Whether they are of the hero's family, and look like it.
    var isFamily: Bool {
        switch self {
        case .mother, .father, .grandmother, .grandfather, .sister, .brother, .baby, .aunt, .uncle, .cousin: true
        default: false
        }
    }

    /// Whether they are in bed at night where the hero is: the family, and children who stay; no postman.
    var sleepsAtHome: Bool { isFamily || !isGrownUp }

    /// Whether the person is female, or male; nil if unknown.
    var isFemale: Bool? {
        switch self {
        case .mother, .grandmother, .sister, .aunt, .woman, .girl, .queen: true
        case .father, .grandfather, .brother, .uncle, .man, .boy, .king: false
        default: nil
        }
    }

    /// In years.
    var ages: ClosedRange<Int> {
        switch self {
        case .baby: 1...1
        case .child, .girl, .boy: 5...8
        case .sister, .brother, .cousin: 4...9
        case .grandmother, .grandfather: 66...72
        case .mother, .father: 33...38
        default: 24...58
        }
    }

    var isGrownUp: Bool { ages.upperBound > 15 }
    var isOld: Bool { ages.lowerBound > 60 }

    /// What their work makes them wear; nil for those who wear what they like.
    var workClothes: (clothing: String, accessories: [String])? {
        switch self {
        case .doctor: ("white coat over light blue shirt, grey trousers", ["stethoscope"])
        case .nurse: ("teal tunic and teal trousers, white shoes", ["badge"])
        case .postman: ("blue jacket, navy trousers", ["blue cap", "bag"])
        case .baker: ("white shirt, grey trousers", ["apron", "cook's hat"])
        case .cook: ("white shirt, black trousers", ["red apron", "cook's hat"])
        case .farmer: ("checked red shirt and blue dungarees, wellies", ["straw hat"])
        case .gardener: ("green shirt and brown dungarees, green boots", ["straw hat"])
        case .shopkeeper: ("green striped shirt, brown trousers", ["green apron"])
        case .driver: ("light blue shirt, navy trousers", ["navy cap", "badge"])
        case .conductor: ("burgundy jacket, navy trousers", ["burgundy cap", "bag"])
        case .photographer: ("khaki jacket over white shirt, brown trousers", ["olive cap", "bag"])
        case .caretaker: ("grey coat over blue shirt, navy trousers", ["grey cap"])
        case .captain: ("navy jacket over white shirt, cream trousers", ["white cap"])
        case .police: ("navy jacket, navy trousers", ["navy cap", "badge"])
        case .builder: ("orange vest, blue jeans, boots", ["yellow cap"])
        case .cleaner: ("teal shirt and orange dungarees", [])
        case .painter: ("white shirt and white dungarees", ["cap"])
        case .king: ("red tunic, cream trousers", ["crown", "red cape"])
        case .queen: ("purple dress", ["crown", "necklace"])
        default: nil
        }
    }
}
