import { DomHandler, Parser } from "htmlparser2";
import { countSteps } from "./steps.ts";

export type Document = DomHandler["root"];

export type Node = Document["children"][number];

export type Element = Extract<Node, { attribs: Record<string, string> }>;

/** Limits per document: enough for any real page. */
const bounds = { nodes: 60_000, depth: 256, pieces: 250_000 };

const limitReached = Symbol("enough");

/** Builds the tree, and stops parsing at the limits; what was parsed so far stays. */
class BoundedHandler extends DomHandler {
  nodes = 0;
  depth = 0;
  pieces = 0;

  override onopentag(name: string, attribs: Record<string, string>) {
    if (++this.depth > bounds.depth) throw limitReached;
    super.onopentag(name, attribs);
  }
  // Text arrives in pieces: one per entity, and per "<" that opens no tag.
  override ontext(data: string) {
    if (++this.pieces > bounds.pieces) throw limitReached;
    super.ontext(data);
  }
  override onclosetag() {
    this.depth--;
    super.onclosetag();
  }
  protected override addNode(node: Node) {
    if (++this.nodes > bounds.nodes) throw limitReached;
    super.addNode(node);
  }
}

/**
 * Parses HTML or XML, tolerating errors. Entities declared by a document are not expanded, and
 * nothing is fetched.
 */
export function parse(text: string, { xml = false } = {}): Document {
  const handler = new BoundedHandler(undefined, { xmlMode: xml });
  try {
    new Parser(handler, { xmlMode: xml }).end(text);
  } catch (error) {
    if (error !== limitReached) throw error;
  }
  return handler.root;
}

export const isElement = (node: Node | Document): node is Element => "attribs" in node;

/** All elements below a node, in document order. */
export function* elementsIn(root: Document | Element): Generator<Element> {
  const waiting: Node[] = root.children.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    countSteps(1);
    if (isElement(node)) yield node;
    if ("children" in node)
      for (let at = node.children.length - 1; at >= 0; at--) waiting.push(node.children[at]!);
  }
}

export const childrenOf = (element: Document | Element): Element[] =>
  element.children.filter(isElement);
