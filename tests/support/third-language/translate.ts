import { dirname, join, normalize, relative } from "node:path";
import { apply, type Edit, type Node, parse, walk } from "./edits.ts";

/** The code of the made-up language. Its words are the English ones, each in brackets. */
export const madeUp = "qq";

/** `words.es.ts` to `words.en.ts`, `landing-es.server.ts` to `landing-en.server.ts`, `es.ts` to `en.ts`. */
const translation = (file: string, from: string, to: string): string | undefined => {
  const name = new RegExp(`(^|[./-])${from}((?:\\.server)?\\.tsx?)$`);
  return name.test(file) ? file.replace(name, `$1${to}$2`) : undefined;
};

/** The files of one language only, each with its name in the made-up language. */
export const translationsOf = (files: ReadonlySet<string>): Map<string, string> =>
  new Map(
    [...files].flatMap((file) => {
      const english = translation(file, "es", "en");
      return english && files.has(english)
        ? [[english, translation(file, "es", madeUp)!] as const]
        : [];
    }),
  );

/** Whether a text is for readers, and not a name that code knows (`en-US`, `repair_order`). */
const isProse = (text: string) => /\p{L}/u.test(text) && /\s|^\p{Lu}\p{Ll}/u.test(text);

/** The translator's language data are patterns and lists for its rules, which no user sees. */
const isForRules = (file: string) => file.startsWith("app/features/translator/");

type Options = {
  file: string;
  translations: ReadonlyMap<string, string>;
  /** Whether every text is for readers, as in a list of words. */
  allProse: boolean;
  /** Local names of what comes from files in English, and what they are called in the made-up language. */
  locals?: ReadonlyMap<string, string>;
};

/** Where the import of an English file leads in the made-up language. */
function madeUpTarget(specifier: string, { file, translations }: Options): string | undefined {
  const short = specifier.startsWith("#");
  if (!short && !specifier.startsWith(".")) return undefined;
  const path = short ? specifier.slice(1) : normalize(join(dirname(file), specifier));
  const target = translations.get(path);
  if (!target) return undefined;
  return short ? `#${target}` : `./${relative(dirname(file), target)}`;
}

/** The edits that put a node's text from English into the made-up language. */
function translated(root: Node, options: Options): Edit[] {
  const edits: Edit[] = [];
  const put = ({ start, end }: Node, text: string) => edits.push({ start, end, text });
  walk(root, (node, parent) => {
    if (node.type.startsWith("TS") && !/^TS(Satisfies|As)Expression$/.test(node.type)) return false;
    // A pattern (`String.raw`) or SQL, for code.
    if (node.type === "TaggedTemplateExpression") return false;
    const isKey = parent?.type === "Property" && parent.key === node && !parent.shorthand;
    if (isKey && node.type !== "MemberExpression") return false;
    if (node.type === "Literal" && typeof node.value === "string") {
      const isImport = parent && /^(Import|Export)/.test(parent.type);
      const target = madeUpTarget(node.value, options);
      if (target) put(node, JSON.stringify(target));
      // Alone it is a third party's code for English, such as Stripe's.
      else if (node.value === "en" && node !== root) put(node, JSON.stringify(madeUp));
      else if (
        !isImport &&
        !isForRules(options.file) &&
        (options.allProse ? /\p{L}/u.test(node.value) : isProse(node.value))
      )
        put(node, JSON.stringify(`[${node.value}]`));
    } else if (node.type === "TemplateLiteral") {
      const prose = (node.quasis as { value: { cooked: string } }[]).map((one) => one.value.cooked);
      if (isForRules(options.file) || !isProse(prose.join(" "))) return;
      edits.push({ start: node.start + 1, end: node.start + 1, text: "[" });
      edits.push({ start: node.end - 1, end: node.end - 1, text: "]" });
    } else if (node.type === "Identifier") {
      const isMember = parent?.type === "MemberExpression" && parent.property === node;
      const name = node.name as string;
      if (isMember && !parent.computed) {
        if (name === "en") put(node, madeUp);
      } else if (options.locals?.has(name)) put(node, options.locals.get(name)!);
    }
    return;
  });
  return edits;
}

