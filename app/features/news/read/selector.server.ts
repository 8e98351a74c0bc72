import { compile, selectAll } from "css-select";
import { type Document, type Element, isElement, type Node, textOf } from "./document.server.ts";

export const longestSelector = 300;
/** Steps through the tree that one selector may cost: twenty for each node of the largest page. A page takes some thousands. */
const budget = 1_500_000;

export class TooCostly extends Error {}

/** How css-select walks our tree; every step is counted, so that no selector and no page can keep it walking (`* * * * * > p`). */
function walker(allowed: number) {
  let steps = 0;
  const pay = <Result>(result: Result, cost = 1): Result => {
    steps += cost;
    if (steps > allowed) throw new TooCostly("the selector takes too long on this page");
    return result;
  };
  const siblings = (node: Node): Node[] => (node.parent ? node.parent.children : [node]) as Node[];
  return {
    isTag: (node: Node): node is Element => pay(isElement(node)),
    getAttributeValue: (element: Element, name: string) => pay(element.attribs[name]),
    hasAttrib: (element: Element, name: string) => pay(Object.hasOwn(element.attribs, name)),
    getName: (element: Element) => pay(element.name),
    getParent: (element: Element) => pay((element.parent ?? null) as Node | null),
    getChildren: (node: Node) => ("children" in node ? pay(node.children as Node[], 1 + node.children.length / 8) : []),
    getSiblings: (node: Node) => pay(siblings(node), 1 + siblings(node).length / 8),
    prevElementSibling: (node: Node) => {
      let before = node.prev as Node | null;
      while (before && !isElement(before)) before = pay(before.prev as Node | null);
      return pay(before);
    },
    getText: (node: Node) => {
      const text = textOf(node, { max: 5_000 });
      return pay(text, 1 + text.length / 8);
    },
    removeSubsets: (nodes: Node[]) => nodes,
  };
}

/** Why a text is no CSS selector, in the parser's own words (English); undefined when it is one. */
export function selectorProblem(selector: string): string | undefined {
  if (selector.length > longestSelector) return "too long";
  try {
    compile<Node, Element>(selector, { adapter: walker(10_000) });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.split("\n")[0]!.slice(0, 160) : "invalid";
  }
}

/** The first `max` elements that a selector names, in the order of the document. @throws TooCostly, or what `selectorProblem` says. */
export function select(document: Document, selector: string, max: number): Element[] {
  const roots = document.children.filter(isElement) as Node[];
  return selectAll<Node, Element>(selector, roots, { adapter: walker(budget) }).slice(0, max);
}
