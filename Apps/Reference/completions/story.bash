#!/bin/bash
# Derived from the description that 'story' gives of itself by './generate.sh derive'. Changes here are lost.

__story_cursor_index_in_current_word() {
    local remaining="${COMP_LINE}"

    local word
    for word in "${COMP_WORDS[@]::COMP_CWORD}"; do
        remaining="${remaining##*([[:space:]])"${word}"*([[:space:]])}"
    done

    local -ir index="$((COMP_POINT - ${#COMP_LINE} + ${#remaining}))"
    if [[ "${index}" -le 0 ]]; then
        printf 0
    else
        printf %s "${index}"
    fi
}

# positional arguments:
#
# - 1: the current (sub)command's count of positional arguments
#
# required variables:
#
# - repeating_flags: the repeating flags that the current (sub)command can accept
# - non_repeating_flags: the non-repeating flags that the current (sub)command can accept
# - repeating_options: the repeating options that the current (sub)command can accept
# - non_repeating_options: the non-repeating options that the current (sub)command can accept
# - positional_number: value ignored
# - unparsed_words: unparsed words from the current command line
#
# modified variables:
#
# - non_repeating_flags: remove flags for this (sub)command that are already on the command line
# - non_repeating_options: remove options for this (sub)command that are already on the command line
# - positional_number: set to the current positional number
# - unparsed_words: remove all flags, options, and option values for this (sub)command
__story_offer_flags_options() {
    local -ir positional_count="${1}"
    positional_number=0

    local was_flag_option_terminator_seen=false
    local is_parsing_option_value=false

    local -ar unparsed_word_indices=("${!unparsed_words[@]}")
    local -i word_index
    for word_index in "${unparsed_word_indices[@]}"; do
        if "${is_parsing_option_value}"; then
            # This word is an option value:
            # Reset marker for next word iff not currently the last word
            [[ "${word_index}" -ne "${unparsed_word_indices[${#unparsed_word_indices[@]} - 1]}" ]] && is_parsing_option_value=false
            unset "unparsed_words[${word_index}]"
            # Do not process this word as a flag or an option
            continue
        fi

        local word="${unparsed_words["${word_index}"]}"
        if ! "${was_flag_option_terminator_seen}"; then
            case "${word}" in
            --)
                unset "unparsed_words[${word_index}]"
                # by itself -- is a flag/option terminator, but if it is the last word, it is the start of a completion
                if [[ "${word_index}" -ne "${unparsed_word_indices[${#unparsed_word_indices[@]} - 1]}" ]]; then
                    was_flag_option_terminator_seen=true
                fi
                continue
                ;;
            -*)
                # ${word} is a flag or an option
                # If ${word} is an option, mark that the next word to be parsed is an option value
                local option
                for option in "${repeating_options[@]}" "${non_repeating_options[@]}"; do
                    [[ "${word}" = "${option}" ]] && is_parsing_option_value=true && break
                done

                # Remove ${word} from ${non_repeating_flags} or ${non_repeating_options} so it isn't offered again
                local not_found=true
                local -i index
                for index in "${!non_repeating_flags[@]}"; do
                    if [[ "${non_repeating_flags[${index}]}" = "${word}" ]]; then
                        unset "non_repeating_flags[${index}]"
                        non_repeating_flags=("${non_repeating_flags[@]}")
                        not_found=false
                        break
                    fi
                done
                if "${not_found}"; then
                    for index in "${!non_repeating_flags[@]}"; do
                        if [[ "${non_repeating_flags[${index}]}" = "${word}" ]]; then
                            unset "non_repeating_flags[${index}]"
                            non_repeating_flags=("${non_repeating_flags[@]}")
                            break
                        fi
                    done
                fi
                unset "unparsed_words[${word_index}]"
                continue
                ;;
            esac
        fi

        # ${word} is neither a flag, nor an option, nor an option value
        if [[ "${positional_number}" -lt "${positional_count}" || "${positional_count}" -lt 0 ]]; then
            # ${word} is a positional
            ((positional_number++))
            unset "unparsed_words[${word_index}]"
        else
            if [[ -z "${word}" ]]; then
                # Could be completing a flag, option, or subcommand
                positional_number=-1
            else
                # ${word} is a subcommand or invalid, so stop processing this (sub)command
                positional_number=-2
            fi
            break
        fi
    done

    unparsed_words=("${unparsed_words[@]}")

    if\
        ! "${was_flag_option_terminator_seen}"\
        && ! "${is_parsing_option_value}"\
        && [[ ("${cur}" = -* && "${positional_number}" -ge 0) || "${positional_number}" -eq -1 ]]
    then
        COMPREPLY+=($(compgen -W "${repeating_flags[*]} ${non_repeating_flags[*]} ${repeating_options[*]} ${non_repeating_options[*]}" -- "${cur}"))
    fi
}

