/// C files that do not compile where the headers of `CPango` differ from Pango's own. Each complaint names the function, the
/// member as `Record.member`, the record, the enumeration or the constant.
struct PangoHeaderChecks {
    /// The text of `Sources/CPango/types.h`.
    var types: String
    /// The text of `Sources/CPango/functions.h`.
    var functions: String

    /// Records of which Pango makes arrays: their whole size counts.
    static let elements: Set = ["PangoGlyphInfo", "PangoGlyphGeometry"]

    private static let includes = """
        #include <pango/pangocairo.h>
        #include <pango/pangofc-fontmap.h>
        #include <fontconfig/fontconfig.h>
        #include <stddef.h>

        """

    /// The functions declared, in their order.
    var functionNames: [String] { functions.matches(of: /([a-z0-9_]+)\(/).map { String($0.1) } }

    /// The types without members, in their order.
    var opaqueNames: [String] {
        types.matches(of: /typedef struct (\w+) (\w+);/).map { String($0.2) }.filter { $0 != "GSList" }
    }

    /// The records with types and names of their members, in their order.
    var records: [(name: String, members: [(type: String, name: String)])] {
        let named = types.matches(of: /\nstruct _(\w+) \{([^}]*)\};/).map { (String($0.1), $0.2) }
        let unnamed = types.matches(of: /typedef struct \{([^}]*)\} (\w+);/).map { (String($0.2), $0.1) }
        return (named + unnamed).map { name, body in
            (name, body.matches(of: /(\w+ \**)(\w+)(?:\[\d+\])?;/).map { (String($0.1), String($0.2)) })
        }
    }

    /// The enumerations by their names, with the names of their constants; the name of one is empty.
    var enumerations: [(name: String, constants: [String])] {
        types.matches(of: /enum \{([^}]*)\} ?(\w*);/).map { found in
            (String(found.2), found.1.matches(of: /(\w+) =/).map { String($0.1) })
        }
    }

    /// Declares our functions after Pango's, with Pango's types: C takes a second declaration of a compatible type only.
    var functionFile: String {
        // Some of GLib's functions are macros as well.
        Self.includes + functionNames.map { "#undef \($0)\n" }.joined() + functions
    }

    /// Compares our types, under other names, with Pango's. An opaque type keeps its name: C takes a second definition of
    /// the same type only.
    var typeFile: String {
        let enumerations = enumerations
        let constants = enumerations.flatMap(\.constants)
        let renamed =
            records.map(\.name) + ["_GSList"] + enumerations.map(\.name).filter { !$0.isEmpty } + constants
        var text = renamed.map { "#define \($0) our_\($0)\n" }.joined() + types
        text += renamed.map { "#undef \($0)\n" }.joined() + Self.includes
        text += "#define SORT(value) _Generic((value), int: 1, unsigned: 2, default: 3)\n"
        func expect(_ condition: String, _ name: String) { text += "_Static_assert(\(condition), \"<\(name)>\");\n" }
        for (record, members) in records {
            for (type, member) in members {
                let name = "\(record).\(member)"
                let (ours, theirs) = ("((our_\(record) *)0)->\(member)", "((\(record) *)0)->\(member)")
                expect("offsetof(our_\(record), \(member)) == offsetof(\(record), \(member))", name)
                expect("SORT(\(ours)) == SORT(\(theirs))", name)
                // A record within a record is declared up to the last member read, as every record is.
                let isRecord = records.contains { $0.name + " " == type }
                expect("sizeof(\(ours)) \(isRecord ? "<=" : "==") sizeof(\(theirs))", name)
            }
            if Self.elements.contains(record) { expect("sizeof(our_\(record)) == sizeof(\(record))", record) }
        }
        for name in enumerations.map(\.name) where !name.isEmpty {
            expect("sizeof(our_\(name)) == sizeof(\(name)) && ((our_\(name))-1 > 0) == ((\(name))-1 > 0)", name)
        }
        for constant in constants { expect("(int)\(constant) == (int)our_\(constant)", constant) }
        return text
    }
}
