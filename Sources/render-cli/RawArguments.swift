import CLibrary
import Files

/// The unchanged arguments from the operating system.
///
/// Swift's own list repairs broken UTF-8, and a path with repaired bytes does not exist; on Linux, Swift's list is empty
/// without `/proc`.
enum RawArguments {
    /// Without the program's name.
    static let all = Array(words.dropFirst())

    /// The program's name as the caller wrote it: a path, or a name on PATH.
    static let program = words.first

    private static let words = unsafe processArguments().map { word in
        PathText.text(of: unsafe UnsafeBufferPointer(start: word, count: strlen(word)).map { UInt8(bitPattern: $0) })
    }

    /// Whether a flag is among the options, which end at `--`.
    static func has(_ flag: String) -> Bool { all.prefix { $0 != "--" }.contains(flag) }

    /// The value of an option, `--name value` or `--name=value`; the last value if there are several.
    static func value(of option: String) -> String? {
        let options = Array(all.prefix { $0 != "--" })
        var value: String?
        for (place, word) in options.enumerated() {
            if word.hasPrefix(option + "=") { value = String(word.dropFirst(option.count + 1)) }
            if word == option, place + 1 < options.count { value = options[place + 1] }
        }
        return value
    }
}
