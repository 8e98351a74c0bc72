import { compile, selectAll } from "css-select";
import {
  type Document,
  type Element,
  isElement,
  type Node,
} from "#app/features/news/read/document.server.ts";
import { countSteps } from "#app/features/news/read/steps.ts";
import { textOf } from "#app/features/news/read/text-of.server.ts";

const longestSelector = 300;

/**
 * The adapter of css-select for our tree. It counts every step, so that no selector and page can
 * run for long (`* * * * * > p`).
 */
function countingAdapter() {
  const counted = <Result>(result: Result, cost = 1): Result => {
    countSteps(cost);
    return result;
  };
  const siblings = (node: Node): Node[] => (node.parent ? node.parent.children : [node]) as Node[];
  return {
    isTag: (node: Node): node is Element => counted(isElement(node)),
    getAttributeValue: (element: Element, name: string) => counted(element.attribs[name]),
    hasAttrib: (element: Element, name: string) => counted(Object.hasOwn(element.attribs, name)),
    getName: (element: Element) => counted(element.name),
    getParent: (element: Element) => counted((element.parent ?? null) as Node | null),
    getChildren: (node: Node) =>
      "children" in node ? counted(node.children as Node[], 1 + node.children.length / 8) : [],
    getSiblings: (node: Node) => counted(siblings(node), 1 + siblings(node).length / 8),
    prevElementSibling: (node: Node) => {
      let before = node.prev as Node | null;
      while (before && !isElement(before)) before = counted(before.prev as Node | null);
      return counted(before);
    },
    getText: (node: Node) => {
      const text = textOf(node, { max: 5_000 });
      return counted(text, 1 + text.length / 8);
    },
    removeSubsets: (nodes: Node[]) => nodes,
  };
}

/** Why a text is no CSS selector, in the parser's words (English); undefined when it is valid. */
export function selectorProblem(selector: string): string | undefined {
  if (selector.length > longestSelector) return "too long";
  // The parser accepts this, but it never matches.
  if (/[>+~]\s*(,|\)|$)/.test(selector)) return "it ends where something should follow";
  try {
    compile<Node, Element>(selector, { adapter: countingAdapter() });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.split("\n")[0]!.slice(0, 160) : "invalid";
  }
}

/**
 * The first `max` elements that a selector matches, in document order. @throws the problem that
 * `selectorProblem` reports
 */
export function select(document: Document, selector: string, max: number): Element[] {
  const roots = document.children.filter(isElement) as Node[];
  return selectAll<Node, Element>(selector, roots, { adapter: countingAdapter() }).slice(0, max);
}
