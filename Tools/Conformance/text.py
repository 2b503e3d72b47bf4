"""JSON for people: what fits a line of 120 columns is on one line."""

import json


def text(value, indent=0, before=0):
    """`before`: the columns that a key takes before the value."""
    flat = json.dumps(value, ensure_ascii=False)
    if isinstance(value, dict) and value:
        flat = "{ " + ", ".join(f"{json.dumps(key)}: {text(item, 0, -10**6)}" for key, item in value.items()) + " }"
    elif isinstance(value, list):
        flat = "[" + ", ".join(text(item, 0, -10**6) for item in value) + "]"
    if indent + before + len(flat) <= 119 or not isinstance(value, (dict, list)) or not value:
        return flat
    inner = " " * (indent + 2)
    if isinstance(value, dict):
        lines = [f"{inner}{json.dumps(key)}: " + text(item, indent + 2, len(key) + 4) for key, item in value.items()]
        return "{\n" + ",\n".join(lines) + "\n" + " " * indent + "}"
    lines = [inner + text(item, indent + 2) for item in value]
    return "[\n" + ",\n".join(lines) + "\n" + " " * indent + "]"
