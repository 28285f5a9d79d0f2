import StoryCore

extension Occasion {
    static let bedtime = Occasion(
        home: "bedroom", end: "bedroom", startTime: "evening", endTime: "night",
        openings: [
            "The day was over|, and {All} had brushed {our} teeth.",
            "It was the quiet hour when {All} should be in bed.",
            "Outside it grew dark|, and inside {All} yawned.",
        ],
        departures: [
            "{All} pulled up the blanket|, and the bed floated out of the window[ like a boat].",
            "The bed gave a little hop[, as beds do at this hour]|, and it carried {All} out into the night.",
        ],
        things: ["bedtime bear", "little night lamp", "song book", "soft blue blanket"],
        people: [Person(name: "Grandma"), Person(name: "the night watchman"), Person(name: "the lamplighter")],
        skills: ["whistle the moon's song", "hum without a sound", "fold a paper star"],
        returns: [
            "Then the bed turned around and floated home.", "The bed knew the way back[, and it took it slowly].",
        ],
        evening: [
            "The house was quiet and warm.", "A small lamp still burned.",
            "{All} lay down and wriggled {our} toes.", "“Good night, bed,” said {hero}.",
            "The blanket was just the right weight.", "Somewhere, somebody was humming.",
            "The moon looked in at the window.", "The pillow was cool on one side and warm on the other.",
        ],
        closings: [
            "Then {All} closed {our} eyes and fell asleep.", "Before the clock could strike, {All} {were} fast asleep.",
            "{All} breathed in and out|, and soon {we} {were} asleep.",
        ], endsAsleep: true, isJourneyOfFancy: true)

    static let birthday = Occasion(
        home: "kitchen", end: "kitchen", startTime: "morning", endTime: "evening",
        openings: [
            "It was a birthday|, and {All} woke before everybody else.",
            "Today there would be cake|, and {All} could hardly wait.",
            "Candles lay ready on the table|, and {All} counted them.",
        ],
        departures: [
            "The cake was still in the oven|, so {All} put on {our} shoes.",
            "There was time until the candles[, and time is meant to be used]|, so {All} went out of the door.",
        ],
        things: ["birthday crown", "box of candles", "red balloon", "birthday flute"],
        people: [Person(name: "Grandpa"), Person(name: "Mum"), Person(name: "the girl next door", species: "child")],
        skills: ["juggle two apples", "whistle a birthday song", "play the birthday flute"],
        returns: ["Then it was time to go home for the cake.", "{All} ran home, because cake does not like to wait."],
        evening: [
            "The kitchen smelled of vanilla.", "The cake was a little crooked|, and it was very good.",
            "Everybody sang[, some high, some low, and some both].", "Everybody wore paper hats.",
            "There was one candle more than last year.", "The wrapping paper rustled on the floor.",
            "“Is there any more?” asked {hero}.", "A balloon bumped softly against the lamp.",
        ],
        closings: [
            "The candles went out|, and {All} had nothing left to wish for.",
            "It was the best birthday, because {All} had shared it.",
            "The last piece of cake was small|, and {All} ate it slowly.",
        ])

    static let rainyDay = Occasion(
        home: "bedroom", end: "bedroom", startTime: "morning", endTime: "evening",
        openings: [
            "It rained|, and {All} stood at the window.", "Drops ran down the glass|, and {All} gave them names.",
            "It was a grey and rainy day|, and {All} did not know what to do.",
        ],
        departures: [
            "{All} climbed into the big laundry basket|, and it sailed away from the rain.",
            "{All} built a ship of chairs[ and one old sheet]|, and it sailed out of the rain.",
        ],
        things: ["yellow umbrella", "left rubber boot", "box of crayons", "paper boat"],
        people: [Person(name: "the postman"), Person(name: "the lady upstairs"), Person(name: "Dad")],
        skills: ["fold a paper boat", "drum like the rain", "hop over three puddles"],
        returns: [
            "Then {All} sailed home, back into the rain.",
            "The way home went through the rain|, but {All} did not mind.",
        ],
        evening: [
            "The rain was still drumming on the roof.", "There was cocoa in big cups.",
            "Wet socks hung over the chair in a row.", "“Rain is not so bad,” said {hero}.",
            "The window was misty[, just right for drawing on].", "{All} drew a round face on the glass.",
            "The room smelled of toast.", "The gutter gurgled like a happy frog.",
        ],
        closings: [
            "Outside it was still raining|, and {All} hoped that it would go on.",
            "“What a fine grey day,” said {hero}.",
            "The rain drummed|, and {All} drummed along, very softly.",
        ], isJourneyOfFancy: true)

    static let family = Occasion(
        home: "kitchen", end: "kitchen", startTime: "morning", endTime: "evening",
        openings: [
            "The whole family was coming|, and {All} laid the table.",
            "At home everybody was busy|, and {All} wanted to help.",
            "It was family day|, and {All} had a plan.",
        ],
        departures: [
            "There were hours until dinner|, so {All} put on {our} shoes.",
            "“Be back for soup!” somebody called|, and {All} went out of the door.",
        ],
        things: ["family photo", "big soup spoon", "recipe book", "old music box"],
        people: [
            Person(name: "Grandma"), Person(name: "the smallest cousin", species: "child"),
            Person(name: "Great-Aunt Edith"),
        ],
        skills: ["dance Grandpa's dance", "whistle the family song", "tell a joke without laughing first"],
        returns: [
            "It smelled of soup from far away|, so {All} hurried home.",
            "Then {All} walked home, where everybody was waiting.",
        ],
        evening: [
            "The soup was hot|, and everybody blew on it.", "Somebody told the story of the goat on the roof.",
            "Everybody talked at once[, and still everybody was heard].", "“Once more!” said {hero}.",
            "{All} told it all from the beginning.", "There was one chair too few|, and a lap is also a chair.",
            "The lamp over the table was round and yellow.", "A spoon fell|, and nobody minded.",
        ],
        closings: [
            "They all sat close together|, and {All} sat in the middle.",
            "It was loud and warm|, and {All} {were} glad.",
            "Home was full of people|, and that was just how {All} liked it.",
        ])
}
