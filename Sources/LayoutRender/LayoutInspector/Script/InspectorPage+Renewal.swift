extension InspectorPage {
    /// Changes elements of the page into others and keeps the nodes that both have.
    static let renewalScript = #"""
        // Makes an element equal to another one.
        function become(element, goal) {
          for (const attribute of [...element.attributes]) {
            if (!goal.hasAttribute(attribute.name)) element.removeAttributeNode(attribute);
          }
          for (const attribute of goal.attributes) {
            if (element.getAttribute(attribute.name) === attribute.value) continue;
            // The page's security policy refuses styles that are set as text.
            if (attribute.name === "style") element.style.cssText = goal.style.cssText;
            else element.setAttributeNode(attribute.cloneNode());
          }
          becomeChildren(element, [...goal.childNodes]);
        }

        // Makes the children of an element equal to other nodes and keeps those that are equal already: the browser
        // computes styles, lays out and paints changed nodes only.
        function becomeChildren(element, goals) {
          const nodes = [...element.childNodes], common = Math.min(nodes.length, goals.length);
          let start = 0, end = 0;
          while (start < common && nodes[start].isEqualNode(goals[start])) start++;
          while (start + end < common && nodes.at(-1 - end).isEqualNode(goals.at(-1 - end))) end++;
          for (let i = start; i < common - end; i++) {
            const [node, goal] = [nodes[i], goals[i]];
            const isElement = node.nodeType === Node.ELEMENT_NODE && node.nodeName === goal.nodeName;
            if (isElement) become(node, goal); else node.replaceWith(goal);
          }
          for (const node of nodes.slice(common - end, nodes.length - end)) node.remove();
          const next = end ? nodes.at(-end) : null;
          for (const goal of goals.slice(common - end, goals.length - end)) element.insertBefore(goal, next);
        }
        """#
}
