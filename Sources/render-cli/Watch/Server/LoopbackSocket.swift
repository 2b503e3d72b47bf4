import CLibrary
import SystemPackage

/// Non-blocking sockets on this machine's loopback.
///
/// A descriptor is closed with its socket.
struct LoopbackSocket: ~Copyable {
    let descriptor: Int32

    private init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Listens on 127.0.0.1.
    /// - Parameter port: 0 for any free port.
    static func listening(port: UInt16) throws(Failure) -> LoopbackSocket {
        let descriptor = socket(AF_INET, streamSocketType, 0)
        guard descriptor >= 0 else { throw failure(port) }
        let socket = LoopbackSocket(descriptor: descriptor)
        guard socket.neverWaits() else { throw failure(port) }
        // A stopped server leaves connections that wait for their last packets; they must not block its port.
        var isOn: Int32 = 1
        unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe bind(descriptor, $0, length) }
        }
        guard isBound == 0, listen(descriptor, 512) == 0 else { throw failure(port) }
        return socket
    }

    private static func failure(_ port: UInt16) -> Failure {
        let hint = errno == EADDRINUSE ? "; --port 0 takes a free one" : ""
        return Failure("port \(port): \(Errno(rawValue: errno).description)\(hint)")
    }

    /// The port of the listening socket.
    var port: UInt16 {
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe getsockname(descriptor, $0, &length)
            }
        }
        return UInt16(bigEndian: address.sin_port)
    }

    /// The next waiting connection; nil if there is none.
    func accepted() -> LoopbackSocket? {
        let descriptor = accept(descriptor, nil, nil)
        guard descriptor >= 0 else { return nil }
        let client = LoopbackSocket(descriptor: descriptor)
        guard client.neverWaits() else { return nil }
        return client
    }

    /// Makes the socket non-blocking, and closes the descriptor in started programs.
    private func neverWaits() -> Bool {
        fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0 && fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
    }

    enum Reading {
        case bytes([UInt8])
        case nothing, end
    }

    func receive(limit: Int) -> Reading {
        var buffer = [UInt8](repeating: 0, count: limit)
        let count = unsafe recv(descriptor, &buffer, limit, 0)
        if count > 0 { return .bytes(Array(buffer[..<count])) }
        return count < 0 && Self.canWait ? .nothing : .end
    }

    /// The number of bytes sent; nil for a closed connection. The process ignores `SIGPIPE`.
    func send(_ bytes: ArraySlice<UInt8>) -> Int? {
        let count = unsafe bytes.withUnsafeBytes { unsafe CLibrary.send(descriptor, $0.baseAddress, $0.count, 0) }
        if count >= 0 { return count }
        return Self.canWait ? 0 : nil
    }

    private static var canWait: Bool { errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR }
}
