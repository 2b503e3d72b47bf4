#!/usr/bin/env python3
"""Composes the pictures of Documentation/Releases.md from single screens; `make release-pictures` draws and composes.

    releases.py FOLDER IMAGES

FOLDER has the pictures that the tests of UIKit/ write where UIKIT_PICTURES names a folder; IMAGES gets the composed ones.
Takes python3-pil. Exit code 1: a picture is missing.
"""
import sys
from pathlib import Path

from PIL import Image

# The ten screens of UIKit/Example, five side by side, iOS 18 above iOS 26: the standard page is of iOS 26.
SCREENS = ["login", "chat", "settings", "profile", "grid", "form", "onboarding", "player", "product", "hotel"]
# The screens of PresentedScreenTests, side by side, a row for each release.
PRESENTED = ["settings", "search", "form", "tabs", "sheet", "large-sheet", "alert"]
RELEASES = [15, 18, 26]
GAP = 16
PAPER = (255, 255, 255)
GRAY = (142, 142, 147)


def sheet(rows, width):
    """Pictures in rows, each scaled to a width with a hairline around it."""
    rows = [[scaled(picture, width) for picture in row] for row in rows]
    heights = [max(picture.height for picture in row) for row in rows]
    columns = max(len(row) for row in rows)
    size = (columns * (width + GAP) + GAP, sum(heights) + (len(rows) + 1) * GAP)
    result = Image.new("RGB", size, PAPER)
    top = GAP
    for row, height in zip(rows, heights):
        for column, picture in enumerate(row):
            left = GAP + column * (width + GAP)
            result.paste(GRAY, (left - 1, top - 1, left + picture.width + 1, top + picture.height + 1))
            result.paste(picture, (left, top))
        top += height + GAP
    return result


def scaled(picture, width):
    picture = picture.convert("RGB")
    return picture.resize((width, round(picture.height * width / picture.width)), Image.Resampling.LANCZOS)


def main(folder, images):
    def screen(name):
        return Image.open(folder / f"{name}.png")

    def save(picture, name):
        # No palette: of 256 colours none is left for the few red letters of a sheet.
        picture.save(images / name, optimize=True)

    pages = [[screen(f"{name}.{page}") for name in half] for half in (SCREENS[:5], SCREENS[5:]) for page in ("ios18", "light")]
    save(sheet(pages, 220), "releases-screens.png")
    for style, name in [("light", "releases-presented.png"), ("dark", "releases-presented-dark.png")]:
        rows = [[screen(f"screen-{one}-{release}-{style}") for one in PRESENTED] for release in RELEASES]
        save(sheet(rows, 190), name)
    for page, release in [("ios18", 18), ("light", 26)]:
        save(scaled(screen(f"settings.{page}"), 786), f"releases-settings-{release}.png")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    try:
        main(Path(sys.argv[1]), Path(sys.argv[2]))
    except FileNotFoundError as missing:
        sys.exit(f"releases.py: {missing}")
