#!/usr/bin/env python3
"""Replays the sessions of Documentation/Agents.md with the reference client (`pip install mcp`), and tries the rest of the
protocol: schemas, revisions, progress, cancellation.

    session.py PROGRAM DOCUMENT HARBOUR            fails at the first answer that is not the document's
    session.py PROGRAM DOCUMENT HARBOUR --update   writes the answers into the document
    session.py PROGRAM --views                     draws a view in Swift, which takes minutes at first, and prints times

In the document, a fenced block with the word `session` begins a session in a folder: `empty` or a copy of the project
HARBOUR. A block with the name of a file writes that file. A block whose first line begins with `> ` is a call of a tool with
its arguments as JSON; the lines below are the answer's words, without the line that marks data. Between the marks `tokens` and
`end of tokens` stands a row for each call: what the answer costs a model.
"""

import asyncio
import base64
import json
import os
import pathlib
import shutil
import struct
import sys
import tempfile
import time

import jsonschema
from mcp import ClientSession, StdioServerParameters
from mcp.client.client import Client
from mcp.client.stdio import stdio_client

MARK = "(Data of the project follows"


def blocks(text):
    """The fenced blocks of a document: the words after the fence, the lines, and the place of the first line."""
    found, start, words = [], None, ""
    lines = text.split("\n")
    for place, line in enumerate(lines):
        if line.startswith("```") and start is None:
            start, words = place + 1, line[3:].strip()
        elif line.startswith("```"):
            found.append((words, lines[start:place], start))
            start = None
    return found


def sessions(text):
    """Each session: its folder, and its steps as (kind, name, lines, place)."""
    found = []
    for words, lines, place in blocks(text):
        parts = words.split()
        if parts[:1] == ["session"]:
            found.append((parts[1], [("call", "", lines, place)]))
        elif found and len(parts) == 2 and parts[1] != "…":
            found[-1][1].append(("file", parts[1], lines, place))
        elif found and lines and lines[0].startswith("> "):
            found[-1][1].append(("call", "", lines, place))
    return found


def words_of(result):
    lines = []
    for part in result.content:
        if part.type == "text":
            lines += [line for line in part.text.rstrip("\n").split("\n") if not line.startswith(MARK)]
        else:
            lines.append("[picture]")
    return lines


def picture_tokens(data):
    """Of a PNG in base64: width x height / 750, after scaling to a long edge of 1,568 pixels."""
    width, height = struct.unpack(">II", base64.b64decode(data)[16:24])
    scale = min(1, 1568 / max(width, height))
    return round(width * scale) * round(height * scale) // 750


def tokens_of(call, result):
    """The row of a call in the document's table: tokens of words and of structured content at four characters, of the picture."""
    words = sum(len(part.text) for part in result.content if part.type == "text") // 4
    structured = len(json.dumps(result.structured_content or "", ensure_ascii=False, separators=(",", ":"))) // 4
    pictures = sum(picture_tokens(part.data) for part in result.content if part.type == "image")
    name, _, given = call.partition(" ")
    marks = [key for key in ("annotate", "what_if", "view", "languages", "repairs") if '"%s"' % key in given]
    return "| `%s`%s | %d | %d | %s |" % (name, " with `%s`" % marks[0] if marks else "", words, structured, pictures or "")


async def replay(program, folder, steps, edits, rows):
    """The answers of a session's calls, by the place of the call in the document; `rows` gets a row of tokens for each."""
    answers = {}
    arguments = ["mcp", folder, "--allow", "edits", "--quiet"]
    async with stdio_client(StdioServerParameters(command=program, args=arguments)) as streams:
        async with ClientSession(*streams) as session:
            await session.initialize()
            for kind, name, lines, place in steps:
                if kind == "file":
                    (pathlib.Path(folder) / name).write_text("\n".join(lines) + "\n")
                    continue
                tool, _, given = lines[0][2:].partition(" ")
                result = await session.call_tool(tool, json.loads(given or "{}"))
                answers[place] = words_of(result)
                rows.append(tokens_of(lines[0][2:], result))
    return answers


