import { Refusal } from "../refusal.ts";

export type Tree = { [name: string]: string | Tree | (string | Tree)[] };
type Node = Map<string, string | Node>;

/**
 * Reads Stripe's form encoding: `items[0][price]=x&metadata[a]=b`. Numbered names become lists,
 * `a[]=` appends to one. Maps are used on the way, so that no name a caller chooses (`__proto__`)
 * is more than a name.
 */
export function readTree(encoded: string | URLSearchParams): Tree {
  const root: Node = new Map();
  for (const [name, value] of new URLSearchParams(encoded)) setValue(root, pathOf(name), value);
  return grown(root, true) as Tree;
}

function pathOf(name: string): string[] {
  const parts = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!parts)
    throw new Refusal(`Invalid request: the parameter ${name} is malformed.`, { param: name });
  return [parts[1]!, ...[...parts[2]!.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1]!)];
}

function setValue(root: Node, path: string[], value: string): void {
  let at = root;
  for (const [depth, part] of path.entries()) {
    const name = part === "" ? String(at.size) : part;
    if (depth === path.length - 1) {
      at.set(name, value);
      return;
    }
    const next = at.get(name) ?? new Map();
    if (typeof next === "string")
      throw new Refusal(`Invalid request: ${path[0]} is both a value and a list.`, {
        param: path[0],
      });
    at.set(name, next);
    at = next;
  }
}

function grown(node: string | Node, isRoot = false): string | Tree | (string | Tree)[] {
  if (typeof node === "string") return node;
  const entries = [...node].map(([name, value]) => [name, grown(value)] as const);
  const isList =
    !isRoot && entries.length > 0 && entries.every(([name], at) => name === String(at));
  return isList
    ? entries.map(([, value]) => value as string | Tree)
    : (Object.fromEntries(entries) as Tree);
}
