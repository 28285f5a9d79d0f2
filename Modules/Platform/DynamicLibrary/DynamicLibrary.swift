public import Foundation
import Glibc
public import StoryCore

/// A C library that is loaded when it is first needed.
///
/// Linking every engine would make each short command wait for libraries that it never calls, and a missing one
/// would end the program before it could say so. The types of the functions come from the library's own header:
/// each shim header has a `typedef` for each function that is used.
///
/// The library stays loaded until the program ends, or until ``unload()``; loading it again costs a look-up.
public struct DynamicLibrary {
    private let handle: UnsafeMutableRawPointer
    private let provider: ProviderIdentifier
    private let name: String
    /// What to do where it lacks a function.
    private let otherVersion: RecoveryAction

    /// Loads a library by its file name with version, such as "libflite.so.1".
    ///
    /// - Parameters:
    ///   - name: The file name that the dynamic loader looks for.
    ///   - package: The Debian package that brings it, for the error's recovery.
    ///   - provider: Who needs it, for the error.
    /// - Throws: ``ProviderError/configuration(_:)`` if it is not there or cannot be loaded.
    public init(_ name: String, package: String, for provider: ProviderIdentifier) throws(ProviderError) {
        try self.init(
            opening: name, name: name, missing: .installPackage(named: package), otherVersion: .installReleasedVersion,
            for: provider)
    }

    /// Loads a library that lies in a file of its own, and not where the system keeps libraries.
    ///
    /// - Parameters:
    ///   - file: The library.
    ///   - remedy: What to do where it is not there, cannot be loaded, or is another version.
    ///   - provider: Who needs it, for the error.
    /// - Throws: ``ProviderError/configuration(_:)`` if it is not there or cannot be loaded.
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

    /// Lets go of the library; none of its functions may be called afterwards.
    ///
    /// The next one to load it finds its variables as they were at first, unless somebody else holds it too.
    public func unload() {
        dlclose(handle)
    }
}
