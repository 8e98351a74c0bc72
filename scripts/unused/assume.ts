import { parseAst } from "vite";
import { type Cut, cutOut, noLongerFits } from "./cut-out.ts";

type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** By function, by expression: what it always is here, and how often it is there, if not once. */
export type Constants = Record<string, Record<string, string | { by: string; times: number }>>;

/**
 * Puts constants in the place of expressions, so that the minifier drops what depends on them. The
 * name of a function is that of its declaration, variable or method; "" is the whole module. An
 * expression is as it is written, `name()` every call of a function, and `let name` the first value
 * of a variable. What is assigned to stays, and so do parameters.
 */
export function withConstants(code: string, constants: Constants): string {
  const program = parseAst(code) as unknown as Node;
  const cuts = Object.entries(constants).flatMap(([name, values]) => {
    const scope = name === "" ? program : functionOf(program, name);
    return Object.entries(values).flatMap(([what, value]) => {
      const { by, times } = typeof value === "string" ? { by: value, times: 1 } : value;
      const places = placesOf(scope, what, code);
      if (places.length !== times)
        throw noLongerFits(
          `${name || "the module"} has ${what} ${places.length} times, not ${times}`,
        );
      return places.map(({ start, end, before = "" }) => ({ start, end, by: before + by }));
    });
  });
  return cutOut(code, cuts);
}

/** Gives functions another body, wherever they stand in a module. */
export function withBodies(code: string, bodies: Record<string, string>): string {
  const program = parseAst(code) as unknown as Node;
  return cutOut(
    code,
    Object.entries(bodies).map(([name, by]) => {
      const { start, end } = functionOf(program, name).body as Node;
      return { start, end, by };
    }),
  );
}

/** Has functions do something first, wherever they stand in a module. */
export function withBeginnings(code: string, beginnings: Record<string, string>): string {
  const program = parseAst(code) as unknown as Node;
  return cutOut(
    code,
    Object.entries(beginnings).map(([name, by]) => {
      const start = (functionOf(program, name).body as Node).start + 1;
      return { start, end: start, by };
    }),
  );
}

/** Replaces words that a module has exactly once. */
export function withWords(code: string, words: Record<string, string>): string {
  return Object.entries(words).reduce((left, [what, by]) => {
    if (left.split(what).length !== 2) throw noLongerFits(what);
    return left.replace(what, () => by);
  }, code);
}

/**
 * Leaves out of every `switch` on such an expression the cases that never come, and of every
 * comparison with one.
 */
export function withoutCases(code: string, on: RegExp, cases: string[]): string {
  const cuts: Cut[] = [];
  const missing = new Set(cases);
  const text = (node: Node | null) => (node ? code.slice(node.start, node.end) : "");
  const isUnused = (node: Node | null) => {
    missing.delete(text(node));
    return cases.includes(text(node));
  };
  walk(parseAst(code) as unknown as Node, (node) => {
    if (node.type === "BinaryExpression" && /^[!=]==$/.test(String(node.operator))) {
      const [left, right] = [node.left as Node, node.right as Node];
      const isOne = on.test(text(right)) ? isUnused(left) : on.test(text(left)) && isUnused(right);
      const by = String(node.operator === "!==");
      if (isOne) cuts.push({ start: node.start, end: node.end, by });
      return !isOne;
    }
    if (node.type !== "SwitchStatement" || !on.test(text(node.discriminant as Node))) return true;
    let ends = true;
    const declared: string[] = [];
    for (const { consequent, test, start, end } of node.cases as Node[]) {
      const body = consequent as Node[];
      const isOne = isUnused(test as Node | null);
      // What the case before it falls into stays.
      if (isOne) cuts.push({ start, end: ends ? end : (body[0]?.start ?? end), by: "" });
      if (isOne && ends) declared.push(...body.flatMap(varsOf));
      else ends = body.length > 0 && leaves(body.at(-1)!);
    }
    if (declared.length === 0) return true;
    // A `var` is the whole function's, and other cases may use it.
    const names = [...new Set(declared)].join(", ");
    cuts.push({ start: node.start, end: node.start, by: `{ var ${names}; ` });
    cuts.push({ start: node.end, end: node.end, by: " }" });
    return true;
  });
  if (missing.size > 0) throw noLongerFits(`no case ${[...missing].join(", ")}`);
  const isInside = (one: Cut) => (other: Cut) =>
    other !== one && other.start <= one.start && one.end <= other.end;
  return cutOut(
    code,
    cuts.filter((one) => !cuts.some(isInside(one))),
  );
}

