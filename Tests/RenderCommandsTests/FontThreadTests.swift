import Foundation
import TestSupport
import Testing

/// Pango asks fontconfig on threads of its own, and empties a font map without a lock: the program empties none that they
/// still hold.
@Suite("Fonts and Pango's threads") struct FontThreadTests {
    /// Makes Pango's threads slow, and ends the process where a font map is emptied while one works: what else is a crash in
    /// one of some hundred thousand pictures is one in each.
    private static let slowSort = """
        #include <dlfcn.h>
        #include <stdatomic.h>
        #include <stdlib.h>
        #include <unistd.h>
        static atomic_int sorting, sorted, emptied;
        /* The libraries may be loaded by need, out of the sight of RTLD_NEXT. */
        static void *find(const char *library, const char *name) { return dlsym(dlopen(library, RTLD_LAZY), name); }
        void *FcFontSetSort(void *config, void *sets, int count, void *pattern, int trim, void *letters, void *result) {
            void *(*sort)(void *, void *, int, void *, int, void *, void *) = find("libfontconfig.so.1", "FcFontSetSort");
            atomic_fetch_add(&sorting, 1);
            usleep(30000);
            void *set = sort(config, sets, count, pattern, trim, letters, result);
            atomic_fetch_sub(&sorting, 1);
            atomic_fetch_add(&sorted, 1);
            return set;
        }
        void pango_font_map_changed(void *map) {
            void (*change)(void *) = find("libpango-1.0.so.0", "pango_font_map_changed");
            if (sorting) _exit(99);
            if (sorted) atomic_fetch_add(&emptied, 1);
            change(map);
        }
        __attribute__((destructor)) static void end(void) {
            if (!emptied) _exit(98);
        }
        """

    private static let hasCompiler = (try? Fixtures.run("/usr/bin/env", ["clang", "--version"]))?.status == 0

    @Test(.enabled(if: hasCompiler, "clang is not installed"))
    func noFontIsAddedWhilePangoSorts() throws {
        try Fixtures.withFolder { folder in
            try Self.slowSort.write(toFile: folder + "/slow.c", atomically: true, encoding: .utf8)
            let built = try Fixtures.run(
                "/usr/bin/env",
                ["clang", "-shared", "-fPIC", folder + "/slow.c", "-o", folder + "/slow.so", "-ldl"])
            try #require(built.status == 0, "\(built.errors)")
            let labels = ["regular", "medium", "semibold", "bold", "black"].map {
                #"{"type": "label", "text": "\#($0) 饭", "font": {"size": 17, "weight": "\#($0)"}}"#
            }
            let tree = """
                {"version": 1, "devices": ["iPhone8"], "root": {"type": "stackView", "axis": "vertical",
                "arrangedSubviews": [\(labels.joined(separator: ", "))]}}
                """
            try tree.write(toFile: folder + "/tree.json", atomically: true, encoding: .utf8)
            let finished = try Fixtures.run(
                Fixtures.commandLine, ["render", "tree.json", "-o", "out.png"], folder: folder,
                environment: ["LD_PRELOAD": folder + "/slow.so"])
            #expect(finished.status == 0, "\(finished.errors)")
            #expect(FileManager.default.fileExists(atPath: folder + "/out.png"))
        }
    }
}