__story_add_completions() {
    local completion
    while IFS='' read -r completion; do
        COMPREPLY+=("${completion}")
    done < <(IFS=$'\n' compgen "${@}" -- "${cur}")
}

__story_custom_complete() {
    if [[ -n "${cur}" || -z ${COMP_WORDS[${COMP_CWORD}]} || "${COMP_LINE:${COMP_POINT}:1}" != ' ' ]]; then
        local -ar words=("${COMP_WORDS[@]}")
    else
        local -ar words=("${COMP_WORDS[@]::${COMP_CWORD}}" '' "${COMP_WORDS[@]:${COMP_CWORD}}")
    fi

    "${COMP_WORDS[0]}" "${@}" "${words[@]}"
}

_story() {
    local state
    state="$(shopt -p;shopt -po)"
    trap "${state//$'\n'/;}" RETURN
    shopt -s extglob
    set +o history +o posix

    local -xr SAP_SHELL=bash
    local -x SAP_SHELL_VERSION
    SAP_SHELL_VERSION="$(IFS='.';printf %s "${BASH_VERSINFO[*]}")"
    local -r SAP_SHELL_VERSION

    local -r cur="${2}"
    local -r prev="${3}"

    local -i positional_number
    local -a unparsed_words=("${COMP_WORDS[@]:1:${COMP_CWORD}}")

    local -a repeating_flags=()
    local -a non_repeating_flags=(--version -h --help)
    local -a repeating_options=()
    local -a non_repeating_options=()
    __story_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    achievements|backup|collection|create|doctor|event|hero|profile|jobs|journey|library|open|pin|play|restore|resume|retry|settings|verify|voice|voices|worker|help)
        # Offer subcommand argument completions
        "_story_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'achievements backup collection create doctor event hero profile jobs journey library open pin play restore resume retry settings verify voice voices worker help' -- "${cur}"))
        ;;
    esac
}

_story_achievements() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_backup() {
    repeating_flags=()
    non_repeating_flags=(--replace --json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __story_add_completions -f
        return
        ;;
    esac
}

_story_collection() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __story_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    create|resume|list|show|complete|add|remove|rename|delete)
        # Offer subcommand argument completions
        "_story_collection_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'create resume list show complete add remove rename delete' -- "${cur}"))
        ;;
    esac
}

