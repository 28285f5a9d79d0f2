/// Heroes and events at 80×24, by the names of their situations.
enum ListGoldens {
    static let heroes: [String: String] = [
        "idle":
            """
        Heroes
        Loading heroes…
        """,
        "loading":
            """
        Heroes
        Loading heroes…
        """,
        "loaded":
            """
        Heroes
        ▌ Mira
        ▌   brave · she/her




















        [ New hero ]
        """,
        "loaded with a failure":
            """
        Heroes
        ▌ Mira
        ▌   brave · she/her






                     ╭─ That didn't work ─────────────────────────────────╮
                     │     The library is in use by another 'story'.      │
                     │ Wait for it to finish, or quit it, then try again. │
                     │                                                    │
                     │                       [ OK ]                       │
                     ╰────────────────────────────────────────────────────╯








        [ New hero ]
        """,
        "empty":
            """
        Heroes
        No heroes yet.
        [ New hero ]
        """,
        "error":
            """
        Heroes
        ! The library is in use by another 'story'.
        Wait for it to finish, or quit it, then try again.
        [ Try again ]
        """,
    ]

    static let events: [String: String] = [
        "idle":
            """
        Your events
        Loading events…
        """,
        "loading":
            """
        Your events
        Loading events…
        """,
        "loaded":
            """
        Your events
        ▌  First tooth
        ▌   Other · Gentle · All ages · 0 stories · A tooth that hides




















        [ New event ]
        """,
        "loaded with a failure":
            """
        Your events
        ▌  First tooth
        ▌   Other · Gentle · All ages · 0 stories · A tooth that hides






                     ╭─ That didn't work ─────────────────────────────────╮
                     │     The library is in use by another 'story'.      │
                     │ Wait for it to finish, or quit it, then try again. │
                     │                                                    │
                     │                       [ OK ]                       │
                     ╰────────────────────────────────────────────────────╯








        [ New event ]
        """,
        "empty":
            """
        Your events
        No events yet.
        [ New event ]
        """,
        "error":
            """
        Your events
        ! The library is in use by another 'story'.
        Wait for it to finish, or quit it, then try again.
        [ Try again ]
        """,
    ]

    static let bin: [String: String] = [
        "idle":
            """
        Bin
        Stories in the bin are deleted after 30 days.
        Loading bin…
        """,
        "loading":
            """
        Bin
        Stories in the bin are deleted after 30 days.
        Loading bin…
        """,
        "loaded":
            """
        Bin
        Stories in the bin are deleted after 30 days.
        ▌ The light
        ▌   30 days left · removed 1970-01-12 · 1.2 MB
          The boat of leaves
            1 day left · removed 1969-12-13 · 700.0 kB
















        2 stories · 1.9 MB
        [ Restore ] [ Delete ] [ Empty bin ]
        """,
        "loaded with a failure":
            """
        Bin
        Stories in the bin are deleted after 30 days.
        ▌ The light
        ▌   30 days left · removed 1970-01-12 · 1.2 MB
          The boat of leaves
            1 day left · removed 1969-12-13 · 700.0 kB



                     ╭─ That didn't work ─────────────────────────────────╮
                     │     The library is in use by another 'story'.      │
                     │ Wait for it to finish, or quit it, then try again. │
                     │                                                    │
                     │                       [ OK ]                       │
                     ╰────────────────────────────────────────────────────╯







        2 stories · 1.9 MB
        [ Restore ] [ Delete ] [ Empty bin ]
        """,
        "empty":
            """
        Bin
        Stories in the bin are deleted after 30 days.
        The bin is empty.
        [ Library ]
        """,
        "error":
            """
        Bin
        Stories in the bin are deleted after 30 days.
        ! The library is in use by another 'story'.
        Wait for it to finish, or quit it, then try again.
        [ Try again ]
        """,
    ]
}
