"""Calls tools of `render-cli mcp` one after another and prints what they answer.

A line of the input is a tool and its arguments as JSON, or `!` and a command of the shell.
"""
import json
import subprocess
import sys

server = subprocess.Popen(
    ["render-cli", "mcp", *sys.argv[1:], "--quiet"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
for number, line in enumerate(sys.stdin.read().splitlines()):
    if line.startswith("!"):
        subprocess.run(line[1:], shell=True)
        continue
    tool, _, arguments = line.partition(" ")
    params = {"name": tool, "arguments": json.loads(arguments or "{}")}
    print(json.dumps({"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": params}), file=server.stdin, flush=True)
    answer = json.loads(server.stdout.readline())
    result = answer.get("result", {"isError": True, "content": [{"text": str(answer.get("error"))}]})
    print(line[:100] + (" FAILS" if result.get("isError") else ""), flush=True)
    for part in result["content"]:
        print(part.get("text", part.get("type")), flush=True)
    if "findings" in result.get("structuredContent", {}):
        print(len(result["structuredContent"]["findings"]), "findings", flush=True)
server.stdin.close()
sys.exit(server.wait())
