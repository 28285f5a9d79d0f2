# Derived from the description that 'story' gives of itself by './generate.sh derive'. Changes here are lost.
function __story_should_offer_completions_for_flags_or_options -a expected_commands
    set -l non_repeating_flags_or_options $argv[2..]
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __story_parse_tokens
    test "$commands" = "$expected_commands"; and return $non_repeating_flags_or_options_absent
end

function __story_should_offer_completions_for_positional -a expected_commands positional_index_comparison expected_positional_index
    set -l non_repeating_flags_or_options
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __story_parse_tokens
    test "$commands" = "$expected_commands" -a \( "$positional_index" "$positional_index_comparison" "$expected_positional_index" \)
end

function __story_parse_tokens -S
    set -l unparsed_tokens (__story_tokens -pc)
    switch $unparsed_tokens[1]
    case 'story'
        __story_parse_subcommand 0 'version' 'h/help'
        switch $unparsed_tokens[1]
        case 'backup'
            __story_parse_subcommand 1 'replace' 'json' 'no-color' 'version' 'h/help'
        case 'create'
            __story_parse_subcommand 0 'hero=+' 'event=' 'custom-event=' 'age=' 'tone=' 'minutes=' 'language=' 'no-audio' 'no-illustrations' 'seed=' 'voice=' 'author=' 'narrator=' 'illustrator=' 'play' 'output=' 'plain' 'progress=' 'json' 'no-color' 'version' 'h/help'
        case 'doctor'
            __story_parse_subcommand 0 'json' 'no-color' 'junit=' 'version' 'h/help'
        case 'event'
            __story_parse_subcommand 0 'version' 'h/help'
            switch $unparsed_tokens[1]
            case 'list'
                __story_parse_subcommand 0 'json' 'no-color' 'version' 'h/help'
            case 'add'
                __story_parse_subcommand 1 'description=' 'prompt=' 'category=' 'age=' 'tone=' 'keyword=+' 'json' 'no-color' 'version' 'h/help'
            case 'edit'
                __story_parse_subcommand 1 'title=' 'description=' 'prompt=' 'category=' 'age=' 'tone=' 'keyword=+' 'json' 'no-color' 'version' 'h/help'
            case 'delete'
                __story_parse_subcommand 1 'y/yes' 'json' 'no-color' 'version' 'h/help'
            case 'favorite'
                __story_parse_subcommand 1 'off' 'json' 'no-color' 'version' 'h/help'
            end
        case 'hero'
            __story_parse_subcommand 0 'version' 'h/help'
            switch $unparsed_tokens[1]
            case 'add'
                __story_parse_subcommand 1 'trait=+' 'hair=' 'eyes=' 'skin=' 'clothing=' 'color=+' 'accessory=+' 'art-style=' 'ability=' 'age=' 'pronouns=' 'say=' 'json' 'no-color' 'version' 'h/help'
            case 'list'
                __story_parse_subcommand 0 'json' 'no-color' 'version' 'h/help'
            case 'show'
                __story_parse_subcommand 1 'json' 'no-color' 'version' 'h/help'
            case 'edit'
                __story_parse_subcommand 1 'name=' 'trait=+' 'hair=' 'eyes=' 'skin=' 'clothing=' 'color=+' 'accessory=+' 'art-style=' 'ability=' 'age=' 'pronouns=' 'say=' 'json' 'no-color' 'version' 'h/help'
            case 'delete'
                __story_parse_subcommand 1 'y/yes' 'json' 'no-color' 'version' 'h/help'
            end
        case 'jobs'
            __story_parse_subcommand 0 'json' 'no-color' 'version' 'h/help'
        case 'library'
            __story_parse_subcommand 0 'version' 'h/help'
            switch $unparsed_tokens[1]
            case 'list'
                __story_parse_subcommand 0 'hero=' 'event=' 'favorites' 'new' 'in-progress' 'completed' 'recent' 'search=' 'sort=' 'limit=' 'offset=' 'json' 'no-color' 'version' 'h/help'
            case 'show'
                __story_parse_subcommand 1 'text' 'json' 'no-color' 'version' 'h/help'
            case 'edit'
                __story_parse_subcommand 1 'title=' 'page=+' 'text=+' 'json' 'no-color' 'version' 'h/help'
            case 'favorite'
                __story_parse_subcommand 1 'off' 'json' 'no-color' 'version' 'h/help'
            case 'delete'
                __story_parse_subcommand -r 1 'y/yes' 'json' 'no-color' 'version' 'h/help'
            end
        case 'open'
            __story_parse_subcommand 1 'output=' 'theme=' 'plain' 'json' 'no-color' 'version' 'h/help'
        case 'play'
            __story_parse_subcommand -r 1 'speed=' 'from=' 'sleep=' 'output=' 'plain' 'json' 'no-color' 'version' 'h/help'
        case 'restore'
            __story_parse_subcommand 1 'replace' 'y/yes' 'json' 'no-color' 'version' 'h/help'
        case 'resume'
            __story_parse_subcommand 1 'progress=' 'json' 'no-color' 'version' 'h/help'
        case 'retry'
            __story_parse_subcommand 1 'step=' 'progress=' 'json' 'no-color' 'version' 'h/help'
        case 'verify'
            __story_parse_subcommand 0 'repair' 'junit=' 'progress=' 'json' 'no-color' 'version' 'h/help'
        case 'help'
            __story_parse_subcommand -r 1 'version'
        end
    end
