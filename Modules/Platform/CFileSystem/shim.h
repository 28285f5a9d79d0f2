/*
 * What Linux can do with files beyond POSIX. The C library has it, but its headers show it only to programs that ask
 * for the GNU interfaces, which Swift's own view of the C library does not.
 */
#ifndef STORY_CFILESYSTEM_SHIM_H
#define STORY_CFILESYSTEM_SHIM_H

int renameat2(int old_folder, const char *old_path, int new_folder, const char *new_path, unsigned int flags);
int syncfs(int descriptor);

/* Flags of renameat2, from <linux/fs.h>. */
enum { story_rename_noreplace = 1, story_rename_exchange = 2 };

/* With O_DIRECTORY what makes O_TMPFILE, a file without a name, from <asm-generic/fcntl.h>. */
enum { story_o_tmpfile = 020000000 };

#endif
