// What things are called in German.

extension Thing {
    var german: GermanNoun { Self.germanNouns[self] ?? .das("Ding") }

    private static let germanNouns: [Thing: GermanNoun] = germanPlay.merging(germanKitchen) { first, _ in first }
        .merging(germanHouse) { first, _ in first }.merging(germanOutdoors) { first, _ in first }
}
