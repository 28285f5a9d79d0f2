/*
 * The width of a character on a terminal. The C library has it, but its header shows it only to programs that ask for
 * the X/Open interfaces, which Swift's own view of the C library does not.
 */
#ifndef STORY_CWIDECHARACTER_SHIM_H
#define STORY_CWIDECHARACTER_SHIM_H

#include <wchar.h>

int wcwidth(wchar_t character);

#endif
