import CChafa
import DynamicLibrary
import StoryCore

/// The functions of libchafa that are used.
struct ChafaFunctions {
    static let provider: ProviderIdentifier = "chafa"

    let database: chafa_term_db_get_default_fn
    let detect: chafa_term_db_detect_fn
    let fallback: chafa_term_db_get_fallback_info_fn
    let releaseTerminal: chafa_term_info_unref_fn
    let setSequence: chafa_term_info_set_seq_fn
    let hasSequence: chafa_term_info_have_seq_fn
    let geometry: chafa_calc_canvas_geometry_fn
    let makeSymbols: chafa_symbol_map_new_fn
    let releaseSymbols: chafa_symbol_map_unref_fn
    let addSymbols: chafa_symbol_map_add_by_tags_fn
    let makeConfig: chafa_canvas_config_new_fn
    let releaseConfig: chafa_canvas_config_unref_fn
    let setGeometry: chafa_canvas_config_set_geometry_fn
    let setCell: chafa_canvas_config_set_cell_geometry_fn
    let setCanvasMode: chafa_canvas_config_set_canvas_mode_fn
    let setPixelMode: chafa_canvas_config_set_pixel_mode_fn
    let setDithering: chafa_canvas_config_set_dither_mode_fn
    let setSymbols: chafa_canvas_config_set_symbol_map_fn
    let setOptimizations: chafa_canvas_config_set_optimizations_fn
    let makeCanvas: chafa_canvas_new_fn
    let releaseCanvas: chafa_canvas_unref_fn
    let draw: chafa_canvas_draw_all_pixels_fn
    let print: chafa_canvas_print_fn
    let releaseText: g_string_free_fn

    /// Loads the library.
    init() throws(ProviderError) {
        let library = try DynamicLibrary("libchafa.so.0", package: "libchafa0", for: Self.provider)
        database = try library.function("chafa_term_db_get_default", as: chafa_term_db_get_default_fn.self)
        detect = try library.function("chafa_term_db_detect", as: chafa_term_db_detect_fn.self)
        fallback = try library.function("chafa_term_db_get_fallback_info", as: chafa_term_db_get_fallback_info_fn.self)
        releaseTerminal = try library.function("chafa_term_info_unref", as: chafa_term_info_unref_fn.self)
        setSequence = try library.function("chafa_term_info_set_seq", as: chafa_term_info_set_seq_fn.self)
        hasSequence = try library.function("chafa_term_info_have_seq", as: chafa_term_info_have_seq_fn.self)
        geometry = try library.function("chafa_calc_canvas_geometry", as: chafa_calc_canvas_geometry_fn.self)
        makeSymbols = try library.function("chafa_symbol_map_new", as: chafa_symbol_map_new_fn.self)
        releaseSymbols = try library.function("chafa_symbol_map_unref", as: chafa_symbol_map_unref_fn.self)
        addSymbols = try library.function("chafa_symbol_map_add_by_tags", as: chafa_symbol_map_add_by_tags_fn.self)
        makeConfig = try library.function("chafa_canvas_config_new", as: chafa_canvas_config_new_fn.self)
        releaseConfig = try library.function("chafa_canvas_config_unref", as: chafa_canvas_config_unref_fn.self)
        setGeometry = try library.function(
            "chafa_canvas_config_set_geometry", as: chafa_canvas_config_set_geometry_fn.self)
        setCell = try library.function(
            "chafa_canvas_config_set_cell_geometry", as: chafa_canvas_config_set_cell_geometry_fn.self)
        setCanvasMode = try library.function(
            "chafa_canvas_config_set_canvas_mode", as: chafa_canvas_config_set_canvas_mode_fn.self)
        setPixelMode = try library.function(
            "chafa_canvas_config_set_pixel_mode", as: chafa_canvas_config_set_pixel_mode_fn.self)
        setDithering = try library.function(
            "chafa_canvas_config_set_dither_mode", as: chafa_canvas_config_set_dither_mode_fn.self)
        setSymbols = try library.function(
            "chafa_canvas_config_set_symbol_map", as: chafa_canvas_config_set_symbol_map_fn.self)
        setOptimizations = try library.function(
            "chafa_canvas_config_set_optimizations", as: chafa_canvas_config_set_optimizations_fn.self)
        makeCanvas = try library.function("chafa_canvas_new", as: chafa_canvas_new_fn.self)
        releaseCanvas = try library.function("chafa_canvas_unref", as: chafa_canvas_unref_fn.self)
        draw = try library.function("chafa_canvas_draw_all_pixels", as: chafa_canvas_draw_all_pixels_fn.self)
        print = try library.function("chafa_canvas_print", as: chafa_canvas_print_fn.self)
        // libchafa brings GLib with it, and the loader finds symbols of what a library depends on.
        releaseText = try library.function("g_string_free", as: g_string_free_fn.self)
    }
}
