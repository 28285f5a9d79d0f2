import StoryCore

/// The shape of a story: what is wished for, what each meeting brings, how it turns and what comes of it.
///
/// Marks besides those of `CastGrammar`: `{thing}` `{person}` `{skill}` from the occasion, `{little}` the small being
/// that is lost, `{place}` where the last step leads, `{name}` the helper of the moment.
struct Plot {
    var titles: [String]
    /// The wish or worry.
    var wish: [String]
    /// More about it, for longer stories.
    var more: [String]
    /// What a helper gives; one for each meeting.
    var gains: [String]
    /// What goes wrong near the end, before the trait decides.
    var setback: [String]
    /// How it comes right, after the trait has decided.
    var solution: [String]
    /// What that means for others.
    var consequence: [String]
    /// What stands about in the last scene.
    var prop: Prop
}

extension Plot {
    static let all: [Plot] = [lost, bringHome, surprise, learning, message]

    private static let lost = Plot(
        titles: [
            "The Missing {Thing}", "Where Is the {Thing}?", "{Names} and the Lost {Thing}", "The {Thing} at {Place}",
            "Looking for the {Thing}", "A {Thing} Goes Missing",
        ],
        wish: ["But something was missing, and it was the {thing}.", "“Without it, nothing is right,” said {hero}.", "So {All} set out to look for it."],
        more: [
            "It had been there in the morning, that was certain.", "The {thing} was old, and it was loved.",
            "Lost things are never far from somebody who has seen them.", "{We} looked behind the door, and there was only a broom.",
        ],
        gains: [
            "“A {thing}?” said {name}. “Something like that went by, and it was in a hurry.”",
            "{name} had seen no {thing}, but knew who sees everything.", "“Look near {place},” said {name}. “Lost things like it there.”",
            "In return, {name} showed {us} a track in the dust.", "“I heard a rattle,” said {name}, “and then it was gone.”",
            "{name} sniffed and pointed. “That way smells of {thing}.”", "“It was here, and somebody carried it on,” said {name}.",
            "{name} drew a little map with one cross on it.", "“Ask the next one,” said {name}. “The next one always knows.”",
            "Because {we} had helped, {name} told {us} a secret about {place}.", "“Warm,” said {name}. “You are getting warmer.”",
            "{name} had found a thread, and it led on.", "“Not lost,” said {name}. “Only not found yet.”", "{name} nodded in the direction of {place}.",
        ],
        setback: ["Then the track ended, just before {place}.", "It was nowhere: not on the left, not on the right.", "For a moment, nobody knew what to do."],
        solution: ["And there it was, the {thing}, not broken and not even wet.", "A small bird had used it as a nest for one night.", "“You may have it back,” it seemed to say, and it flew off."],
        consequence: ["{We} built the bird a better nest, with moss inside.", "So in the end everybody had what they needed."],
        prop: "basket")

    private static let bringHome = Plot(
        titles: [
            "The {Little} Who Wanted to Go Home", "The Way to {Place}", "{Names} and the Small {Little}", "A {Little} at the Door",
            "All the Way to {Place}", "Home Is That Way",
        ],
        wish: ["At the door stood a small {little}, and it did not know the way.", "“I live at {place},” it said in a thin voice.", "“Then we will take you home,” said {hero}."],
        more: [
            "The {little} had followed a butterfly, and then another one.", "It was cold at the tips and warm in the middle.",
            "“Is it far?” asked the {little}, and nobody knew.", "A home is easy to find if somebody comes along.",
        ],
        gains: [
            "“To {place}?” said {name}. “Keep the wind on your left cheek.”", "{name} gave the {little} something to hold on to.",
            "“I was lost once,” said {name}. “It ends, you will see.”", "{name} knew a short cut and showed it to {us}.",
            "“Follow the sound of water,” said {name}.", "{name} told the {little} a joke, and it laughed for the first time.",
            "“From here you can almost see it,” said {name}.", "{name} came along for a hundred steps and then turned back.",
            "“Somebody is calling over there,” said {name}. “Listen!”", "{name} tied a ribbon to a branch, so that nobody would get lost.",
            "“Small ones first,” said {name}, and let the {little} go ahead.", "{name} remembered the {little}'s mother very well.",
            "“Tell them I said hello,” said {name}.", "{name} lent {us} a little light for the way.",
        ],
        setback: ["Then the path forked, just before {place}.", "Both ways looked the same, and the {little} began to sniff.", "“I do not know this part,” it whispered."],
        solution: ["And there, on the other side, stood a bigger {little} with open arms.", "“There you are,” it said, and nothing else.", "The small {little} ran the last steps alone."],
        consequence: ["From then on, a lamp hung at the fork for everybody who came by.", "“You always have a home here too,” said the {little}."],
        prop: "lantern")

