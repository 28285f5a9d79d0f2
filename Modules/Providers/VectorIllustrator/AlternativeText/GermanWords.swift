// What the pictures' places, people and things are called in German.

extension Place {
    /// Where the character is.
    var germanWhere: String {
        switch self {
        case .bedroom: "im Schlafzimmer"
        case .kitchen: "in der Küche"
        case .garden: "im Garten"
        case .forest: "im Wald"
        case .meadow: "auf der Wiese"
        case .beach: "am Strand"
        case .sea: "in einem Boot auf dem Meer"
        case .harbour: "am Hafen"
        case .mountain: "in den Bergen"
        case .city: "in der Stadt"
        case .school: "in der Schule"
        case .playground: "auf dem Spielplatz"
        case .castle: "am Schloss"
        case .cave: "in einer Höhle"
        case .space: "im Weltraum"
        case .clouds: "zwischen den Wolken"
        case .livingRoom: "im Wohnzimmer"
        case .bathroom: "im Badezimmer"
        case .hallway: "im Flur"
        case .clinic: "beim Arzt"
        case .shop: "in einem Laden"
        case .library: "in einer Bücherei"
        case .hall: "in einem Saal"
        case .workshop: "in einer Werkstatt"
        case .vehicle: "in einem Fahrzeug"
        case .station: "am Bahnhof"
        case .riverbank: "am Wasser"
        case .farmyard: "auf dem Bauernhof"
        case .street: "auf der Straße"
        case .snowfield: "im Schnee"
        case .tent: "in einem Zelt"
        case .balcony: "auf dem Balkon"
        case .deck: "auf dem Deck eines Schiffs"
        case .underwater: "unter Wasser"
        case .doorstep: "vor dem Haus"
        }
    }

    /// The place itself.
    var german: String {
        switch self {
        case .bedroom: "ein Schlafzimmer"
        case .kitchen: "eine Küche"
        case .garden: "ein Garten"
        case .forest: "ein Wald"
        case .meadow: "eine Wiese"
        case .beach: "ein Strand"
        case .sea: "das Meer"
        case .harbour: "ein Hafen"
        case .mountain: "ein Berg"
        case .city: "eine Stadt"
        case .school: "ein Klassenzimmer"
        case .playground: "ein Spielplatz"
        case .castle: "ein Schloss"
        case .cave: "eine Höhle"
        case .space: "der Weltraum"
        case .clouds: "Wolken"
        case .livingRoom: "ein Wohnzimmer"
        case .bathroom: "ein Badezimmer"
        case .hallway: "ein Flur"
        case .clinic: "ein Arztzimmer"
        case .shop: "ein Laden"
        case .library: "eine Bücherei"
        case .hall: "ein Saal"
        case .workshop: "eine Werkstatt"
        case .vehicle: "das Innere eines Fahrzeugs"
        case .station: "ein Bahnhof"
        case .riverbank: "ein Ufer"
        case .farmyard: "ein Bauernhof"
        case .street: "eine Straße"
        case .snowfield: "ein verschneites Feld"
        case .tent: "das Innere eines Zelts"
        case .balcony: "ein Balkon"
        case .deck: "das Deck eines Schiffs"
        case .underwater: "der Grund des Meeres"
        case .doorstep: "der Platz vor einem Haus"
        }
    }
}

extension Hour {
    var german: String {
        switch self {
        case .dawn: "im Morgengrauen"
        case .morning: "am Morgen"
        case .day: "bei Tag"
        case .evening: "am Abend"
        case .night: "bei Nacht"
        }
    }
}

extension Feeling {
    /// The character's expression; nil if it has a verb of its own.
    var german: String? {
        switch self {
        case .happy: "fröhlich"
        case .calm: "ruhig"
        case .curious: "neugierig"
        case .worried: "besorgt"
        case .sad: "traurig"
        case .surprised: "überrascht"
        case .proud: "stolz"
        case .sleepy: "müde"
        case .crying, .laughing: nil
        case .angry: "wütend"
        case .ashamed: "beschämt"
        case .scared: "ängstlich"
        case .excited: "aufgeregt"
        case .determined: "entschlossen"
        case .cheeky: "verschmitzt"
        }
    }
}
