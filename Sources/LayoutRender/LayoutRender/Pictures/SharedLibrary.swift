#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A library that is opened when the first picture needs it: a program without such pictures starts without it.
///
/// It stays open, since the types that it registers cannot be taken back.
@safe struct SharedLibrary: Sendable {
    /// The address of the library's handle.
    private let handle: UInt

    /// Nil when none of the file names can be opened.
    init?(_ names: [String]) {
        for name in names {
            // dlopen(3): "On success, dlopen() [...] return[s] a non-NULL handle for the loaded object."
            if let opened = unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL) {
                handle = UInt(bitPattern: opened)
                return
            }
        }
        return nil
    }

    /// A function by its name; the caller says its C type.
    @unsafe func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        guard let symbol = unsafe dlsym(UnsafeMutableRawPointer(bitPattern: handle), name) else { return nil }
        return unsafe unsafeBitCast(symbol, to: type)
    }
}
