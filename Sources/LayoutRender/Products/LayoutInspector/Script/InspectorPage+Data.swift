extension InspectorPage {
    /// The document, unpacked page by page, and the state of the reader.
    static let dataScript = #"""
        "use strict";
        let data = JSON.parse(document.getElementById("data").textContent);

        const state = {
          page: 0, view: -1, hover: -1, other: -1, edge: "", equation: -1, explains: false, layers: new Set([...data.layers, "ghosts"]),
          space: false, turn: [-30, 20], gap: 40, zoom: 0, closed: new Set(), search: "", pane: "tree",
        };

        const byId = id => document.getElementById(id);
        const make = (tag, values, ...children) => {
          const element = Object.assign(document.createElement(tag), values);
          element.append(...children.filter(child => child !== null && child !== undefined && child !== false));
          return element;
        };
        const label = (element, values) => {
          for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
          return element;
        };
        const draw = (tag, values, ...children) => {
          const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
          for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
          element.append(...children);
          return element;
        };
        // As frames are printed: three decimals at most.
        const text = number => String(Math.round(number * 1000) / 1000);

        const places = ranges => ranges === "" ? [] : ranges.split(" ").flatMap(range => {
          const [first, last = first] = range.split("-").map(Number);
          return Array.from({ length: last - first + 1 }, (_, index) => first + index);
        });

        // The newest document with all of its pages: a watched page may know more of the page that is shown than of the others.
        let whole = data;
        const isAnnounced = source => source.views === undefined;

        // A page with its views by their number: what all pages share joined with the page's own numbers.
        let unpacked = new Map();
        function pageAt(index) {
          if (unpacked.has(index)) return unpacked.get(index);
          const id = data.pages[index].id, from = isAnnounced(data.pages[index]) ? whole : data;
          const page = unpack(from, from.pages.find(source => source.id === id), index);
          unpacked.set(index, page);
          return page;
        }

        function unpack(data, source, index) {
          const frames = places(source.frames), reasons = places(source.why || "");
          const views = places(source.views).map((place, order) => ({
            ...data.shared[place], ...data.shared[frames[order]],
            why: source.drawn ? undefined : reasons.length ? data.shared[reasons[order]] : null, children: [], problems: [], order,
          }));
          const byNumber = new Map(views.map(view => [view.i, view]));
          for (const view of views) {
            view.parent = byNumber.get(view.p) || null;
            view.depth = view.parent ? view.parent.depth + 1 : 0;
            view.place = view.parent ? view.parent.children.push(view) : 1;
          }
          for (const problem of source.problems) {
            for (const number of new Set(problem.items)) byNumber.get(number)?.problems.push(problem);
          }
          const states = (source.states || "").split(" ");
          const equations = places(source.equations || "").map((place, order) => equation(place, data.shared[place], states[order]));
          return {
            ...source, index, views, byNumber, equations, root: views[0],
            byPlace: new Map(equations.map(equation => [equation.place, equation])),
            svg: places(source.lines).map(line => data.lines[line]).join(""),
          };
        }

        const equation = (place, record, state) => ({ ...record, place, state: state[0], distance: Number(state.slice(1)) });

        // A served page asks for a view's properties, equations and explanations when the panel shows the view.
        let askDetails = () => {};

        // Why a number of a view's frame is what it is.
        function reasonOf(view, edge) {
          if (view && view.why === undefined) askDetails(view);
          return view && edge && view.why ? view.why.find(entry => entry[0] === edge) : null;
        }

        const page = () => pageAt(state.page);
        const selected = () => page().byNumber.get(state.view) || null;
        const path = view => { const all = []; for (let at = view; at; at = at.parent) all.unshift(at); return all; };
        const axisOf = edge => edge === "left" || edge === "width" ? 0 : 1;
        """#
}
