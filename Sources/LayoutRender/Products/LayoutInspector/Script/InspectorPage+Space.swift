extension InspectorPage {
    /// The layers pulled apart in space: a plane for each depth of the tree, turned by pointer and keys.
    static let spaceScript = #"""
        const isView = element => /^v\d+(-\d+)?$/.test(element.id);

        // A view's group without its subviews: what the view draws itself.
        function ownDrawing(group) {
          const copy = group.cloneNode(false);
          for (const child of group.children) {
            if (isView(child)) continue;
            const holdsViews = child.tagName === "g" && [...child.children].some(isView);
            copy.append(holdsViews ? ownDrawing(child) : child.cloneNode(true));
          }
          return copy;
        }

        // The same, cut as the groups around the view cut it.
        function cutDrawing(group) {
          let drawing = ownDrawing(group);
          for (let above = group.parentElement; above && above.tagName === "g"; above = above.parentElement) {
            const clip = above.getAttribute("clip-path");
            if (clip) drawing = draw("g", { "clip-path": clip }, drawing);
          }
          for (const named of [drawing, ...drawing.querySelectorAll("[id]")]) named.removeAttribute("id");
          return drawing;
        }

        function plane(depth, ...children) {
          const svg = draw("svg", { viewBox: page().box.join(" ") }, ...children);
          svg.dataset.depth = depth;
          return svg;
        }

        function drawSpace() {
          byId("space").hidden = !state.space;
          byId("sheet").classList.toggle("away", state.space);
          byId("spaced").setAttribute("aria-pressed", state.space);
          if (!state.space) { byId("world").replaceChildren(); return; }
          const shown = page().views.filter(view => view.s);
          const deepest = Math.max(0, ...shown.map(view => view.depth));
          const paper = [...byId("picture").firstElementChild.children].filter(child => child.tagName === "rect");
          const planes = [plane(-1, ...paper.map(rect => rect.cloneNode(true)))];
          for (let depth = 0; depth <= deepest; depth++) {
            planes.push(plane(depth, ...shown.filter(view => view.depth === depth).flatMap(view => {
              const group = byId("picture").querySelector("#v" + view.i);
              const edge = outline(view.a, "edge" + (view.guide ? " guide" : ""));
              edge.dataset.view = view.i;
              const glass = outline(view.a, "glass" + (page().dark ? " dark" : ""));
              return state.layers.has("content") && group ? [glass, cutDrawing(group), edge] : [glass, edge];
            })));
          }
          const bars = byId("picture").querySelector("#chrome");
          if (bars && state.layers.has("chrome")) {
            const copy = bars.cloneNode(true);
            for (const named of [copy, ...copy.querySelectorAll("[id]")]) named.removeAttribute("id");
            planes.push(plane(deepest + 1, copy));
          }
          byId("world").replaceChildren(...planes);
          turnSpace();
        }

        function turnSpace() {
          const world = byId("world"), [, , width, height] = page().box, factor = scale * 0.8;
          const count = world.children.length;
          world.style.width = width * factor + "px";
          world.style.height = height * factor + "px";
          world.style.transform = `rotateX(${state.turn[1]}deg) rotateY(${state.turn[0]}deg)`;
          [...world.children].forEach((svg, index) => {
            svg.style.transform = `translateZ(${(index - count / 2) * state.gap * Math.min(factor, 1)}px)`;
          });
          for (const edge of world.querySelectorAll("[data-view]")) {
            edge.classList.toggle("chosen", Number(edge.dataset.view) === state.view);
          }
        }

        function turn(across, down) {
          state.turn = [(state.turn[0] + across) % 360, Math.min(Math.max(state.turn[1] + down, -88), 88)];
          turnSpace();
        }

        function setSpace(isOn) {
          state.space = isOn;
          drawSpace();
          tell(isOn ? "layers apart; arrow keys turn them, + and - move them" : "layers together");
        }

        function startSpace() {
          const space = byId("space");
          let from = null;
          space.onpointerdown = event => { from = [event.clientX, event.clientY]; };
          space.onpointermove = event => {
            if (!from || !event.buttons) return;
            turn((event.clientX - from[0]) / 3, (from[1] - event.clientY) / 3);
            from = [event.clientX, event.clientY];
          };
          space.onclick = event => {
            const view = page().byNumber.get(Number(event.target.dataset.view));
            if (event.target.dataset.view !== undefined && view) select(view);
          };
        }
        """#
}
