import StoryCore

/// What a hero's nature does in a story.
enum CharacterMaterial {
    /// How a trait decides at the turn; `{hero}` is the one who has it.
    static func deed(_ trait: Trait) -> [String] {
        switch trait {
        case .brave: ["But {hero} was brave and took the first step.", "“I am a bit afraid,” said {hero}, “and I am going anyway.”"]
        case .kind: ["But {hero} was kind and asked the one question that nobody had asked.", "“What do you need?” said {hero}, and then it was easy."]
        case .curious: ["But {hero} was curious and looked once more, from below.", "“Why is it so?” asked {hero}, and the answer was the way."]
        case .funny: ["But {hero} was funny and made a face.", "Everybody laughed, and when people laugh they have good ideas."]
        case .smart: ["But {hero} was smart and thought for as long as it takes to peel an apple.", "“If it is not here, it must be there,” said {hero}, and so it was."]
        case .adventurous: ["But {hero} loved adventures and saw a way where there was none.", "“Follow me,” said {hero}, and it was fun."]
        case .creative: ["But {hero} was creative and saw something else in it.", "“We can make it new,” said {hero}, and began at once."]
        case .helpful: ["But {hero} was helpful and simply began with one small piece.", "When one begins, the others come, and so they did."]
        case .gentle: ["But {hero} was gentle and waited without a word.", "What runs from loud hands comes to quiet ones."]
        case .magical: ["But {hero} had a little magic and only needed a whisper.", "The air began to shimmer, and it smelled of oranges."]
        }
    }

    /// What a hero without a trait does.
    static let plainDeed = ["But {hero} did not give up and tried it one more time.", "Once more is often the right number."]

    /// How the trait of another hero shows on the way.
    static func gesture(_ trait: Trait?, of name: String) -> String {
        switch trait {
        case .brave: "{All} went on, and \(name) went ahead where it was dark."
        case .kind: "\(name) shared the last biscuit, and {All} ate it in crumbs."
        case .curious: "\(name) had a hundred questions, and {All} found answers to three."
        case .funny: "\(name) walked like a penguin until {All} had to hold on to a wall."
        case .smart: "\(name) counted the steps, so {All} knew how far it was."
        case .adventurous: "\(name) wanted to see what was behind the next bend, and {All} ran."
        case .creative: "\(name) made a hat of leaves, and {All} wore it in turn."
        case .helpful: "\(name) carried what was heavy, and {All} {were} thankful."
        case .gentle: "\(name) stroked a beetle with one finger, and {All} watched."
        case .magical: "\(name) said that the stones were listening, and {All} greeted them."
        case nil: "\(name) hummed a song, and {All} joined in."
        }
    }

    /// What fits a tone, told here and there on the way.
    static func interludes(_ tone: StoryTone) -> [String] {
        switch tone {
        case .gentle: [
            "Everything was soft and slow.", "Somewhere, somebody was humming.", "It was good to be here, just like this.",
            "The air was as mild as milk.", "{We} took a deep breath and let it go.", "Nothing was in a hurry.",
            "A hand found another hand.", "The light was the colour of honey.", "Even the stones looked friendly.",
            "There was time enough for everything.", "A leaf came down and took its time.", "It was so still that a thought could land.",
        ]
        case .cheerful: [
            "“Hurray!” said {hero}, for no reason at all.", "The sun tickled everybody's nose.", "{We} skipped the next ten steps.",
            "It was a day for singing, so there was singing.", "“High five!” said {hero} to a tree.", "A ladybird came along for a while.",
            "Everything seemed to wave.", "{We} shared a pear, and it dripped.", "“This is going well,” said {hero}.",
            "The path was in a good mood.", "A cloud looked like a cake.", "Somebody laughed, and then everybody did.",
        ]
        case .funny: [
            "Then {hero} sneezed so hard that a hat flew off.", "It was not even {our} hat.", "“Excuse me,” said {hero} to a lamp post.",
            "A sock had got lost too, but that is another story.", "Somebody had put the left shoe on the right foot.",
            "A beetle fell over, got up, and bowed.", "“I meant to do that,” said {hero}.", "A sandwich was eaten upside down.",
            "The echo said something quite different.", "{We} walked backwards for a while, to save the front.",
            "A goose gave directions, all of them wrong.", "“My nose is older than my teeth,” said {hero}, and that was true.",
        ]
        case .adventurous: [
            "“Onward!” said {hero}.", "There was no sign, so {we} made one.", "Over the log, under the branch, and on.",
            "{We} tied {our} laces twice.", "The map had a white spot, and this was it.", "Something rustled, and it was only the wind.",
            "“I have never been this far,” said {hero}.", "{We} left an arrow of twigs for the way back.",
            "The wind smelled of far away.", "A bridge of three planks was wide enough.", "{We} drank water from cupped hands.",
            "Every bend could be the last one, and no bend was.",
        ]
        case .magical: [
            "For a moment, all the colours changed places.", "A door stood there that had no wall.", "Something small glowed and went out.",
            "The shadows waved first.", "A key was singing in a lock.", "Time went around the corner and came back.",
            "{We} made a wish and told nobody.", "The moon had come to watch, although it was early.",
            "Where {we} stepped, the ground hummed.", "A feather fell up.", "Three sparks followed {us} like puppies.",
            "Somebody had written {our} names in the dew.",
        ]
        case .curious: [
            "“What is that for?” asked {hero}.", "{We} looked at it through a hole in a leaf.", "A stone is never only a stone.",
            "“Where does the wind sleep?” asked {hero}.", "{We} counted the legs of a beetle, and there were six.",
            "Under every leaf there was another world.", "“Why is up not down?” asked {hero}, and nobody knew.",
            "It had a pattern, and the pattern had a pattern.", "{We} listened with one ear to the ground.",
            "A snail's house turns to the right, and {we} checked twice.", "“I will look it up,” said {hero}.",
            "Something was different, but what was it?",
        ]
        }
    }

    /// What is said on the way home, before the last sentence.
    static let homecoming = [
        "The way back was shorter, as ways back are.", "{We} told each other everything once more, from the start.",
        "At home, it smelled of soup.", "Somebody had left a light on.", "“What a day,” said {hero}.",
        "The shoes were dusty, and the hearts were light.", "{We} sat down, and it felt good to sit.",
        "A blanket was there, and it was big enough.", "Outside, the first lamp went on.", "Nobody asked why it had taken so long.",
        "{We} looked out once more, and everything was in its place.", "“We could do that again,” said {hero}, “but not today.”",
    ]
}
