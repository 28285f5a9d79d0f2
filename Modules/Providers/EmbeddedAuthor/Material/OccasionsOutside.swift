import StoryCore

extension Occasion {
    static let schoolDay = Occasion(
        home: "school", end: "school", startTime: "morning", endTime: "day",
        openings: [
            "It was Monday|, and {All} stood in front of the school.",
            "The school bell had not rung yet when {All} came.",
            "{All} had packed {our} things twice that morning.", "{All} came to school early.",
        ],
        departures: [
            "In the corner stood a big box for playing|, and {All} climbed in and set off.",
            "The big map on the wall rolled itself out like a road|, and {All} walked right in.",
            "{All} stepped right into the big map on the wall.",
        ],
        things: ["pencil case", "show-and-tell stone", "reading book", "lunch box"],
        people: [
            Person(name: "the new teacher"), Person(name: "the caretaker"),
            Person(name: "the new boy", species: "child"),
        ],
        skills: ["tie a bow", "say the days backwards", "skip with a long rope"],
        returns: [
            "Then {All} {were} back at school, in time for the last lesson.",
            "Back at school, {All} found that hardly a minute had passed.",
        ],
        evening: [
            "The chalk squeaked on the board.", "“Who can tell us something?” asked the teacher.",
            "Three hands went up at once.", "“School is full of surprises,” said {hero}.",
            "Everybody wanted to hear it twice.",
            "There were still two biscuits in the tin[, and a lot of crumbs].",
            "The chairs went up on the tables.", "A paper plane landed in the flower pot.",
        ],
        closings: [
            "When the bell rang, {All} wanted to stay a little longer.",
            "“See you all tomorrow,” said {hero}|, and it was good to know.",
            "{All} walked home|, and the way had never been so short.",
        ], isJourneyOfFancy: true)

    static let weekend = Occasion(
        home: "garden", end: "bedroom", startTime: "morning", endTime: "evening",
        openings: [
            "It was Saturday|, and {All} had two free days.",
            "There was no school and no hurry|, and {All} sat in the sun.",
            "On Saturday morning, {All} packed a small bag.",
        ],
        departures: [
            "{All} put two apples into a bag|, and off {we} went.",
            "The gate squeaked[, which is how gates say goodbye]|, and {All} set out.",
        ],
        things: ["treasure map", "pocket compass", "green kite", "silver whistle"],
        people: [
            Person(name: "Uncle Jo"), Person(name: "the lady with the bees"),
            Person(name: "the friend across the street", species: "child"),
        ],
        skills: ["whistle on a blade of grass", "walk like a crab", "fly a kite"],
        returns: [
            "The way back was shorter, as ways back are.", "Then {All} walked home with the evening behind {us}.",
        ],
        evening: [
            "At home, {All} took off {our} shoes|, and out came sand.", "There was warm bread with honey.",
            "The bath water turned brown[, which is a sign of a good day].",
            "“We went quite far,” said {hero}.", "A window was open|, and a blackbird sang.",
            "{All} told each toe that it could rest.", "The bag stood by the door, ready for next time.",
            "Outside, the first lamp went on.",
        ],
        closings: [
            "And the best of it was that {All} still had all of Sunday.",
            "{All} {were} tired in the way that feels good.",
            "“What a day,” said {hero}|, and that said it all.",
        ])

    static let friendship = Occasion(
        home: "playground", end: "playground", startTime: "morning", endTime: "evening",
        openings: [
            "Somebody new had moved into the street|, and {All} had seen the boxes.",
            "{All} sat on the seesaw|, but a seesaw needs two ends.", "It was a good day for friends, thought {All}.",
            "{All} felt like making a friend.",
        ],
        departures: [
            "Nobody ever found a friend by sitting|, so off {we} went.",
            "{All} jumped up|, and off {we} went.",
        ],
        things: ["friendship band", "second skipping rope", "bag of marbles", "big red ball"],
        people: [
            Person(name: "the new girl", species: "child"), Person(name: "the shy boy next door", species: "child"),
            Person(name: "the boy with the red cap", species: "child"),
        ],
        skills: ["say hello in three languages", "skip with two ropes", "tell a joke without laughing first"],
        returns: [
            "Then {All} ran back to the playground, and not alone.",
            "Back at the playground, somebody was waiting for {All}.",
        ],
        evening: [
            "There stood a child whom nobody knew. “Can I play, too?” asked the child. “Of course,” said {hero}.",
            "The seesaw went up and down[ and up and down]|, and it squeaked for joy.",
            "There was one apple|, so it was cut in two.",
            "{All} knew a good game|, and it had hardly any rules.",
            "Somebody laughed|, and then everybody did.", "The swings flew as high as the hedge.",
        ],
        closings: [
            "Now there was one friend more|, and {All} waved for a long time.",
            "“See you tomorrow,” said {hero}|, and somebody said it back.",
            "A seesaw needs two ends|, and now {All} had found the other one.",
        ])