async def documented(program, document, harbour, update):
    text = document.read_text()
    lines = text.split("\n")
    changes, count, rows = [], 0, ["| answer | words | structured | picture |", "|---|---|---|---|"]
    for kind, steps in sessions(text):
        with tempfile.TemporaryDirectory() as place:
            folder = place + "/app"
            if kind == "empty":
                pathlib.Path(folder).mkdir()
            else:
                shutil.copytree(harbour, folder)
            answers = await replay(program, folder, steps, kind, rows)
        for step, name, said, place in steps:
            if step != "call":
                continue
            count += 1
            if said[1:] != answers[place] and not update:
                sys.exit("%s:%d: the answer differs; the document has\n%s\nthe server says\n%s" % (
                    document.name, place + 1, "\n".join(said[1:]), "\n".join(answers[place])))
            changes.append((place + 1, place + len(said), answers[place]))
    head, tail = (lines.index("<!-- %s -->" % words) for words in ("tokens", "end of tokens"))
    if update:
        for start, end, answer in sorted(changes + [(head + 1, tail, rows)], reverse=True):
            lines[start:end] = answer
        document.write_text("\n".join(lines))
    elif lines[head + 1:tail] != rows:
        sys.exit("%s: the table of tokens is\n%s" % (document.name, "\n".join(rows)))
    assert count >= 10, "only %d calls in the document" % count
    print("%d calls of the document answered as printed" % count)


async def schemas(program, harbour):
    """Every schema is valid, and every tool's answer fits: the client checks answers against the output schema."""
    async with stdio_client(StdioServerParameters(command=program, args=["mcp", harbour, "--quiet"])) as streams:
        async with ClientSession(*streams) as session:
            await session.initialize()
            await session.send_ping()
            tools = (await session.list_tools()).tools
            for tool in tools:
                for schema in (tool.input_schema, tool.output_schema):
                    jsonschema.Draft202012Validator.check_schema(schema)
                    assert schema["type"] == "object", tool.name
                assert tool.description and tool.title and tool.annotations.read_only_hint is not None, tool.name
            file = "Harbour/Base.lproj/Main.storyboard"
            log = "(\n \"<NSLayoutConstraint:0x1 UIView:0x2.width == 100   (active)>\",\n" \
                " \"<NSLayoutConstraint:0x3 UIView:0x2.width == 120   (active)>\"\n)\n"
            calls = {
                "list_screens": {}, "render": {"file": file, "view": "buy", "width": 300, "annotate": True},
                "frames": {"file": file, "device": "iPhoneSe", "traits": ["rtl"], "ios": "26"},
                "explain": {"file": file, "topic": "conflicts"}, "check": {"locale": "de"},
                "audit": {"languages": ["de"], "devices": ["iPhoneSe"], "ios": ["26"], "repairs": True},
                "diff": {"file": file, "text": pathlib.Path(harbour, file).read_text().replace("\"120\"", "\"150\""), "picture": True},
                "explain_log": {"log": log}, "convert": {"file": file},
                "apply": {"file": file, "text": pathlib.Path(harbour, file).read_text()},
            }
            assert [tool.name for tool in tools] == list(calls), [tool.name for tool in tools]
            for name, arguments in calls.items():
                told = []

                async def progress(done, total, message):
                    told.append(done)

                result = await session.call_tool(name, arguments, progress_callback=progress)
                assert not result.is_error, (name, result.content)
                for part in result.content:
                    assert part.type == "text" or len(part.data) * 3 // 4 < 30_000, (name, len(part.data))
                if name in ("list_screens", "check", "audit"):
                    assert told, name
            for resource in (await session.list_resources()).resources:
                read = await session.read_resource(resource.uri)
                assert read.contents[0].text, resource.uri
            example = (await session.read_resource("render-cli://example.tree.json")).contents[0].text
            checked = await session.call_tool("render", {"file": "example.json", "text": example})
            assert not checked.is_error, checked.content
            for prompt in (await session.list_prompts()).prompts:
                filled = {argument.name: "x" for argument in prompt.arguments}
                assert (await session.get_prompt(prompt.name, filled)).messages, prompt.name
    print("%d tools, each called, with schemas that their answers fit" % len(tools))


