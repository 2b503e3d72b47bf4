import Glibc

/// The target of this process, by `FUZZ_TARGET`.
private let target: FuzzTarget = {
    let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
    guard let target = FuzzTarget.named(name) else {
        stop("FUZZ_TARGET is '\(name)'; targets are \(FuzzTarget.all.map(\.name).joined(separator: " "))")
    }
    return target
}()

/// Lists the targets, if `FUZZ_LIST` is set, or writes the seeds into the folder `FUZZ_SEEDS`, if that is set, and ends;
/// libFuzzer calls this first.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutableRawPointer) -> CInt {
    if getenv("FUZZ_LIST") != nil {
        print(FuzzTarget.all.map(\.name).joined(separator: "\n"))
        exit(0)
    }
    guard let folder = getenv("FUZZ_SEEDS").map({ String(cString: $0) }) else { return 0 }
    for (place, seed) in target.seeds().enumerated() {
        guard let file = fopen("\(folder)/seed-\(place)", "wb") else { stop("\(folder): cannot be written to") }
        _ = fwrite(seed, 1, seed.count, file)
        fclose(file)
    }
    exit(0)
}

/// Tests one input. A violated law ends the process like a crash, so that libFuzzer keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    if let fault = target.fault(bytes) {
        say("\(target.name): \(fault)")
        abort()
    }
    return 0
}

private func stop(_ message: String) -> Never {
    say(message)
    exit(64)
}

private func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
}
