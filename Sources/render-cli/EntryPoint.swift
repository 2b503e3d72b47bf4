import ArgumentParser
import CLibrary

/// The program `render-cli`: parses the arguments, runs the command, and turns whatever happens into an exit code.
public enum RenderProgram {
    /// Runs the command that the arguments of the process ask for.
    public static func main() {
        // A file that grows past the limit of the shell is an error of writing, not the end of the process.
        signal(SIGXFSZ, SIG_IGN)
        do {
            // Scripts ask for the version often; it needs no parser.
            if RawArguments.all == ["--version"] { return try StandardStreams.print(Version.text) }
            if let answer = DiffCommand.answerForEqualPictures(RawArguments.all) {
                return try StandardStreams.print(answer)
            }
            let arguments = Misspelling.withCommandFirst(HelpText.forParser(RawArguments.all))
            try Misspelling.check(arguments)
            if let run = RenderCLI.plainRun(of: arguments) {
                if run is RenderRun { try Misspelling.check(inputs: run.inputs) }
                return try run.run()
            }
            var command = try RenderCLI.command(of: arguments)
            if let render = command as? RenderCommand { try Misspelling.check(inputs: render.inputs) }
            try command.run()
        } catch let failure as Failure {
            for line in failure.lines { StandardStreams.sayError(line) }
            exit(failure.code)
        } catch let code as ExitCode {
            exit(code.rawValue)
        } catch {
            finish(error)
        }
    }

    /// Help, versions and completions are products and go to standard output; mistakes of usage go to standard error.
    private static func finish(_ error: any Error) -> Never {
        let code = RenderCLI.exitCode(for: error).rawValue
        let text = Misspelling.withTraits(RenderCLI.fullMessage(for: error), for: RawArguments.all)
        guard code == ExitStatus.fine else {
            StandardStreams.sayError(lines: text)
            exit(code)
        }
        do {
            // Help and completion scripts: products without a word of anybody else's.
            let isScript = RawArguments.all.contains { $0.hasPrefix("--generate-completion-script") }
            let product =
                isScript
                ? CompletionScript.offeringFiles(text)
                : HelpText.shown(text, isWhole: HelpText.isWhole(RawArguments.all))
            try StandardStreams.write((product + "\n").utf8)
        } catch {
            for line in error.lines { StandardStreams.sayError(line) }
            exit(error.code)
        }
        exit(ExitStatus.fine)
    }
}