    static let learning = Occasion(
        home: "school", end: "bedroom", startTime: "morning", endTime: "evening",
        openings: [
            "{All} wanted to learn something new that day[, and it did not matter what].",
            "“Not yet” were the words of the day|, and {All} liked them.",
            "{All} had a head full of questions that morning.",
        ],
        departures: [
            "{All} took a deep breath|, and off {we} went.",
            "The world is the biggest school|, so off {we} went.",
        ],
        things: ["lucky pencil", "magnifying glass", "notebook with the stars", "book of questions"],
        people: [
            Person(name: "the music teacher"), Person(name: "Grandpa"),
            Person(name: "the little sister", species: "child"),
        ],
        skills: ["stand on one leg like a stork", "juggle three stones", "turn a cartwheel"],
        returns: ["Then {All} went home, one head taller.", "All the way home, {All} thought about it."],
        evening: [
            "At home, everybody wanted to hear about it.", "Even the cat listened.",
            "There were pancakes for supper[, the round kind and the other kind].",
            "“I did not know that this morning,” said {hero}.",
            "{All} wrote the day down in big letters.", "A star was stuck beside the date.",
            "What is learned does not get lost in the night.",
            "The questions were still there|, but now they had company.",
        ],
        closings: [
            "What had been hard in the morning was easy now|, and {All} laughed.",
            "“Not yet” had become “now”|, and {All} {were} proud.",
            "{All} knew one thing more than yesterday|, and it was a good thing.",
        ], favourites: [Plot.learning, Plot.learning, Plot.learning])

    static let helping = Occasion(
        home: "city", end: "city", startTime: "morning", endTime: "evening",
        openings: [
            "Somebody had to help|, and {All} had time.", "It began with a heavy bag that {All} helped to carry.",
            "There was a lot to do|, and {All} wanted to help.",
        ],
        departures: [
            "{All} rolled up {our} sleeves|, and off {we} went.",
            "It was best to start at once|, so off {we} went.",
        ],
        things: ["toolbox", "baker's hat", "milk can", "key to the tower clock"],
        people: [Person(name: "the baker"), Person(name: "old Farmer Finn"), Person(name: "the lady with the bees")],
        skills: ["whistle through two fingers", "tie a sailor's knot", "balance an egg on a spoon"],
        returns: [
            "Then {All} walked back through the evening streets.",
            "Back in the town, the lamps were lit when {All} came.",
        ],
        evening: [
            "The baker waved from the door.",
            "Helping makes you hungry|, so there were warm buns[ with sugar on top].",
            "The fountain splashed quietly.", "Everybody in the street knew about it.",
            "“It was nothing,” said {hero}|, but it was something.", "{All} sat on the steps and rested.",
            "The tower clock struck, and it was on time.", "A cat came and helped with the crumbs.",
        ],
        closings: [
            "“Thank you” is a short word|, and {All} heard it all the way home.",
            "Nobody had promised a reward|, but {All} felt rich.",
            "{All} walked home on tired, happy feet.",
        ])

    static let holiday = Occasion(
        home: "harbour", end: "harbour", startTime: "morning", endTime: "evening",
        openings: [
            "The suitcase was still packed|, and {All} sat on it by the water.",
            "It was the first day of the holidays|, and {All} smelled the sea.",
            "Everything was new here|, and {All} looked at everything.",
        ],
        departures: [
            "There was a whole new land to see|, so {All} set out.",
            "A harbour is a good place to start from|, so off {we} went.",
        ],
        things: ["straw hat", "holiday diary", "red bucket", "old camera"],
        people: [Person(name: "the ferryman"), Person(name: "the ice cream seller"), Person(name: "Grandma")],
        skills: ["skip a stone", "count to ten in a new language", "whistle like a ferry"],
        returns: [
            "The evening sun showed {All} the way back to the harbour.",
            "Then {All} came back to the harbour by the long way.",
        ],
        evening: [
            "The boats came home, one after the other.", "There was ice cream in two colours.",
            "{All} counted the lights on the water.", "“I will write a postcard,” said {hero}.",
            "A ferry hooted, long and low.", "The suitcase got a new sticker[ with a fish on it].",
            "The warm wall was a good place to sit.", "The wind smelled of salt and pancakes.",
        ],
        closings: [
            "One shell went into the suitcase|, and {All} put it right on top.",
            "The sea said hush|, and {All} said good night to it.",
            "{All} looked out over the water|, and there was nothing to wish for.",
        ])
}