    private static let surprise = Plot(
        titles: [
            "A Surprise for {Person}", "{Names} and the Best Surprise", "The Secret of {Place}", "What {Person} Got",
            "The Basket Full of Secrets", "Something for {Person}",
        ],
        wish: ["Today, {person} should have a surprise, and nobody else had thought of it.", "“But what do you give to somebody who has everything?” asked {hero}.", "So {All} took an empty basket and went to find out."],
        more: [
            "It should be something that cannot be bought.", "The basket was empty, but it would not stay so.",
            "A surprise must be kept secret, and that is the hardest part.", "{We} whispered, although nobody was listening.",
        ],
        gains: [
            "“Take a bit of quiet,” said {name}, and put a feather into the basket.", "{name} gave a round white pebble that was warm from the sun.",
            "“For {person}?” said {name}. “Then take the best one,” and it was a red leaf.", "Into the basket went a nut, and {name} waved.",
            "{name} had kept a song for a long time and taught it to {us}.", "“Smell this,” said {name}, and it was a twig of mint.",
            "{name} gave a button that shone like a small moon.", "“This is half of my lunch,” said {name}, “but the better half.”",
            "{name} put in a curl of wood, as light as a thought.", "“A joke weighs nothing,” said {name}, and told one.",
            "Now there was a ribbon in the basket, for {name} had two.", "{name} gave a tiny jar with nothing in it but morning air.",
            "“Every present needs a knot,” said {name}, and tied one.", "{name} added a shell in which one could hear a story.",
        ],
        setback: ["Then, close to {place}, the handle broke.", "Everything rolled out and lay all over the ground.", "“Now it is only a heap,” somebody said sadly."],
        solution: ["It was no heap any more, it was a picture on the ground: a face, a sun, a house.", "{person} came around the corner and stood still.", "“For me?” asked {person}, and could say no more."],
        consequence: ["Everybody who came by added something, and the picture grew.", "There was enough joy in it for the whole street."],
        prop: "gift")

    private static let learning = Plot(
        titles: [
            "{Names} Can Do It", "Not Yet, Said {Place}", "How to {Skill}", "{Names} and the Hundredth Time",
            "The Day of Not Yet", "One More Try",
        ],
        wish: ["There was one wish, and it was to {skill}.", "“Everybody can do it but me,” said {hero}.", "So {All} went to find somebody who could show how."],
        more: [
            "The first try was too fast, and the second was too slow.", "The third one does not count, because a fly got in the way.",
            "Nobody is born with it, not even the ones who say so.", "{We} had practised until the chair wobbled.",
        ],
        gains: [
            "“To {skill}?” said {name}. “Begin at the end, that is what I do.”", "{name} knew only one thing about it: do not hold your breath.",
            "“I fell down nine times,” said {name}. “The tenth was different.”", "{name} counted slowly, and that helped.",
            "“Look where you want to go,” said {name}, “not where you are.”", "{name} showed how to stop, which is half of everything.",
            "“Softer,” said {name}. “Much softer.”", "{name} could not do it either, and so both practised together.",
            "“Laugh first,” said {name}, “and then try.”", "From {name}, {we} learned to wait for the right moment.",
            "“A little crooked is fine,” said {name}.", "{name} clapped even though it had not worked.",
            "“Do the small part first,” said {name}.", "{name} said nothing and just watched, and that was good.",
        ],
        setback: ["At {place}, it was time to try it for real.", "It went wrong at once, and it went wrong in front of everybody.", "{We} sat down and looked at {our} shoes."],
        solution: ["And suddenly it worked, just like that.", "It worked again, so it had not been luck.", "“Did you see that?” cried {hero}."],
        consequence: ["A little one came and asked, “Can you show me?”", "So {All} began to teach it, slowly and softly."],
        prop: "book")

    private static let message = Plot(
        titles: [
            "A Letter for {Person}", "The Message from {Place}", "{Names} Carry the Light", "The Blue Envelope",
            "Post for {Person}", "The Letter That Could Not Wait",
        ],
        wish: ["On the doorstep lay a blue letter, and it was for {person}.", "“It must be there today,” said {hero}, for it said so on the back.", "So {All} became the post."],
        more: [
            "The letter was light, but it felt important.", "On the stamp was a tiny ship.",
            "{We} put it where it could not get wet.", "Nobody knew who had written it.",
        ],
        gains: [
            "“The post goes that way,” said {name}, “past {place}.”", "{name} blew the dust off the letter.",
            "“Important things go first,” said {name}, and made room.", "{name} carried the letter for a while, very carefully.",
            "“I once got a letter,” said {name}. “I read it every evening.”", "{name} knew {person} and sent a greeting along.",
            "“Do not run,” said {name}. “Letters like to walk.”", "{name} opened a little gate that only friends may use.",
            "“It smells of cinnamon,” said {name}. “It must be good news.”", "{name} pressed a paw print beside the stamp.",
            "“Left, left, and then the middle,” said {name}.", "{name} whistled, and the way became shorter.",
            "“Whoever carries a letter is never alone,” said {name}.", "{name} held the letter up to the light, but did not read it.",
        ],
        setback: ["Just before {place}, the wind took the letter.", "It flew up, and up, and hung in the highest branch.", "Nobody was tall enough."],
        solution: ["The letter came down like a leaf, right into {our} hands.", "{person} opened it and read it twice.", "“You are invited,” it said, “all of you, today!”"],
        consequence: ["So everybody who had helped was fetched, and there was cake.", "The letter hangs on the wall now, for everybody to read."],
        prop: "bell")

    /// Small beings that can be lost, for the plot in which one is brought home.
    static let littleOnes: [(noun: String, species: Species, home: Setting)] = [
        ("star", "star", "space"), ("gull", "gull", "harbour"), ("owl", "owl", "forest"), ("dragon", "dragon", "castle"),
        ("seal", "seal", "beach"), ("bear", "bear", "mountain"), ("rabbit", "rabbit", "meadow"), ("robot", "robot", "city"),
    ]
}
