extension FindingsPage {
    /// The script sets texts as text nodes only, so that no name can become markup.
    ///
    /// The data are in the element `data`: `title`, `headline`, and `cases`, each with the members that `FindingsPage`
    /// writes. `draw` filters the list and draws the selected case by `drawCase`; `step` goes to a neighbour by `j`
    /// and `k`. The address names the selected finding: `audit.html#finding=1a2b3c4d`.
    static let script = #"""
        "use strict";
        const data = JSON.parse(document.getElementById("data").textContent);
        const byId = id => document.getElementById(id);
        const make = (tag, props, ...children) => {
          const node = Object.assign(document.createElement(tag), props);
          node.append(...children);
          return node;
        };
        const severities = ["error", "warning", "information"];
        let shown = new Set(data.cases.some(item => item.severity !== "information")
          ? ["error", "warning"] : severities);
        let selected = -1, visible = [];

        function fill(id, any, values) {
          byId(id).replaceChildren(make("option", { value: "", textContent: any }),
            ...[...new Set(values)].sort().map(value => make("option", { value, textContent: value })));
          // Any and the only value show the same findings.
          byId(id).parentElement.hidden = byId(id).options.length < 3;
          byId(id).onchange = draw;
        }

        const choose = index => { selected = index; draw(); writeLink(); };

        // On a narrow window the finding is below the list.
        function show(index) {
          choose(index);
          if (matchMedia("(max-width: 720px)").matches) byId("message").scrollIntoView();
        }

        function draw() {
          const hadFocus = byId("list").contains(document.activeElement);
          const words = byId("search").value.toLowerCase();
          const [rule, language, device, release] = ["rule", "language", "device", "release"].map(id => byId(id).value);
          visible = data.cases.map((item, index) => index).filter(index => {
            const item = data.cases[index];
            const text = [item.message, item.place, item.screen, item.rule, ...item.views].join(" ").toLowerCase();
            return shown.has(item.severity) && text.includes(words) && (!rule || item.rule === rule)
              && (!language || item.languages.includes(language)) && (!device || item.devices.includes(device))
              && (!release || item.releases.includes(release));
          });
          if (!visible.includes(selected)) selected = visible.length ? visible[0] : -1;
          byId("list").replaceChildren(...visible.map(index => {
            const item = data.cases[index];
            const row = make("li", { onclick: () => show(index), tabIndex: index === selected ? 0 : -1 },
              make("span", { className: "severity " + item.severity, textContent: item.severity }), item.rule,
              make("small", { textContent: item.screen ? item.screen + ": " + item.message : item.message }));
            row.setAttribute("role", "option");
            row.setAttribute("aria-selected", index === selected);
            return row;
          }));
          if (hadFocus) byId("list").querySelector("[aria-selected=true]")?.focus();
          byId("severities").replaceChildren(...severities.map(severity => {
            const count = data.cases.filter(item => item.severity === severity).length;
            const button = make("button", { textContent: severity + " " + count, hidden: !count,
              onclick: () => { shown.has(severity) ? shown.delete(severity) : shown.add(severity); draw(); } });
            button.setAttribute("aria-pressed", shown.has(severity));
            return button;
          }));
          byId("severities").hidden = new Set(data.cases.map(item => item.severity)).size < 2;
          drawCase();
          const row = byId("list").querySelector("[aria-selected=true]");
          if (row && (hadFocus || !matchMedia("(max-width: 720px)").matches)) row.scrollIntoView({ block: "nearest" });
        }

        function drawCase() {
          const item = data.cases[selected];
          byId("message").textContent = item ? item.message : "Nothing to show";
          byId("place").textContent = item ? item.place + (item.screen ? " \u00b7 " + item.screen : "") : "";
          byId("cause").textContent = item && item.cause ? "Because " + item.cause + "." : "";
          byId("remedy").textContent = item && item.remedy ? "Try: " + item.remedy + "." : "";
          byId("inspector").hidden = !item || !item.inspector;
          byId("inspector").firstElementChild.href = item ? item.inspector : "";
          const figures = item ? [["As the file has it", item.before], [item.pages[0], item.after]] : [];
          byId("stage").replaceChildren(...figures.filter(([, source]) => source).map(([name, source]) =>
            make("figure", {}, make("figcaption", { textContent: name }), make("img", { src: source, alt: name }))));
          byId("pages").replaceChildren(...(item ? item.pages : []).map(page => make("li", { textContent: page })));
          const commands = item ? [["explain: ", item.explanation], ["draw: ", item.drawing]] : [];
          const chain = item ? [item.rest, ...commands.filter(([, line]) => line).map(([word, line]) => word + line),
            ...item.views, ...item.constraints].filter(Boolean) : [];
          byId("details").textContent = chain.join("\n");
          byId("chain").hidden = !chain.length;
        }

        function step(distance) {
          const place = visible.indexOf(selected) + distance;
          if (place >= 0 && place < visible.length) choose(visible[place]);
        }

        function writeLink() {
          const item = data.cases[selected];
          try { if (item) history.replaceState(null, "", "#finding=" + item.id); } catch { /* a sandboxed frame has none */ }
        }

        function readLink() {
          const id = new URLSearchParams(location.hash.slice(1)).get("finding");
          const place = data.cases.findIndex(item => item.id === id);
          if (place < 0) return;
          shown.add(data.cases[place].severity);
          selected = place;
        }

        document.addEventListener("keydown", event => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          if (event.target.id === "search") { if (event.key === "Escape") event.target.blur(); return; }
          if (event.target.tagName === "SELECT") return;
          if (event.key === "j" || event.key === "ArrowDown") step(1);
          else if (event.key === "k" || event.key === "ArrowUp") step(-1);
          else if (event.key === "Enter" && byId("list").contains(event.target)) show(selected);
          else if (event.key === "/") byId("search").focus();
          else return;
          event.preventDefault();
        });

        document.title = data.title;
        byId("title").textContent = data.title;
        byId("headline").textContent = data.headline;
        fill("rule", "all rules", data.cases.map(item => item.rule));
        fill("language", "all languages", data.cases.flatMap(item => item.languages));
        fill("device", "all devices", data.cases.flatMap(item => item.devices));
        fill("release", "any release", data.cases.flatMap(item => item.releases));
        byId("search").oninput = draw;
        addEventListener("hashchange", () => { readLink(); draw(); });
        readLink();
        draw();
        """#
}
