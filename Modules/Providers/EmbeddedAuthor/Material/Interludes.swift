import StoryCore

/// What is told between the steps of a story, at any hour.
enum Interludes {
    /// What fits a tone anywhere.
    static func anywhere(_ tone: StoryTone) -> [String] {
        switch tone {
        case .gentle: gentle
        case .cheerful: cheerful
        case .funny: funny
        case .adventurous: adventurous
        case .magical: magical
        case .curious: curious
        }
    }

    /// What fits a tone out of doors, with ground below.
    static func outdoors(_ tone: StoryTone) -> [String] {
        switch tone {
        case .gentle: gentleOnGround + onGround
        case .cheerful: cheerfulOnGround + onGround
        case .funny: funnyOnGround + onGround
        case .adventurous: adventurousOnGround + onGround
        case .magical: magicalOnGround + onGround
        case .curious: curiousOnGround + onGround
        }
    }

    // MARK: - Anywhere

    private static let gentle = [
        "Everything was soft and slow.", "It was good to be here, just like this.",
        "The air was as mild as milk.",
        "{All} took a deep breath and let it go.", "Nothing was in a hurry.",
        "The light was the colour of honey.",
        "There was time enough for everything.", "It was so still that a thought could land.",
        "“It is nice and quiet,” whispered {speaker}.",
        "A good thought came by and stayed for a while.",
        "“Let us be slow for a bit,” said {speaker}.",
        "{All} yawned|, but it was a contented yawn.",
        "Somewhere, somebody hummed a tune that everybody knows.",
        "It felt like the moment after a long hug.",
        "“I could stay here until I am seven hundred,” said {speaker}.",
        "Even the pockets were warm.",
    ]

    private static let cheerful = [
        "“Hurray!” said {speaker}, for no reason at all.", "It was an hour for singing|, so there was singing.",
        "Everything seemed to wave.", "{All} ate a pear|, and it dripped.",
        "“This is going well,” said {speaker}.",
        "{All} laughed about nothing[, which is the best thing to laugh about].",
        "A tune came along and would not stop.", "“Again!” cried {speaker}, before it was even over.",
        "{All} clapped {our} hands|, and an echo clapped along.",
        "“Three cheers for whoever made this day,” said {speaker}.",
        "Somewhere, somebody was laughing[, and it was catching].",
        "There was a hop in every step.",
        "“My toes are dancing already,” said {speaker}.",
        "{All} made up a song with only one word in it.",
        "A raisin was shared in equal parts.",
        "Good news hung in the air like the smell of toast.",
    ]

    private static let funny = [
        "Then {speaker} sneezed so hard that a hat flew off.",
        "A sock had got lost, too|, but that is another story.",
        "Somebody had put the left shoe on the right foot.", "“I meant to do that,” said {speaker}.",
        "A sandwich was eaten upside down.", "“My nose is older than my teeth,” said {speaker}.",
        "A button popped off and rolled away, laughing.", "{All} tried to whistle|, and only crumbs came out.",
        "“Who put my elbow there?” asked {speaker}.",
        "A hiccup came, said its name, and went away.",
        "{All} tried to look serious[, which never works].",
        "“I am not lost,” said {speaker}. “I am only early somewhere else.”",
        "A shoelace untied itself, out of boredom.",
        "{All} bumped into nothing at all and said sorry to it.",
        "“I think my hat is thinking,” said {speaker}.",
        "Somebody had buttered the wrong side of the bread|, so both sides were right.",
    ]

    private static let adventurous = [
        "“Onward!” said {speaker}.", "There was no sign|, so {All} made one.", "{All} tied {our} laces twice.",
        "The map had a white spot|, and this was it.", "Something rustled|, but it was only the wind.",
        "“I have never been this far,” said {speaker}.", "{All} drank cool water from a bottle.",
        "“Where to now?” asked {speaker}.",
        "“Ready?” asked {speaker}|, and the answer was yes.",
        "{All} looked back once, and then only ahead.",
        "This was farther than the end of the street[, and farther than the end of the bus line].",
        "A good rope would have been useful|, but a good friend is better.",
        "{All} ate half a biscuit and kept the other half for later.",
        "“Somebody should write this down,” said {speaker}.",
        "Every heart beat a little faster.",
        "There was a hard way and an easy way|, and {All} took the interesting one.",
    ]

