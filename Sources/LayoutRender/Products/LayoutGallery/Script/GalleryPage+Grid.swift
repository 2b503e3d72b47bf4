extension GalleryPage {
    /// The switches, the cards and the page of changes.
    static let gridScript = #"""
        const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

        function drawHead() {
          byId("title").textContent = data.title;
          document.title = (screens.get(state.screen) || { name: data.title }).name;
          byId("counts").textContent = [
            plural(data.screens.length, "screen"), plural(data.variants.length, "variant"),
            data.changes ? `${plural(data.changes.length, "change")} since ${data.comparedWith}` : "",
            data.uncompared.length ? `${plural(data.uncompared.length, "file")} could not be compared` : "",
          ].filter(Boolean).join(" \u00b7 ");
          const search = byId("search");
          if (search.value !== state.query) search.value = state.query;
          const switches = data.axes.map((axis, place) => choice(
            axis.name, axis.label, axis.values, state.choice[place],
            value => go({ choice: state.choice.with(place, value) })));
          const shows = [["all", "all screens"]];
          if (data.changes) shows.push(["changes", "changed"]);
          if (data.screens.some(screen => (screen.remarks || []).length > 0)) shows.push(["findings", "with findings"]);
          if (shows.length > 1) {
            switches.push(choice(
              "show", "Show", shows.map(([, label]) => label), Math.max(0, shows.findIndex(([name]) => name === state.shown)),
              value => go({ shown: shows[value][0], screen: "" })));
          }
          byId("switches").replaceChildren(...switches);
        }

        function choice(name, label, values, chosen, change) {
          const select = element("select", { id: `switch-${name}`, onchange: event => change(event.target.selectedIndex) },
            ...values.map(value => element("option", {}, value)));
          select.selectedIndex = chosen;
          return element("label", {}, label, select);
        }

        function marks(screen) {
          const change = changes.get(screen.key);
          const counts = ["error", "warning"].map(severity =>
            [severity, (screen.remarks || []).filter(remark => remark[0] === severity).length]).filter(([, count]) => count);
          if (!change && !counts.length) return null;
          return element("span", { class: "marks" },
            change ? element("span", { class: `mark ${change.kind}` }, change.kind) : null,
            ...counts.map(([severity, count]) => element("span", { class: `mark ${severity}` }, plural(count, severity))));
        }

        function card(screen, picture, title, subtitle, open, isMarked) {
          return element("button", { class: "card", type: "button", "data-key": screen.key, title: screen.key, onclick: open },
            element("span", { class: "thumb" }, image(picture)),
            element("b", {}, title), subtitle ? element("i", {}, subtitle) : null, isMarked ? marks(screen) : null);
        }

        const nameOfFile = path => path.split("/").pop();

        function grid(list) {
          const groups = new Map();
          for (const screen of list) {
            if (!groups.has(screen.group)) groups.set(screen.group, []);
            groups.get(screen.group).push(screen);
          }
          const parts = [];
          for (const [group, members] of groups) {
            parts.push(element("h2", {}, group || "Screens", element("small", {}, plural(members.length, members[0].part ? "part" : "screen"))));
            parts.push(element("div", { class: members[0].part ? "grid low" : "grid" }, ...members.map(screen => card(
              screen, screen.pictures[variantFor(screen)], screen.name, nameOfFile(screen.file),
              () => go({ screen: screen.key }), true))));
          }
          return parts;
        }

        function pair(change) {
          const sides = [["before", change.before], ["after", change.after], ["difference", change.difference]];
          return element("div", { class: "pair" }, ...sides.filter(([, place]) => place >= 0).map(([label, place]) =>
            element("figure", {}, element("figcaption", {}, label), image(place))));
        }

        function moves(change) {
          if (!change.moves.length) return null;
          return element("table", {}, element("tbody", {}, ...change.moves.map(([view, text]) =>
            element("tr", {}, element("td", {}, view), element("td", {}, text)))));
        }

        function changeCard(change) {
          const title = screens.has(change.screen)
            ? element("a", { href: address({ screen: change.screen }) }, change.name) : change.name;
          return element("section", { class: "change" },
            element("h3", {}, element("span", { class: `mark ${change.kind}` }, change.kind), " ", title),
            element("p", {}, change.message), pair(change), moves(change));
        }

        function drawGrid() {
          const list = found();
          const parts = [];
          if (state.shown === "changes" && data.changes) {
            const shown = new Set(list.map(screen => screen.key));
            const cards = data.changes.filter(change => change.kind === "removed" ? !state.query : shown.has(change.screen));
            parts.push(element("h2", {}, `Since ${data.comparedWith}`, element("small", {}, plural(cards.length, "change"))));
            parts.push(...cards.map(changeCard));
            parts.push(...data.uncompared.map(text => element("p", { class: "none" }, `Could not be compared: ${text}`)));
            if (!cards.length && !data.uncompared.length) parts.push(element("p", { class: "none" }, "No screen has changed."));
          } else {
            parts.push(...grid(list));
            if (!list.length) parts.push(element("p", { class: "none" }, `No screen has “${state.query}” in its name, class, texts or file.`));
          }
          byId("main").replaceChildren(...parts);
          byId("told").textContent = plural(list.length, "screen");
        }
        """#
}
