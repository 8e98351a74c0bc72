import { DomHandler, Parser } from "htmlparser2";

export type Document = DomHandler["root"];
export type Node = Document["children"][number];
export type Element = Extract<Node, { attribs: Record<string, string> }>;

/** What is read of one document: enough for any real page, too little to make trouble with. */
const bounds = { nodes: 60_000, depth: 256, pieces: 250_000 };
const enough = Symbol("enough");

/**
 * Builds the tree, and ends the reading where it would grow beyond its bounds; what was read by
 * then stays.
 */
class BoundedHandler extends DomHandler {
  nodes = 0;
  depth = 0;
  pieces = 0;

  override onopentag(name: string, attribs: Record<string, string>) {
    if (++this.depth > bounds.depth) throw enough;
    super.onopentag(name, attribs);
  }
  // A text comes in pieces: one for each entity, and for each "<" that begins nothing.
  override ontext(data: string) {
    if (++this.pieces > bounds.pieces) throw enough;
    super.ontext(data);
  }
  override onclosetag() {
    this.depth--;
    super.onclosetag();
  }
  protected override addNode(node: Node) {
    if (++this.nodes > bounds.nodes) throw enough;
    super.addNode(node);
  }
}

/**
 * Reads HTML, or XML by its own rules. Tolerant: what is broken is read as far as it makes sense.
 * Entities that a document declares are not expanded, and nothing is fetched.
 */
export function parse(text: string, { xml = false } = {}): Document {
  const handler = new BoundedHandler(undefined, { xmlMode: xml });
  try {
    new Parser(handler, { xmlMode: xml }).end(text);
  } catch (error) {
    if (error !== enough) throw error;
  }
  return handler.root;
}

export class TooCostly extends Error {}

// How many more steps through trees the present reading may take. Reading never waits for anything,
// so one reading is all there is.
let left = Number.POSITIVE_INFINITY;

/**
 * Does some reading within so many steps, whatever the page and the selector: real pages take some
 * ten thousand. @throws TooCostly
 */
export function withinSteps<Result>(steps: number, read: () => Result): Result {
  left = steps;
  try {
    return read();
  } finally {
    left = Number.POSITIVE_INFINITY;
  }
}

/** Pays for steps through a tree. */
export function pay(steps: number): void {
  left -= steps;
  if (left < 0) throw new TooCostly("reading this page takes too long");
}

export const isElement = (node: Node | Document): node is Element => "attribs" in node;

/** Every element below a node, in the order of the document. */
export function* elementsIn(root: Document | Element): Generator<Element> {
  const waiting: Node[] = root.children.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    pay(1);
    if (isElement(node)) yield node;
    if ("children" in node)
      for (let at = node.children.length - 1; at >= 0; at--) waiting.push(node.children[at]!);
  }
}

export const childrenOf = (element: Document | Element): Element[] =>
  element.children.filter(isElement);

// What a reader does not see, and what begins a new line and so parts words.
const silent = new Set([
  "script",
  "style",
  "template",
  "svg",
  "math",
  "iframe",
  "object",
  "select",
  "button",
  "textarea",
  "title",
  "head",
]);
const flowing = new Set(
  "a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strong sub sup time u var".split(
    " ",
  ),
);

type Reading = { except?: ReadonlySet<Node | Document>; max?: number };

/**
 * The text of a node as a reader sees it, not yet cleaned; at most about `max` characters of it,
 * and nothing of what is excepted.
 */
export function textOf(root: Node | Document, { except, max = 20_000 }: Reading = {}): string {
  let text = "";
  const waiting: (Node | Document | " ")[] = [root];
  for (let node = waiting.pop(); node && text.length < max; node = waiting.pop()) {
    pay(1);
    if (node === " ") text += node;
    else if ("data" in node && node.type === "text") text += node.data.slice(0, max);
    else if ("children" in node && !except?.has(node)) {
      const name = isElement(node) ? node.name : "";
      if (node !== root && silent.has(name)) continue;
      const parted = name !== "" && !flowing.has(name);
      if (parted) waiting.push(" ");
      for (let at = node.children.length - 1; at >= 0; at--) waiting.push(node.children[at]!);
      if (parted) text += " ";
    }
  }
  return text;
}