end

function __story_tokens
    if test (string split -m 1 -f 1 -- . "$FISH_VERSION") -gt 3
        commandline --tokens-raw $argv
    else
        commandline -o $argv
    end
end

function __story_parse_subcommand -S -a positional_count
    argparse -s r -- $argv
    set -l option_specs $argv[2..]
    set -l is_repeating_positional $_flag_r
    set -el _flag_r
    set -a commands $unparsed_tokens[1]
    set positional_index 0
    while true
        set -e unparsed_tokens[1]
        argparse -sn "$commands" $option_specs -- $unparsed_tokens 2> /dev/null
        set unparsed_tokens $argv
        set positional_index (math $positional_index + 1)
        for non_repeating_flag_or_option in $non_repeating_flags_or_options
            if set -ql "_flag_$(string replace -a - _ -- $non_repeating_flag_or_option)"
                set non_repeating_flags_or_options_absent 1
                break
            end
        end
        test (count $unparsed_tokens) -eq 0 -o \( -z "$is_repeating_positional" -a "$positional_index" -gt "$positional_count" \) && break
    end
end

function __story_complete_directories
    set -l token (commandline -t)
    string match -- '*/' $token
    set -l subdirs $token*/
    printf %s\n $subdirs
end

function __story_custom_completion
    set -x SAP_SHELL fish
    set -x SAP_SHELL_VERSION $FISH_VERSION
    set -l tokens (__story_tokens -p)
    if test -z "$(__story_tokens -t)"
        set -l index (count (__story_tokens -pc))
        set tokens $tokens[..$index] \'\' $tokens[(math $index + 1)..]
    end
    command $tokens[1] $argv $tokens
end