/** The translation of an English file: the same with every text in brackets. */
export function translateTranslation(
  file: string,
  text: string,
  translations: Options["translations"],
): string {
  const program = parse(file, text);
  const edits = translated(program, { file, translations, allProse: /words\.en\.ts$/.test(file) });
  walk(program, (node, parent) => {
    const { type, name, start } = node;
    if (type !== "Identifier" || name !== "en") return;
    const imported = parent?.type === "ImportSpecifier" && parent.imported === node;
    const declared = parent?.type === "VariableDeclarator" && parent.id === node;
    // The node of a declared name ends behind its type.
    const end = start + "en".length;
    if (declared || (imported && parent.local !== node)) edits.push({ start, end, text: madeUp });
  });
  return apply(text, unique(edits));
}

const unique = (edits: Edit[]) =>
  edits.filter(
    (edit, n) => edits.findIndex((one) => one.start === edit.start && one.end === edit.end) === n,
  );

type Property = Node & { key: Node; value: Node; kind: string };
const keyOf = ({ key }: Property) => (key?.name ?? key?.value) as string | undefined;

type Import = Node & { source: Node; specifiers: Node[] };

/** For each name that comes from a file in English: the import that brings it in the made-up language. */
function madeUpImports(program: Node, options: Options): Map<string, string> {
  const imports = (program.body as Import[]).filter(
    ({ type, importKind }) => type === "ImportDeclaration" && importKind !== "type",
  );
  return new Map(
    imports.flatMap(({ source, specifiers }) => {
      const target = madeUpTarget(source.value as string, options);
      if (!target) return [];
      return specifiers.map(({ type, local, imported }): [string, string] => {
        const name = (local as Node).name as string;
        const from = (imported as Node | undefined)?.name ?? "default";
        const what =
          type === "ImportNamespaceSpecifier"
            ? `* as ${madeUp}_${name}`
            : `{ ${from === "en" ? madeUp : from} as ${madeUp}_${name} }`;
        return [name, `import ${what} from "${target}";\n`];
      });
    }),
  );
}

/** The constants of a file; any other name is a parameter, which holds a text. */
const topLevelNames = (program: Node): string[] =>
  (program.body as (Node & { declaration?: Node; declarations?: { id: Node }[] })[]).flatMap(
    (node) =>
      ((node.declaration ?? node).declarations as { id: Node }[] | undefined)?.map(
        ({ id }) => id.name as string,
      ) ?? [],
  );

/** Adds the made-up language beside English and Spanish, to every object that has these two. */
export function addLanguage(
  file: string,
  text: string,
  translations: Options["translations"],
): string {
  if (file === "app/values/language.ts")
    return text
      .replace('["en", "es"]', `["en", "es", "${madeUp}"]`)
      .replace('es: "Español"', `$&, ${madeUp}: "[Español]"`);
  if (!/\bes\b/.test(text)) return text;
  const program = parse(file, text);
  const imports = madeUpImports(program, { file, translations, allProse: false });
  const locals = new Map([...imports.keys()].map((name) => [name, `${madeUp}_${name}`]));
  const topLevel = new Set(topLevelNames(program));
  const edits: Edit[] = [];
  walk(program, (node) => {
    if (node.type !== "ObjectExpression") return;
    const properties = node.properties as Property[];
    const [english, spanish] = ["en", "es"].map((language) =>
      properties.find((one) => keyOf(one) === language),
    );
    // Where there is no English one, the object is of every language but the default one.
    const original = english ?? (properties.length === 1 ? spanish : undefined);
    if (!original || !spanish) return;
    const { value } = original;
    const inside = translated(value, { file, translations, allProse: false, locals });
    const name = value.name as string | undefined;
    const copy =
      name && !locals.has(name) && !topLevel.has(name)
        ? `\`[\${${name}}]\``
        : apply(text, unique(inside), value.start, value.end);
    edits.push({ start: spanish.end, end: spanish.end, text: `, ${madeUp}: ${copy}` });
  });
  const added = edits.map((edit) => edit.text).join("");
  const needed = [...imports].filter(([name]) => added.includes(`${madeUp}_${name}`));
  return needed.map(([, line]) => line).join("") + apply(text, edits);
}

/** Adds the third language to JSON that a command has written. */
export const addToJson = (text: string): string =>
  text.replace(/"en":"((?:[^"\\]|\\.)*)"/g, `$&,"${madeUp}":"[$1]"`);
