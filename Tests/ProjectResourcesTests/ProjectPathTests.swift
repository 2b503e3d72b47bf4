import Testing

@testable import ProjectResources

/// Paths are cut at bytes: a name may begin with a combining mark, which makes one `Character` of itself and a slash.
@Suite("Parts of paths")
struct ProjectPathTests {

    @Test(
        "name, folder, stem and extension",
        arguments: [
            ("a/b.png", "b.png", "a", "b", "png"), ("/a", "a", "/", "a", ""), ("a", "a", "", "a", ""),
            ("a/.hidden", ".hidden", "a", ".hidden", ""), ("a/B.PNG", "B.PNG", "a", "B", "png"),
            ("a/\u{301}b.png", "\u{301}b.png", "a", "\u{301}b", "png"),
            ("a/b.\u{301}png", "b.\u{301}png", "a", "b", "\u{301}png"),
        ])
    func parts(path: String, name: String, folder: String, stem: String, fileExtension: String) {
        #expect(ProjectPath.name(path) == name && ProjectPath.folder(path) == folder)
        #expect(ProjectPath.stem(path) == stem && ProjectPath.fileExtension(path) == fileExtension)
    }

    @Test(
        "a plain name has no folder",
        arguments: [
            ("a.png", true), ("..a", true), ("", false), (".", false), ("..", false), ("a/b", false), ("a\0", false),
            ("../\u{301}a", false), ("/\u{301}", false),
        ])
    func plainNames(name: String, isPlain: Bool) { #expect(ProjectPath.isPlainName(name) == isPlain) }

    @Test(
        "inside, byte for byte",
        arguments: [
            ("/a/b", "/a", "b"), ("/a", "/a", ""), ("/ab", "/a", nil), ("/a/b", "/", "a/b"),
            ("/a/\u{301}b", "/a", "\u{301}b"),
            ("/\u{E9}/b", "/\u{E9}", "b"), ("/e\u{301}/b", "/\u{E9}", nil), ("/e\u{301}", "/\u{E9}", nil),
            ("b", "", "b"),
        ] as [(String, String, String?)])
    func inside(path: String, folder: String, relative: String?) {
        #expect(ProjectPath.isInside(path, folder) == (relative != nil))
        #expect(ProjectPath.relative(path, to: folder).utf8.elementsEqual((relative ?? path).utf8))
    }

    @Test func commonFolders() {
        #expect(ProjectPath.commonDepth("a/b/c", "a/b/d") == 2 && ProjectPath.commonDepth("a/\u{301}b", "a/b") == 1)
    }
}
