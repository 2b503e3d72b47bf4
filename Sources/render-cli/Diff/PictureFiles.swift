import CLibrary
import Files
import LayoutDiff
import LayoutDocument
import LayoutRender
import Notation
import PictureDiff
import Synchronization
import SystemPackage

/// Two PNG files to compare.
struct PictureFiles {
    /// The message for two equal pictures.
    static let noVisualChange = "no visual change"

    let pair: FilePair
    let options: PictureOptions
    let limits: Limits

    /// Nil if the files have equal bytes; nothing is decoded then.
    func compare() throws(Failure) -> PictureDifference? {
        guard let before = pair.before, let after = pair.after else { return nil }
        if before.bytes == nil, after.bytes == nil, FileComparison.areEqual(before.path, after.path) { return nil }
        if let one = before.bytes, let other = after.bytes, ByteBlocks.areEqual(one, other) { return nil }
        // Both files are read and decompressed at the same time.
        let sources = Mutex<[Result<PictureSource, Failure>?]>([nil, nil])
        let files = [before, after]
        let reader = self
        concurrentPerform(iterations: 2) { place in
            let result = reader.open(files[place])
            sources.withLock { $0[place] = result }
        }
        // Moved out of the lock, to be decoded in place.
        let take: (Int) -> Result<PictureSource, Failure>? = { place in
            sources.withLock { opened in
                defer { opened[place] = nil }
                return opened[place]
            }
        }
        do {
            guard let one = try take(0)?.get(), let other = try take(1)?.get() else { return nil }
            return try PictureComparison.compare(one, other, options: options)
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure("\(pair.name): \(error)")
        }
    }

    private func open(_ file: DiffFile) -> Result<PictureSource, Failure> {
        do {
            return .success(try PictureSource(png: read(file), limits: pixelLimits))
        } catch let error as PNG.ReadingError {
            return .failure(Failure("\(file.path): \(error.description)"))
        } catch let failure as Failure {
            return .failure(failure)
        } catch {
            return .failure(Failure("\(file.path): \(error)"))
        }
    }

    private func read(_ file: DiffFile) throws(Failure) -> [UInt8] {
        let limit = max(limits.inputBytes, limits.pictures.pixels * 4)
        if file.bytes == nil, let bytes = FileComparison.bytes(of: file.path, limit: limit) { return bytes }
        return try file.read(limit: limit)
    }

    var pixelLimits: PixelLimits {
        var limits = PixelLimits()
        limits.maximumPixels = self.limits.pictures.pixels
        return limits
    }

    /// Expected, difference and actual side by side, as a PNG file.
    func panels(_ difference: PictureDifference) throws(Failure) -> [UInt8] {
        let before = try bitmap(pair.before)
        let after = try bitmap(pair.after)
        var limits = pixelLimits
        limits.maximumPixels = PixelLimits.pixelCap
        guard let sheet = ComparisonPicture.panels(before, after, difference, limits: limits) else {
            throw Failure("\(pair.name): the three panels together are too large")
        }
        return PNG.encode(sheet)
    }

    /// The picture of the difference as a PNG file.
    func overlay(_ difference: PictureDifference) throws(Failure) -> [UInt8] {
        PNG.encode(ComparisonPicture.overlay(try bitmap(pair.before), try bitmap(pair.after), difference))
    }

    func bitmap(_ file: DiffFile?) throws(Failure) -> Bitmap {
        guard let file else { throw Failure("\(pair.name): only one side has a picture") }
        let bytes = try file.read(limit: max(limits.inputBytes, limits.pictures.pixels * 4))
        do {
            return try PNG.decode(bytes, limits: pixelLimits)
        } catch {
            throw Failure("\(file.path): \(error.description)")
        }
    }
}

/// Compares files without keeping them in memory.
enum FileComparison {
    /// Whether both are regular files with equal bytes; false also if that cannot be determined.
    static func areEqual(_ one: String, _ other: String) -> Bool {
        let (a, b) = (FileReader.status(one), FileReader.status(other))
        guard a.kind == .regular, b.kind == .regular, a.size == b.size else { return false }
        if a.identity == b.identity { return true }
        return (try? haveSameBytes(one, other)) ?? false
    }

    /// Reads a regular file at once into memory of its size; nil for other files, which are read piece by piece.
    static func bytes(of path: String, limit: Int) -> [UInt8]? {
        let status = FileReader.status(path)
        guard status.kind == .regular, status.size > 0, status.size <= limit else { return nil }
        let descriptor = unsafe open(PathText.cString(path), O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var isWhole = false
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: status.size) { memory, count in
            while count < status.size {
                let rest = unsafe UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(memory)[count...])
                guard let read = try? unsafe FileDescriptor(rawValue: descriptor).read(into: rest), read > 0 else {
                    break
                }
                count += read
            }
            isWhole = count == status.size
        }
        return isWhole ? bytes : nil
    }

    private static func haveSameBytes(_ one: String, _ other: String) throws -> Bool {
        let first = unsafe open(PathText.cString(one), O_RDONLY | O_CLOEXEC)
        guard first >= 0 else { return false }
        defer { close(first) }
        let second = unsafe open(PathText.cString(other), O_RDONLY | O_CLOEXEC)
        guard second >= 0 else { return false }
        defer { close(second) }
        let size = 1 << 17
        var a = [UInt8](repeating: 0, count: size)
        var b = [UInt8](repeating: 0, count: size)
        while true {
            let counts = try (fill(&a, first), fill(&b, second))
            guard counts.0 == counts.1, ByteBlocks.areEqual(a, b) else { return false }
            if counts.0 < size { return true }
        }
    }

    /// Reads until the buffer is full or the file ends; the rest of the buffer becomes zero.
    private static func fill(_ buffer: inout [UInt8], _ descriptor: Int32) throws -> Int {
        let file = FileDescriptor(rawValue: descriptor)
        let size = buffer.count
        return try unsafe buffer.withUnsafeMutableBytes { bytes in
            var filled = 0
            while filled < size {
                let count = try unsafe file.read(into: UnsafeMutableRawBufferPointer(rebasing: bytes[filled...]))
                guard count > 0 else { break }
                filled += count
            }
            for place in filled..<size { unsafe bytes[place] = 0 }
            return filled
        }
    }
}

extension PictureFiles {
    /// The report of a difference for machines; nil for files with equal bytes.
    func json(_ difference: PictureDifference?) -> JSONValue {
        let regions = (difference?.regions ?? []).map { region in
            JSONValue.array([region.x, region.y, region.width, region.height].map { .integer($0) })
        }
        return .object([
            .init("name", .string(pair.name)),
            .init("changed", .bool(difference.map { !$0.isTolerated } ?? false)),
            .init("pixels", .integer(difference?.pixels ?? 0)),
            .init("ratio", .number(difference?.ratio ?? 0)),
            .init("regions", .array(regions)),
            .init("summary", .string(difference?.text ?? PictureFiles.noVisualChange)),
        ])
    }
}
