import { parseSync } from "vite";

/** A node of the syntax tree, as far as we read it. */
export type Node = { type: string; start: number; end: number; [key: string]: unknown };

type Edit = { start: number; end: number; text: string };

export const parse = (file: string, text: string): Node => {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  return program as unknown as Node;
};

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** Calls `see` for every node, parents first; the children of one for which it returns false are skipped. */
export function walk(node: Node, see: (node: Node, parent?: Node) => unknown, parent?: Node): void {
  if (see(node, parent) === false) return;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) walk(child, see, node);
}

/** The text between `from` and `to`, with the edits that lie there. */
export function apply(text: string, edits: Edit[], from = 0, to = text.length): string {
  let [result, at] = ["", from];
  for (const edit of edits.sort((a, b) => a.start - b.start || a.end - b.end)) {
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at, to);
}

export type { Edit };