    private static let magical = [
        "For a moment, all the colours changed places.", "A door stood there that had no wall.",
        "Something small glowed and went out.", "The shadows waved first.", "A key was singing in a pocket.",
        "Time went around the corner and came back.", "{All} made a wish and told nobody.",
        "A feather fell up[, and nobody was surprised].", "“Did you see that glitter?” asked {speaker}.",
        "Somewhere, a clock struck thirteen.",
        "“The air tastes of peppermint,” said {speaker}.",
        "A whisper went by and left a smell of roses.",
        "{All} said a long word backwards[, just to see what would happen].",
        "A soap bubble floated past|, and inside it was snowing.",
        "“I think that was a wish,” said {speaker}|, “and it was not even mine.”",
        "For as long as a blink, everything was silver.",
        "{All} found a spark in a pocket and let it go.",
    ]

    private static let curious = [
        "“What is that for?” asked {speaker}.", "“Where does the wind sleep?” asked {speaker}.",
        "“Why is up not down?” asked {speaker}|, and nobody knew.", "“I will look it up,” said {speaker}.",
        "Something was different|, but what was it?",
        "{All} looked at it from one side and then from the other.",
        "Every answer had a question in its pocket.", "“How does it know that?” asked {speaker}.",
        "{All} made a list of questions[, and it grew longer and longer].",
        "“Are echoes ever the first to speak?” asked {speaker}.",
        "“How many steps are in a day?” asked {speaker}.",
        "{All} guessed|, and the guess was nearly right.",
        "“Who was here before today?” asked {speaker}.",
        "Something ticked|, but it was not a clock.",
        "The smallest thing was the most interesting one.",
        "“I wonder,” said {speaker}, and wondered.",
    ]

    // MARK: - Out of doors

    private static let gentleOnGround = [
        "It was easy to walk softly here.", "Even the stones looked friendly.",
        "A feather came down and took its time.",
    ]

    private static let cheerfulOnGround = [
        "{All} skipped the next ten steps.", "“High five!” said {speaker} to a tree stump.",
        "A cloud looked like a cake.",
    ]

    private static let funnyOnGround = [
        "“Excuse me,” said {speaker} to a post.",
        "{All} walked backwards for a while[, to save the front].",
        "A goose gave directions|, and all of them were wrong.", "A beetle fell over, got up, and bowed.",
    ]

    private static let adventurousOnGround = [
        "{All} laid an arrow of twigs for the way back.", "A bridge of three planks was wide enough.",
        "Every bend could be the last one[, and no bend was].",
        "It went over a log, under a branch, and on.",
    ]

    private static let magicalOnGround = [
        "Wherever {we} stepped, the ground hummed.", "Three sparks came along like puppies.",
    ]

    private static let curiousOnGround = [
        "{All} counted the legs of a beetle|, and there were six.",
        "{All} looked through a hole in a leaf.",
        "A stone is never only a stone.", "{All} listened with one ear to the ground.",
    ]

    private static let onGround = [
        "The way made a bend, as ways do.", "A small cloud came along for a while.",
        "“Do you smell that?” asked {speaker}.",
        "{All} stopped for a moment to listen.", "Two ants were carrying a crumb[, and one of them was the boss].",
        "A spider had hung up her washing.", "“My feet know the way,” said {speaker}.",
        "There was a puddle in the shape of a heart.",
        "A white pebble lay there[, so smooth that it had to be kept].", "“Is it still far?” asked {speaker}.",
        "{All} waved to a snail|, and the snail waved one horn.",
        "A ladybird landed on a sleeve and rode along.",
        "“Left or right?” asked {speaker}|, and both were fine.",
        "Somebody had lost a blue button|, and it lay there like a tiny pond.",
        "A mole had dug a row of hills[, each one a bit better than the last].",
        "{All} sat down on a stone, and then got up again.",
    ]

    // MARK: - At any place

    /// How the heroes answer a helper who has given something.
    static let thanks = [
        "{All} said thank you.", "“Thank you,” said {speaker}.", "{All} bowed a little.", "“How kind,” said {speaker}.",
        "{All} shook hands on it[, or whatever there was to shake].", "“That helps,” said {speaker}.",
        "{All} would not forget that.", "“We are friends now,” said {speaker}.", "{All} said thank you twice.",
        "“I like you,” said {speaker}.", "{All} nodded gladly.", "“Oh, thank you,” said {speaker}.",
        "{All} beamed.",
    ]

    /// What a page says of the heroes that would not name them otherwise.
    static let presence = [
        "{All} listened.", "{All} nodded.", "{All} looked around.", "{All} smiled.", "{All} waited a little.",
        "{All} kept quite still.", "{All} looked and looked.", "{All} breathed in deeply.", "{All} blinked twice.",
    ]
}
