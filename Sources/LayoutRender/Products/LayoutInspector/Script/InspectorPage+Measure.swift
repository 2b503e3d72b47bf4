extension InspectorPage {
    /// What is drawn over the picture: outlines, distances as in design tools, the chain of an explanation.
    static let measureScript = #"""
        const inside = (a, b) => a[0] >= b[0] && a[1] >= b[1] && a[0] + a[2] <= b[0] + b[2] && a[1] + a[3] <= b[1] + b[3];
        const end = (rect, axis) => rect[axis] + rect[axis + 2];
        const middle = (rect, axis) => rect[axis] + rect[axis + 2] / 2;

        // The middle of what two rectangles have in common on an axis, else the middle of the first.
        function common(a, b, axis) {
          const from = Math.max(a[axis], b[axis]), to = Math.min(end(a, axis), end(b, axis));
          return from <= to ? (from + to) / 2 : middle(a, axis);
        }

        // Distances between two rectangles, as [axis, from, to, where on the other axis].
        function distances(a, b) {
          if (inside(b, a)) [a, b] = [b, a];
          if (inside(a, b)) {
            return [0, 1].flatMap(axis => [
              [axis, b[axis], a[axis], middle(a, 1 - axis)], [axis, end(a, axis), end(b, axis), middle(a, 1 - axis)],
            ]);
          }
          return [0, 1].flatMap(axis => {
            const at = common(a, b, 1 - axis);
            if (end(a, axis) <= b[axis]) return [[axis, end(a, axis), b[axis], at]];
            if (end(b, axis) <= a[axis]) return [[axis, end(b, axis), a[axis], at]];
            return [];
          });
        }

        // To the nearest sibling on each side, else to the superview's edge.
        function neighbours(view) {
          if (!view.parent) return [];
          const own = view.a, outer = view.parent.a;
          const siblings = view.parent.children.filter(other => other !== view && other.s && !other.guide);
          return [0, 1].flatMap(axis => {
            const cross = 1 - axis;
            const beside = siblings.map(sibling => sibling.a).filter(rect =>
              Math.min(end(rect, cross), end(own, cross)) > Math.max(rect[cross], own[cross]));
            const before = beside.filter(rect => end(rect, axis) <= own[axis]).sort((a, b) => end(b, axis) - end(a, axis))[0];
            const after = beside.filter(rect => rect[axis] >= end(own, axis)).sort((a, b) => a[axis] - b[axis])[0];
            return [
              [axis, before ? end(before, axis) : outer[axis], own[axis], before ? common(own, before, cross) : middle(own, cross)],
              [axis, end(own, axis), after ? after[axis] : end(outer, axis), after ? common(own, after, cross) : middle(own, cross)],
            ];
          });
        }

        // An equation as lines over the picture, from one end to the other.
        function linesOf(equation) {
          const at = (view, axis, share, isContent) => view.a[axis] + share * (isContent && view.c ? view.c[axis] : view.a[axis + 2]);
          return equation.m.flatMap(([axis, first, share, isContent, second, otherShare, otherIsContent]) => {
            const one = page().byNumber.get(first), two = page().byNumber.get(second);
            if (!one || !two) return [];
            return [[axis, at(one, axis, share, isContent), at(two, axis, otherShare, otherIsContent), common(one.a, two.a, 1 - axis)]];
          });
        }

        function dimension([axis, from, to, at], kind, words) {
          const point = (along, across) => axis === 0 ? [along, across] : [across, along];
          const unit = 1 / scale, [x1, y1] = point(from, at), [x2, y2] = point(to, at);
          const bar = place => {
            const [ax, ay] = point(place, at - 4 * unit), [bx, by] = point(place, at + 4 * unit);
            return draw("line", { x1: ax, y1: ay, x2: bx, y2: by });
          };
          const group = draw("g", { class: "measure " + kind }, draw("line", { x1, y1, x2, y2 }), bar(from), bar(to));
          if (words === "") return group;
          const size = 11 * unit, width = (words.length * 6.4 + 8) * unit, height = 15 * unit;
          const [left, top, boxWidth, boxHeight] = page().box;
          // A label stays in the picture, and beside a line that is too short for it.
          let [x, y] = point((from + to) / 2, at);
          if (axis === 1) x += width / 2 + 4 * unit; else if (Math.abs(to - from) < width) y += height / 2 + 4 * unit;
          x = Math.min(Math.max(x, left + width / 2), left + boxWidth - width / 2);
          y = Math.min(Math.max(y, top + height / 2), top + boxHeight - height / 2);
          group.append(
            draw("rect", { x: x - width / 2, y: y - height / 2, width, height, rx: 3 * unit }),
            draw("text", { x, y: y + size * 0.36, "font-size": size, "text-anchor": "middle" }, words));
          return group;
        }

        const signed = number => (number < 0 ? "\u2212" : "+") + text(Math.abs(number));

        // The picture but these views, faded.
        function dimmed(views) {
          const hole = ([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`;
          return draw("path", { class: "dim", "fill-rule": "evenodd", d: hole(page().box) + views.map(view => hole(view.a)).join("") });
        }

        const outline = (rect, kind) => draw("rect", {
          class: kind, x: rect[0], y: rect[1], width: Math.max(rect[2], 0), height: Math.max(rect[3], 0) });
        const lengths = (lines, kind) => lines.filter(([, from, to]) => Math.abs(to - from) > 0.0005)
          .map(line => dimension(line, kind, text(Math.abs(line[2] - line[1]))));

        function drawOverlay() {
          const view = selected(), hover = page().byNumber.get(state.hover), shapes = [];
          const reason = reasonOf(view, state.edge);
          const equation = page().byPlace.get(state.equation);
          if (reason) {
            const chain = (reason[3] || []).map(([place, , number]) => ({ ...page().byPlace.get(place), number }));
            const members = new Set(chain.flatMap(step => step.v));
            const shown = [...members].map(number => page().byNumber.get(number)).filter(member => member);
            shapes.push(dimmed(shown.filter(member => member.parent)), ...shown.map(member => outline(member.a, "member")));
            chain.forEach((step, index) => linesOf(step).forEach(line =>
              shapes.push(dimension(line, "chain", `${index + 1}${step.number ? ":\u2002" + signed(step.number) : ""}`))));
          }
          if (hover && hover !== view) shapes.push(outline(hover.a, "hover"));
          if (view) shapes.push(outline(view.a, "chosen"));
          if (equation) {
            for (const number of equation.v) {
              const member = page().byNumber.get(number);
              if (member && member !== view) shapes.push(outline(member.a, "member"));
            }
            linesOf(equation).forEach(line => shapes.push(dimension(line, "chain", text(Math.abs(line[2] - line[1])))));
          } else if (!reason && hover) {
            shapes.push(...lengths(view && hover !== view ? distances(view.a, hover.a) : neighbours(hover), "distance"));
          }
          byId("overlay").replaceChildren(...ghosts(), ...trialOutlines(), ...shapes);
        }
        """#
}