_story_collection_create() {
    repeating_flags=()
    non_repeating_flags=(--new-hero --no-audio --no-illustrations --json --no-color --version -h --help)
    repeating_options=(--interest --hero)
    non_repeating_options=(--focus --age --child --language --title --stories --minutes --seed --profile --log-level)
    __story_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--focus')
        __story_add_completions -W 'emotionalIntelligence'$'\n''cognitiveDevelopment'$'\n''socialSkills'$'\n''creativity'$'\n''problemSolving'$'\n''resilience'$'\n''kindness'
        return
        ;;
    '--age')
        __story_add_completions -W '2-4'$'\n''4-6'$'\n''6-10'$'\n''all'
        return
        ;;
    '--interest')
        return
        ;;
    '--child')
        return
        ;;
    '--hero')
        return
        ;;
    '--language')
        return
        ;;
    '--title')
        return
        ;;
    '--stories')
        return
        ;;
    '--minutes')
        return
        ;;
    '--seed')
        return
        ;;
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_collection_resume() {
    repeating_flags=()
    non_repeating_flags=(--discard --json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_collection_list() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_collection_show() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_collection_complete() {
    repeating_flags=()
    non_repeating_flags=(--undo --json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_collection_add() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_collection_remove() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_collection_rename() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_collection_delete() {
    repeating_flags=()
    non_repeating_flags=(--yes -y --json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_create() {
    repeating_flags=()
    non_repeating_flags=(--new-hero --no-audio --no-illustrations --play --queue --plain --json --no-color --version -h --help)
    repeating_options=(--hero)
    non_repeating_options=(--event --custom-event --focus --age --tone --minutes --language --seed --voice --author --narrator --illustrator --style --for --output --progress --profile --log-level)
    __story_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--hero')
        return
        ;;
    '--event')
        __story_add_completions -W 'bedtime'$'\n''schoolDay'$'\n''birthday'$'\n''weekend'$'\n''rainyDay'$'\n''family'$'\n''friendship'$'\n''learning'$'\n''helping'$'\n''holiday'
        return
        ;;
    '--custom-event')
        return
        ;;
    '--focus')
        __story_add_completions -W 'emotionalIntelligence'$'\n''cognitiveDevelopment'$'\n''socialSkills'$'\n''creativity'$'\n''problemSolving'$'\n''resilience'$'\n''kindness'
        return
        ;;
    '--age')
        __story_add_completions -W '2-4'$'\n''4-6'$'\n''6-10'$'\n''all'
        return
        ;;
    '--tone')
        __story_add_completions -W 'gentle'$'\n''cheerful'$'\n''funny'$'\n''adventurous'$'\n''magical'$'\n''curious'
        return
        ;;
    '--minutes')
        return
        ;;
    '--language')
        return
        ;;
    '--seed')
        return
        ;;
    '--voice')
        return
        ;;
    '--author')
        return
        ;;
    '--narrator')
        return
        ;;
    '--illustrator')
        return
        ;;
    '--style')
        return
        ;;
    '--for')
        return
        ;;
    '--output')
        return
        ;;
    '--progress')
        __story_add_completions -W 'auto'$'\n''bar'$'\n''plain'$'\n''json'$'\n''none'
        return
        ;;
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_doctor() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level --junit)
    __story_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    '--junit')
        return
        ;;
    esac
}

_story_event() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __story_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    list|show|add|edit|delete|favorite)
        # Offer subcommand argument completions
        "_story_event_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'list show add edit delete favorite' -- "${cur}"))
        ;;
    esac
}

_story_event_list() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_event_show() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_event_add() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=(--keyword)
    non_repeating_options=(--details --description --hard-part --good-part --prompt --category --age --tone --profile --log-level)
    __story_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--details'|'--description')
        return
        ;;
    '--hard-part')
        return
        ;;
    '--good-part')
        return
        ;;
    '--prompt')
        return
        ;;
    '--category')
        __story_add_completions -W 'family'$'\n''school'$'\n''friends'$'\n''adventure'$'\n''seasonal'$'\n''milestone'$'\n''feelings'$'\n''other'
        return
        ;;
    '--age')
        __story_add_completions -W '2-4'$'\n''4-6'$'\n''6-10'$'\n''all'
        return
        ;;
    '--tone')
        __story_add_completions -W 'gentle'$'\n''cheerful'$'\n''funny'$'\n''adventurous'$'\n''magical'$'\n''curious'
        return
        ;;
    '--keyword')
        return
        ;;
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_event_edit() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=(--keyword)
    non_repeating_options=(--title --details --description --hard-part --good-part --prompt --category --age --tone --profile --log-level)
    __story_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--title')
        return
        ;;
    '--details'|'--description')
        return
        ;;
    '--hard-part')
        return
        ;;
    '--good-part')
        return
        ;;
    '--prompt')
        return
        ;;
    '--category')
        __story_add_completions -W 'family'$'\n''school'$'\n''friends'$'\n''adventure'$'\n''seasonal'$'\n''milestone'$'\n''feelings'$'\n''other'
        return
        ;;
    '--age')
        __story_add_completions -W '2-4'$'\n''4-6'$'\n''6-10'$'\n''all'
        return
        ;;
    '--tone')
        __story_add_completions -W 'gentle'$'\n''cheerful'$'\n''funny'$'\n''adventurous'$'\n''magical'$'\n''curious'
        return
        ;;
    '--keyword')
        return
        ;;
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_event_delete() {
    repeating_flags=()
    non_repeating_flags=(--yes -y --json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_event_favorite() {
    repeating_flags=()
    non_repeating_flags=(--off --json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_hero() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __story_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    add|list|show|edit|delete)
        # Offer subcommand argument completions
        "_story_hero_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'add list show edit delete' -- "${cur}"))
        ;;
    esac
}

_story_hero_add() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=(--trait --color --accessory)
    non_repeating_options=(--hair --eyes --skin --clothing --art-style --ability --age --pronouns --pronunciation --profile --log-level)
    __story_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--trait')
        __story_add_completions -W 'brave'$'\n''kind'$'\n''curious'$'\n''funny'$'\n''smart'$'\n''adventurous'$'\n''creative'$'\n''helpful'$'\n''gentle'$'\n''magical'
        return
        ;;
    '--hair')
        return
        ;;
    '--eyes')
        return
        ;;
    '--skin')
        return
        ;;
    '--clothing')
        return
        ;;
    '--color')
        return
        ;;
    '--accessory')
        return
        ;;
    '--art-style')
        return
        ;;
    '--ability')
        return
        ;;
    '--age')
        return
        ;;
    '--pronouns')
        __story_add_completions -W 'she'$'\n''he'$'\n''they'
        return
        ;;
    '--pronunciation')
        return
        ;;
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_hero_list() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_hero_show() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_hero_edit() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=(--trait --color --accessory)
    non_repeating_options=(--name --hair --eyes --skin --clothing --art-style --ability --age --pronouns --pronunciation --profile --log-level)
    __story_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--name')
        return
        ;;
    '--trait')
        __story_add_completions -W 'brave'$'\n''kind'$'\n''curious'$'\n''funny'$'\n''smart'$'\n''adventurous'$'\n''creative'$'\n''helpful'$'\n''gentle'$'\n''magical'
        return
        ;;
    '--hair')
        return
        ;;
    '--eyes')
        return
        ;;
    '--skin')
        return
        ;;
    '--clothing')
        return
        ;;
    '--color')
        return
        ;;
    '--accessory')
        return
        ;;
    '--art-style')
        return
        ;;
    '--ability')
        return
        ;;
    '--age')
        return
        ;;
    '--pronouns')
        __story_add_completions -W 'she'$'\n''he'$'\n''they'
        return
        ;;
    '--pronunciation')
        return
        ;;
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_hero_delete() {
    repeating_flags=()
    non_repeating_flags=(--yes -y --json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_profile() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __story_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    list|show|add|edit|delete)
        # Offer subcommand argument completions
        "_story_profile_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'list show add edit delete' -- "${cur}"))
        ;;
    esac
}

