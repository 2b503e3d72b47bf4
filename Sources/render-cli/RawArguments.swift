import Glibc
import SystemPackage

/// The arguments as the operating system passed them.
///
/// Swift's own list repairs broken UTF-8, after which such a path cannot be found any more. Here a byte that is no
/// UTF-8 becomes a private-use scalar and turns back into the byte when the path is opened.
enum RawArguments {
    private static let base: UInt32 = 0x10_FE00

    /// Without the program's name.
    static let all: [String] = {
        var arguments: [String] = []
        let count = Int(CommandLine.argc)
        for index in 1..<max(count, 1) {
            guard let pointer = unsafe CommandLine.unsafeArgv[index] else { break }
            let length = unsafe strlen(pointer)
            var bytes: [UInt8] = []
            for offset in 0..<length { bytes.append(UInt8(bitPattern: unsafe pointer[offset])) }
            arguments.append(text(of: bytes))
        }
        return arguments
    }()

    /// Whether a flag is among the options, which end at `--`.
    static func has(_ flag: String) -> Bool { all.prefix { $0 != "--" }.contains(flag) }

    /// The value of an option, `--name value` or `--name=value`; the last one where there are several.
    static func value(of option: String) -> String? {
        let options = Array(all.prefix { $0 != "--" })
        var value: String?
        for (place, word) in options.enumerated() {
            if word.hasPrefix(option + "=") { value = String(word.dropFirst(option.count + 1)) }
            if word == option, place + 1 < options.count { value = options[place + 1] }
        }
        return value
    }

    /// Bytes as text; what is no UTF-8 becomes private-use scalars.
    static func text(of bytes: [UInt8]) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        var out = ""
        var rest = bytes[...]
        while let byte = rest.first {
            let length = (1...4).first { count in
                rest.count >= count && String(validating: rest.prefix(count), as: UTF8.self) != nil
            }
            if let length, let piece = String(validating: rest.prefix(length), as: UTF8.self) {
                out += piece
                rest = rest.dropFirst(length)
            } else {
                if let scalar = Unicode.Scalar(base + UInt32(byte)) { out.unicodeScalars.append(scalar) }
                rest = rest.dropFirst()
            }
        }
        return out
    }

    /// The bytes that a text of `text(of:)` came from.
    static func bytes(of text: String) -> [UInt8] {
        var out: [UInt8] = []
        for scalar in text.unicodeScalars {
            // Only bytes from 0x80 on are ever no UTF-8: a foreign name must not smuggle in a slash or a dot.
            if scalar.value >= base + 0x80, let byte = UInt8(exactly: scalar.value - base) {
                out.append(byte)
            } else {
                out.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        return out
    }

    /// A path for system calls: the bytes with a zero behind them.
    static func cPath(_ path: String) -> [CChar] {
        bytes(of: path).filter { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
    }
}
