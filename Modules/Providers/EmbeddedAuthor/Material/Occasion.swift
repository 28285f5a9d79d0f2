import StoryCore

/// What belongs to an event: how such a day begins and ends, and what matters on it.
struct Occasion {
    /// Where the story begins.
    var home: Setting
    var startTime: TimeOfDay
    var endTime: TimeOfDay
    /// First sentences.
    var openings: [String]
    /// What can be missed, missed things being the heroes' own.
    var things: [String]
    /// For whom something can be done or brought.
    var people: [String]
    /// What can be learned.
    var skills: [String]
    /// Last sentences.
    var closings: [String]
    var endsAsleep = false
}

extension Occasion {
    /// The material of an event.
    static func of(_ event: StoryEvent) -> Occasion {
        switch event {
        case .bedtime:
            Occasion(
                home: "bedroom", startTime: "evening", endTime: "night",
                openings: [
                    "The day was over, and {All} had brushed {our} teeth.", "It was the quiet hour when {All} should be in bed.",
                    "Outside it grew dark, and inside {All} yawned.",
                ],
                things: ["bedtime bear", "little night lamp", "song book", "soft blue blanket"],
                people: ["Grandma", "the baby next door", "the night watchman"],
                skills: ["whistle the moon's song", "fall asleep without counting", "fold a paper star"],
                closings: [
                    "Then {All} closed {our} eyes and slept.", "Before the clock could strike, {All} {were} asleep.",
                    "{All} breathed in, breathed out, and slept until morning.",
                ], endsAsleep: true)
        case .schoolDay:
            Occasion(
                home: "school", startTime: "morning", endTime: "day",
                openings: [
                    "It was Monday, and {All} stood in front of the school.", "The school bell had not rung yet when {All} came.",
                    "{All} had packed {our} bag twice that morning.",
                ],
                things: ["pencil case", "show-and-tell stone", "reading book", "lunch box"],
                people: ["the new teacher", "the caretaker", "the boy at the next desk"],
                skills: ["tie a bow", "write a capital R", "say the days backwards"],
                closings: [
                    "When the bell rang, {All} wanted to stay a little longer.", "“Tomorrow again,” said {hero}, and that was a good word.",
                    "{All} walked home, and the bag felt light.",
                ])
        case .birthday:
            Occasion(
                home: "kitchen", startTime: "morning", endTime: "evening",
                openings: [
                    "It was a birthday, and {All} woke before everybody else.", "Today there would be cake, and {All} could hardly wait.",
                    "Seven candles lay on the table, and {All} counted them.",
                ],
                things: ["birthday crown", "box of candles", "red balloon", "birthday flute"],
                people: ["Grandpa", "the twins next door", "Mum"],
                skills: ["juggle two apples", "bake a cake with stars", "blow the birthday flute"],
                closings: [
                    "The candles went out, and {All} wished for nothing more.", "It was the best birthday, because {All} had shared it.",
                    "The last piece of cake was small, and {All} ate it slowly.",
                ])
        case .weekend:
            Occasion(
                home: "garden", startTime: "morning", endTime: "evening",
                openings: [
                    "It was Saturday, and {All} had two free days.", "No school, no hurry: {All} sat in the sun and planned.",
                    "On Saturday morning, {All} packed a small bag.",
                ],
                things: ["treasure map", "pocket compass", "green kite", "whistle"],
                people: ["Uncle Jo", "the friend across the street", "the lady with the bees"],
                skills: ["fly a kite", "whistle on a blade of grass", "skip a stone"],
                closings: [
                    "And the best of it was that Sunday was still to come, thought {All}.",
                    "That evening, {All} emptied {our} shoes, and out came sand.",
                    "{All} {were} tired in the way that feels good.",
                ])
        case .rainyDay:
            Occasion(
                home: "bedroom", startTime: "morning", endTime: "evening",
                openings: [
                    "It rained, and {All} stood at the window.", "Drops ran down the glass, and {All} gave them names.",
                    "It was a grey day, and {All} did not know what to do.",
                ],
                things: ["yellow umbrella", "left rubber boot", "box of crayons", "paper boat"],
                people: ["the postman", "the lady upstairs", "Dad"],
                skills: ["fold a paper boat", "drum like the rain", "find the end of a rainbow"],
                closings: [
                    "Outside it was still raining, and {All} hoped that it would never stop.",
                    "“What a fine grey day,” said {hero}.", "The rain drummed, and {All} drummed along.",
                ])
        case .family:
            Occasion(
                home: "kitchen", startTime: "day", endTime: "evening",
                openings: [
                    "The whole family was coming, and {All} laid the table.", "At home everybody was busy, and {All} wanted to help.",
                    "It was family day, and {All} had a plan.",
                ],
                things: ["family photo", "big soup spoon", "recipe of the apple pie", "old music box"],
                people: ["Grandma", "the smallest cousin", "Great-Aunt Edith"],
                skills: ["dance Grandpa's dance", "set a table for ten", "sing the family song"],
                closings: [
                    "They all sat close together, and {All} sat in the middle.", "There was one chair too few, so {All} sat on a lap.",
                    "It was loud and warm, and {All} {were} glad.",
                ])
        case .friendship:
            Occasion(
                home: "playground", startTime: "day", endTime: "evening",
                openings: [
                    "Somebody new had moved into the street, and {All} had seen the boxes.", "{All} had a seesaw, but a seesaw needs two ends.",
                    "On the playground, {All} saw somebody who was alone.",
                ],
                things: ["friendship band", "second skipping rope", "bag of marbles", "walkie-talkie"],
                people: ["the new girl", "a shy neighbour", "the boy with the red cap"],
                skills: ["say hello in three languages", "skip with two ropes", "share a secret"],
                closings: [
                    "Now there was one friend more, and {All} waved for a long time.", "“See you tomorrow,” said {hero}, and somebody said it back.",
                    "A seesaw needs two ends, and now {All} had found the other one.",
                ])
        case .learning:
            Occasion(
                home: "school", startTime: "morning", endTime: "evening",
                openings: [
                    "There was something that {All} could not do yet.", "“Not yet” was the word of the day, and {All} knew it well.",
                    "{All} had tried it ten times that morning.",
                ],
                things: ["learning book", "lucky pencil", "magnifying glass", "notebook with the stars"],
                people: ["the music teacher", "Grandpa", "the little sister"],
                skills: ["ride a bicycle", "read a whole page", "play a tune", "tell the time"],
                closings: [
                    "What had been hard in the morning was easy now, and {All} laughed.", "“Not yet” had become “now,” and {All} wrote it down.",
                    "{All} did it once more, just because it worked.",
                ])
        case .helping:
            Occasion(
                home: "city", startTime: "morning", endTime: "evening",
                openings: [
                    "Somebody had to help, and {All} had time.", "It began with a heavy bag, which {All} helped to carry.",
                    "“Can I do something?” asked {hero}, and that was how it began.",
                ],
                things: ["toolbox", "baker's hat", "milk can", "key to the tower clock"],
                people: ["the baker", "old Mr. Finn", "the lady with the bees"],
                skills: ["mend a wheel", "ring the tower bell", "carry soup without spilling"],
                closings: [
                    "Helping makes hungry, and so {All} got two buns.", "“Thank you” is a short word, and {All} heard it all the way home.",
                    "Nobody had asked for thanks, but {All} got them anyway.",
                ])
        case .holiday:
            Occasion(
                home: "harbour", startTime: "morning", endTime: "evening",
                openings: [
                    "The suitcase was packed, and {All} sat on it.", "It was the first day of the holidays, and {All} smelled the sea.",
                    "Everything was new here, and {All} looked at everything.",
                ],
                things: ["straw hat", "holiday diary", "red bucket", "old camera"],
                people: ["the ferryman", "the ice cream seller", "a friend at home"],
                skills: ["swim like a frog", "count to ten in a new language", "find a lucky shell"],
                closings: [
                    "One shell went into the suitcase, and {All} put it right on top.", "On the postcard, {All} wrote: “There was too much to write.”",
                    "The sea said hush, and {All} said good night to it.",
                ])
        }
    }
}
