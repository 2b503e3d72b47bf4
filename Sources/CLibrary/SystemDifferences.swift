/// The actions that `posix_spawn` carries out in the child before the program starts, without any so far.
///
/// Darwin imports the type as an optional pointer, Glibc and Musl as a record.
#if canImport(Darwin)
    package typealias SpawnFileActions = posix_spawn_file_actions_t?
    @unsafe package func makeSpawnFileActions() -> SpawnFileActions { nil }
#else
    package typealias SpawnFileActions = posix_spawn_file_actions_t
    @unsafe package func makeSpawnFileActions() -> SpawnFileActions { unsafe posix_spawn_file_actions_t() }
#endif

/// Our own environment as `NAME=value` texts and a null pointer, as `posix_spawn` takes it.
@unsafe package func processEnvironment() -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
        // environ(7) of Darwin: programs and libraries alike reach it through _NSGetEnviron.
        unsafe _NSGetEnviron().pointee
    #else
        unsafe environ
    #endif
}

/// The path of the program that runs, links resolved; nil where the system does not say, as Linux without `/proc`.
package func programPath() -> String? {
    #if os(Linux)
        // realpath(3): with a null buffer it allocates one, which the caller frees.
        guard let path = unsafe realpath("/proc/self/exe", nil) else { return nil }
        defer { unsafe free(path) }
        return unsafe String(cString: path)
    #else
        return nil
    #endif
}

/// Writes an open file's bytes through to the disk; 0, or -1 with `errno`.
package func flushToDisk(_ file: Int32) -> Int32 {
    #if canImport(Darwin)
        // fsync(2) of Darwin leaves the bytes in the drive's cache; F_FULLFSYNC does not, but few file systems have it.
        fcntl(file, F_FULLFSYNC) == 0 ? 0 : fsync(file)
    #else
        fsync(file)
    #endif
}

/// The names under which a library is looked for: `libNAME.so.VERSION`, on Darwin `libNAME.VERSION.dylib`.
package func sharedLibraryFileName(_ name: String, version: Int) -> String {
    #if canImport(Darwin)
        "lib\(name).\(version).dylib"
    #else
        "lib\(name).so.\(version)"
    #endif
}

/// A socket for a stream of bytes; Glibc imports the constant as a record.
package var streamSocketType: Int32 {
    #if canImport(Glibc)
        Int32(SOCK_STREAM.rawValue)
    #else
        Int32(SOCK_STREAM)
    #endif
}

private func nanoseconds(_ time: timespec) -> Int { Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec) }

/// When a file's content was last changed, in nanoseconds.
package func modificationTime(of record: stat) -> Int {
    #if canImport(Darwin)
        let time = record.st_mtimespec
    #else
        let time = record.st_mtim
    #endif
    return nanoseconds(time)
}

/// The time of modification that the system gives a file which is written now, in nanoseconds; `Int.max` if the clock
/// cannot be read. Linux stamps files by a coarse clock, which may be some milliseconds behind the fine one.
package func fileClock() -> Int {
    #if canImport(Darwin)
        let clock = CLOCK_REALTIME
    #else
        let clock = CLOCK_REALTIME_COARSE
    #endif
    var time = timespec()
    guard unsafe clock_gettime(clock, &time) == 0 else { return .max }
    return nanoseconds(time)
}

/// What a thread runs; Darwin's argument is no optional.
#if canImport(Darwin)
    typealias ThreadStart = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
#else
    typealias ThreadStart = @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
#endif

/// A thread that was started and is to be joined once. Glibc imports the handle as a number, the others as a pointer.
@unsafe struct StartedThread {
    @unsafe private let handle: pthread_t

    /// Nil where the system starts none.
    @unsafe init?(_ attributes: inout pthread_attr_t, _ argument: UnsafeMutableRawPointer, _ run: ThreadStart) {
        #if canImport(Glibc)
            var thread = pthread_t()
            guard unsafe pthread_create(&thread, &attributes, run, argument) == 0 else { return nil }
        #else
            var started: pthread_t?
            guard unsafe pthread_create(&started, &attributes, run, argument) == 0, let thread = unsafe started else {
                return nil
            }
        #endif
        unsafe handle = thread
    }

    /// Waits for the thread's end.
    func join() { unsafe pthread_join(handle, nil) }
}
