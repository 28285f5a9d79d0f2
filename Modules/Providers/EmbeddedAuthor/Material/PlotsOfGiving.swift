import StoryCore

extension Plot {
    /// A present is gathered piece by piece, and becomes something else.
    static let surprise = Plot(
        titles: [
            "A Surprise for {Person}", "{Names} and the Best Surprise", "The Secret of {Place}",
            "The Basket Full of Secrets", "Something for {Person}",
        ],
        wish: [
            "It was high time for a surprise for {person}.",
            "“But what do you give to somebody who has everything?” asked {hero}.",
            "So {All} took an empty basket and went to find out.",
        ],
        more: [
            "It should be something that cannot be bought.", "The best things do not come from a shop.",
            "A surprise must be kept secret[, and that is the hardest part].",
            "{All} whispered, although nobody was listening.",
        ],
        gains: [
            "“Take a bit of quiet,” said {name}, and put a feather into the basket.",
            "{name} gave a round white pebble that was smooth all over.",
            "“For {person}?” said {name}. “Then take the best one.” It was a red leaf.",
            "A nut went into the basket|, and {name} waved.",
            "{name} had kept a song for a long time|, and now {name} gave it away.",
            "“Smell this,” said {name}|, and it was a twig of mint.",
            "{name} gave a button that shone like a small moon.",
            "“This is half of my lunch,” said {name}|, “but it is the better half.”",
            "{name} gave a curl of wood, as light as a thought.", "“A joke weighs nothing,” said {name}, and told one.",
            "{name} had two ribbons|, so one went into the basket.",
            "{name} gave a tiny jar with nothing in it but good air.",
            "“Every present needs a knot,” said {name}, and tied one.",
        ],
        turns: [
            Turn(
                setback: [
                    "And just there, the handle of the big basket broke.",
                    "Everything rolled out and lay all over the ground.",
                    "“Now it is only a heap,” whispered {speaker}.",
                ],
                solution: [
                    "And then {All} saw it: the heap was a big round face.",
                    "Then {person} came along and stood quite still.",
                    "“For me?” asked {person}, and could say no more.",
                ],
                consequence: [
                    "Everybody who came by added something|, and the picture grew.",
                    "There was enough joy in it for the whole street.",
                ],
                guest: .person),
            Turn(
                setback: [
                    "And just there, {person} came around the corner, far too early.",
                    "Nothing was ready|, and the basket was too big to hide.",
                    "“Oh dear,” whispered {speaker}.",
                ],
                solution: [
                    "So {All} sat down with {person} and unpacked the basket.",
                    "Every small thing had a story|, and {person} heard them all.",
                    "“Nobody has ever given me so many stories,” said {person}.",
                ],
                consequence: [
                    "In the end, {person} put something into the basket, too.",
                    "So the basket went home fuller than before.",
                ], guest: .person),
        ],
        turningPlaces: ["garden", "playground", "city", "meadow", "harbour", "beach"])

