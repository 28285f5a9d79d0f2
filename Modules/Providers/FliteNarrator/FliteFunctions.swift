import CFlite
import DynamicLibrary
import StoryCore

/// The functions of flite that are used, with their headers' own types.
struct FliteFunctions {
    static let provider: ProviderIdentifier = "flite"
    static let package = "libflite1"

    let synthesize: flite_synth_text_fn
    let addLexicon: flite_voice_add_lex_addenda_fn
    let float: flite_ffeature_float_fn
    let deleteUtterance: delete_utterance_fn
    let wave: utt_wave_fn
    private let setFeature: flite_feat_set_float_fn
    private let relation: utt_relation_fn
    private let head: relation_head_fn
    private let next: item_next_fn
    private let string: item_feat_string_fn

    /// Loads flite and starts it.
    init() throws(ProviderError) {
        let library = try DynamicLibrary("libflite.so.1", package: Self.package, for: Self.provider)
        synthesize = try library.function("flite_synth_text", as: flite_synth_text_fn.self)
        addLexicon = try library.function("flite_voice_add_lex_addenda", as: flite_voice_add_lex_addenda_fn.self)
        setFeature = try library.function("flite_feat_set_float", as: flite_feat_set_float_fn.self)
        float = try library.function("flite_ffeature_float", as: flite_ffeature_float_fn.self)
        deleteUtterance = try library.function("delete_utterance", as: delete_utterance_fn.self)
        wave = try library.function("utt_wave", as: utt_wave_fn.self)
        relation = try library.function("utt_relation", as: utt_relation_fn.self)
        head = try library.function("relation_head", as: relation_head_fn.self)
        next = try library.function("item_next", as: item_next_fn.self)
        string = try library.function("item_feat_string", as: item_feat_string_fn.self)
        _ = try library.function("flite_init", as: flite_init_fn.self)()
    }

    /// Sets a feature; flite keeps the address of the name and not its letters, so the name has to stay where it is.
    func setFloat(_ features: UnsafeMutablePointer<cst_features>?, _ name: StaticString, _ value: Double) {
        name.utf8Start.withMemoryRebound(to: CChar.self, capacity: name.utf8CodeUnitCount + 1) {
            setFeature(features, $0, Float(value))
        }
    }

    /// The items of a relation, in order.
    func items(
        _ utterance: UnsafeMutablePointer<cst_utterance>, relation name: String
    ) -> [UnsafeMutablePointer<cst_item>] {
        var items: [UnsafeMutablePointer<cst_item>] = []
        var item = relation(utterance, name).flatMap { head($0) }
        while let current = item {
            items.append(current)
            item = next(current)
        }
        return items
    }

    /// The name of an item.
    func name(of item: UnsafeMutablePointer<cst_item>) -> String {
        string(item, "name").map { String(cString: $0) } ?? ""
    }
}
