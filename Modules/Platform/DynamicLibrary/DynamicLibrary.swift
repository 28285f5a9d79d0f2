public import Foundation
import Glibc
public import StoryCore

/// A C library that is loaded on demand.
///
/// Linking every engine would make each short command load libraries that it never calls, and a missing one would end
/// the program before it could report it. The types of the functions come from the library's own header: each shim
/// header has a `typedef` for each function that is used.
///
/// The library stays loaded until the program ends, or until ``unload()``; loading it again costs a look-up.
public struct DynamicLibrary {
    private let handle: UnsafeMutableRawPointer
    private let provider: ProviderIdentifier
    private let name: String
    /// The recovery if a function is missing.
    private let otherVersion: RecoveryAction

    /// Loads a library by its file name with version, such as "libflite.so.1".
    ///
    /// - Parameters:
    ///   - name: The file name for the dynamic loader.
    ///   - package: The Debian package that provides it, for the error's recovery.
    ///   - provider: The provider that needs it, for the error.
    /// - Throws: ``ProviderError/configuration(_:)`` if it is missing or cannot be loaded.
    public init(_ name: String, package: String, for provider: ProviderIdentifier) throws(ProviderError) {
        try self.init(
            opening: name, name: name, missing: .installPackage(named: package), otherVersion: .installReleasedVersion,
            for: provider)
    }

    /// Loads a library from a file outside the system's library folders.
    ///
    /// - Parameters:
    ///   - file: The library.
    ///   - remedy: The recovery if it is missing, cannot be loaded, or is another version.
    ///   - provider: The provider that needs it, for the error.
    /// - Throws: ``ProviderError/configuration(_:)`` if it is missing or cannot be loaded.
    public init(file: URL, remedy: RecoveryAction, for provider: ProviderIdentifier) throws(ProviderError) {
        // Without a slash the system would look in its own folders.
        let path = file.absoluteURL.path(percentEncoded: false)
        try self.init(
            opening: path, name: file.lastPathComponent, missing: remedy, otherVersion: remedy, for: provider)
    }

    private init(
        opening path: String, name: String, missing: RecoveryAction, otherVersion: RecoveryAction,
        for provider: ProviderIdentifier
    ) throws(ProviderError) {
        guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
            let detail = dlerror().map { String(cString: $0) } ?? "it was not found"
            throw .configuration(
                ProviderErrorDetails(
                    provider: provider, detail: "The library \(name) couldn't be loaded: \(detail).",
                    remedy: missing))
        }
        self.handle = handle
        self.provider = provider
        self.name = name
        self.otherVersion = otherVersion
    }

    /// The address of a function, as the type that its header gives it.
    ///
    /// - Throws: ``ProviderError/configuration(_:)`` if the library has no such function: it is another version.
    public func function<Signature>(_ symbol: String, as type: Signature.Type) throws(ProviderError) -> Signature {
        guard let address = dlsym(handle, symbol) else {
            throw .configuration(
                ProviderErrorDetails(
                    provider: provider, detail: "The library \(name) has no function \(symbol).",
                    remedy: otherVersion))
        }
        return unsafeBitCast(address, to: type)
    }

    /// Unloads the library; none of its functions may be called afterwards.
    ///
    /// Loading it again initialises its variables, unless something else still uses it.
    public func unload() {
        dlclose(handle)
    }
}