_story_profile_list() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_profile_show() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_profile_add() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=(--allow --allow-hero --allow-collection)
    non_repeating_options=(--role --age --language --color --hero --shelf --create --speed --minutes-a-day --minutes-until-break --stories-a-day --quiet-hours --bedtime --content-filter --blocked-words --allowed-tones --allowed-events --allowed-ages --sleep --profile --log-level)
    __story_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--role')
        __story_add_completions -W 'parent'$'\n''child'
        return
        ;;
    '--age')
        __story_add_completions -W '2-4'$'\n''4-6'$'\n''6-10'$'\n''all'
        return
        ;;
    '--language')
        return
        ;;
    '--color')
        __story_add_completions -W 'red'$'\n''orange'$'\n''yellow'$'\n''green'$'\n''blue'$'\n''purple'
        return
        ;;
    '--hero')
        return
        ;;
    '--shelf')
        __story_add_completions -W 'everything'$'\n''fitting'$'\n''chosen'
        return
        ;;
    '--allow')
        return
        ;;
    '--allow-hero')
        return
        ;;
    '--allow-collection')
        return
        ;;
    '--create')
        __story_add_completions -W 'yes'$'\n''ask'$'\n''no'
        return
        ;;
    '--speed')
        return
        ;;
    '--minutes-a-day')
        return
        ;;
    '--minutes-until-break')
        return
        ;;
    '--stories-a-day')
        return
        ;;
    '--quiet-hours')
        return
        ;;
    '--bedtime')
        return
        ;;
    '--content-filter')
        return
        ;;
    '--blocked-words')
        return
        ;;
    '--allowed-tones')
        return
        ;;
    '--allowed-events')
        return
        ;;
    '--allowed-ages')
        return
        ;;
    '--sleep')
        return
        ;;
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_profile_edit() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=(--allow --allow-hero --allow-collection --disallow --disallow-hero --disallow-collection)
    non_repeating_options=(--name --role --age --language --color --hero --shelf --create --speed --minutes-a-day --minutes-until-break --stories-a-day --quiet-hours --bedtime --content-filter --blocked-words --allowed-tones --allowed-events --allowed-ages --sleep --profile --log-level)
    __story_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--name')
        return
        ;;
    '--role')
        __story_add_completions -W 'parent'$'\n''child'
        return
        ;;
    '--age')
        __story_add_completions -W '2-4'$'\n''4-6'$'\n''6-10'$'\n''all'
        return
        ;;
    '--language')
        return
        ;;
    '--color')
        __story_add_completions -W 'red'$'\n''orange'$'\n''yellow'$'\n''green'$'\n''blue'$'\n''purple'
        return
        ;;
    '--hero')
        return
        ;;
    '--shelf')
        __story_add_completions -W 'everything'$'\n''fitting'$'\n''chosen'
        return
        ;;
    '--allow')
        return
        ;;
    '--allow-hero')
        return
        ;;
    '--allow-collection')
        return
        ;;
    '--create')
        __story_add_completions -W 'yes'$'\n''ask'$'\n''no'
        return
        ;;
    '--speed')
        return
        ;;
    '--minutes-a-day')
        return
        ;;
    '--minutes-until-break')
        return
        ;;
    '--stories-a-day')
        return
        ;;
    '--quiet-hours')
        return
        ;;
    '--bedtime')
        return
        ;;
    '--content-filter')
        return
        ;;
    '--blocked-words')
        return
        ;;
    '--allowed-tones')
        return
        ;;
    '--allowed-events')
        return
        ;;
    '--allowed-ages')
        return
        ;;
    '--sleep')
        return
        ;;
    '--disallow')
        return
        ;;
    '--disallow-hero')
        return
        ;;
    '--disallow-collection')
        return
        ;;
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_profile_delete() {
    repeating_flags=()
    non_repeating_flags=(--yes -y --json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_jobs() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __story_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    list|watch|cancel|retry|approve|delete)
        # Offer subcommand argument completions
        "_story_jobs_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'list watch cancel retry approve delete' -- "${cur}"))
        ;;
    esac
}

