"""Prints a GitHub annotation for each page of a render-cli test report that did not pass.

usage: annotate.py report.json
"""
import json
import re
import sys

# GitHub shows ten errors a step; the others are in the log and in the report.
LIMIT = 50


def data(text):
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def value(text):
    return data(text).replace(":", "%3A").replace(",", "%2C")


def annotation(case):
    properties = ["file=" + value(case["file"])]
    for line in case["details"]:
        # A line that an expectation of the document or a mistake in it stands in.
        place = re.match(re.escape(case["file"]) + r":(\d+):(\d+): ", line)
        if place:
            properties += ["line=" + place[1], "col=" + place[2]]
            break
    properties.append("title=" + value("layout of " + case["name"]))
    return "::error %s::%s" % (",".join(properties), data(case["message"]))


with open(sys.argv[1], encoding="utf-8") as file:
    cases = [case for case in json.load(file)["cases"] if case["status"] not in ("passed", "recorded")]
for case in cases[:LIMIT]:
    print(annotation(case))
if len(cases) > LIMIT:
    print("::notice::%d more pages did not pass; the report has all" % (len(cases) - LIMIT))
