import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { landing as landingEn } from "#app/features/site/landing/landing-en.server.ts";
import { landing as landingEs } from "#app/features/site/landing/landing-es.server.ts";
import * as legalEn from "#app/features/site/legal/legal-en.server.ts";
import * as legalEs from "#app/features/site/legal/legal-es.server.ts";
import { resources } from "#app/i18n/resources.ts";
import { type Language, languages } from "#app/values/language.ts";
import { everyLetter } from "./support/every-letter.ts";

/** Every sentence with its full name, `repair:jobs.title`. */
function sentences(words: object, path = ""): [name: string, sentence: unknown][] {
  return Object.entries(words).flatMap(([key, value]) => {
    const name = path === "" ? key : `${path}${path.includes(":") ? "." : ":"}${key}`;
    return typeof value === "object" && value !== null
      ? sentences(value, name)
      : [[name, value] as [string, unknown]];
  });
}

const english = new Map(sentences(resources.en));
const spanish = new Map(sentences(resources.es));
const others = languages.filter((language) => language !== "en");
const wordsOf = (language: Language) => new Map(sentences(resources[language]));

const placeholders = (sentence: unknown) =>
  [...String(sentence).matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name).sort();

test.each(others)("Has the same keys in English and %s", (language) => {
  expect([...wordsOf(language).keys()].sort()).toEqual([...english.keys()].sort());
});

test.each(languages)("Has a non-empty text for every key in %s", (language) => {
  const odd = [...wordsOf(language)].filter(
    ([, sentence]) => typeof sentence !== "string" || sentence.trim() === "",
  );
  expect(odd).toEqual([]);
});

test.each(others)("Uses the same placeholders in English and %s", (language) => {
  const unlike = [...wordsOf(language)].filter(
    ([name, sentence]) => placeholders(english.get(name)).join() !== placeholders(sentence).join(),
  );
  expect(unlike).toEqual([]);
});

test("Opens Spanish questions and exclamations", () => {
  const count = (text: string, sign: string) => text.split(sign).length;
  const unopened = [...spanish].filter(
    ([, text]) =>
      count(String(text), "?") !== count(String(text), "¿") ||
      count(String(text), "!") !== count(String(text), "¡"),
  );
  expect(unopened).toEqual([]);
});

/** All that is read in a language: the words of the pages, the long texts and the letters. */
const read = {
  en: new Map([
    ...english,
    ...sentences({ legalEn, landingEn, letters: everyLetter("en") }, "texts"),
  ]),
  es: new Map([
    ...spanish,
    ...sentences({ legalEs, landingEs, letters: everyLetter("es") }, "texts"),
  ]),
};

/** The sentences with something that does not belong in them. */
const containing = (found: RegExp, words: Map<string, unknown>, but: readonly string[] = []) =>
  [...words].filter(([, text]) => found.test(String(text)) && !but.includes(String(text)));

test("Reads every letter", () => {
  const list = readFileSync("tests/support/every-letter.ts", "utf8");
  const unread = globSync("app/features/**/{*-letter,letter,letters}.ts").filter(
    (file) => /\bsubject\b/.test(readFileSync(file, "utf8")) && !list.includes(`#${file}`),
  );
  expect(unread, "add each to tests/support/every-letter.ts").toEqual([]);
});

test("Spells English as in the United States", () => {
  const british =
    /\b(cancell(ed|ing)|colours?|vapours?|neighbours?|labour|grey|tyres?|licence plates?|judgement|centre|behaviour|favourite|whilst|tick (this|the)|(organ|recogn)is\w+|(kilo|centi)?metres?)\b/i;
  expect(containing(british, read.en)).toEqual([]);
});

test("Writes email without a hyphen, except in the plan's own line", () => {
  expect(containing(/e-mail/i, read.en, ["E-mail support"])).toEqual([]);
});

test("Uses an ellipsis instead of three dots, except in the specification's buttons", () => {
  const buttons = [
    "Processing...",
    "Signing in...",
    "Signing up...",
    "Procesando...",
    "Iniciando sesión...",
    "Registrando...",
  ];
  expect(containing(/\.\.\./, new Map([...read.en, ...read.es]), buttons)).toEqual([]);
});

// A word of Spanish ends where no letter follows; \b does not know ó from a space.
const word = (list: string) => new RegExp(`(?<!\\p{L})(${list})(?!\\p{L})`, "iu");

test("Addresses the Spanish reader as usted", () => {
  const informal = word(
    "tú|tus?|te|ti|contigo|tuy[oa]s?|eres|puedes|tienes|quieres|debes|necesitas|estás|has|haz|vosotros|vuestr[oa]s?",
  );
  expect(containing(informal, read.es)).toEqual([]);
});

test("Uses Latin American Spanish, not that of Spain", () => {
  const ofSpain = word(
    "ordenador(es)?|móvil(es)?|coches?|furgonetas?|aparca[rn]?|ficheros?|vídeos?",
  );
  expect(containing(ofSpain, read.es)).toEqual([]);
});

test("Uses one Spanish word for one thing", () => {
  const others = word(
    "cuerpo de (la )?mariposa|mazos?( de cables)?|mordazas?|airbags?|comprobaciones|aros de pistón",
  );
  expect(containing(others, read.es)).toEqual([]);
});

test("Writes Spanish accents", () => {
  const bare = word(
    "minim[oa]s?|maxim[oa]s?|codigos?|numeros?|paginas?|vehiculos?|diagnosticos?|telefonos?|ultim[oa]s?|tambien|cotizacion|sesion|reparacion",
  );
  expect(containing(bare, read.es)).toEqual([]);
});

const camelCase = (folder: string) =>
  folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

test("A namespace has the name of its folder, with its feature's before it where that says too little", () => {
  const registered = readFileSync("app/i18n/en.ts", "utf8").matchAll(
    /\bas (\w+) \} from "#app\/(.+)\/words\.en\.ts"/g,
  );
  const odd = [...registered].filter(([, namespace, path]) => {
    const [feature, ...rooms] = path!.split("/").slice(-2).map(camelCase);
    const folder = rooms.at(-1) ?? feature!;
    const long = feature! + folder[0]!.toUpperCase() + folder.slice(1);
    return namespace !== folder && namespace !== `${folder}s` && namespace !== long;
  });
  expect(odd.map(([line]) => line)).toEqual([]);
});