_story_jobs_list() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_jobs_watch() {
    repeating_flags=()
    non_repeating_flags=(--play --plain --json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--output --profile --log-level)
    __story_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--output')
        return
        ;;
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_jobs_cancel() {
    repeating_flags=()
    non_repeating_flags=(--yes -y --json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_jobs_retry() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_jobs_approve() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_jobs_delete() {
    repeating_flags=()
    non_repeating_flags=(--all --yes -y --json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_journey() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--period --profile --log-level)
    __story_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--period')
        __story_add_completions -W 'week'$'\n''month'$'\n''year'$'\n''all'
        return
        ;;
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_library() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __story_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    list|show|edit|favorite|delete|bin|previous)
        # Offer subcommand argument completions
        "_story_library_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'list show edit favorite delete bin previous' -- "${cur}"))
        ;;
    esac
}

_story_library_list() {
    repeating_flags=()
    non_repeating_flags=(--favorites --new --in-progress --completed --recent --json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--hero --event --search --sort --limit --offset --profile --log-level)
    __story_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--hero')
        return
        ;;
    '--event')
        return
        ;;
    '--search')
        return
        ;;
    '--sort')
        __story_add_completions -W 'newest'$'\n''oldest'$'\n''title'$'\n''plays'
        return
        ;;
    '--limit')
        return
        ;;
    '--offset')
        return
        ;;
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_library_show() {
    repeating_flags=()
    non_repeating_flags=(--text --json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_library_edit() {
    repeating_flags=()
    non_repeating_flags=(--editor --json --no-color --version -h --help)
    repeating_options=(--page --text)
    non_repeating_options=(--title --profile --log-level)
    __story_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--title')
        return
        ;;
    '--page')
        return
        ;;
    '--text')
        return
        ;;
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_library_favorite() {
    repeating_flags=()
    non_repeating_flags=(--off --json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_library_delete() {
    repeating_flags=()
    non_repeating_flags=(--permanently --yes -y --json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_library_bin() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __story_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    list|restore|empty)
        # Offer subcommand argument completions
        "_story_library_bin_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'list restore empty' -- "${cur}"))
        ;;
    esac
}

_story_library_bin_list() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_library_bin_restore() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_library_bin_empty() {
    repeating_flags=()
    non_repeating_flags=(--yes -y --json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_library_previous() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __story_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    list|restore|delete)
        # Offer subcommand argument completions
        "_story_library_previous_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'list restore delete' -- "${cur}"))
        ;;
    esac
}

_story_library_previous_list() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_library_previous_restore() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_library_previous_delete() {
    repeating_flags=()
    non_repeating_flags=(--yes -y --json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_open() {
    repeating_flags=()
    non_repeating_flags=(--plain --json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--output --theme --profile --log-level)
    __story_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--output')
        return
        ;;
    '--theme')
        __story_add_completions -W 'auto'$'\n''dark'$'\n''light'$'\n''contrast'$'\n''plain'
        return
        ;;
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_pin() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __story_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    status|set|remove)
        # Offer subcommand argument completions
        "_story_pin_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'status set remove' -- "${cur}"))
        ;;
    esac
}

_story_pin_status() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_pin_set() {
    repeating_flags=()
    non_repeating_flags=(--stdin --json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_pin_remove() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_play() {
    repeating_flags=()
    non_repeating_flags=(--shuffle --plain --json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--collection --speed --from --sleep --repeat --output --profile --log-level)
    __story_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--collection')
        return
        ;;
    '--speed')
        return
        ;;
    '--from')
        return
        ;;
    '--sleep')
        return
        ;;
    '--repeat')
        __story_add_completions -W 'off'$'\n''one'$'\n''all'
        return
        ;;
    '--output')
        return
        ;;
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_restore() {
    repeating_flags=()
    non_repeating_flags=(--replace --yes -y --json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __story_add_completions -f
        return
        ;;
    esac
}

_story_resume() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--progress --profile --log-level)
    __story_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--progress')
        __story_add_completions -W 'auto'$'\n''bar'$'\n''plain'$'\n''json'$'\n''none'
        return
        ;;
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_retry() {
    repeating_flags=()
    non_repeating_flags=(--cover --json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--step --voice --page --progress --profile --log-level)
    __story_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--step')
        __story_add_completions -W 'audio'$'\n''illustrations'
        return
        ;;
    '--voice')
        return
        ;;
    '--page')
        return
        ;;
    '--progress')
        __story_add_completions -W 'auto'$'\n''bar'$'\n''plain'$'\n''json'$'\n''none'
        return
        ;;
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_settings() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __story_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    list|show|set|reset)
        # Offer subcommand argument completions
        "_story_settings_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'list show set reset' -- "${cur}"))
        ;;
    esac
}

