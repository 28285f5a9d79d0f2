#include <archive.h>
#include <archive_entry.h>

/* One type for each function that is loaded; see DynamicLibrary. */
typedef __typeof__(archive_errno) *archive_errno_fn;
typedef __typeof__(archive_error_string) *archive_error_string_fn;

typedef __typeof__(archive_write_new) *archive_write_new_fn;
typedef __typeof__(archive_write_set_format_zip) *archive_write_set_format_zip_fn;
typedef __typeof__(archive_write_zip_set_compression_deflate) *archive_write_zip_set_compression_deflate_fn;
typedef __typeof__(archive_write_zip_set_compression_store) *archive_write_zip_set_compression_store_fn;
typedef __typeof__(archive_write_set_bytes_in_last_block) *archive_write_set_bytes_in_last_block_fn;
typedef __typeof__(archive_write_open_fd) *archive_write_open_fd_fn;
typedef __typeof__(archive_write_header) *archive_write_header_fn;
typedef __typeof__(archive_write_data) *archive_write_data_fn;
typedef __typeof__(archive_write_finish_entry) *archive_write_finish_entry_fn;
typedef __typeof__(archive_write_close) *archive_write_close_fn;
typedef __typeof__(archive_write_fail) *archive_write_fail_fn;
typedef __typeof__(archive_write_free) *archive_write_free_fn;

typedef __typeof__(archive_read_new) *archive_read_new_fn;
typedef __typeof__(archive_read_support_format_zip_streamable) *archive_read_support_format_zip_streamable_fn;
typedef __typeof__(archive_read_open_fd) *archive_read_open_fd_fn;
typedef __typeof__(archive_read_next_header) *archive_read_next_header_fn;
typedef __typeof__(archive_read_data) *archive_read_data_fn;
typedef __typeof__(archive_read_free) *archive_read_free_fn;

typedef __typeof__(archive_entry_new) *archive_entry_new_fn;
typedef __typeof__(archive_entry_clear) *archive_entry_clear_fn;
typedef __typeof__(archive_entry_free) *archive_entry_free_fn;
typedef __typeof__(archive_entry_pathname) *archive_entry_pathname_fn;
typedef __typeof__(archive_entry_filetype) *archive_entry_filetype_fn;
typedef __typeof__(archive_entry_set_pathname) *archive_entry_set_pathname_fn;
typedef __typeof__(archive_entry_set_filetype) *archive_entry_set_filetype_fn;
typedef __typeof__(archive_entry_set_perm) *archive_entry_set_perm_fn;
typedef __typeof__(archive_entry_set_mtime) *archive_entry_set_mtime_fn;
typedef __typeof__(archive_entry_set_size) *archive_entry_set_size_fn;