    /// A letter has to arrive, and brings back more than it took.
    static let message = Plot(
        titles: [
            "A Letter for {Person}", "The Letter for {Place}", "{Names} and the Blue Letter", "The Blue Envelope",
            "Post for {Person}",
        ],
        wish: [
            "At {our} feet lay a blue letter|, and it was for {person}.",
            "“It must not wait,” said {hero}. It said so on the back.",
            "So {All} became the post.",
        ],
        more: [
            "The letter was light|, but it felt important.", "On the stamp was a tiny ship[ with three tiny sails].",
            "{All} put it where it could not get wet.", "Nobody knew who had written it.",
        ],
        gains: [
            "“The post goes that way,” said {name}|, “all the way to {place}.”", "{name} blew the dust off the letter.",
            "“Important things go first,” said {name}, and made room.",
            "{name} carried the letter for a while, very carefully.",
            "“I once got a letter,” said {name}. “I still know it by heart.”",
            "{name} knew {person} and sent a greeting along.",
            "“Do not run,” said {name}. “Letters like to walk.”",
            "{name} opened a little gate that only friends may use.",
            "“It smells of cinnamon,” said {name}. “It must be good news.”",
            "{name} made a small round mark beside the stamp.",
            "“Left, left, and then the middle,” said {name}.", "{name} whistled|, and the way became shorter.",
            "“Whoever carries a letter is never alone,” said {name}.",
        ],
        turns: [
            Turn(
                setback: [
                    "And just there, the wind took the letter.",
                    "It flew up and up|, and then it hung in the highest tree.",
                    "Nobody was tall enough to reach it.",
                ],
                solution: [
                    "The letter came down like a leaf, right into {our} hands.",
                    "And there was {person}, who opened it and read it twice.",
                    "“You are all invited,” said the letter|, “and there will be cake!”",
                ],
                consequence: [
                    "So everybody sat down together|, and there was cake.",
                    "“The best letters are for everybody,” said {person}.",
                ],
                guest: .person),
            Turn(
                setback: [
                    "But {person} was nowhere to be seen.",
                    "There was only a little house|, and its door had no slot for letters.",
                    "“And we have come all this way,” sighed {speaker}.",
                ],
                solution: [
                    "Then {All} heard a door|, and there stood {person} in slippers.",
                    "{person} read the letter, laughed, and read it again.",
                    "“It says that I should make cocoa for you,” said {person}.",
                ],
                consequence: [
                    "There was a cup for everybody[, and one for the next postman].",
                    "And then {person} wrote a letter back.",
                ],
                guest: .person),
        ],
        turningPlaces: ["harbour", "meadow", "city", "mountain", "forest", "garden"])

    /// Something is learned by failing at it.
    static let learning = Plot(
        titles: [
            "{Names} and the Word Yet", "How to {Skill}", "{Names} and the Hundredth Try", "The Day of Not Yet",
            "One More Try",
        ],
        wish: [
            "There was one thing that {All} wanted to learn: to {skill}.",
            "“Everybody can do it but {me},” said {hero}.",
            "So {All} went to find somebody who knew how.",
        ],
        more: [
            "The first try was too fast|, and the second was too slow.", "A fly got in the way of the best try of all.",
            "Nobody is born with it[, not even the ones who say so].", "{All} had practised until the chair wobbled.",
        ],
        gains: [
            "“To {skill}?” said {name}. “Begin small, that is what I do.”",
            "{name} knew only one thing about it: do not hold your breath.",
            "“I got it wrong nine times,” said {name}. “The tenth was different.”",
            "{name} counted slowly|, and that helped.",
            "“Go easy,” said {name}. “Much easier than you think.”",
            "{name} could not do it, either|, so they practised together.",
            "“Laugh first,” said {name}|, “and then try again.”",
            "From {name}, {All} learned to wait for the right moment.",
            "“A little crooked is fine,” said {name}.",
            "{name} asked to see it and cheered, even though it went wrong.",
            "“Do the first bit first,” said {name}.", "{name} said nothing and just watched|, and that was good.",
            "“Now shut your eyes and think of it,” said {name}.",
        ],
        turns: [
            Turn(
                setback: [
                    "Now it was time to try it for real.", "It went wrong at once|, and everybody saw it.",
                    "{All} sat down and looked at {our} shoes.",
                ],
                solution: [
                    "And suddenly {All} could do it, just like that.",
                    "It worked a second time, so it had not been luck.",
                    "“Did you see that?” cried {hero}.",
                ],
                consequence: [
                    "A very small child came and asked, “Can you show me?”",
                    "So {All} showed the little one how to {skill}, slowly and kindly.",
                ],
                guest: nil),
            Turn(
                setback: [
                    "But there, nothing worked at all.", "It was even worse than the first time.",
                    "{All} sat down and looked at {our} shoes.",
                ],
                solution: [
                    "And then, when nobody was counting any more, {All} could do it.",
                    "{All} tried it once more|, and it worked again.",
                    "“It was hiding in {me} all the time,” said {hero}.",
                ],
                consequence: [
                    "“Teach me, too,” said somebody very small.",
                    "So {All} began right at the beginning, slowly and kindly.",
                ],
                guest: nil),
        ],
        turningPlaces: ["garden", "playground", "meadow", "beach"])
}
