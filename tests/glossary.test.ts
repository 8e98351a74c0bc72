import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { codeIn, textOf } from "./support/sources.ts";

// The terms that STYLE.md's glossary rejects, where a name or a sentence can hardly mean another
// thing; each with the term to use instead.
const rejected: Record<string, string> = {
  asker: "viewer",
  deps: "services",
  desk: "services",
  door: "request guard, entry point",
  garage: "shop",
  gift: "grant",
  lease: "claim",
  nudge: "message",
  patience: "timeout",
  stamp: "version",
  trouble: "errors",
  twin: "translation",
};

// Words of the trade or of everyday English: rejected as names in the product and its scripts only,
// where none of them is meant in its own sense.
const everyday = ["desk", "door", "garage", "gift", "lease", "patience", "stamp", "trouble"];
const isProduct = (file: string) => /^(?:app|workers|scripts)\//.test(file);
const spared = (file: string) => (isProduct(file) ? [] : everyday);

// Names in the environment, in stored JSON and of other people's interfaces.
const publicNames = ["AI_PATIENCE", "twins", "timeStamp"];

const participles =
  /^ *(?:export )?(?:type|interface|class) ((?:Added|Asked|Chosen|Counted|Drawn|Found|Given|Held|Kept|Known|Listed|Loaded|Made|Named|Posted|Printed|Read|Said|Saved|Seen|Sent|Shown|Sought|Stored|Taken|Told|Tried|Typed|Uploaded|Wanted|Written)\b)/gm;
const vague = /^export (?:type|interface|class) ((?:Facts|Reading|Row)\b)/gm;

// Vocabularies of cars, and tests that write such texts.
const isTrade = (file: string) => /features\/(?:translator|phrases\/canned)\//.test(file);

const files = codeIn("app", "workers", "demo", "scripts", "tests", "bench").filter(
  (file) => file !== "tests/glossary.test.ts",
);
const docs = ["README.md", ...globSync("docs/**/*.md")];

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
const strings = /"(?:[^"\\\n]|\\.)*"/g;
const expressions = /(?<=[(=:,&|?![]\s*)\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\//g;

const namesIn = (code: string): Set<string> => new Set(code.match(/[A-Za-z_$][\w$]*/g) ?? []);
const partsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/);
const rejectedIn = (words: readonly string[], but: readonly string[] = []): string[] =>
  Object.keys(rejected).filter(
    (term) => !but.includes(term) && words.some((word) => word === term || word === `${term}s`),
  );
const advice = (where: string, term: string) => `${where}: ${term} -> ${rejected[term]}`;

test("Names in code use the terms of the glossary", () => {
  const found = files
    .filter((file) => !isTrade(file))
    .flatMap((file) =>
      [...namesIn(textOf(file).replace(comments, "").replace(strings, "").replace(expressions, ""))]
        .filter((name) => !publicNames.includes(name))
        .flatMap((name) =>
          rejectedIn(partsOf(name), spared(file)).map((term) => advice(`${file} ${name}`, term)),
        ),
    );
  expect(found).toEqual([]);
});

test("File names use the terms of the glossary", () => {
  const found = files.flatMap((file) =>
    rejectedIn(file.split(/[/.-]/), spared(file)).map((term) => advice(file, term)),
  );
  expect(found).toEqual([]);
});

test("Comments and docs use the terms of the glossary", () => {
  const texts = [
    ...files.map((file) => [file, (textOf(file).match(comments) ?? []).join(" ")] as const),
    ...docs.map((file) => [file, textOf(file)] as const),
  ];
  const found = texts.flatMap(([file, text]) =>
    rejectedIn(
      text
        .replace(/`[^`]*`/g, "")
        .toLowerCase()
        .split(/[^a-z]+/),
      everyday,
    ).map((term) => advice(file, term)),
  );
  expect(found).toEqual([]);
});

test("A comment begins with its subject", () => {
  const start = /^(?:What|Of|One|The same|Those|That|Whoever)\b/;
  const blocks = /\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n)+|(?<=\s)\/\/ .*$/gm;
  const textIn = (comment: string) => comment.replace(/^\s*(?:\/\*\*?|\*\/?|\/\/)\s?/gm, "").trim();
  const found = files.flatMap((file) =>
    [...textOf(file).matchAll(blocks)]
      .map(([comment]) => textIn(comment))
      .filter((text) => start.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test("Types are named by what they are, not by a participle or a word for anything", () => {
  const found = files.flatMap((file) =>
    [participles, vague].flatMap((names) =>
      [...textOf(file).matchAll(names)].map(([, name]) => `${file} ${name}`),
    ),
  );
  expect(found).toEqual([]);
});
