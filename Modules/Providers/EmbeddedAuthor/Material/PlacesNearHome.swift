import StoryCore

extension Place {
    /// Where children are on most days.
    static let near: [Place] = [
        Place(
            setting: "bedroom", name: "the bedroom", at: "in the bedroom", distance: 0,
            arrivals: ["The bedroom door stood open|, and {All} went in."],
            details: [
                "The blanket made soft hills on the bed.", "A small lamp drew a yellow ring on the wall.",
                "The curtain breathed in and out[, as if it were asleep already].",
                "A clock said tick|, and then it said tock.", "The pillow still had a dent in the middle.",
            ],
            daylight: [], attempt: [], props: ["bed"], isIndoors: true, hasPeople: true),
        Place(
            setting: "kitchen", name: "the kitchen", at: "in the kitchen", distance: 0,
            arrivals: ["{All} followed a warm smell into the kitchen."],
            details: [
                "A pot was humming on the stove[, as pots do when nobody hurries them].",
                "Flour lay on the table like thin snow.", "The spoons hung in a row, from big to small.",
                "Bread was cooling by the window[, and it smelled of Sunday].", "The floor tiles were cool and smooth.",
            ],
            daylight: [], attempt: [], props: ["table"], isIndoors: true, hasPeople: true),
        Place(
            setting: "school", name: "the school", at: "at school", distance: 1,
            arrivals: [
                "The school was quiet|, and {All} looked in.", "{All} walked down the long corridor of the school.",
            ],
            details: [
                "Small coats hung on small hooks.", "A globe stood on the shelf[, with all its seas and countries].",
                "Somebody had drawn a whale on the board.", "It smelled of pencils and apples.",
                "The chairs stood in a circle[, as if they were telling each other stories].",
                "On the window sill grew a bean in a jar[, and its name was Fred].",
                "A row of paper lanterns hung across the room.",
            ],
            daylight: ["Dust danced in a stripe of light."],
            attempt: [
                "{All} looked for help in the thickest book.", "It was a book about cheese|, so it did not help.",
                "“Thick is not the same as right,” said {speaker}.",
            ],
            props: ["chair", "book"], isIndoors: true, hasPeople: true),
        Place(
            setting: "garden", name: "the garden", at: "in the garden", distance: 1,
            arrivals: [
                "{All} pushed open the green gate|, and behind it was the garden.",
                "{All} went into the garden on tiptoe.",
            ],
            details: [
                "Beans climbed up their sticks.",
                "A watering can stood in the grass[ and was full to the brim with sky].",
                "The earth was dark and crumbly.", "A snail had left a silver line on the path.",
                "It smelled of mint[ and of a little rain from yesterday].",
                "A flower pot wore a spider's web like a veil.",
                "The rain barrel said plop now and then.",
            ],
            daylight: ["Bees went from one flower to the next."],
            attempt: [
                "{All} looked behind the old wall.", "Only nettles lived there|, and nettles do not like visitors.",
                "“Then not behind the wall,” said {speaker}.",
            ],
            props: ["flower"], hasPeople: true),
        Place(
            setting: "playground", name: "the playground", at: "at the playground", distance: 1,
            arrivals: ["A swing was still moving when {All} reached the playground.", "{All} ran to the playground."],
            details: [
                "The slide was shiny from many trousers.",
                "Somebody had forgotten a bucket[, and it was waiting bravely].",
                "The seesaw waited for two.", "A rope ladder swung to and fro.", "The sand was full of footprints.",
                "A skipping rope lay in the grass like a sleepy snake.",
                "Somebody had drawn squares for hopping[, all the way up to twelve].",
            ],
            daylight: ["A leaf went down the slide all alone."],
            attempt: [
                "{All} went up the slide from the wrong end.", "It was far too slippery|, and down {we} came again.",
                "“That was fun|, but it was not a plan,” said {speaker}.",
            ],
            props: ["bench"], hasPeople: true),
        Place(
            setting: "city", name: "the town", at: "in the town", distance: 1,
            arrivals: [
                "{All} came to the town with the crooked roofs.",
                "The road led into the town|, and {All} looked up at the roofs.",
            ],
            details: [
                "Windows blinked in a hundred houses.",
                "A tram rang its bell[ and bent around the corner like a caterpillar].",
                "Somebody was playing a trumpet on a balcony.", "It smelled of roasted nuts.",
                "Every door had another colour.",
                "A baker's sign swung to and fro|, and it squeaked a little.",
                "On one roof turned a weathercock[, who could not make up his mind].",
            ],
            daylight: ["Pigeons walked about[ as if they had important work to do]."],
            attempt: [
                "{All} read all the signs at the crossing.",
                "There were too many arrows|, and two of them pointed at each other.",
                "“Signs are only half a help,” said {speaker}.",
            ],
            props: ["bench"], hasPeople: true),
        Place(
            setting: "meadow", name: "the meadow", at: "in the meadow", distance: 2,
            arrivals: ["Behind the fence began the meadow|, and {All} waded in.", "{All} came out on a wide meadow."],
            details: [
                "The grass was higher than a knee.", "The wind combed the meadow from left to right.",
                "Yellow flowers nodded[, as if they agreed with everything].", "Far away, a cow said one long word.",
                "A fence post wore a lost mitten.",
                "Clover grew there, and some of it had four leaves.",
                "An old bathtub stood in the grass[, for the cows to drink from].",
            ],
            daylight: ["A butterfly could not decide where to sit.", "Grasshoppers jumped away on all sides."],
            attempt: [
                "{All} called as loudly as a trumpet.", "The meadow was so wide that the wind ate every word.",
                "“Shouting is no use here,” said {speaker}.",
            ],
            props: ["flower"], hasPeople: true),
        Place(
            setting: "forest", name: "the forest", at: "in the forest", distance: 2,
            arrivals: [
                "Soon {All} stood among the tall trees of the forest.",
                "The path went into the forest|, and so did {All}.",
            ],
            details: [
                "The moss was as soft as a cushion.", "Pine cones lay everywhere.",
                "It smelled of mushrooms and bark.", "High up, the branches held hands.",
                "A stream talked to itself under the ferns[, and it never ran out of things to say].",
                "A fallen trunk made a good bench for three.",
                "Toadstools stood about like red umbrellas[ that somebody had left open].",
            ],
            daylight: [
                "Light fell through the leaves in small coins.", "A woodpecker knocked and waited and knocked.",
            ],
            attempt: [
                "{All} took the straight path through the ferns.",
                "It turned and turned|, and it came back to the same tree.",
                "“Hello again, tree,” said {speaker}.",
            ],
            props: ["tree"], hasPeople: true),
    ]
}