/**
 * Leaves out warnings, and what `invariant` says: the error has the number of the module's line
 * instead.
 */
export function withoutMessages(code: string): string {
  const cuts: Cut[] = [];
  const isCall = (node: Node, names: string[]) =>
    node.type === "CallExpression" && names.includes(String((node.callee as Node).name));
  walk(parseAst(code) as unknown as Node, (node) => {
    const { start, end } = node;
    if (
      node.type === "ExpressionStatement" &&
      isCall(node.expression as Node, ["warning", "warnOnce", "warningOnce"])
    ) {
      cuts.push({ start, end, by: ";" });
      return false;
    }
    const message = isCall(node, ["invariant"]) && (node.arguments as Node[])[1];
    const by = String(code.slice(0, start).split("\n").length);
    if (message) cuts.push({ start: message.start, end: message.end, by });
    return true;
  });
  return cutOut(code, cuts);
}

/** What a statement declares for the whole function. */
function varsOf(statement: Node): string[] {
  const names: string[] = [];
  walk(statement, (node) => {
    if (node.type === "VariableDeclaration" && node.kind === "var")
      for (const { id } of node.declarations as { id: Node }[]) names.push(String(id.name));
    return !/^(?:Function|ArrowFunction)/.test(node.type);
  });
  return names;
}

/** Whether nothing after this statement is reached from it. */
function leaves(node: Node): boolean {
  if (node.type === "BlockStatement") {
    const last = (node.body as Node[]).at(-1);
    return last !== undefined && leaves(last);
  }
  return /^(?:Break|Return|Throw|Continue)Statement$/.test(node.type);
}

/** The only function of this name. */
function functionOf(program: Node, name: string): Node {
  const found = new Set<Node>();
  const isNamed = (node: unknown) => (node as Node | null)?.name === name;
  const add = (node: unknown) => {
    const one = node as Node | null;
    if (/^(?:Function|ArrowFunction)/.test(String(one?.type))) found.add(one!);
  };
  walk(program, (node) => {
    if (node.type === "VariableDeclarator" && isNamed(node.id)) add(node.init);
    else if (/^(?:MethodDefinition|Property)$/.test(node.type) && isNamed(node.key))
      add(node.value);
    else if (isNamed(node.id)) add(node);
    return true;
  });
  if (found.size !== 1) throw noLongerFits(`${found.size} functions are called ${name}`);
  return [...found][0]!;
}

/** Where an expression is read; `before`: the name of the property in `{ name }`. */
function placesOf(scope: Node, what: string, code: string) {
  const places: { start: number; end: number; before?: string }[] = [];
  const text = ({ start, end }: Node) => code.slice(start, end);
  walk(scope, (node) => {
    const init = node.type === "VariableDeclarator" ? (node.init as Node | null) : null;
    if (init && `let ${text(node.id as Node)}` === what) {
      places.push(init);
      return false;
    }
    if (node.type === "Property" && node.shorthand === true) {
      if (text(node) === what) places.push({ ...node, before: `${what}: ` });
      return (node.value as Node).type === "AssignmentPattern";
    }
    const isCall = node.type === "CallExpression";
    const isOne = (isCall ? `${text(node.callee as Node)}()` : text(node)) === what;
    if (!isOne || !/Expression$|^Identifier$/.test(node.type)) return true;
    places.push(node);
    return false;
  });
  return places;
}

/** Visits nodes from the outside in, until `visit` says that it is enough; no names of anything. */
function walk(node: Node, visit: (node: Node) => boolean): void {
  if (!visit(node)) return;
  for (const [key, child] of Object.entries(node)) {
    if (isName(node, key)) continue;
    for (const one of Array.isArray(child) ? child : [child])
      if (one && typeof (one as Node).type === "string") walk(one as Node, visit);
  }
}

function isName({ type, computed }: Node, key: string): boolean {
  if (/^(?:VariableDeclarator|Function|Class)/.test(type)) return /^(?:id|params)$/.test(key);
  if (type === "ArrowFunctionExpression") return key === "params";
  if (/Specifier$|^(?:Labeled|Break|Continue)Statement$/.test(type))
    return /^(?:local|imported|exported|label)$/.test(key);
  if (type === "MemberExpression") return key === "property" && !computed;
  if (/^(?:Property|MethodDefinition)/.test(type)) return key === "key" && !computed;
  return type === "AssignmentExpression" && key === "left";
}