async def cancellation(program, harbour):
    """A call that the client gives up ends, and the next one is answered."""
    with tempfile.TemporaryDirectory() as folder:
        for number in range(60):
            shutil.copy(harbour + "/Harbour/Base.lproj/Main.storyboard", "%s/%d.storyboard" % (folder, number))
        async with stdio_client(StdioServerParameters(command=program, args=["mcp", folder, "--quiet"])) as streams:
            async with ClientSession(*streams) as session:
                await session.initialize()
                runs, told = asyncio.Event(), []

                async def progress(done, total, message):
                    told.append(done)
                    runs.set()

                call = asyncio.create_task(session.call_tool("audit", {}, progress_callback=progress))
                await runs.wait()
                call.cancel()
                answered = await session.call_tool("list_screens", {"path": "0.storyboard"})
                assert not answered.is_error and call.cancelled() and len(told) < 60, (call, told)
    print("a call that the client gave up ended")


VIEW = """import UIKit

public final class FerryCard: UIView {
    private let title = UILabel()
    private let buy = UIButton(type: .system)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        title.text = "Next ferry"
        buy.setTitle("Buy ticket", for: .normal)
        buy.backgroundColor = .systemYellow
        for view in [title, buy] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            buy.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
            buy.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            buy.widthAnchor.constraint(equalToConstant: 120),
            buy.heightAnchor.constraint(equalToConstant: 44),
            buy.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { fatalError("not from a file") }
}
"""
MANIFEST = """// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "Cards", platforms: [.iOS(.v16)], targets: [.target(name: "Cards")])
"""


async def views(program):
    """A view in Swift: drawn, edited and drawn, with an error and mended, cancelled and drawn."""
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder, "Sources/Cards/FerryCard.swift")
        source.parent.mkdir(parents=True)
        source.write_text(VIEW)
        pathlib.Path(folder, "Package.swift").write_text(MANIFEST)
        arguments = ["mcp", folder, "--allow", "builds", "--quiet"]
        server = StdioServerParameters(command=program, args=arguments, env=dict(os.environ))
        async with stdio_client(server) as streams:
            async with ClientSession(*streams) as session:
                await session.initialize()

                async def draw(words, **further):
                    start = time.perf_counter()
                    result = await session.call_tool("draw_view", dict({"class": "FerryCard", "width": 320}, **further))
                    said = result.structured_content or words_of(result)
                    print("%-14s %6.2f s  %s" % (words, time.perf_counter() - start, said), flush=True)
                    return [part.data for part in result.content if part.type == "image"]

                first = await draw("first")
                assert len(first) == 1 and first == await draw("again")
                for width in (150, 160, 170, 180, 190):
                    source.write_text(VIEW.replace("120)", "%d)" % width))
                    assert await draw("after an edit") != first
                source.write_text(VIEW.replace("widthAnchor", "widthAnker"))
                assert not await draw("an error")
                source.write_text(VIEW)
                assert await draw("mended") == first and await draw("dark, ios 26", style="dark", ios="26") != first
                source.write_text(VIEW.replace("120)", "200)"))
                call = asyncio.create_task(draw("cancelled"))
                await asyncio.sleep(0.8)
                call.cancel()
                assert await draw("after that") != first


async def revisions(program, harbour):
    """The newest revision, which has no handshake, and the one that client and server find by themselves."""
    for mode in ("2026-07-28", "auto", "legacy"):
        server = StdioServerParameters(command=program, args=["mcp", harbour, "--quiet"])
        async with Client(server, mode=mode) as client:
            assert (await client.list_tools()).tools
            result = await client.call_tool("list_screens", {})
            assert not result.is_error and result.structured_content["screens"], mode
            print("revision with mode %s: %s" % (mode, client.protocol_version))


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    if sys.argv[2:] == ["--views"]:
        return asyncio.run(views(program))
    document, harbour = sys.argv[2:4]
    document, harbour = pathlib.Path(document), str(pathlib.Path(harbour).resolve())
    asyncio.run(documented(program, document, harbour, "--update" in sys.argv))
    asyncio.run(schemas(program, harbour))
    asyncio.run(cancellation(program, harbour))
    asyncio.run(revisions(program, harbour))


main()
