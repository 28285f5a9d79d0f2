/// The main screens at 40×20, by the names of screen and situation.
enum NarrowGoldens {
    static let screens: [String: String] = [
        "stories, every kind of story":
            """
        Search [title, text or hero            ]
        [ Filter ] [ Heroes ] [ Events ] [ New ]
        ▌ ★ The boat of leaves             5:03
        ▌   Mira, Tom · Rainy day · 6 pages
           The words that changed         1:01*
            narration outdated · Mira · 6 pages
           The fox that said nothing     failed
            Mira · Rainy day · 6 pages · new
           The letter on its way        pending
            Mira · Rainy day · 6 pages · new
           美羅のお月さま                  0:45
            美羅 · First tooth · 6 pages · new
           The very long way to the sea, ove… -
            Mira, Tom, Zoë, Maximiliane · new





        6 stories · newest first
        """,
        "stories, loaded with a failure":
            """
        Search [title, text or hero            ]
        [ Filter ] [ Heroes ] [ Events ] [ New ]
        ▌  The light                          -
        ▌   Mira · Bedtime · 2 pages · new
           The moon                           -
            Mira · Bedtime · 2 pages · new
         ╭─ That didn't work ─────────────────╮
         │  The library is in use by another  │
         │              'story'.              │
         │ Wait for it to finish, or quit it, │
         │          then try again.           │
         │                                    │
         │               [ OK ]               │
         ╰────────────────────────────────────╯





        2 stories · newest first
        """,
        "story, illustrated and outdated":
            """
        ★ The lamp at the window
        2 pages · 5:03 · for all ages
        Mira · Bedtime · created 1970-01-12 ·
        heard once
        The narration still has the old text.
        The cover still has the old title.
        ───────────────────────────────────────
        Picture: The title above a window with
        a lamp
        Page 1
        Picture: Mira at a window, at night
        Mira saw a light. It was far away.

        Page 2
        This picture couldn't be made.
        She waved. The light waved back.

        [ Play ] [ Remove from favourites ]
        [ Edit ] [ Move to bin ]
        P play next · a add to queue
        """,
        "hero, character":
            """
        New hero
        Step 2 of 5: Character
        Traits, up to 2
        Brave       [x]   Adventurous [ ]
        Kind        [ ]   Creative    [ ]
        Curious     [ ]   Helpful     [ ]
        Funny       [ ]   Gentle      [ ]
        Smart       [ ]   Magical     [ ]
        Ability [e.g. talks to birds          ]
        [ Next ] [ Back ]
        """,
        "hero, looks":
            """
        New hero
        Step 3 of 5: Looks
        Hair              [e.g. long, ponytail]
        Texture           ‹ Not set  ›
        Colour            [e.g. dark brown    ]
        Eyes              [e.g. brown, blue, h]
        Skin              ‹ Not set    ›
        Age               ‹ Not set ›
        Clothes           [e.g. shirt and shor]
        Favourite colours [e.g. yellow, blue  ]
        Always wears      [e.g. glasses, hat  ]
        Art style         [e.g. watercolour   ]
        [ Next ] [ Back ]
        """,
        "event, title that is blank":
            """
        New event
        Title        [e.g. First tooth        ]
        What happens [e.g. a tooth is loose   ]
        What's hard  [e.g. it wobbles when she]
        What's good  [e.g. the gap to whistle ]
        Prompt       [instructions for the aut]
        Category     ‹ Other     ›
        Age          ‹ All ages  ›
        Tone         ‹ Gentle      ›
        Keywords     [e.g. tooth, pillow      ]
        Favourite    [ ]
        Only the title is required.
        ! An event needs a title.
        Enter a title, for example 'First
        tooth'.
        [ Save ] [ Cancel ]
        """,
        "deletion, asking":
            """
        Move this story to the bin?
        'The light'
        Moves: the text of 4 pages, the
        narration (5:00), 5 pictures
        Keeps: the hero Mira
        You can restore it from the bin until
        1970-02-11.
        [ Move to bin ] [ Keep ]
        """,
        "heroes, loaded":
            """
        Heroes
        ▌ Mira
        ▌   brave · she/her
















        [ New hero ]
        """,
        "events, loaded":
            """
        Your events
        ▌  First tooth
        ▌   Other · Gentle · All ages · 0 stor…
















        [ New event ]
        """,
    ]

    /// What a key puts in front of a screen.
    static let sheets: [String: String] = [
        "filter":
            """
        Search [title, text or hero            ]
        [ Filter ] [ Heroes ] [ Events ] [ New ]
        ▌  The light                          -
        ▌   Mira · Bedtime · 2 pages · new
        ╭─ Filter and order ───────────────────╮
        │ Hero             ‹ Any hero ›        │
        │ Event            ‹ Any event  ›      │
        │ Favourites (0)                [ ]    │
        │ Not heard yet (2)             [ ]    │
        │ Heard once or twice (0)       [ ]    │
        │ Heard three times or more (0) [ ]    │
        │ Recent (2)                    [ ]    │
        │ Order            ‹ Newest first   ›  │
        │ [ Done ] [ Clear filters ]           │
        ╰──────────────────────────────────────╯




        2 stories · newest first
        """,
        "edit":
            """
        The lamp at the window
        2 pages · no narration · for all ages
        Mira · Bedtime · created 1970-01-12 ·
        not heard yet
        ───────────────────────────────────────
        Page 1
        ╭─ Edit ───────────────────────────────╮
        │ Title        [ lamp at the window ]  │
        │ Page         ‹ 1 of 2 ›              │
        │ Paragraph 1  [Mira saw a light. It]  │
        │ Paragraph 2  [                    ]  │
        │ Mira saw a light. It was far away.   │
        │ [ Save ] [ Cancel ]                  │
        ╰──────────────────────────────────────╯



        [ Play ] [ Favourite ] [ Edit ]
        [ Move to bin ]
        P play next · a add to queue
        """,
    ]
}
