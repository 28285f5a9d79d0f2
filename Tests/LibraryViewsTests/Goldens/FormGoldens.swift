/// Forms and the question before a deletion at 80×24, by the names of their situations.
enum FormGoldens {
    static let hero: [String: String] = [
        "idle":
            """
        Reading the hero…
        """,
        "loading":
            """
        Reading the hero…
        """,
        "error":
            """
        ! The library is in use by another 'story'.
        Wait until it is done, or end it, and try again.
        [ Try again ]
        [ Back ]
        """,
        "name":
            """
        New hero
        Step 1 of 5: Name
        Name [Mira                                                                    ]
        Only the name is required.
        [ Next ] [ Cancel ]
        """,
        "character":
            """
        New hero
        Step 2 of 5: Character
        Traits, up to 2
        Brave       [x]   Adventurous [ ]
        Kind        [ ]   Creative    [ ]
        Curious     [ ]   Helpful     [ ]
        Funny       [ ]   Gentle      [ ]
        Smart       [ ]   Magical     [ ]
        Ability [such as talks to birds                                               ]
        [ Next ] [ Back ]
        """,
        "looks":
            """
        New hero
        Step 3 of 5: Looks
        Hair          [such as long, ponytail, bun                                    ]
        Texture       ‹ not said ›
        Colour        [such as dark brown                                             ]
        Eyes          [such as brown, blue, hazel                                     ]
        Skin          ‹ not said   ›
        Age           ‹ not said ›
        Clothes       [such as shirt and shorts                                       ]
        Their colours [such as yellow, blue                                           ]
        Always worn   [such as glasses, hat                                           ]
        Art style     [such as watercolour                                            ]
        [ Next ] [ Back ]
        """,
        "speech":
            """
        New hero
        Step 4 of 5: Speech
        Pronouns ‹ she/her   ›
        Said     [such as MEE-rah                                                     ]
        How the name is said, in syllables; the loud one in capitals.
        [ Next ] [ Back ]
        """,
        "overview":
            """
        New hero
        Step 5 of 5: Overview
        Name      Mira
        Traits    brave
        Pronouns  she/her
        [ Save ] [ Back ]
        """,
        "name that is blank":
            """
        New hero
        Step 1 of 5: Name
        Name [such as Mira                                                            ]
        Only the name is required.
        ! A hero needs a name.
        Give another name, such as 'Mira'.
        [ Next ] [ Cancel ]
        """,
        "saving":
            """
        Saving…
        """,
        "saved":
            """
        Made Mira.
        [ Done ]
        """,
        "failed":
            """
        ! The disk that holds /library is full.
        Free some space and try again.
        [ Try again ]
        [ Back ]
        """,
    ]

    static let event: [String: String] = [
        "idle":
            """
        Reading the event…
        """,
        "loading":
            """
        Reading the event…
        """,
        "error":
            """
        ! The library is in use by another 'story'.
        Wait until it is done, or end it, and try again.
        [ Try again ]
        [ Back ]
        """,
        "editing":
            """
        New event
        Title       [First tooth                                                      ]
        Description [what happens, in your own words                                  ]
        Prompt      [what the author is told                                          ]
        Category    ‹ Other     ›
        Age         ‹ All ages  ›
        Tone        ‹ Gentle      ›
        Keywords    [such as tooth, pillow                                            ]
        Favourite   [ ]
        Only the title is required.
        [ Save ] [ Cancel ]
        """,
        "title that is blank":
            """
        New event
        Title       [such as First tooth                                              ]
        Description [what happens, in your own words                                  ]
        Prompt      [what the author is told                                          ]
        Category    ‹ Other     ›
        Age         ‹ All ages  ›
        Tone        ‹ Gentle      ›
        Keywords    [such as tooth, pillow                                            ]
        Favourite   [ ]
        Only the title is required.
        ! An event needs a title.
        Give a title, such as 'First tooth'.
        [ Save ] [ Cancel ]
        """,
        "saving":
            """
        Saving…
        """,
        "saved":
            """
        Made 'First tooth'.
        [ Done ]
        """,
        "failed":
            """
        ! There is an event 'First tooth' already.
        Choose another name.
        [ Try again ]
        [ Back ]
        """,
    ]

    static let deletion: [String: String] = [
        "idle":
            """
        Looking at what would go…
        """,
        "loading":
            """
        Looking at what would go…
        """,
        "error":
            """
        ! The story is in use by another 'story'.
        Wait until it is done, or end it, and try again.
        [ Try again ]
        [ Keep ]
        """,
        "asking":
            """
        Move this story to the bin?
        'The light'
        Moves: the text of 4 pages, the narration of 5:00, 5 pictures
        Keeps: the hero Mira
        You can restore it from the bin until 1970-02-11.
        [ Move to bin ] [ Keep ]
        """,
        "deleting":
            """
        Move this story to the bin?
        'The light'
        Moves: the text of 4 pages, the narration of 5:00, 5 pictures
        Keeps: the hero Mira
        You can restore it from the bin until 1970-02-11.
        Removing…
        """,
        "deleted":
            """
        Moved 'The light' to the bin.
        You can restore it from the bin until 1970-02-11.
        [ Done ] [ Undo ]
        """,
        "deleted for good":
            """
        Deleted 'The light'.
        [ Done ]
        """,
        "asking to empty the bin":
            """
        Empty the bin?
        Deletes: 2 stories, 1.9 MB
        You cannot undo this.
        [ Empty ] [ Keep ]
        """,
        "restoring":
            """
        Restoring…
        """,
        "not restored":
            """
        ! The story is in use by another 'story'.
        Wait until it is done, or end it, and try again.
        [ Try again ]
        [ Done ]
        """,
        "failed":
            """
        Move this story to the bin?
        'The light'
        Moves: the text of 4 pages, the narration of 5:00, 5 pictures
        Keeps: the hero Mira
        You can restore it from the bin until 1970-02-11.
        ! The story is in use by another 'story'.
        Wait until it is done, or end it, and try again.
        [ Try again ]
        [ Keep ]
        """,
    ]
}
