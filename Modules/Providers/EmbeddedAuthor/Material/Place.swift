import StoryCore

/// A place that a story can come through, and what is there and nowhere else.
struct Place {
    var setting: Setting
    /// How a sentence names it: "the harbour".
    var name: String
    /// Ways to get there.
    var arrivals: [String]
    /// What can be seen, heard and smelled.
    var details: [String]
    /// Something that is tried and does not work, with its reason, and what comes of it.
    var attempt: [String]
    var props: [Prop]
    /// Who may live there.
    var helpers: [Species]
    var isIndoors = false
}

extension Place {
    static let all: [Place] = [
        Place(
            setting: "bedroom", name: "the bedroom",
            arrivals: ["{All} tiptoed into the bedroom.", "The bedroom door stood open, and {All} went in."],
            details: [
                "The blanket made soft hills on the bed.", "A small lamp drew a yellow ring on the wall.",
                "The curtain breathed in and out.", "Under the bed it smelled of wood and old books.",
                "A clock said tick, and then it said tock.", "The pillow still had a dent in the middle.",
            ],
            attempt: [
                "{We} looked under the bed first.", "It was too dark there to see anything but socks.",
                "“Then we need a light,” said {hero}.",
            ],
            props: ["bed", "lantern", "teddy", "book"], helpers: ["mouse", "cat", "robot", "star"], isIndoors: true),
        Place(
            setting: "kitchen", name: "the kitchen",
            arrivals: ["{All} followed a warm smell into the kitchen.", "In the kitchen, {All} stopped to listen."],
            details: [
                "A pot was humming on the stove.", "Flour lay on the table like thin snow.",
                "The spoons hung in a row, from big to small.", "Somewhere a drop fell into the sink.",
                "Bread was cooling by the window.", "The floor tiles were black and white and cold.",
            ],
            attempt: [
                "{We} climbed on a chair to reach the top shelf.", "The chair was too low, and the shelf was too high.",
                "“Up is not the way,” said {hero}.",
            ],
            props: ["table", "cup", "chair", "basket"], helpers: ["mouse", "cat", "robot", "dog"], isIndoors: true),
        Place(
            setting: "garden", name: "the garden",
            arrivals: ["A green gate led {us} into the garden, and {All} went through.", "{All} ran out into the garden."],
            details: [
                "Beans climbed up their sticks.", "A watering can stood in the grass and was full of sky.",
                "Bees went from one flower to the next.", "The earth was dark and crumbly.",
                "A snail had left a silver line on the path.", "It smelled of mint.",
            ],
            attempt: [
                "{We} tried to dig a hole beside the old wall.", "There were too many roots, and the spade was small.",
                "“This hole does not want us,” said {hero}.",
            ],
            props: ["flower", "basket", "bench", "tree"], helpers: ["hedgehog", "frog", "cat", "rabbit", "duck"]),
        Place(
            setting: "forest", name: "the forest",
            arrivals: ["Soon {All} stood among the tall trees of the forest.", "The path went into the forest, and so did {All}."],
            details: [
                "Light fell through the leaves in small coins.", "The moss was as soft as a cushion.",
                "A woodpecker knocked and waited and knocked.", "Pine cones lay everywhere.",
                "It smelled of mushrooms and rain.", "High up, the branches held hands.",
            ],
            attempt: [
                "{We} took the straight path through the ferns.", "It turned and turned and came back to the same tree.",
                "“Hello again, tree,” said {hero}.",
            ],
            props: ["tree", "basket", "lantern"], helpers: ["fox", "owl", "squirrel", "bear", "hedgehog", "rabbit"]),
        Place(
            setting: "meadow", name: "the meadow",
            arrivals: ["Behind the fence began the meadow, and {All} waded in.", "{All} came out on a wide meadow."],
            details: [
                "The grass was higher than a knee.", "Grasshoppers jumped away on all sides.",
                "The wind combed the meadow from left to right.", "Yellow flowers nodded.",
                "A butterfly could not decide where to sit.", "Far away a cow said one long word.",
            ],
            attempt: [
                "{We} called as loudly as {we} could.", "The meadow was so wide that the wind ate every word.",
                "“Shouting is no use here,” said {hero}.",
            ],
            props: ["flower", "kite", "tree"], helpers: ["rabbit", "mouse", "fox", "dog", "frog"]),
        Place(
            setting: "beach", name: "the beach",
            arrivals: ["{All} took off {our} shoes and walked onto the beach.", "At the beach, {All} felt sand between {our} toes."],
            details: [
                "The waves came, said hush, and went.", "Shells lay in a line, pink and white.",
                "Somebody had built a castle with one tower.", "The air tasted of salt.",
                "A crab walked sideways and did not say sorry.", "Wet stones shone like sweets.",
            ],
            attempt: [
                "{We} drew a big arrow in the sand.", "A wave came and wiped it away, because that is what waves do.",
                "“The sea cannot read,” said {hero}.",
            ],
            props: ["shell", "boat", "umbrella", "ball"], helpers: ["gull", "seal", "duck", "dog"]),
        Place(
            setting: "sea", name: "the sea",
            arrivals: ["A little boat took {us} out to sea, and {All} held on.", "{All} rowed a small boat out on the sea."],
            details: [
                "The water was green at the top and dark below.", "Small fish flew up like sparks.",
                "The boat rocked as a cradle does.", "A bell rang on a buoy, all by itself.",
                "The land became a thin blue line.", "Clouds sailed the other way.",
            ],
            attempt: [
                "{We} paddled with both hands to go faster.", "The boat only turned in a circle, for one hand was stronger.",
                "“Round is also a way,” said {hero}, “but not ours.”",
            ],
            props: ["boat", "bell"], helpers: ["seal", "gull", "duck", "star"]),
        Place(
            setting: "harbour", name: "the harbour",
            arrivals: ["{All} came down the steps to the harbour.", "The harbour was full of masts when {All} arrived."],
            details: [
                "Ropes creaked, and flags flapped.", "Nets hung out to dry and smelled of fish.",
                "A red boat and a blue boat bumped noses.", "The lighthouse stood at the end of the wall.",
                "Gulls told each other the news.", "Crates were piled up like a giant's stairs.",
            ],
            attempt: [
                "{We} asked the biggest ship for help.", "The ship did not answer, because it was asleep.",
                "“Big is not always awake,” said {hero}.",
            ],
            props: ["boat", "lantern", "basket", "bell"], helpers: ["gull", "seal", "cat", "dog"]),
        Place(
            setting: "mountain", name: "the mountain",
            arrivals: ["Up went the path, and up the mountain went {All}.", "{All} climbed until the houses looked like toys."],
            details: [
                "The stones were warm from the sun.", "A stream hurried down and laughed.",
                "A goat looked up and went on eating.", "The air was thin and clear.",
                "An echo answered, a little late.", "Snow sat on the very top like sugar.",
            ],
            attempt: [
                "{We} tried to climb straight up the rock.", "It was too steep, and every small stone rolled away.",
                "“The mountain wants us to go around,” said {hero}.",
            ],
            props: ["map", "backpack", "flower"], helpers: ["owl", "bear", "dragon", "fox"]),
        Place(
            setting: "city", name: "the city",
            arrivals: ["{All} rode the yellow bus into the city.", "In the city, {All} walked hand in hand with the crowd."],
            details: [
                "Windows blinked in a hundred houses.", "A tram rang its bell and bent around the corner.",
                "Somebody was playing a trumpet on a balcony.", "It smelled of roasted nuts.",
                "Pigeons walked about as if they had work to do.", "Every door had another colour.",
            ],
            attempt: [
                "{We} read all the signs at the crossing.", "There were so many arrows that they pointed at each other.",
                "“Signs are only half a help,” said {hero}.",
            ],
            props: ["bench", "balloon", "lantern"], helpers: ["cat", "dog", "robot", "mouse", "squirrel"]),
        Place(
            setting: "school", name: "the school",
            arrivals: ["The school was quiet when {All} looked in.", "{All} walked down the long corridor of the school."],
            details: [
                "Small coats hung on small hooks.", "Chalk dust danced in the light.",
                "A globe stood still on the shelf, with all its countries.", "Somebody had drawn a whale on the board.",
                "The chairs sat on the tables, feet up.", "It smelled of pencils and apples.",
            ],
            attempt: [
                "{We} looked for the answer in the thickest book.", "It was a book about cheese, so it did not help.",
                "“Thick is not the same as right,” said {hero}.",
            ],
            props: ["book", "chair", "table", "bell"], helpers: ["mouse", "robot", "owl"], isIndoors: true),
        Place(
            setting: "playground", name: "the playground",
            arrivals: ["The swings were moving when {All} reached the playground.", "{All} ran to the playground."],
            details: [
                "The slide was shiny from many trousers.", "Somebody had forgotten a bucket.",
                "The seesaw waited for two.", "A rope ladder swung to and fro.",
                "The sand was full of footprints.", "A leaf went down the slide all alone.",
            ],
            attempt: [
                "{We} went up the slide from the wrong end.", "It was far too slippery, and down {we} came again.",
                "“That was fun, but it was not a plan,” said {hero}.",
            ],
            props: ["ball", "bench", "tree"], helpers: ["squirrel", "dog", "rabbit", "hedgehog"]),
        Place(
            setting: "castle", name: "the castle",
            arrivals: ["A bridge led to an old castle, and {All} crossed it.", "{All} knocked at the gate of the castle."],
            details: [
                "Flags whispered on the towers.", "A suit of armour had a bird's nest in its hat.",
                "The stairs went round and round.", "Dust lay on a very long table.",
                "The windows were narrow and let in stripes of light.", "Every step had an echo of its own.",
            ],
            attempt: [
                "{We} pushed the heavy door with all {our} strength.", "It did not move, because it was a door to pull.",
                "“Doors can be funny,” said {hero}.",
            ],
            props: ["key", "lantern", "table"], helpers: ["dragon", "owl", "cat", "mouse"]),
        Place(
            setting: "cave", name: "the cave",
            arrivals: ["Behind the waterfall was a cave, and {All} looked inside.", "{All} ducked into a small dry cave."],
            details: [
                "The walls glittered a little.", "Drops played a slow tune.",
                "It was cool, and it smelled of stone.", "Somebody long ago had painted a horse on the wall.",
                "A warm light came from around the corner.", "Even a whisper came back.",
            ],
            attempt: [
                "{We} tried to count the ways that led on.", "Each whisper came back from another side, so the count was wrong.",
                "“The cave is playing with us,” said {hero}.",
            ],
            props: ["lantern", "key"], helpers: ["bear", "dragon", "fox", "frog"]),
        Place(
            setting: "space", name: "the stars",
            arrivals: ["A silver rocket carried {us} up, and {All} waved to the earth.", "Up and up went {All}, until the stars were near."],
            details: [
                "The earth was a blue ball with a white scarf.", "A comet swept by with its long tail.",
                "Nothing weighed anything, not even a shoe.", "The moon had a kind face.",
                "It was so quiet that thoughts could be heard.", "Stars hung on all sides like lamps.",
            ],
            attempt: [
                "{We} tried to walk on the milky way.", "It had no ground, so every step became a somersault.",
                "“Floating will have to do,” said {hero}.",
            ],
            props: ["lantern", "map"], helpers: ["star", "robot", "dragon"]),
        Place(
            setting: "clouds", name: "the clouds",
            arrivals: ["A warm wind lifted {us} up, and {All} landed on a cloud.", "{All} stepped onto a cloud as if it were a bed."],
            details: [
                "The cloud was white and gave way like dough.", "Far below, a river lay like a ribbon.",
                "Somebody was beating the clouds into shape.", "The sun was very near and very friendly.",
                "A rainbow began right here.", "Birds rested and talked about the south.",
            ],
            attempt: [
                "{We} jumped from one cloud to the next.", "The next one was only mist, and {we} sank in up to {our} chin.",
                "“Some clouds are just for looking,” said {hero}.",
            ],
            props: ["kite", "balloon"], helpers: ["star", "dragon", "gull", "owl"]),
    ]
}
