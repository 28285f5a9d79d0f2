import CArchive
import EngineLibrary
import StoryCore

/// The functions of libarchive that reading a wheel takes.
struct WheelFunctions {
    private static let library = "libarchive.so.13"
    private static let package = "libarchive13"

    let newReader: archive_read_new_fn
    let allowZip: archive_read_support_format_zip_streamable_fn
    let openReader: archive_read_open_fd_fn
    let nextHeader: archive_read_next_header_fn
    let read: archive_read_data_fn
    let freeReader: archive_read_free_fn
    let errorText: archive_error_string_fn
    let name: archive_entry_pathname_fn

    /// Loads the library.
    ///
    /// - Throws: ``StorageError/missingLibrary(_:package:detail:)``
    init() throws(StorageError) {
        do throws(ProviderError) {
            try self.init(EngineLibrary(Self.library, package: Self.package, for: "libarchive"))
        } catch {
            throw .missingLibrary(Self.library, package: Self.package, detail: error.reason ?? error.message)
        }
    }

    private init(_ library: EngineLibrary) throws(ProviderError) {
        newReader = try library.function("archive_read_new", as: archive_read_new_fn.self)
        allowZip = try library.function(
            "archive_read_support_format_zip_streamable", as: archive_read_support_format_zip_streamable_fn.self)
        openReader = try library.function("archive_read_open_fd", as: archive_read_open_fd_fn.self)
        nextHeader = try library.function("archive_read_next_header", as: archive_read_next_header_fn.self)
        read = try library.function("archive_read_data", as: archive_read_data_fn.self)
        freeReader = try library.function("archive_read_free", as: archive_read_free_fn.self)
        errorText = try library.function("archive_error_string", as: archive_error_string_fn.self)
        name = try library.function("archive_entry_pathname", as: archive_entry_pathname_fn.self)
    }
}
