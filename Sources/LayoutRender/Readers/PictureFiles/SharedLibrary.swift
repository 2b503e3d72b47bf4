import CLibrary

/// A library that is loaded when the first picture needs it: a run without such pictures does not load the library.
///
/// The library stays loaded, since the types that it registers cannot be removed.
@safe struct SharedLibrary: Sendable {
    /// The address of the library's handle.
    private let handle: UInt

    /// Nil if the library is not installed.
    /// - Parameter version: the ABI version in the file's name.
    init?(_ name: String, version: Int) {
        // dlopen(3): "On success, dlopen() [...] return[s] a non-NULL handle for the loaded object."
        let file = sharedLibraryFileName(name, version: version)
        guard let opened = unsafe dlopen(file, RTLD_NOW | RTLD_LOCAL) else { return nil }
        handle = UInt(bitPattern: opened)
    }

    /// A function by its name; the caller states the C type.
    @unsafe func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        guard let symbol = unsafe dlsym(UnsafeMutableRawPointer(bitPattern: handle), name) else { return nil }
        return unsafe unsafeBitCast(symbol, to: type)
    }
}
