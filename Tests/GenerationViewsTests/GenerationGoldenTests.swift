import Generation
import GenerationStubs
import TerminalUI
import Testing
import ViewTestSupport

@Suite("What the screen for a new story looks like, sign by sign", .timeLimit(.minutes(1)))
@MainActor
struct GenerationGoldenTests {
    @Test("The form, as long as nothing is known of the plan")
    func form() throws {
        #expect(
            try screen(of: .named("idle")).text
                == """
                New story
                Heroes
                  Mira       [x]
                Event        ‹ Bedtime     ›
                Age          ‹ recommended ›
                Tone         ‹ recommended ›
                Length       ‹ 5 minutes  ›
                Narration    [x]
                Pictures     [x]
                Style        ‹ Bright shapes (default) ›
                ───────────────────────────────────────────────────────────────────────────────
                Checking…
                [ Create story ]  [ New hero ]
                """)
    }

    @Test("The form with what would be made")
    func planned() throws {
        #expect(
            try screen(of: .named("planned")).text
                == """
                New story
                Heroes
                  Mira       [x]
                Event        ‹ Bedtime     ›
                Age          ‹ recommended ›
                Tone         ‹ recommended ›
                Length       ‹ 5 minutes  ›
                Narration    [x]
                Pictures     [x]
                Style        ‹ Bright shapes (default) ›
                ───────────────────────────────────────────────────────────────────────────────
                A story about Mira for all ages, gentle, about 1 minute long, narrated by
                Clara, with pictures.
                A calm adventure at the end of the day that ends with falling asleep.
                [ Create story ]  [ New hero ]
                """)
    }

    @Test("The form with what would be made, on a small screen")
    func plannedSmall() throws {
        #expect(
            try screen(of: .named("planned"), columns: 40, rows: 20).text
                == """
                New story
                Heroes
                  Mira       [x]
                Event        ‹ Bedtime     ›
                Age          ‹ recommended ›
                Tone         ‹ recommended ›
                Length       ‹ 5 minutes  ›
                Narration    [x]
                Pictures     [x]
                Style        ‹ Bright shapes (defaul… ›
                ───────────────────────────────────────
                A story about Mira for all ages,
                gentle, about 1 minute long, narrated
                by Clara, with pictures.
                A calm adventure at the end of the day
                that ends with falling asleep.
                [ Create story ]  [ New hero ]
                """)
    }

    @Test("The form with why nothing can be made")
    func refused() throws {
        #expect(
            try screen(of: .named("refused")).text
                == """
                New story
                Heroes
                  Mira       [x]
                Event        ‹ Bedtime     ›
                Age          ‹ recommended ›
                Tone         ‹ recommended ›
                Length       ‹ 5 minutes  ›
                Narration    [x]
                Pictures     [x]
                Style        ‹ Bright shapes (default) ›
                ───────────────────────────────────────────────────────────────────────────────
                ! This story isn't allowed right now.
                Three stories were made today.
                Another one can be made tomorrow.
                [ Create story ]  [ New hero ]
                """)
    }

    @Test("A story before its first page")
    func beginning() throws {
        #expect(
            try screen(of: .named("beginning")).text
                == """
                New story
                [›] Writing the story
                [ ] Narrating the story
                [ ] Drawing the pictures
                ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░   0%
                ────────────────────────────────────────────────────────────────────────────────
                Writing the first page…
















                [ Stop ]
                """)
    }

    @Test("A story that is read aloud while its pages are there")
    func narrating() throws {
        #expect(
            try screen(of: .named("narrating")).text
                == """
                The lamp at the window
                [x] Writing the story
                [›] Narrating the story
                [ ] Drawing the pictures
                █████████████████████████████████████▌░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░  50%
                ────────────────────────────────────────────────────────────────────────────────
                Page 1
                Mira saw a light. It was far away.

                Page 2
                She waved. The light waved back.












                [ Stop ]
                """)
    }

    @Test("A story whose pictures are drawn, on a small screen")
    func drawingSmall() throws {
        #expect(
            try screen(of: .named("drawing"), columns: 40, rows: 20).text
                == """
                The lamp at the window
                [x] Writing the story
                [x] Narrating the story
                [›] Drawing the pictures
                ████████████████████████████░░░░░░░  80%
                ────────────────────────────────────────
                Page 1
                Mira saw a light. It was far away.

                Page 2
                She waved. The light waved back.








                [ Stop ]
                """)
    }

    @Test("A story in the making, on a tiny screen")
    func tiny() throws {
        #expect(
            try screen(of: .named("writing"), columns: 20, rows: 5).text
                == """
                The lamp at the win…
                Writing the story…
                ███░░░░░░░░░░░░  20%
                ────────────────────
                [ Stop ]
                """)
    }

    @Test("A story that is there")
    func completed() throws {
        #expect(
            try screen(of: .named("completed")).text
                == """
                The lamp at the window
                2 pages · 0:58 · narrated by Clara · for all ages

                [x] Writing the story
                [x] Narrating the story
                [x] Drawing the pictures

                The story is in the library.

                [ Open story ]
                [ New story ]
                """)
    }

    @Test("A story that could not be written")
    func failedStory() throws {
        #expect(
            try screen(of: .named("failed at the story")).text
                == """
                The story couldn't be created

                [!] Writing the story  failed
                [ ] Narrating the story
                [ ] Drawing the pictures

                ! Writing the story failed: fake took too long.
                It did not answer.
                Check the connection and try again.

                [ Try again ]
                [ Change details ]
                """)
    }

    @Test("A story whose narration failed")
    func failedAudio() throws {
        #expect(
            try screen(of: .named("failed at audio")).text
                == """
                The lamp at the window
                2 pages · narration failed · for all ages

                [x] Writing the story
                [!] Narrating the story  failed
                [x] Drawing the pictures

                ! Narrating the story failed: fake took too long.
                It did not answer.
                Check the connection and try again.
                The finished parts are kept.

                [ Narrate again ]
                [ Open story ]
                [ New story ]
                """)
    }

    @Test("A story whose pictures failed, on a small screen")
    func failedPictures() throws {
        #expect(
            try screen(of: .named("failed at illustrations"), columns: 40, rows: 20).text
                == """
                The lamp at the window
                2 pages · 0:58 · narrated by Clara ·
                for all ages

                [x] Writing the story
                [x] Narrating the story
                [!] Drawing the pictures  2 of 2
                couldn't be drawn

                ! Drawing the pictures failed: fake
                took too long.
                It did not answer.
                Check the connection and try again.
                The finished parts are kept.

                [ Draw missing pictures ]
                [ Open story ]
                [ New story ]
                """)
    }
}
