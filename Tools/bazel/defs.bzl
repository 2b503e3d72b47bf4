"""Rules for layouts: `layout_test` compares them with their references, `layout_picture` draws one of them.

Both run the program that `program` names, by default that of the release that the rules came with, on copies of the
declared inputs in a folder of their own. They read nothing else but the fonts of the machine.
"""

def _staged(inputs):
    """The lines of `staged.sh`'s list: path of the input, a tab, path in the workspace."""
    return "".join(["%s\t%s\n" % (path, place) for path, place in inputs])

def _layout_picture_impl(ctx):
    inputs = [ctx.file.src] + ctx.files.data
    list = ctx.actions.declare_file(ctx.label.name + ".inputs")
    ctx.actions.write(list, _staged([(file.path, file.short_path) for file in inputs]))
    ctx.actions.run(
        executable = ctx.executable._staged,
        arguments = [list.path, ctx.executable.program.path, ctx.outputs.out.path, ctx.file.src.short_path] + ctx.attr.arguments,
        inputs = inputs + [list] + ctx.files._files,
        tools = [ctx.executable.program],
        outputs = [ctx.outputs.out],
        mnemonic = "LayoutPicture",
        progress_message = "Drawing %s" % ctx.file.src.short_path,
    )
    return [DefaultInfo(files = depset([ctx.outputs.out]))]

layout_picture = rule(
    implementation = _layout_picture_impl,
    doc = "Draws a tree.json, a .xib or a .storyboard file to a .png, .svg, .pdf, .gif or .apng file.",
    attrs = {
        "src": attr.label(allow_single_file = [".json", ".xib", ".storyboard"], mandatory = True),
        "data": attr.label_list(allow_files = True, doc = "Catalogs, fonts and tables of the project."),
        "out": attr.output(mandatory = True),
        "arguments": attr.string_list(doc = "More flags of `render-cli render`."),
        "program": attr.label(default = "//:libexec/render-cli", executable = True, cfg = "exec", allow_single_file = True),
        "_files": attr.label(default = "//:files", doc = "The libraries and fonts of the release."),
        "_staged": attr.label(default = "//bazel:staged.sh", executable = True, cfg = "exec", allow_single_file = True),
    },
)

def _layout_test_impl(ctx):
    inputs = ctx.files.srcs + ctx.files.references + ctx.files.data
    list = ctx.actions.declare_file(ctx.label.name + ".inputs")
    ctx.actions.write(list, _staged([(file.short_path, file.short_path) for file in inputs]))
    words = [ctx.attr.command] + [file.short_path for file in ctx.files.srcs] + ctx.attr.arguments
    start = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(start, "#!/bin/sh\nexec %s %s %s - %s \"$@\"\n" % (
        ctx.file._staged.short_path,
        list.short_path,
        ctx.executable.program.short_path,
        " ".join(["'%s'" % word.replace("'", "'\\''") for word in words]),
    ), is_executable = True)
    runfiles = ctx.runfiles(inputs + [list, ctx.file._staged, ctx.executable.program] + ctx.files._files)
    return [DefaultInfo(executable = start, runfiles = runfiles)]

layout_test = rule(
    implementation = _layout_test_impl,
    doc = "Runs `render-cli test` (or `audit`) on layouts. `bazel run TARGET -- --record all` records their references.",
    test = True,
    attrs = {
        "srcs": attr.label_list(allow_files = [".json", ".xib", ".storyboard"], mandatory = True),
        "references": attr.label_list(allow_files = True, doc = "The files in __Snapshots__."),
        "data": attr.label_list(allow_files = True, doc = "Catalogs, fonts and tables of the project."),
        "command": attr.string(default = "test", values = ["test", "audit"]),
        "arguments": attr.string_list(doc = "More flags of the command."),
        "program": attr.label(default = "//:libexec/render-cli", executable = True, cfg = "target", allow_single_file = True),
        "_files": attr.label(default = "//:files", doc = "The libraries and fonts of the release."),
        "_staged": attr.label(default = "//bazel:staged.sh", allow_single_file = True),
    },
)
