/// Forms and the question before a deletion at 80×24, by the names of their situations.
enum FormGoldens {
    static let hero: [String: String] = [
        "idle":
            """
        Loading hero…
        """,
        "loading":
            """
        Loading hero…
        """,
        "error":
            """
        ! The library is in use by another 'story'.
        Wait for it to finish, or quit it, then try again.
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
        Ability [e.g. talks to birds                                                  ]
        [ Next ] [ Back ]
        """,
        "looks":
            """
        New hero
        Step 3 of 5: Looks
        Hair              [e.g. long, ponytail, bun                                   ]
        Texture           ‹ Not set  ›
        Colour            [e.g. dark brown                                            ]
        Eyes              [e.g. brown, blue, hazel                                    ]
        Skin              ‹ Not set    ›
        Age               ‹ Not set ›
        Clothes           [e.g. shirt and shorts                                      ]
        Favourite colours [e.g. yellow, blue                                          ]
        Always wears      [e.g. glasses, hat                                          ]
        Art style         [e.g. watercolour                                           ]
        [ Next ] [ Back ]
        """,
        "speech":
            """
        New hero
        Step 4 of 5: Speech
        Pronouns      ‹ she/her   ›
        Pronunciation [e.g. MEE-rah                                                   ]
        Spell it as it sounds, with the stressed part in CAPITALS.
        [ Next ] [ Back ]
        """,
        "overview":
            """
        New hero
        Step 5 of 5: Overview
        Name          Mira
        Traits        brave
        Pronouns      she/her
        [ Save ] [ Back ]
        """,
        "name that is blank":
            """
        New hero
        Step 1 of 5: Name
        Name [e.g. Mira                                                               ]
        Only the name is required.
        ! A hero needs a name.
        Enter another name, for example 'Mira'.
        [ Next ] [ Cancel ]
        """,
        "saving":
            """
        Saving…
        """,
        "saved":
            """
        Created Mira.
        [ Done ]
        """,
        "failed":
            """
        ! The disk that holds /library is full.
        Free some space and try again.
        [ Try again ]
        [ Back ]
        """,
        "looks that pictures can't show":
            """
        New hero
        Step 3 of 5: Looks
        Hair              [e.g. long, ponytail, bun                                   ]
        Texture           ‹ Not set  ›
        Colour            [e.g. dark brown                                            ]
        Eyes              [glowing                                                    ]
        Pictures can't show the eye colour 'glowing'. They can show: brown, blue,
        green.
        Skin              ‹ Not set    ›
        Age               ‹ Not set ›
        Clothes           [sh                                                         ]
        Favourite colours [e.g. yellow, blue                                          ]
        Always wears      [e.g. glasses, hat                                          ]
        Art style         [e.g. watercolour                                           ]
        [ Next ] [ Back ]
        """,
        "overview with looks that pictures can't show":
            """
        New hero
        Step 5 of 5: Overview
        Name          Mira
        Traits        brave
        Looks         glowing eyes, sh
        Pronouns      she/her
        Pictures can't show the eye colour 'glowing'. They can show: brown, blue,
        green.
        Pictures can't show the clothing 'sh'. They can show: dress, shirt.
        [ Save ] [ Back ]
        """,
    ]

    static let event: [String: String] = [
        "idle":
            """
        Loading event…
        """,
        "loading":
            """
        Loading event…
        """,
        "error":
            """
        ! The library is in use by another 'story'.
        Wait for it to finish, or quit it, then try again.
        [ Try again ]
        [ Back ]
        """,
        "editing":
            """
        New event
        Title        [First tooth                                                     ]
        What happens [e.g. a tooth is loose                                           ]
        What's hard  [e.g. it wobbles when she eats                                   ]
        What's good  [e.g. the gap to whistle through                                 ]
        Prompt       [instructions for the author                                     ]
        Category     ‹ Other     ›
        Age          ‹ All ages  ›
        Tone         ‹ Gentle      ›
        Keywords     [e.g. tooth, pillow                                              ]
        Favourite    [ ]
        Only the title is required.
        Understood as: Losing a tooth
        [ Save ] [ Cancel ]
        """,
        "event that nobody recognises":
            """
        New event
        Title        [First tooth                                                     ]
        What happens [e.g. a tooth is loose                                           ]
        What's hard  [e.g. it wobbles when she eats                                   ]
        What's good  [e.g. the gap to whistle through                                 ]
        Prompt       [instructions for the author                                     ]
        Category     ‹ Other     ›
        Age          ‹ All ages  ›
        Tone         ‹ Gentle      ›
        Keywords     [e.g. tooth, pillow                                              ]
        Favourite    [ ]
        Only the title is required.
        Not recognised: the hero will wait for it.
        [ Save ] [ Cancel ]
        """,
        "title that is blank":
            """
        New event
        Title        [e.g. First tooth                                                ]
        What happens [e.g. a tooth is loose                                           ]
        What's hard  [e.g. it wobbles when she eats                                   ]
        What's good  [e.g. the gap to whistle through                                 ]
        Prompt       [instructions for the author                                     ]
        Category     ‹ Other     ›
        Age          ‹ All ages  ›
        Tone         ‹ Gentle      ›
        Keywords     [e.g. tooth, pillow                                              ]
        Favourite    [ ]
        Only the title is required.
        ! An event needs a title.
        Enter a title, for example 'First tooth'.
        [ Save ] [ Cancel ]
        """,
        "saving":
            """
        Saving…
        """,
        "saved":
            """
        Created 'First tooth'.
        [ Done ]
        """,
        "failed":
            """
        ! An event called 'First tooth' already exists.
        Choose another name.
        [ Try again ]
        [ Back ]
        """,
    ]

    static let deletion: [String: String] = [
        "idle":
            """
        Loading…
        """,
        "loading":
            """
        Loading…
        """,
        "error":
            """
        ! The story is in use by another 'story'.
        Wait for it to finish, or quit it, then try again.
        [ Try again ]
        [ Keep ]
        """,
        "asking":
            """
        Move this story to the bin?
        'The light'
        Moves: the text of 4 pages, the narration (5:00), 5 pictures
        Keeps: the hero Mira
        You can restore it from the bin until 1970-02-11.
        [ Move to bin ] [ Keep ]
        """,
        "deleting":
            """
        Move this story to the bin?
        'The light'
        Moves: the text of 4 pages, the narration (5:00), 5 pictures
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
        You can't undo this.
        [ Empty ] [ Keep ]
        """,
        "restoring":
            """
        Restoring…
        """,
        "not restored":
            """
        ! The story is in use by another 'story'.
        Wait for it to finish, or quit it, then try again.
        [ Try again ]
        [ Done ]
        """,
        "failed":
            """
        Move this story to the bin?
        'The light'
        Moves: the text of 4 pages, the narration (5:00), 5 pictures
        Keeps: the hero Mira
        You can restore it from the bin until 1970-02-11.
        ! The story is in use by another 'story'.
        Wait for it to finish, or quit it, then try again.
        [ Try again ]
        [ Keep ]
        """,
    ]
}
