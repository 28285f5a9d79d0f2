import StoryCore

extension Place {
    /// Where an adventure leads.
    static let far: [Place] = [
        Place(
            setting: "harbour", name: "the harbour", at: "at the harbour", distance: 2,
            arrivals: [
                "{All} came down the steps to the harbour.", "The harbour was full of masts when {All} arrived.",
            ],
            details: [
                "Ropes creaked|, and flags flapped.", "Nets hung out to dry[, and they smelled of fish and far away].",
                "A red boat and a blue boat bumped noses.", "The lighthouse stood at the end of the wall.",
                "Crates were piled up like a giant's stairs.",
                "A rowing boat bobbed up and down, as if it said yes.",
                "An anchor lay on the stones[, too tired to be an anchor today].",
            ],
            daylight: ["Gulls told each other the news."],
            attempt: [
                "{All} asked the biggest ship for help.", "The ship did not answer, because it was asleep.",
                "“Big is not always awake,” said {speaker}.",
            ],
            props: ["boat"], hasPeople: true),
        Place(
            setting: "beach", name: "the beach", at: "at the beach", distance: 2,
            arrivals: [
                "{All} took off {our} shoes|, and the sand of the beach was cool.",
                "At the beach, {All} felt the sand tickle.",
            ],
            details: [
                "The waves came, said hush, and went.", "Shells lay in a line, pink and white.",
                "Somebody had built a castle of sand[ with one tower and a door of seaweed].",
                "The air tasted of salt.",
                "A crab walked sideways|, and it did not say sorry.",
                "A log lay there, as smooth and white as a china cup.",
                "A bottle had come ashore[, but the letter in it was too wet to read].",
            ],
            daylight: ["Wet stones shone like sweets."],
            attempt: [
                "{All} drew a big arrow in the sand.", "A wave came and wiped it away, because that is what waves do.",
                "“The sea cannot read,” said {speaker}.",
            ],
            props: ["shell"], hasPeople: true),
        Place(
            setting: "sea", name: "the sea", at: "out at sea", distance: 3,
            arrivals: [
                "A little boat was waiting|, and {All} rowed out to sea.", "{All} took a small boat out on the sea.",
            ],
            details: [
                "The water was green at the top and blue below.", "Small fish flew up like sparks.",
                "The boat rocked as a cradle does.", "A bell rang on a buoy[, all by itself, in no hurry].",
                "The land became a thin blue line.",
                "A rope of seaweed swam by and tickled the oar.",
                "The water slapped the boat softly[, the way one pats a good horse].",
            ],
            daylight: ["Clouds sailed the other way."],
            attempt: [
                "{All} paddled with bare hands to go faster.", "The boat only turned in a circle.",
                "“Round is also a way,” said {speaker}|, “but it is not ours.”",
            ],
            props: ["boat"]),
        Place(
            setting: "mountain", name: "the mountain", at: "on the mountain", distance: 3,
            arrivals: [
                "The path went up|, and up the mountain went {All}.",
                "{All} climbed until the houses looked like toys.",
            ],
            details: [
                "A stream hurried down and laughed.", "A goat looked up|, and then it went on eating.",
                "The air was thin and clear.", "An echo answered, a little late[, as if it had to think first].",
                "Snow sat on the very top like sugar.",
                "A bell tinkled somewhere|, but there was no cow to be seen.",
                "Somebody had piled up flat stones to show the way.",
            ],
            daylight: ["The stones were warm from the sun."],
            attempt: [
                "{All} tried to walk straight up the rock.", "It was too steep|, and every small stone rolled away.",
                "“The mountain wants us to go around,” said {speaker}.",
            ],
            props: ["flower"]),
        Place(
            setting: "castle", name: "the castle", at: "in the castle", distance: 3,
            arrivals: [
                "A bridge led to an old castle|, and {All} crossed it.",
                "{All} knocked at the gate of an old castle, and it opened.",
            ],
            details: [
                "Flags whispered on the towers.", "A suit of armour had a bird's nest in its hat.",
                "The stairs went round and round[ and came out where they had begun].",
                "A very long table was laid for one.",
                "Every step had an echo of its own.",
                "A king looked down from a painting[, and he seemed to want to sneeze].",
                "A rocking horse with one ear stood in the hall.",
            ],
            daylight: ["The narrow windows let in stripes of light."],
            attempt: [
                "{All} pushed a heavy door with all {our} strength.", "It did not move, because it was a door to pull.",
                "“Doors can be funny,” said {speaker}.",
            ],
            props: ["table"], isIndoors: true),
        Place(
            setting: "cave", name: "the cave", at: "in the cave", distance: 3,
            arrivals: [
                "Behind the waterfall was a cave|, and {All} looked inside.", "{All} ducked into a small dry cave.",
            ],
            details: [
                "The walls glittered a little.", "Drops played a slow tune.",
                "It was cool|, and it smelled of stone.", "A warm light came from around the corner.",
                "Somebody had painted a horse on the wall[, long ago and very carefully].",
                "Stones hung from the roof like icicles that had forgotten to melt.",
                "A little pool lay there, as clear as glass[ and not deeper than a hand].",
            ],
            daylight: [],
            attempt: [
                "{All} tried to count the ways that led on.",
                "Each number came back as an echo|, so the count was wrong.",
                "“The cave is playing with us,” said {speaker}.",
            ],
            props: ["lantern"], isIndoors: true),
        Place(
            setting: "clouds", name: "the clouds", at: "up in the clouds", distance: 4,
            arrivals: [
                "A warm wind came along|, and it carried {All} up onto a cloud.",
                "{All} stepped onto a cloud as if it were a rug.",
            ],
            details: [
                "The cloud was white and soft as dough.", "Far below, a river lay like a ribbon.",
                "Somebody had beaten the clouds into shape[, like cream for a cake].",
                "Birds rested and talked about the south.",
                "It smelled of clean washing.",
                "Every step left a dimple|, and the dimple filled up again.",
                "The rain was being stored in one corner[, for next week].",
            ],
            daylight: ["A rainbow began right here.", "The sun was very near and very friendly."],
            attempt: [
                "{All} jumped over to the next cloud.", "It was only mist|, and {we} sank in up to the chin.",
                "“Some clouds are just for looking,” said {speaker}.",
            ],
            props: ["kite"]),
        Place(
            setting: "space", name: "the stars", at: "up among the stars", distance: 5,
            arrivals: [
                "A silver rocket stood ready|, and it carried {All} up to the stars.",
                "Up and up went {All}, until the stars were near.",
            ],
            details: [
                "The earth was a blue marble with a white scarf.", "A comet swept by with its long tail.",
                "Nothing weighed anything[, not even a shoe].", "The moon had a kind face.",
                "Stars hung on all sides like lamps.",
                "An empty teacup floated by and did not say where it was going.",
                "It was so quiet that one could hear the stars being bright.",
            ],
            daylight: [],
            attempt: [
                "{All} tried to walk on the Milky Way.", "It had no ground|, so every step became a somersault.",
                "“Floating will have to do,” said {speaker}.",
            ],
            props: []),
    ]
}