_story_settings_list() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_settings_show() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_settings_set() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_settings_reset() {
    repeating_flags=()
    non_repeating_flags=(--all --json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_verify() {
    repeating_flags=()
    non_repeating_flags=(--repair --remove-damaged --yes -y --json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--junit --progress --profile --log-level)
    __story_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--junit')
        return
        ;;
    '--progress')
        __story_add_completions -W 'auto'$'\n''bar'$'\n''plain'$'\n''json'$'\n''none'
        return
        ;;
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_voice() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __story_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    list|install|remove|test|default)
        # Offer subcommand argument completions
        "_story_voice_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'list install remove test default' -- "${cur}"))
        ;;
    esac
}

_story_voice_list() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_voice_install() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--progress --profile --log-level)
    __story_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--progress')
        __story_add_completions -W 'auto'$'\n''bar'$'\n''plain'$'\n''json'$'\n''none'
        return
        ;;
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __story_add_completions -f
        return
        ;;
    esac
}

_story_voice_remove() {
    repeating_flags=()
    non_repeating_flags=(--yes -y --json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--profile --log-level)
    __story_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_voice_test() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--text --text-file --to --language --output --profile --log-level)
    __story_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--text')
        return
        ;;
    '--text-file')
        __story_add_completions -f
        return
        ;;
    '--to')
        __story_add_completions -f
        return
        ;;
    '--language')
        return
        ;;
    '--output')
        return
        ;;
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_voice_default() {
    repeating_flags=()
    non_repeating_flags=(--reset --json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--narrators --profile --log-level)
    __story_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--narrators')
        return
        ;;
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_voices() {
    repeating_flags=()
    non_repeating_flags=(--json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--language --profile --log-level)
    __story_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--language')
        return
        ;;
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_worker() {
    repeating_flags=()
    non_repeating_flags=(--once --install-service --json --no-color --version -h --help)
    repeating_options=()
    non_repeating_options=(--jobs --profile --log-level)
    __story_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--jobs')
        return
        ;;
    '--profile')
        return
        ;;
    '--log-level')
        return
        ;;
    esac
}

_story_help() {
    repeating_flags=()
    non_repeating_flags=(--version)
    repeating_options=()
    non_repeating_options=()
    __story_offer_flags_options -1
}

complete -o filenames -F _story story
