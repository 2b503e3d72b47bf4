import Foundation
import SwiftParser
import SwiftSyntax

@testable import SourcePreparation

// syntax-check FOLDER...: holds what the preparation reads and writes of the Swift files below the folders against Swift's
// parser. Files that the parser refuses are left out.
//
// 1 The types of a file, with superclass, outlets, methods and initialisers, the heads of its classes and extensions, and the names
//   of their members are those of the parser.
// 2 A prepared file has no syntax error.
// 3 A file without one of its declarations or statements has no syntax error.
//
// Exit code 1: something of this is not so; each case is printed.
let folders = CommandLine.arguments.dropFirst()
guard !folders.isEmpty else {
    FileHandle.standardError.write(Data("usage: syntax-check FOLDER...\n".utf8))
    exit(64)
}
let files = folders.flatMap { folder in
    SourceFile.files(below: URL(fileURLWithPath: folder)).map { (path: folder + "/" + $0.path, text: $0.text) }
}
/// Units of a file that are taken out, one at a time.
let unitsPerFile = 5
var counts = (
    files: 0, refused: 0, types: 0, otherTypes: 0, otherDeclarations: 0, broken: 0, units: 0, brokenUnits: 0
)

for (index, file) in files.enumerated() {
    let tree = Parser.parse(source: file.text)
    guard !tree.hasError else {
        counts.refused += 1
        continue
    }
    counts.files += 1
    // 1 types
    let expected = ReadType.types(of: tree)
    let found = MemberScanner.types(in: [file.text])[0].map(ReadType.init)
    counts.types += expected.count
    if expected != found {
        counts.otherTypes += 1
        print("\(file.path): other types")
        for (mine, other) in zip(found, expected) where mine != other { print("  scanned \(mine)\n  parsed  \(other)") }
    }
    let (read, parsed) = (ReadDeclarations(of: file.text), ReadDeclarations(of: tree))
    if read != parsed {
        counts.otherDeclarations += 1
        print("\(file.path): other declarations")
        for (mine, other) in [
            (Set(read.heads + read.classes), Set(parsed.heads + parsed.classes)), (read.members, parsed.members),
        ] {
            for name in mine.subtracting(other).sorted() { print("  scanned \(name)") }
            for name in other.subtracting(mine).sorted() { print("  parsed  \(name)") }
        }
    }
    // 2 the prepared file
    if Parser.parse(source: PreparedSource.prepare([file.text])[0].text).hasError {
        counts.broken += 1
        print("\(file.path): a syntax error when prepared")
    }
    // 3 the file without a unit
    let units = SourceOutline(file.text).allUnits.filter { $0.kind != .directive && $0.kind != .label }
    let step = max(1, units.count / unitsPerFile)
    for place in stride(from: (index * 7) % step, to: units.count, by: step) {
        var pruning = Pruning(file.text)
        pruning.add(.init(range: units[place].range, text: "", reason: "", line: 0))
        counts.units += 1
        guard Parser.parse(source: pruning.apply()).hasError else { continue }
        counts.brokenUnits += 1
        let line = 1 + file.text.utf8.prefix(units[place].range.lowerBound).count { $0 == UInt8(ascii: "\n") }
        print("\(file.path):\(line): a syntax error without this \(units[place].kind) \(units[place].keyword)")
    }
}
print("\(counts.files) files, \(counts.refused) more that the parser refuses; \(counts.types) types")
print(
    "\(counts.otherTypes) files with other types, \(counts.otherDeclarations) with other declarations, \(counts.broken) with a syntax error when prepared"
)
print("\(counts.brokenUnits) of \(counts.units) units that leave a syntax error")
exit(counts.otherTypes + counts.otherDeclarations + counts.broken + counts.brokenUnits == 0 ? 0 : 1)

extension SourceOutline {
    /// The units with those in their blocks.
    fileprivate var allUnits: [Unit] {
        var found: [Unit] = []
        var open = Array(units.reversed())
        while let unit = open.popLast() {
            found.append(unit)
            open += unit.blocks.flatMap(\.units).reversed()
        }
        return found
    }
}
