import CLibrary

/// Variables of the environment.
enum Environment {
    static func value(_ name: String) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        return unsafe String(cString: value)
    }

    /// All variables, each as `NAME=value`.
    static var all: [String] {
        var found: [String] = []
        guard var next = unsafe processEnvironment() else { return found }
        while let variable = unsafe next.pointee {
            found.append(unsafe String(cString: variable))
            unsafe next += 1
        }
        return found
    }
}

extension String {
    /// A variable set to nothing means none.
    var unlessEmpty: String? { isEmpty ? nil : self }
}

/// The environment variables that the program reads, for the documentation. A test compares the list with the sources.
enum EnvironmentVariables {
    static let meanings: [(name: String, meaning: String)] = [
        ("CI", "set to anything: `test` records nothing unless a flag asks for it"),
        ("SNAPSHOT_TESTING_RECORD", "the record mode of `test` without --record: never, missing, failed or all"),
        ("SNAPSHOT_ARTIFACTS", "the folder for what `test` keeps of failed pages, without --artifacts"),
        ("TEST_TOTAL_SHARDS", "Bazel's: how many shards `test`, `audit` and `render` are split into, without --shard"),
        ("TEST_SHARD_INDEX", "Bazel's: which shard this run is, from 0"),
        ("TEST_SHARD_STATUS_FILE", "Bazel's: a file that is made where the shards are honoured"),
        ("TEST_TMPDIR", "Bazel's, set to anything: `test` records nothing unless a flag asks for it"),
        ("XML_OUTPUT_FILE", "Bazel's: where `test` and `audit` write JUnit XML, without --report"),
        (
            "TEST_UNDECLARED_OUTPUTS_DIR",
            "Bazel's: the folder for what `test` keeps of failed pages, without --artifacts"
        ),
        ("BUILD_WORKSPACE_DIRECTORY", "Bazel's, under `bazel run`: the folder in which `test --record` runs"),
        ("NO_COLOR", "set to anything: no colours with --color auto"),
        ("TERM", "`dumb`: no colours with --color auto"),
        ("PATH", "where git and swift are looked for; relative folders are passed over"),
        (
            "HOME",
            "a project's folder is never searched for at or above it; `uikit` builds in its `.cache` without "
                + "XDG_CACHE_HOME; handed on to git"
        ),
        ("LD_LIBRARY_PATH", "Swift's libraries are put before it for the program that prepares packages of views"),
        ("XDG_CACHE_HOME", "the folder of caches, in which `uikit` builds without --cache"),
        ("XDG_CONFIG_HOME", "handed on to git"),
        ("GIT_CONFIG_GLOBAL", "handed on to git"),
        ("TMPDIR", "handed on to git"),
        (
            "GIT_EXTERNAL_DIFF",
            "names git's own helper under `git difftool`: the diff driver hands the files back to git"
        ),
    ]
}
