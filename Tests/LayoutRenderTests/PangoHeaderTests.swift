import Foundation
import TestSupport
import Testing

/// Our declarations of Pango and GLib against those of the installed headers.
@Suite("Declarations of Pango") struct PangoHeaderTests {
    /// The compiler's flags for Pango's headers; nil where the headers or the compiler are missing.
    static let flags: [String]? = {
        let question = ["pkg-config", "--cflags", "pangocairo", "pangoft2", "gobject-2.0", "fontconfig"]
        guard let answer = try? Fixtures.run("/usr/bin/env", question), answer.status == 0,
            let compiler = try? Fixtures.run("/usr/bin/env", ["clang", "--version"]), compiler.status == 0
        else { return nil }
        return answer.text.split(whereSeparator: \.isWhitespace).map(String.init)
    }()

    static func header(_ path: String) throws -> String {
        try String(contentsOfFile: Fixtures.packageRoot + "/Sources/" + path, encoding: .utf8)
    }

    static func checks() throws -> PangoHeaderChecks {
        PangoHeaderChecks(types: try header("CPango/types.h"), functions: try header("CPango/functions.h"))
    }

    /// What the compiler complains of.
    static func errors(_ file: String) throws -> String {
        try Fixtures.withFolder { folder in
            let path = folder + "/check.c"
            try file.write(toFile: path, atomically: true, encoding: .utf8)
            let finished = try Fixtures.run(
                "/usr/bin/env", ["clang", "-fsyntax-only", "-ferror-limit=0"] + (flags ?? []) + [path])
            return finished.status == 0 ? "" : finished.errors
        }
    }

    @Test(.enabled(if: flags != nil, "clang, pkg-config or the headers of Pango are not installed"))
    func everyFunctionIsPangos() throws {
        var checks = try Self.checks()
        #expect(try Self.errors(checks.functionFile) == "")
        // Each with one parameter more.
        #expect(checks.functionNames.count == checks.functions.split(separator: ";").count - 1)
        checks.functions = checks.functions.replacing("(void)", with: "()").replacing("(", with: "(double more, ")
            .replacing(", )", with: ")")
        let errors = try Self.errors(checks.functionFile)
        for name in checks.functionNames { #expect(errors.contains("conflicting types for '\(name)'"), "\(name)") }
    }

    @Test(.enabled(if: flags != nil, "clang, pkg-config or the headers of Pango are not installed"))
    func everyTypeIsPangos() throws {
        let checks = try Self.checks()
        #expect(try Self.errors(checks.typeFile) == "")
        var planted = checks
        // 1 Each record with a member more at its start: every member is elsewhere.
        planted.types = checks.types.replacing(/(struct( _GSList)?) \{/) { "\($0.1) {\n    char *more;" }
        var errors = try Self.errors(planted.typeFile)
        for record in checks.records {
            for member in record.members { #expect(errors.contains("<\(record.name).\(member.name)>")) }
        }
        for element in PangoHeaderChecks.elements { #expect(errors.contains("<\(element)>")) }
        // 2 Each number of another size, each constant of another value.
        planted.types = checks.types.replacing(#/(int|int32_t|uint32_t) /#, with: "short ")
            .replacing("[4]", with: "[8]").replacing(" = ", with: " = -1 - ")
        errors = try Self.errors(planted.typeFile)
        for record in checks.records {
            for member in record.members where !member.type.contains("*") && !member.type.contains("Pango") {
                #expect(errors.contains("<\(record.name).\(member.name)>"))
            }
        }
        for enumeration in checks.enumerations {
            #expect(enumeration.name.isEmpty || errors.contains("<\(enumeration.name)>"))
            for constant in enumeration.constants { #expect(errors.contains("<\(constant)>")) }
        }
        // 3 Each opaque type another one.
        planted.types = checks.types.replacing(/struct (_\w+) (\w+);/) { "struct other\($0.1) \($0.2);" }
        errors = try Self.errors(planted.typeFile)
        for name in checks.opaqueNames { #expect(errors.contains("typedef redefinition") && errors.contains(name)) }
        #expect(checks.records.count == 9 && checks.opaqueNames.count == 14 && checks.enumerations.count == 5)
    }

    @Test func noOtherFunctionIsDeclared() throws {
        var called = ""
        for folder in ["Products/LayoutRender/Pango", "Readers/PictureFiles"] {
            let path = Fixtures.packageRoot + "/Sources/LayoutRender/" + folder
            for name in try FileManager.default.contentsOfDirectory(atPath: path).sorted()
            where name.hasSuffix(".swift") {
                called += try String(contentsOfFile: path + "/" + name, encoding: .utf8)
            }
        }
        for name in try Self.checks().functionNames { #expect(called.contains(" \(name)("), "\(name)") }
    }

    /// The flag `-pthread` comes with the folders of Pango's and GLib's headers.
    @Test func noDoorNeedsPkgConfigOnLinux() throws {
        let sources = Fixtures.packageRoot + "/Sources"
        var included: Set<String> = []
        for folder in try FileManager.default.contentsOfDirectory(atPath: sources).sorted() {
            for name in try FileManager.default.contentsOfDirectory(atPath: sources + "/" + folder)
            where name.hasSuffix(".h") {
                let text = try Self.header(folder + "/" + name)
                included.formUnion(text.matches(of: /#include <([^>\/]*)/).map { String($0.1) })
            }
        }
        let folders: Set = ["cairo", "harfbuzz", "fontconfig"]
        #expect(included.isSuperset(of: folders))
        let files: Set = [
            "cairo.h", "cairo-pdf.h", "cairo-svg.h", "hb.h", "hb-ot.h", "expat.h", "libdeflate.h", "stddef.h",
            "stdint.h", "dlfcn.h", "stdio.h", "stdlib.h",
        ]
        #expect(included.subtracting(folders).subtracting(files).isEmpty)
        let manifest = try String(contentsOfFile: Fixtures.packageRoot + "/Package.swift", encoding: .utf8)
        #expect(manifest.ranges(of: "systemLibrary(").count == 1 && manifest.contains("pkgConfig: asked,"))
        #expect(manifest.contains("#else\n        let asked: String? = nil\n"))
    }
}
