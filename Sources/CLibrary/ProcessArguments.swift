#if canImport(Glibc) && compiler(>=6.3)
    import Synchronization

    private typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

    /// The address of `argv`, which has a null pointer at its end; 0 before the process has its arguments.
    private let startedWith = Atomic<UInt>(0)

    /// glibc calls the functions of this section before `main`, with the arguments of `main`; other C libraries call
    /// such functions without arguments.
    @section(".init_array") @used
    private let keepArguments: @convention(c) (CInt, Words?) -> Void = { _, words in
        startedWith.store(UInt(bitPattern: words), ordering: .relaxed)
    }
#endif

/// The words that the process was started with, the program's name first; the bytes are the operating system's.
///
/// On Linux, Swift's own list is read from `/proc/self/cmdline` and therefore empty where `/proc` is not mounted, as in a
/// bare chroot.
@unsafe package func processArguments() -> [UnsafeMutablePointer<CChar>] {
    #if canImport(Glibc) && compiler(>=6.3)
        if let words = unsafe Words(bitPattern: startedWith.load(ordering: .relaxed)) {
            var count = 0
            while unsafe words[count] != nil { count += 1 }
            return unsafe (0..<count).compactMap { unsafe words[$0] }
        }
    #endif
    return unsafe (0..<Int(CommandLine.argc)).compactMap { unsafe CommandLine.unsafeArgv[$0] }
}
