import CArchive
import DynamicLibrary
import StoryCore

/// The functions of libarchive that are used.
struct ArchiveFunctions {
    private static let package = "libarchive13"

    let errorNumber: archive_errno_fn
    let errorText: archive_error_string_fn

    let newWriter: archive_write_new_fn
    let setZip: archive_write_set_format_zip_fn
    let setDeflated: archive_write_zip_set_compression_deflate_fn
    let setStored: archive_write_zip_set_compression_store_fn
    let setLastBlock: archive_write_set_bytes_in_last_block_fn
    let openWriter: archive_write_open_fd_fn
    let writeHeader: archive_write_header_fn
    let write: archive_write_data_fn
    let finishEntry: archive_write_finish_entry_fn
    let closeWriter: archive_write_close_fn
    let failWriter: archive_write_fail_fn
    let freeWriter: archive_write_free_fn

    let newReader: archive_read_new_fn
    let allowZip: archive_read_support_format_zip_streamable_fn
    let openReader: archive_read_open_fd_fn
    let nextHeader: archive_read_next_header_fn
    let read: archive_read_data_fn
    let freeReader: archive_read_free_fn

    let newEntry: archive_entry_new_fn
    let clearEntry: archive_entry_clear_fn
    let freeEntry: archive_entry_free_fn
    let name: archive_entry_pathname_fn
    let kind: archive_entry_filetype_fn
    let setName: archive_entry_set_pathname_fn
    let setKind: archive_entry_set_filetype_fn
    let setPermissions: archive_entry_set_perm_fn
    let setModified: archive_entry_set_mtime_fn
    let setSize: archive_entry_set_size_fn

    /// Loads the library.
    ///
    /// - Throws: ``StorageError/missingLibrary(_:package:detail:)``
    static func load(_ library: String = "libarchive.so.13") throws(StorageError) -> ArchiveFunctions {
        do throws(ProviderError) {
            return try ArchiveFunctions(DynamicLibrary(library, package: package, for: "libarchive"))
        } catch {
            throw .missingLibrary(library, package: package, detail: error.reason ?? error.message)
        }
    }

    private init(_ library: DynamicLibrary) throws(ProviderError) {
        errorNumber = try library.function("archive_errno", as: archive_errno_fn.self)
        errorText = try library.function("archive_error_string", as: archive_error_string_fn.self)

        newWriter = try library.function("archive_write_new", as: archive_write_new_fn.self)
        setZip = try library.function("archive_write_set_format_zip", as: archive_write_set_format_zip_fn.self)
        setDeflated = try library.function(
            "archive_write_zip_set_compression_deflate", as: archive_write_zip_set_compression_deflate_fn.self)
        setStored = try library.function(
            "archive_write_zip_set_compression_store", as: archive_write_zip_set_compression_store_fn.self)
        setLastBlock = try library.function(
            "archive_write_set_bytes_in_last_block", as: archive_write_set_bytes_in_last_block_fn.self)
        openWriter = try library.function("archive_write_open_fd", as: archive_write_open_fd_fn.self)
        writeHeader = try library.function("archive_write_header", as: archive_write_header_fn.self)
        write = try library.function("archive_write_data", as: archive_write_data_fn.self)
        finishEntry = try library.function("archive_write_finish_entry", as: archive_write_finish_entry_fn.self)
        closeWriter = try library.function("archive_write_close", as: archive_write_close_fn.self)
        failWriter = try library.function("archive_write_fail", as: archive_write_fail_fn.self)
        freeWriter = try library.function("archive_write_free", as: archive_write_free_fn.self)

        newReader = try library.function("archive_read_new", as: archive_read_new_fn.self)
        allowZip = try library.function(
            "archive_read_support_format_zip_streamable", as: archive_read_support_format_zip_streamable_fn.self)
        openReader = try library.function("archive_read_open_fd", as: archive_read_open_fd_fn.self)
        nextHeader = try library.function("archive_read_next_header", as: archive_read_next_header_fn.self)
        read = try library.function("archive_read_data", as: archive_read_data_fn.self)
        freeReader = try library.function("archive_read_free", as: archive_read_free_fn.self)

        newEntry = try library.function("archive_entry_new", as: archive_entry_new_fn.self)
        clearEntry = try library.function("archive_entry_clear", as: archive_entry_clear_fn.self)
        freeEntry = try library.function("archive_entry_free", as: archive_entry_free_fn.self)
        name = try library.function("archive_entry_pathname", as: archive_entry_pathname_fn.self)
        kind = try library.function("archive_entry_filetype", as: archive_entry_filetype_fn.self)
        setName = try library.function("archive_entry_set_pathname", as: archive_entry_set_pathname_fn.self)
        setKind = try library.function("archive_entry_set_filetype", as: archive_entry_set_filetype_fn.self)
        setPermissions = try library.function("archive_entry_set_perm", as: archive_entry_set_perm_fn.self)
        setModified = try library.function("archive_entry_set_mtime", as: archive_entry_set_mtime_fn.self)
        setSize = try library.function("archive_entry_set_size", as: archive_entry_set_size_fn.self)
    }
}
