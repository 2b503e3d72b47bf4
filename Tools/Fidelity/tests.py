#!/usr/bin/env python3
"""The laws of the scorer, on documents made for each, and its output on the fixtures: Tools/Fidelity/tests.py PROGRAM"""
import json
import os
import subprocess
import sys
import tempfile
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import records

FIXTURES = os.path.join(HERE, '../../fixtures/ib')
PROGRAM = sys.argv.pop(1) if len(sys.argv) > 1 else os.path.join(HERE, '../../.build/program/render-cli')
OWN = 'translatesAutoresizingMaskIntoConstraints="NO"'


def rect(*numbers):
    return '<rect key="frame" %s/>' % ' '.join(f'{k}="{v}"' for k, v in zip(('x', 'y', 'width', 'height'), numbers))


def view(frame, id='v', tag='view', attributes='', body=''):
    return f'<{tag} {OWN} {attributes} id="{id}">{rect(*frame)}{body}</{tag}>'


def stack(frame, views, attributes='', body=''):
    return view(frame, 's', 'stackView', attributes, f'<subviews>{"".join(views)}</subviews>{body}')


def document(subviews, constraints='', plug_in=22000, orientation='portrait'):
    body = f'<subviews>{subviews}</subviews><constraints>{constraints}</constraints>'
    text = f'''<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><device id="retina6_1" orientation="{orientation}"/>
        <dependencies><plugIn version="{plug_in}"/></dependencies><objects><view id="root">{rect(0, 0, 100, 100)}{body}
        <viewLayoutGuide key="safeArea" id="safe"/></view>
        </objects></document>'''
    with tempfile.NamedTemporaryFile('w', suffix='.xib') as file:
        file.write(text)
        file.flush()
        return records.Document.read(file.name)


def distrust(*arguments, **named):
    return records.distrust(document(*arguments, **named).roots[0])


class Trust(unittest.TestCase):
    def test_marks(self):
        for mark in ('misplaced', 'ambiguous'):
            self.assertEqual(distrust(view((0, 0, 9, 9), attributes=mark + '="YES"')), 'flagged')

    def test_constraints(self):
        def one(words, frame=(20, 0, 50, 50), **named):
            return distrust(view(frame, **named), f'<constraint {words} id="c"/>')
        leading = 'firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading"'
        wrong = leading + ' constant="30"'
        self.assertIsNone(one(leading + ' constant="20"'))
        self.assertEqual(one(wrong), 'inconsistent')
        self.assertIsNone(one(wrong + ' priority="999"'))
        self.assertIsNone(one(wrong + ' placeholder="YES"'))
        self.assertIsNone(one(leading + ' relation="greaterThanOrEqual" constant="3"'))
        self.assertEqual(one(leading + ' relation="lessThanOrEqual" constant="3"'), 'inconsistent')
        half = 'firstItem="v" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier='
        self.assertIsNone(one(half + '"1:2"'))
        self.assertEqual(one(half + '"1:4"'), 'inconsistent')
        self.assertEqual(one(wrong.replace('leading', 'top')), 'inconsistent')
        self.assertIsNone(one('firstItem="v" firstAttribute="baseline" secondItem="root" secondAttribute="top"'))

    def test_sides_of_the_safe_area_are_the_view_s_upright(self):
        for edge, x, orientation, reason in (('leading', 0, 'portrait', None), ('leading', 20, 'portrait', 'inconsistent'),
                                             ('leading', 20, 'landscape', None), ('top', 20, 'portrait', None)):
            held = f'<constraint firstItem="v" firstAttribute="{edge}" secondItem="safe" secondAttribute="{edge}" id="c"/>'
            self.assertEqual(distrust(view((x, x, 50, 50)), held, orientation=orientation), reason)

    def test_variations_count(self):
        height = '<constraint firstItem="v" firstAttribute="height" constant="80" id="c">%s</constraint>'
        for key, reason in (('heightClass=regular', None), ('heightClass=compact', 'inconsistent')):
            varied = height % f'<variation key="{key}" constant="50"/>'
            self.assertEqual(distrust(view((0, 0, 50, 50)), varied), reason)

    def test_sliders_have_alignment_rectangles_until_xcode_26(self):
        edge = '<constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c"/>'
        for x, plug_in, reason in ((-2, 22000, None), (0, 22000, 'inconsistent'), (0, 24000, None)):
            self.assertEqual(distrust(view((x, 0, 50, 31), tag='slider'), edge, plug_in=plug_in), reason)

    def test_stacks(self):
        low, right = (0, 0, 40, 20), (40, 0, 40, 20)
        frame = (0, 0, 80, 20)

        def arranged(a, b, attributes='', body='', **named):
            return distrust(stack(frame, [view(a, 'a'), view(b, 'b', **named)], attributes, body))
        self.assertIsNone(arranged(low, right))
        self.assertEqual(arranged(right, low), 'unarranged')                               # not in order
        self.assertEqual(arranged(low, (40, 0, 30, 20)), 'unarranged')                      # the last ends before the end
        self.assertEqual(arranged((10, 0, 30, 20), right), 'unarranged')                    # the first begins behind the start
        self.assertEqual(arranged(low, (40, 5, 40, 10)), 'unarranged')                      # `fill` across
        self.assertIsNone(arranged(low, (40, 5, 40, 10), 'alignment="center"'))
        self.assertEqual(arranged(low, (30, 0, 50, 20)), 'unarranged')                      # overlapping
        self.assertIsNone(arranged(low, (30, 0, 50, 20), 'spacing="-10"'))
        self.assertIsNone(arranged(low, (40, 0, 30, 20), body='<edgeInsets key="layoutMargins" right="10"/>'))
        self.assertIsNone(distrust(stack(frame, [view((0, 0, 80, 20), 'a'), view((5, 5, 1, 1), 'b', attributes='hidden="YES"')])))
        vertical = '<variation key="widthClass=compact" axis="vertical"/>'
        self.assertIsNone(distrust(stack(frame, [view((0, 0, 80, 8), 'a'), view((0, 8, 80, 12), 'b')], body=vertical)))
        symbol = view((38, 3, 42, 14), 'b', 'imageView', 'catalog="system" image="star"')
        self.assertIsNone(distrust(stack(frame, [view(low, 'a'), symbol])))