complete -c 'story' -f
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story" version' -l 'version' -d 'Show the version.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story" -eq 1' -fa 'backup' -d 'Put stories, pictures, narrations and settings into one file.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story" -eq 1' -fa 'create' -d 'Make a story.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story" -eq 1' -fa 'doctor' -d 'Tell what works on this machine, and how to mend what does not.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story" -eq 1' -fa 'event' -d 'Keep the events that stories are about.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story" -eq 1' -fa 'hero' -d 'Keep the heroes of the stories.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story" -eq 1' -fa 'jobs' -d 'List the stories that are not finished.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story" -eq 1' -fa 'library' -d 'Show, change and remove the stories that there are.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story" -eq 1' -fa 'open' -d 'Open the app, at the place that a link leads to.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story" -eq 1' -fa 'play' -d 'Play stories, one after the other, from where they were left.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story" -eq 1' -fa 'restore' -d 'Put the library of a backup in place: all of it, or nothing.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story" -eq 1' -fa 'resume' -d 'Go on with a story that was interrupted; nothing is made twice.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story" -eq 1' -fa 'retry' -d 'Make the narration or the missing pictures of a story.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story" -eq 1' -fa 'verify' -d 'Look at every story, every file and every checksum.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story" -eq 1' -fa 'help' -d 'Show subcommand help information.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story backup" -eq 1' -F
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story backup" replace' -l 'replace' -d 'Replace a file that is there already.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story backup" json' -l 'json' -d 'Answer with JSON for programs.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story backup" no-color' -l 'no-color' -d 'Use no colours, and draw nothing over itself.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story backup" version' -l 'version' -d 'Show the version.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story backup" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story create"' -l 'hero' -d 'A hero\'s name, or the beginning of it; may be given several times.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story create" event' -l 'event' -d 'What the story is about; bedtime unless another event is given.' -rfka 'bedtime schoolDay birthday weekend rainyDay family friendship learning helping holiday'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story create" custom-event' -l 'custom-event' -d 'The title of an event of your own, see \'story event add\'.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story create" age' -l 'age' -d 'Whom it is for, by age.' -rfka '2-4 4-6 6-10 all'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story create" tone' -l 'tone' -d 'How it sounds.' -rfka 'gentle cheerful funny adventurous magical curious'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story create" minutes' -l 'minutes' -d 'How many minutes it lasts, 1 to 15.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story create" language' -l 'language' -d 'The language\'s code, such as en.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story create" no-audio' -l 'no-audio' -d 'Make no narration.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story create" no-illustrations' -l 'no-illustrations' -d 'Make no pictures.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story create" seed' -l 'seed' -d 'Make the same story again.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story create" voice' -l 'voice' -d 'Who reads it, see \'story doctor\'.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story create" author' -l 'author' -d 'The author\'s identifier.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story create" narrator' -l 'narrator' -d 'The narrator\'s identifier.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story create" illustrator' -l 'illustrator' -d 'The illustrator\'s identifier.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story create" play' -l 'play' -d 'Play it as soon as its first page is narrated, while the rest is still being made. Keys are those of \'story play\'; q ends the player only, and the story is made to its end.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story create" output' -l 'output' -d 'Where the sound goes: auto, null for nowhere, or a device by its name; \'story doctor\' tells the names of those that are there. pulse, pipewire or alsa alone takes what that prefers.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story create" plain' -l 'plain' -d 'One line for each page, for screen readers; so it is without a terminal, too.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story create" progress' -l 'progress' -d 'How to tell progress.' -rfka 'auto bar plain json none'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story create" json' -l 'json' -d 'Answer with JSON for programs.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story create" no-color' -l 'no-color' -d 'Use no colours, and draw nothing over itself.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story create" version' -l 'version' -d 'Show the version.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story create" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story doctor" json' -l 'json' -d 'Answer with JSON for programs.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story doctor" no-color' -l 'no-color' -d 'Use no colours, and draw nothing over itself.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story doctor" junit' -l 'junit' -d 'Also write the checks as test cases of a JUnit report, for CI.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story doctor" version' -l 'version' -d 'Show the version.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story doctor" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event" version' -l 'version' -d 'Show the version.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story event" -eq 1' -fa 'list' -d 'List the events.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story event" -eq 1' -fa 'add' -d 'Make an event of your own; only the title is required.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story event" -eq 1' -fa 'edit' -d 'Change an event of your own.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story event" -eq 1' -fa 'delete' -d 'Remove an event of your own; its stories stay.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story event" -eq 1' -fa 'favorite' -d 'Mark an event of your own.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event list" json' -l 'json' -d 'Answer with JSON for programs.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event list" no-color' -l 'no-color' -d 'Use no colours, and draw nothing over itself.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event list" version' -l 'version' -d 'Show the version.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event list" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event add" description' -l 'description' -d 'What happens, in your own words.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event add" prompt' -l 'prompt' -d 'What the author is told; without it, the description.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event add" category' -l 'category' -d 'What kind of event it is.' -rfka 'family school friends adventure seasonal milestone feelings other'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event add" age' -l 'age' -d 'Whom it is for, by age.' -rfka '2-4 4-6 6-10 all'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event add" tone' -l 'tone' -d 'How such a story sounds.' -rfka 'gentle cheerful funny adventurous magical curious'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event add"' -l 'keyword' -d 'A word that should appear in the story; may be given several times.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event add" json' -l 'json' -d 'Answer with JSON for programs.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event add" no-color' -l 'no-color' -d 'Use no colours, and draw nothing over itself.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event add" version' -l 'version' -d 'Show the version.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event add" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event edit" title' -l 'title' -d 'A new title.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event edit" description' -l 'description' -d 'What happens, in your own words.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event edit" prompt' -l 'prompt' -d 'What the author is told; without it, the description.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event edit" category' -l 'category' -d 'What kind of event it is.' -rfka 'family school friends adventure seasonal milestone feelings other'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event edit" age' -l 'age' -d 'Whom it is for, by age.' -rfka '2-4 4-6 6-10 all'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event edit" tone' -l 'tone' -d 'How such a story sounds.' -rfka 'gentle cheerful funny adventurous magical curious'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event edit"' -l 'keyword' -d 'A word that should appear in the story; may be given several times.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event edit" json' -l 'json' -d 'Answer with JSON for programs.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event edit" no-color' -l 'no-color' -d 'Use no colours, and draw nothing over itself.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event edit" version' -l 'version' -d 'Show the version.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event edit" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event delete" y yes' -l 'yes' -s 'y' -d 'Do not ask; without a terminal nothing is done unless this is said.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event delete" json' -l 'json' -d 'Answer with JSON for programs.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event delete" no-color' -l 'no-color' -d 'Use no colours, and draw nothing over itself.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event delete" version' -l 'version' -d 'Show the version.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event delete" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event favorite" off' -l 'off' -d 'Remove the mark.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event favorite" json' -l 'json' -d 'Answer with JSON for programs.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event favorite" no-color' -l 'no-color' -d 'Use no colours, and draw nothing over itself.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event favorite" version' -l 'version' -d 'Show the version.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story event favorite" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero" version' -l 'version' -d 'Show the version.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story hero" -eq 1' -fa 'add' -d 'Make a hero; only the name is required.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story hero" -eq 1' -fa 'list' -d 'List the heroes.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story hero" -eq 1' -fa 'show' -d 'Show a hero.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story hero" -eq 1' -fa 'edit' -d 'Change a hero; stories that were made before stay as they are.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story hero" -eq 1' -fa 'delete' -d 'Remove a hero; the stories about them stay.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero add"' -l 'trait' -d 'What the hero is like; may be given twice.' -rfka 'brave kind curious funny smart adventurous creative helpful gentle magical'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero add" hair' -l 'hair' -d 'The hair in words: \'long curly red\'.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero add" eyes' -l 'eyes' -d 'The colour of the eyes.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero add" skin' -l 'skin' -d 'The skin: very light, light, medium, tan, brown or dark.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero add" clothing' -l 'clothing' -d 'What the hero usually wears.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero add"' -l 'color' -d 'A colour of the clothes; may be given several times.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero add"' -l 'accessory' -d 'Something always worn: glasses, hat, hearing aid, wheelchair, freckles; may be given several times.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero add" art-style' -l 'art-style' -d 'How pictures of the hero are made, for illustrators that know styles.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero add" ability' -l 'ability' -d 'What the hero can do that others cannot: \'talks to birds\'.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero add" age' -l 'age' -d 'The hero\'s age in years.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero add" pronouns' -l 'pronouns' -d 'How a story speaks of the hero.' -rfka 'she he they'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero add" say' -l 'say' -d 'How the name is said: MEE-rah.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero add" json' -l 'json' -d 'Answer with JSON for programs.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero add" no-color' -l 'no-color' -d 'Use no colours, and draw nothing over itself.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero add" version' -l 'version' -d 'Show the version.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero add" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero list" json' -l 'json' -d 'Answer with JSON for programs.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero list" no-color' -l 'no-color' -d 'Use no colours, and draw nothing over itself.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero list" version' -l 'version' -d 'Show the version.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero list" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero show" json' -l 'json' -d 'Answer with JSON for programs.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero show" no-color' -l 'no-color' -d 'Use no colours, and draw nothing over itself.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero show" version' -l 'version' -d 'Show the version.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero show" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero edit" name' -l 'name' -d 'A new name.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero edit"' -l 'trait' -d 'What the hero is like; may be given twice.' -rfka 'brave kind curious funny smart adventurous creative helpful gentle magical'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero edit" hair' -l 'hair' -d 'The hair in words: \'long curly red\'.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero edit" eyes' -l 'eyes' -d 'The colour of the eyes.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero edit" skin' -l 'skin' -d 'The skin: very light, light, medium, tan, brown or dark.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero edit" clothing' -l 'clothing' -d 'What the hero usually wears.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero edit"' -l 'color' -d 'A colour of the clothes; may be given several times.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero edit"' -l 'accessory' -d 'Something always worn: glasses, hat, hearing aid, wheelchair, freckles; may be given several times.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero edit" art-style' -l 'art-style' -d 'How pictures of the hero are made, for illustrators that know styles.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero edit" ability' -l 'ability' -d 'What the hero can do that others cannot: \'talks to birds\'.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero edit" age' -l 'age' -d 'The hero\'s age in years.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero edit" pronouns' -l 'pronouns' -d 'How a story speaks of the hero.' -rfka 'she he they'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero edit" say' -l 'say' -d 'How the name is said: MEE-rah.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero edit" json' -l 'json' -d 'Answer with JSON for programs.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero edit" no-color' -l 'no-color' -d 'Use no colours, and draw nothing over itself.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero edit" version' -l 'version' -d 'Show the version.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero edit" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero delete" y yes' -l 'yes' -s 'y' -d 'Do not ask; without a terminal nothing is done unless this is said.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero delete" json' -l 'json' -d 'Answer with JSON for programs.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero delete" no-color' -l 'no-color' -d 'Use no colours, and draw nothing over itself.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero delete" version' -l 'version' -d 'Show the version.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story hero delete" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story jobs" json' -l 'json' -d 'Answer with JSON for programs.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story jobs" no-color' -l 'no-color' -d 'Use no colours, and draw nothing over itself.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story jobs" version' -l 'version' -d 'Show the version.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story jobs" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library" version' -l 'version' -d 'Show the version.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story library" -eq 1' -fa 'list' -d 'List stories, the newest first.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story library" -eq 1' -fa 'show' -d 'Show a story.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story library" -eq 1' -fa 'edit' -d 'Change the title of a story, or the text of its pages.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story library" -eq 1' -fa 'favorite' -d 'Mark a story as a favourite.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story library" -eq 1' -fa 'delete' -d 'Remove stories with their text, pictures and narration.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library list" hero' -l 'hero' -d 'Only stories of this hero: the name, the beginning of it, or the id.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library list" event' -l 'event' -d 'Only stories for this event: its name, or the title or id of one of your own, also if it was removed.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library list" favorites' -l 'favorites' -d 'Only favourites.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library list" new' -l 'new' -d 'Only stories that nobody has heard yet.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library list" in-progress' -l 'in-progress' -d 'Only stories that were heard once or twice.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library list" completed' -l 'completed' -d 'Only stories that were heard three times or more.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library list" recent' -l 'recent' -d 'Only stories of the last seven days.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library list" search' -l 'search' -d 'Only stories with these words, or words that begin so, in title, text or a hero\'s name.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library list" sort' -l 'sort' -d 'In which order; \'plays\' begins with the story that was heard most. (default: newest)' -rfka 'newest oldest title plays'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library list" limit' -l 'limit' -d 'How many to list at most. (default: 50)' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library list" offset' -l 'offset' -d 'How many to leave out at the start. (default: 0)' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library list" json' -l 'json' -d 'Answer with JSON for programs.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library list" no-color' -l 'no-color' -d 'Use no colours, and draw nothing over itself.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library list" version' -l 'version' -d 'Show the version.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library list" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library show" text' -l 'text' -d 'Only the text, to read.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library show" json' -l 'json' -d 'Answer with JSON for programs.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library show" no-color' -l 'no-color' -d 'Use no colours, and draw nothing over itself.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library show" version' -l 'version' -d 'Show the version.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library show" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library edit" title' -l 'title' -d 'A new title.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library edit"' -l 'page' -d 'A page that gets another text, from 1; may be given several times.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library edit"' -l 'text' -d 'The page\'s new text, one or two paragraphs; \'-\' reads it from standard input.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library edit" json' -l 'json' -d 'Answer with JSON for programs.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library edit" no-color' -l 'no-color' -d 'Use no colours, and draw nothing over itself.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library edit" version' -l 'version' -d 'Show the version.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library edit" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library favorite" off' -l 'off' -d 'Remove the mark.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library favorite" json' -l 'json' -d 'Answer with JSON for programs.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library favorite" no-color' -l 'no-color' -d 'Use no colours, and draw nothing over itself.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library favorite" version' -l 'version' -d 'Show the version.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library favorite" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library delete" y yes' -l 'yes' -s 'y' -d 'Do not ask; without a terminal nothing is done unless this is said.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library delete" json' -l 'json' -d 'Answer with JSON for programs.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library delete" no-color' -l 'no-color' -d 'Use no colours, and draw nothing over itself.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library delete" version' -l 'version' -d 'Show the version.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story library delete" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story open" output' -l 'output' -d 'Where the sound goes: auto, null for nowhere, or a device such as pulse, pipewire or alsa.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story open" theme' -l 'theme' -d 'How it looks; what suits the terminal unless it is said.' -rfka 'auto dark light contrast'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story open" plain' -l 'plain' -d 'Write each change as a line instead of drawing a screen, for screen readers.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story open" json' -l 'json' -d 'Answer with JSON for programs.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story open" no-color' -l 'no-color' -d 'Use no colours, and draw nothing over itself.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story open" version' -l 'version' -d 'Show the version.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story open" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story play" speed' -l 'speed' -d 'How fast, 0.5 to 2; what was chosen last unless it is said.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story play" from' -l 'from' -d 'Where the first story begins, in seconds; where it was left unless it is said.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story play" sleep' -l 'sleep' -d 'When to stop: after minutes of listening (20m), at the end of the story (end), or of so many (2).' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story play" output' -l 'output' -d 'Where the sound goes: auto, null for nowhere, or a device by its name; \'story doctor\' tells the names of those that are there. pulse, pipewire or alsa alone takes what that prefers.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story play" plain' -l 'plain' -d 'One line for each page, for screen readers; so it is without a terminal, too.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story play" json' -l 'json' -d 'Answer with JSON for programs.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story play" no-color' -l 'no-color' -d 'Use no colours, and draw nothing over itself.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story play" version' -l 'version' -d 'Show the version.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story play" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'story' -n '__story_should_offer_completions_for_positional "story restore" -eq 1' -F
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story restore" replace' -l 'replace' -d 'Replace the library that is there.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story restore" y yes' -l 'yes' -s 'y' -d 'With \'--replace\', do not ask on a terminal.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story restore" json' -l 'json' -d 'Answer with JSON for programs.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story restore" no-color' -l 'no-color' -d 'Use no colours, and draw nothing over itself.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story restore" version' -l 'version' -d 'Show the version.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story restore" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story resume" progress' -l 'progress' -d 'How to tell progress.' -rfka 'auto bar plain json none'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story resume" json' -l 'json' -d 'Answer with JSON for programs.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story resume" no-color' -l 'no-color' -d 'Use no colours, and draw nothing over itself.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story resume" version' -l 'version' -d 'Show the version.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story resume" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story retry" step' -l 'step' -d 'What to make.' -rfka 'audio illustrations'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story retry" progress' -l 'progress' -d 'How to tell progress.' -rfka 'auto bar plain json none'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story retry" json' -l 'json' -d 'Answer with JSON for programs.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story retry" no-color' -l 'no-color' -d 'Use no colours, and draw nothing over itself.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story retry" version' -l 'version' -d 'Show the version.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story retry" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story verify" repair' -l 'repair' -d 'Mend what can be mended; missing pictures and narrations are made again.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story verify" junit' -l 'junit' -d 'Also write what was looked at as test cases of a JUnit report, for CI.' -rfka ''
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story verify" progress' -l 'progress' -d 'How to tell progress.' -rfka 'auto bar plain json none'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story verify" json' -l 'json' -d 'Answer with JSON for programs.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story verify" no-color' -l 'no-color' -d 'Use no colours, and draw nothing over itself.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story verify" version' -l 'version' -d 'Show the version.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story verify" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'story' -n '__story_should_offer_completions_for_flags_or_options "story help" version' -l 'version' -d 'Show the version.'
