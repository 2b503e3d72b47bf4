import CLibrary

/// The number of threads that work at the same time.
enum Processors {
    static let count = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}
