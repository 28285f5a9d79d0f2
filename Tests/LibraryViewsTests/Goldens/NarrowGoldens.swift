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
        heard 1 time
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



        [ Play ] [ Edit ] [ Unfavourite ] [ M… ]
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
        Title       [e.g. First tooth         ]
        Description [what happens, in your own]
        Prompt      [instructions for the auth]
        Category    ‹ Other     ›
        Age         ‹ All ages  ›
        Tone        ‹ Gentle      ›
        Keywords    [e.g. tooth, pillow       ]
        Favourite   [ ]
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
        == idle
        Loading stories…








































        == loading
        Loading stories…








































        == loaded
        Search [title, text or hero                                                                                            ]
        [ Filter ] [ Heroes ] [ Events ] [ New ] [ Bin ]
        ▌  The light                                                                                         ny day · 6 pages · heard 4 times · 1970-01-12
           The words that changed                                                                                         1:01*
            narration outdated · Mira · Rainy day · 6 pages · heard 1 time · 1970-01-12
           The fox that said nothing                                                                                     failed
            Mira · Rainy day · 6 pages · new · 1970-01-12
           The letter on its way                                                                                        pending
            Mira · Rainy day · 6 pages · new · 1970-01-12
           美羅のお月さま                                                                                                  0:45
            美羅 · First tooth · 6 pages · new · 1970-01-12
           The very long way to the sea, over the hills, through the rain, across the bridge and back home                    -
            Mira, Tom, Zoë, Maximiliane · Rainy day · 6 pages · new · 1970-01-12

























        6 stories · newest first

        == loaded for a hero
        Search [title, text or hero                                                                                            ]
        [ Filter ] [ Heroes ] [ Events ] [ New ] [ Bin ]
        ▌  The light                                                                                                          -
        ▌   Mira · Bedtime · 2 pages · new · 1970-01-12
           The moon                                                                                                           -
            Mira · Bedtime · 2 pages · new · 1970-01-12

































        2 stories · with Mira · newest first

        == loading more
        Search [title, text or hero                                                                                            ]
        [ Filter ] [ Heroes ] [ Events ] [ New ] [ Bin ]
        ▌  The light                                                                                                          -
        ▌   Mira · Bedtime · 2 pages · new · 1970-01-12
           The moon                                                                                                           -
            Mira · Bedtime · 2 pages · new · 1970-01-12

































        2 stories · newest first  Loading more…

        == loaded with a failure
        Search [title, text or hero                                                                                            ]
        [ Filter ] [ Heroes ] [ Events ] [ New ] [ Bin ]
        ▌  The light                                                                                                          -
        ▌   Mira · Bedtime · 2 pages · new · 1970-01-12
           The moon                                                                                                           -
            Mira · Bedtime · 2 pages · new · 1970-01-12











                                         ╭─ That didn't work ─────────────────────────────────╮
                                         │     The library is in use by another 'story'.      │
                                         │ Wait for it to finish, or quit it, then try again. │
                                         │                                                    │
                                         │                       [ OK ]                       │
                                         ╰────────────────────────────────────────────────────╯
















        2 stories · newest first

        == no stories
        [ Heroes ] [ Events ] [ Bin ]
        No stories yet.
        [ New story ]






































        == no matches
        Search [dragon                                                                                                         ]
        [ Filter ] [ Heroes ] [ Events ] [ New ] [ Bin ]
        No stories match.
        [ Show all ]





































        == error
        [ Heroes ] [ Events ] [ Bin ]
        ! The library is in use by another 'story'.
        Wait for it to finish, or quit it, then try again.
        [ Try again ]



        ork ─────────────────╮
         │  The library is in use by another  │
         │              'story'.              │
         │ Wait for it to finish, or quit it, │
         │          then try again.           │
         │                                    │
         │               [ OK ]               │
         ╰────────────────────────────────────╯





        2 stories · newest first

        == no stories
        [ Heroes ] [ Events ]
        No stories yet.
        [ New story ]


















        == no matches
        Search [dragon                         ]
        [ Filter ] [ Heroes ] [ Events ] [ New ]
        No stories match.
        [ Show all ]

















        == error
        [ Heroes ] [ Events ]
        ! The library is in use by another
        'story'.
        Wait for it to finish, or quit it, then
        try again.
        [ Try again ]















        == filter and order
        Search [title, text or hero            ]
        [ Filter ] [ Heroes ] [ Events ] [ New ]
        ▌  The light                          -
        ▌   Mira · Bedtime · 2 pages · new
        ╭─ Filter and order ───────────────────╮
        │ Hero                 ‹ Any hero ›    │
        │ Event                ‹ Any event  ›  │
        │ Favourites (0)       [ ]             │
        │ Not heard yet (2)    [ ]             │
        │ Heard 1–2 times (0)  [ ]             │
        │ Heard 3+ times (0)   [ ]             │
        │ Recent (2)           [ ]             │
        │ Order              ‹ Newest first ›  │
        │ [ Done ] [ Show all ]                │
        ╰──────────────────────────────────────╯




        2 stories · newest first
        ")
        ↳ library-40x20.txt
        ✘ Test "What is seen is what was seen before; if it is meant to be different: 'swift run story-gallery golden'" failed after 2.140 seconds with 3 issues.
        ◇ Test "Every screen has a name of its own and is there in each of its situations" started.
        ✔ Test "Every screen has a name of its own and is there in each of its situations" passed after 0.005 seconds.
        ◇ Test "No situation shows nothing" started.
        ✔ Test "No situation shows nothing" passed after 1.964 seconds.
        ◇ Test "No situation breaks on a screen of 20×5, or of one cell" started.
        ◇ Test case passing 2 arguments columns → 20, rows → 5 to "No situation breaks on a screen of 20×5, or of one cell" started.
        ◇ Test case passing 2 arguments columns → 1, rows → 1 to "No situation breaks on a screen of 20×5, or of one cell" started.
        ✔ Test "No situation breaks on a screen of 20×5, or of one cell" with 2 test cases passed after 0.780 seconds.
        ◇ Test "The page has every situation at every size, and needs no other file" started.
        ✔ Test "The page has every situation at every size, and needs no other file" passed after 7.007 seconds.
        ◇ Test "What a page shows steers no browser" started.
        ✔ Test "What a page shows steers no browser" passed after 0.001 seconds.
        ◇ Test "Sizes are typed as people say them" started.
        ✔ Test "Sizes are typed as people say them" passed after 0.001 seconds.
        ✘ Suite "Every screen in all its situations" failed after 11.901 seconds with 3 issues.
        ◇ Suite "The question before a deletion on a screen" started.
        ◇ Test "Enter keeps it: nothing goes by a key that was meant for what was there before" started.
        ✔ Test "Enter keeps it: nothing goes by a key that was meant for what was there before" passed after 0.002 seconds.
        ◇ Test "Only the other button deletes it" started.
        ✔ Test "Only the other button deletes it" passed after 0.009 seconds.
        ◇ Test "Escape leaves everything as it is" started.
        ✔ Test "Escape leaves everything as it is" passed after 0.001 seconds.
        ◇ Test "After the deletion there is one way on" started.
        ✔ Test "After the deletion there is one way on" passed after 0.001 seconds.
        ◇ Test "A key takes a story out of the bin again" started.
        ✔ Test "A key takes a story out of the bin again" passed after 0.007 seconds.
        ◇ Test "What goes and what stays is said in words" started.
        ◇ Test case passing 2 arguments plan → DeletionPlan(target: Library.LibraryDeletion.hero(232xgj50mb7x9hsgxt1r8kzaem), name: "Mira", goes: [Library.DeletionPlan.Part.description], stays: [Library.DeletionPlan.Part.stories(2)], restorableUntil: nil), lines → ["Remove this hero?", "Deletes: the description", "Keeps: 2 stories with \\'Mira\\'"] to "What goes and what stays is said in words" started.
        ◇ Test case passing 2 arguments plan → DeletionPlan(target: Library.LibraryDeletion.event(tooth), name: "Moving", goes: [Library.DeletionPlan.Part.description], stays: [Library.DeletionPlan.Part.stories(0)], restorableUntil: nil), lines → ["Remove this event?", "\\'Moving\\'", "Deletes: the description"] to "What goes and what stays is said in words" started.
        ◇ Test case passing 2 arguments plan → DeletionPlan(target: Library.LibraryDeletion.story(stub), name: "The light", goes: [Library.DeletionPlan.Part.text(pageCount: 4), Library.DeletionPlan.Part.audio(300.0), Library.DeletionPlan.Part.pictures(5)], stays: [Library.DeletionPlan.Part.heroes(["Mira"])], restorableUntil: Optional(1970-02-11 13:46:40 +0000)), lines → ["Moves: the text of 4 pages, the narration (5:00), 5 pictures", "Keeps: the hero Mira"] to "What goes and what stays is said in words" started.
        ✔ Test "What goes and what stays is said in words" with 3 test cases passed after 0.025 seconds.
        ✔ Suite "The question before a deletion on a screen" passed after 0.048 seconds.
        ◇ Suite "Only what reads a change is drawn again" started.
        ◇ Test "That more is being read is told by a note alone" started.
        ✔ Test "That more is being read is told by a note alone" passed after 0.030 seconds.
        ◇ Test "Another order draws the line that tells it, and no row" started.
        ✔ Test "Another order draws the line that tells it, and no row" passed after 0.027 seconds.
        ◇ Test "Counts that nobody sees draw nothing, and there is no frame" started.
        ✔ Test "Counts that nobody sees draw nothing, and there is no frame" passed after 0.019 seconds.
        ◇ Test "What is searched for draws the field, and no row" started.
        ✔ Test "What is searched for draws the field, and no row" passed after 0.031 seconds.
        ◇ Test "A page that is added draws the list, but of its rows none that was seen before" started.
        ✔ Test "A page that is added draws the list, but of its rows none that was seen before" passed after 0.034 seconds.
        ◇ Test "The selection that moves draws no row again" started.
        ✔ Test "The selection that moves draws no row again" passed after 0.021 seconds.
        ◇ Test "A story that is marked is drawn anew in its row alone" started.
        ✔ Test "A story that is marked is drawn anew in its row alone" passed after 0.019 seconds.
        ◇ Test "A failure and its alert draw nothing of the list" started.
        ✔ Test "A failure and its alert draw nothing of the list" passed after 0.024 seconds.
        ◇ Test "Of a story that is marked the pages are not drawn again, nor while that is being kept" started.
        ✔ Test "Of a story that is marked the pages are not drawn again, nor while that is being kept" passed after 0.010 seconds.
        ◇ Test "A letter in a form draws what shows the draft, and not the form" started.
        ✔ Test "A letter in a form draws what shows the draft, and not the form" passed after 0.008 seconds.
        ✔ Suite "Only what reads a change is drawn again" passed after 0.231 seconds.
        ◇ Suite "The form for filter and order on a screen" started.
        ◇ Test "What is chosen holds at once, each choice beside those before it" started.
        ✔ Test "What is chosen holds at once, each choice beside those before it" passed after 0.019 seconds.
        ◇ Test "The search stays when something else is chosen, and goes with all the rest" started.
        ✔ Test "The search stays when something else is chosen, and goes with all the rest" passed after 0.023 seconds.
        ◇ Test "An order is chosen without waiting for the one before" started.
        ✔ Test "An order is chosen without waiting for the one before" passed after 0.025 seconds.
        ◇ Test "Events of the family's own can be chosen as far as stories about them are listed" started.
        ✔ Test "Events of the family's own can be chosen as far as stories about them are listed" passed after 0.016 seconds.
        ◇ Test "A hero who is gone stays chosen" started.
        ✔ Test "A hero who is gone stays chosen" passed after 0.023 seconds.
        ◇ Test "Done and Escape close it, and the list has the focus again" started.
        ✔ Test "Done and Escape close it, and the list has the focus again" passed after 0.032 seconds.
        ◇ Test "It says how many stories each choice leaves" started.
        ✔ Test "It says how many stories each choice leaves" passed after 0.062 seconds.
        ✔ Suite "The form for filter and order on a screen" passed after 0.205 seconds.
        ◇ Suite "What the library's screens look like, sign by sign" started.
        ◇ Test "Every situation of every screen at 80×24" started.
        ✔ Test "Every situation of every screen at 80×24" passed after 0.174 seconds.
        ◇ Test "The main ones at 40×20" started.
        ◇ Test case passing 1 argument key → "deletion, asking" to "The main ones at 40×20" started.
        ◇ Test case passing 1 argument key → "event, title that is blank" to "The main ones at 40×20" started.
        ◇ Test case passing 1 argument key → "events, loaded" to "The main ones at 40×20" started.
        ◇ Test case passing 1 argument key → "hero, character" to "The main ones at 40×20" started.
        ◇ Test case passing 1 argument key → "hero, looks" to "The main ones at 40×20" started.
        ◇ Test case passing 1 argument key → "heroes, loaded" to "The main ones at 40×20" started.
        ◇ Test case passing 1 argument key → "stories, every kind of story" to "The main ones at 40×20" started.
        ◇ Test case passing 1 argument key → "stories, loaded with a failure" to "The main ones at 40×20" started.
        ◇ Test case passing 1 argument key → "story, illustrated and outdated" to "The main ones at 40×20" started.
        ✔ Test "The main ones at 40×20" with 9 test cases passed after 0.044 seconds.
        ◇ Test "What a key puts in front of a screen" started.
        ✘ Test "What a key puts in front of a screen" recorded an issue at GoldenTests.swift:61:9: Expectation failed: (list.text → "Search [title, text or hero            ]
        [ Filter ] [ Heroes ] [ Events ] [ New ]
        ▌  The light                          -
        ▌   Mira · Bedtime · 2 pages · new
        ╭─ Filter and order ───────────────────╮
        │ Hero                ‹ Any hero ›     │
        │ Event               ‹ Any event  ›   │
        │ Favourites (0)      [ ]              │
        │ Not heard yet (2)   [ ]              │
        │ Heard 1–2 times (0) [ ]              │
        │ Heard 3+ times (0)  [ ]              │
        │ Recent (2)          [ ]              │
        │ Order              ‹ Newest first ›  │
        │ [ Done ] [ Show all ]                │
        ╰──────────────────────────────────────╯




        2 stories · newest first
        """,
        "edit":
            """
        The lamp at the window
        2 pages · no narration · for all ages
        Mira · Bedtime · created 1970-01-12 ·
        heard 0 times
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





        [ Play ] [ Edit ] [ Favourite ] [ Mov… ]
        """,
    ]
}
