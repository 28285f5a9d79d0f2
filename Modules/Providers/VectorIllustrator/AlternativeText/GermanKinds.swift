// What companions are called in German.

extension Kind {
    var german: GermanNoun { Self.germanNouns[self] ?? .das("Tier") }

    private static let germanNouns: [Kind: GermanNoun] = fourLegged.merging(birds) { first, _ in first }
        .merging(small) { first, _ in first }.merging(others) { first, _ in first }

    private static let fourLegged: [Kind: GermanNoun] = [
        .cat: .die("Katze"), .dog: .der("Hund"), .fox: .der("Fuchs"), .rabbit: .das("Kaninchen"),
        .bear: .der("Bär", weak: "Bären"), .hedgehog: .der("Igel"), .mouse: .die("Maus"), .vole: .die("Wühlmaus"),
        .dormouse: .der("Siebenschläfer"), .squirrel: .das("Eichhörnchen"), .badger: .der("Dachs"),
        .otter: .der("Otter"), .mole: .der("Maulwurf"), .bat: .die("Fledermaus"), .guineaPig: .das("Meerschweinchen"),
        .cow: .die("Kuh"), .bull: .der("Stier"), .horse: .das("Pferd"), .donkey: .der("Esel"), .goat: .die("Ziege"),
        .sheep: .das("Schaf"), .alpaca: .das("Alpaka"), .giraffe: .die("Giraffe"), .pig: .das("Schwein"),
        .seal: .die("Robbe"),
    ]

    private static let birds: [Kind: GermanNoun] = [
        .hen: .die("Henne"), .cuckoo: .der("Kuckuck"), .swallow: .die("Schwalbe"), .jackdaw: .die("Dohle"),
        .goose: .die("Gans"), .pigeon: .die("Taube"), .wagtail: .die("Bachstelze"), .swan: .der("Schwan"),
        .parrot: .der("Papagei", weak: "Papageien"), .woodpecker: .der("Specht"), .heron: .der("Reiher"),
        .wren: .der("Zaunkönig"), .robin: .das("Rotkehlchen"), .redstart: .der("Rotschwanz"), .blackbird: .die("Amsel"),
        .owl: .die("Eule"), .pelican: .der("Pelikan"), .cormorant: .der("Kormoran"),
        .goldfinch: .der("Stieglitz"), .magpie: .die("Elster"), .sandpiper: .der("Strandläufer"),
        .sparrow: .der("Spatz", weak: "Spatzen"), .crow: .die("Krähe"), .starling: .der("Star"), .mynah: .der("Beo"),
        .gull: .die("Möwe"), .duck: .die("Ente"), .weathercock: .der("Wetterhahn"), .bird: .der("Vogel"),
    ]

    private static let small: [Kind: GermanNoun] = [
        .tortoise: .die("Schildkröte"), .snail: .die("Schnecke"), .slug: .die("Nacktschnecke"), .frog: .der("Frosch"),
        .toad: .die("Kröte"), .salamander: .der("Salamander"), .lizard: .die("Eidechse"), .axolotl: .der("Axolotl"),
        .snake: .die("Schlange"), .slowWorm: .die("Blindschleiche"), .crab: .die("Krabbe"),
        .hermitCrab: .der("Einsiedlerkrebs"), .crayfish: .der("Flusskrebs"), .lugworm: .der("Wattwurm"),
        .worm: .der("Wurm"), .centipede: .der("Tausendfüßler"), .woodlouse: .die("Assel"), .ant: .die("Ameise"),
        .grasshopper: .der("Grashüpfer"), .cricket: .die("Grille"), .caterpillar: .die("Raupe"),
        .butterfly: .der("Schmetterling"), .moth: .der("Nachtfalter"), .beetle: .der("Käfer"),
        .whirligigBeetle: .der("Taumelkäfer"), .cockchafer: .der("Maikäfer"), .ladybird: .der("Marienkäfer"),
        .firefly: .das("Glühwürmchen"), .stickInsect: .die("Stabheuschrecke"), .spider: .die("Spinne"),
        .wasp: .die("Wespe"), .bumblebee: .die("Hummel"), .pondSkater: .der("Wasserläufer"), .flea: .der("Floh"),
        .silverfish: .das("Silberfischchen"), .fly: .die("Fliege"), .daddyLongLegs: .die("Schnake"),
        .fish: .der("Fisch"), .trout: .die("Forelle"),
    ]

    private static let others: [Kind: GermanNoun] = [
        .robot: .der("Roboter"), .dragon: .der("Drache", weak: "Drachen"), .star: .der("Stern"), .doll: .die("Puppe"),
        .glove: .der("Handschuh"), .echo: .das("Echo"), .dark: .das("Dunkel"), .child: .das("Kind"),
        .grownUp: .die("erwachsene Person"), .creature: .das("Tier"),
    ]
}
