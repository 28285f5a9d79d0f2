/*
 * Writes ICU's data anew without legacy character sets and without the locales of other languages than those given;
 * without any language, nothing is kept.
 *
 *     icu_subset FULL.dat SUBSET.dat [LANGUAGE…]
 *
 * The data is a package of ICU's ("CmnD", unicode/udata.h and common/ucmndata.h): a header that tells its own size, the
 * number of items, a table of two offsets for each item (name, content) from the end of the header, names, contents. Items
 * are sorted by name, and each content begins at a multiple of 16. ICU's own icupkg refuses a package of this many names.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { alignment = 16 };

typedef struct {
    const char *name;
    const unsigned char *content;
    size_t size;
} Item;

static void fail(const char *reason) {
    fprintf(stderr, "icu_subset: %s\n", reason);
    exit(1);
}

static void *allocated(size_t size) {
    void *memory = malloc(size ? size : 1);
    if (!memory) fail("out of memory");
    return memory;
}

static unsigned char *contents(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (!file || fseek(file, 0, SEEK_END) != 0) fail("the data can't be read");
    long end = ftell(file);
    if (end < 64 || fseek(file, 0, SEEK_SET) != 0) fail("the data is too short");
    unsigned char *bytes = allocated((size_t)end);
    if (fread(bytes, 1, (size_t)end, file) != (size_t)end) fail("the data can't be read");
    fclose(file);
    *size = (size_t)end;
    return bytes;
}

static uint32_t number(const unsigned char *bytes) {
    uint32_t value;
    memcpy(&value, bytes, sizeof value);
    return value;
}

/* Whether a name without folder and ending is that of a locale: a language of two or three letters, then what narrows it. */
static int is_locale(const char *base, size_t length) {
    size_t letters = 0;
    while (letters < length && islower((unsigned char)base[letters])) letters++;
    return letters >= 2 && letters <= 3 && (letters == length || base[letters] == '_');
}

static int is_language(const char *base, size_t length, const char *language) {
    size_t own = strlen(language);
    return length >= own && strncmp(base, language, own) == 0 && (length == own || base[own] == '_');
}

static int is_kept(const char *name, int count, char **languages) {
    if (count == 0) return 0;
    const char *ending = strrchr(name, '.');
    if (!ending) return 1;
    if (strcmp(ending, ".cnv") == 0) return 0;
    if (strcmp(ending, ".res") != 0) return 1;
    const char *slash = strrchr(name, '/');
    const char *base = slash ? slash + 1 : name;
    size_t length = (size_t)(ending - base);
    if (!is_locale(base, length)) return 1;
    for (int each = 0; each < count; each++)
        if (is_language(base, length, languages[each])) return 1;
    return 0;
}

/* The items that are kept, of which there are `count` afterwards. */
static Item *kept_items(
    const unsigned char *table, size_t size, uint32_t *count, int language_count, char **languages
) {
    uint32_t all = number(table);
    if (all == 0 || size / 8 < all) fail("the table of the data is damaged");
    Item *items = allocated(all * sizeof(Item));
    uint32_t kept = 0;
    for (uint32_t each = 0; each < all; each++) {
        const unsigned char *entry = table + 4 + 8 * (size_t)each;
        size_t name = number(entry), start = number(entry + 4);
        size_t end = each + 1 < all ? number(entry + 12) : size;
        if (name >= size || start > end || end > size || !memchr(table + name, 0, size - name))
            fail("the table of the data is damaged");
        const char *text = (const char *)table + name;
        if (is_kept(text, language_count, languages)) items[kept++] = (Item){text, table + start, end - start};
    }
    *count = kept;
    return items;
}

static size_t aligned(size_t offset) { return (offset + alignment - 1) / alignment * alignment; }

/* Lays the items out behind the table, as in the data that they come from. */
static unsigned char *package(const Item *items, uint32_t count, size_t *size) {
    size_t names = 4 + 8 * (size_t)count, end = names;
    for (uint32_t each = 0; each < count; each++) end += strlen(items[each].name) + 1;
    size_t start = end = aligned(end);
    for (uint32_t each = 0; each < count; each++) end = aligned(end + items[each].size);
    unsigned char *bytes = allocated(end);
    memset(bytes, 0, end);
    memcpy(bytes, &count, sizeof count);
    for (uint32_t each = 0; each < count; each++) {
        const uint32_t offsets[2] = {(uint32_t)names, (uint32_t)start};
        memcpy(bytes + 4 + 8 * (size_t)each, offsets, sizeof offsets);
        strcpy((char *)bytes + names, items[each].name);
        memcpy(bytes + start, items[each].content, items[each].size);
        names += strlen(items[each].name) + 1;
        start = aligned(start + items[each].size);
    }
    *size = end;
    return bytes;
}

int main(int argument_count, char **arguments) {
    if (argument_count < 3) fail("usage: icu_subset FULL.dat SUBSET.dat [LANGUAGE…]");
    size_t size;
    unsigned char *full = contents(arguments[1], &size);
    uint16_t header;
    memcpy(&header, full, sizeof header);
    if (full[2] != 0xda || full[3] != 0x27 || memcmp(full + 12, "CmnD", 4) != 0 || header + 4u > size)
        fail("this is no package of ICU's for this machine");
    uint32_t count;
    Item *items = kept_items(full + header, size - header, &count, argument_count - 3, arguments + 3);
    size_t subset_size;
    unsigned char *subset = package(items, count, &subset_size);
    FILE *file = fopen(arguments[2], "wb");
    if (!file || fwrite(full, 1, header, file) != header || fwrite(subset, 1, subset_size, file) != subset_size
        || fclose(file) != 0)
        fail("the subset can't be written");
    return 0;
}