class Roots(unittest.TestCase):
    def test_fixtures(self):
        roots = records.Document.read(os.path.join(FIXTURES, 'cell.xib')).roots
        self.assertEqual([(r.role, r.id) for r in roots], [('content view', 'content'), ('xib', 'cell')])
        self.assertEqual([v.id for v in roots[0].tree() if v.is_scored], ['face', 'title', 'line', 'pad'])
        self.assertTrue(all(records.distrust(root) is None for root in roots))

    def test_no_document_of_ios(self):
        for text in ('<document type="com.apple.InterfaceBuilder3.Cocoa.XIB"/>', '<archive/>', '<document', ''):
            with tempfile.NamedTemporaryFile('w') as file:
                file.write(text)
                file.flush()
                self.assertIsNone(records.Document.read(file.name))


class Program(unittest.TestCase):
    def score(self, folder, *options):
        return subprocess.run([sys.executable, os.path.join(HERE, 'score.py'), folder, '--program', PROGRAM, *options],
                              capture_output=True, text=True)

    def test_fixtures_are_right_in_both_modes(self):
        for sizes in ('recorded', 'measured'):
            run = self.score(FIXTURES, '--sizes', sizes, '--at-least', '100')
            self.assertEqual(run.returncode, 0, run.stdout + run.stderr)
            self.assertIn('trusted ', run.stdout)

    def test_a_wrong_frame_is_counted_and_named(self):
        with tempfile.TemporaryDirectory() as folder, open(os.path.join(FIXTURES, 'cell.xib')) as file:
            # No plain constraint decides the label's top, so that the root stays trusted.
            wrong = file.read().replace('x="64" y="11"', 'x="64" y="14"')
            with open(os.path.join(folder, 'cell.xib'), 'w') as copy:
                copy.write(wrong)
            out = os.path.join(folder, 'out.json')
            run = self.score(folder, '--at-least', '80', '--worst', '1', '--json', out)
            self.assertEqual(run.returncode, 1, run.stdout)
            self.assertIn('right  75.0 %', run.stdout)
            self.assertIn('label title', run.stdout)
            with open(out) as results:
                views = json.load(results)[0]['roots'][0]['views']
            self.assertEqual([v['id'] for v in views if v['error']], ['title'])

    def test_a_folder_without_a_file_is_no_score(self):
        with tempfile.TemporaryDirectory() as folder:
            self.assertEqual(self.score(folder).returncode, 1)


if __name__ == '__main__':
    unittest.main()
