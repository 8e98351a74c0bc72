import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import type { FindingWords, LibraryFinding } from "#app/features/inspection/finding.ts";
import {
  findingsOfPoint,
  findLibraryFinding,
} from "#app/features/inspection/library/library.server.ts";
import {
  type PointGroup,
  pointGroups,
  standardPoints,
  vehicleKinds,
} from "#app/features/inspection/sheet/points.ts";
import { languages } from "#app/values/language.ts";

// The assets of a build are the files of the source.
vi.mock("cloudflare:workers", () => ({
  env: {
    ASSETS: { fetch: async (url: URL) => new Response(readFileSync(`.${url.pathname}`, "utf8")) },
  },
}));

const findingsIn = (group: PointGroup): LibraryFinding[] =>
  JSON.parse(readFileSync(`app/features/inspection/library/${group}.json`, "utf8"));

const library = pointGroups.flatMap((group) =>
  findingsIn(group).map((finding) => ({ group, finding })),
);
const findings = library.map(({ finding }) => finding);
const groupOf = new Map(
  vehicleKinds.flatMap(standardPoints).map(({ id, group }) => [id, group] as const),
);
const findingsAt = (point: string) => findings.filter(({ points }) => points.includes(point));

const parts = ["found", "consequence", "advice"] as const satisfies (keyof FindingWords)[];

/** Each sentence with its translation, and where it is. */
const pairs = findings.flatMap(({ id, words }) =>
  parts.map((part) => ({ at: `${id}.${part}`, en: words.en[part], es: words.es[part] })),
);
const sentences = pairs.flatMap(({ at, en, es }) => [`${at}: ${en}`, `${at}: ${es}`]);
const textOf = (sentence: string) => sentence.slice(sentence.indexOf(": ") + 2);
const matching = (pattern: RegExp) => sentences.filter((one) => pattern.test(textOf(one)));

test("Has at least 264 findings, each with an id of its own", () => {
  expect(findings.length).toBeGreaterThanOrEqual(264);
  expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
  expect(findings.map(({ id }) => id).filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([]);
});

test("Every finding is of points in the group of its file", () => {
  const lost = library.filter(
    ({ group, finding: { points } }) =>
      points.length === 0 || points.some((point) => groupOf.get(point) !== group),
  );
  expect(lost).toEqual([]);
});

test("Findings of a point stand together in its file, in the order of the sheet", () => {
  for (const group of pointGroups) {
    const first = findingsIn(group).map(({ points }) => points[0]);
    const runs = first.filter((point, index) => point !== first[index - 1]);
    expect(runs).toEqual([...new Set(first)]);
  }
});

/** More is found at tires than anywhere else. */
const mostAt = (point: string) => (groupOf.get(point) === "tires" ? 15 : 8);

test.each([...groupOf.keys()])("%s has some four to eight findings, of both colors", (point) => {
  const here = findingsAt(point);
  expect(here.length).toBeGreaterThanOrEqual(4);
  expect(here.length).toBeLessThanOrEqual(mostAt(point));
  expect([...new Set(here.map(({ color }) => color))].sort()).toEqual(["red", "yellow"]);
});

test("The four tires show the same findings, each written once", () => {
  const tires = [...groupOf.keys()].filter((point) => /^tire(Front|Rear)/.test(point));
  expect(tires.map((tire) => findingsAt(tire).length)).toEqual(Array(4).fill(15));
  expect(findings.filter(({ points }) => points.length > 1)).toEqual(findingsAt("tireFrontLeft"));
});

test("Words are there in every language, and nothing else", () => {
  for (const { id, words, ...rest } of findings) {
    expect(Object.keys(words), id).toEqual([...languages]);
    for (const language of languages) expect(Object.keys(words[language])).toEqual([...parts]);
    expect(Object.keys(rest)).toEqual(["points", "color"]);
  }
});

test("Every text is one short sentence with a period at its end", () => {
  expect(sentences.filter((one) => textOf(one).length > 130)).toEqual([]);
  expect(matching(/^(?!\p{Lu}.*[^.]\.$)/u)).toEqual([]);
  expect(matching(/\.\s|\s\s|\s[.,;:]|^\s|\s$|['"!?¿¡]/)).toEqual([]);
});

test("English is English and Spanish is Spanish", () => {
  const spanish = /[áéíóúñü]|(?<!\p{L})(?:el|la|los|las|un|una|de|del|en|y|con|que|por)(?!\p{L})/iu;
  const english =
    /\b(?:the|and|of|is|are|with|to|at|for|from|it|its|this|or|when|can|will|has|be|on|in)\b/i;
  expect(pairs.filter(({ en }) => spanish.test(en))).toEqual([]);
  expect(pairs.filter(({ es }) => english.test(es))).toEqual([]);
});

test("Figures are the same in both languages", () => {
  const figures = (text: string) => text.match(/\d+/g) ?? [];
  for (const { at, en, es } of pairs) expect(figures(es), at).toEqual(figures(en));
});

test("Denies in one language as often as in the other", () => {
  const inEnglish = /\b(?:not|no|never|without|cannot|neither|nobody)\b|n’t\b/gi;
  const inSpanish = /(?<!\p{L})(?:no|nunca|sin|nadie|ningun[oa])(?!\p{L})/giu;
  const count = (text: string, denial: RegExp) => text.match(denial)?.length ?? 0;
  const uneven = pairs.filter(({ en, es }) => count(en, inEnglish) !== count(es, inSpanish));
  expect(uneven).toEqual([]);
});

test("Times to act are the same in both languages", () => {
  const times: [RegExp, RegExp][] = [
    [/\bnow\b(?! on)/i, /\bahora\b(?! en)/i],
    [/at this visit/, /en esta visita/],
    [/at the next service/, /en el próximo servicio/],
    [/before driving farther/, /antes de seguir manejando/],
    [/Do not drive|Stop driving/, /No (?:use|siga manejando|maneje)|Deje de/],
  ];
  for (const [en, es] of times)
    expect(pairs.filter((pair) => en.test(pair.en) !== es.test(pair.es))).toEqual([]);
});

test("Advice says when, and only what is red forbids to drive on", () => {
  const when =
    /\b(?:now|visit|next|before|until|within|today|then|monthly|each service|again in)\b/;
  const never = /Do not (?:drive|start)|Stop driving/;
  const urgent = /\b(?:now|before|until)\b/;
  for (const { id, color, words } of findings) {
    const { advice } = words.en;
    expect(when.test(advice) || never.test(advice), id).toBe(true);
    if (color === "red") expect(urgent.test(advice) || never.test(advice), id).toBe(true);
    else expect(/driving farther/.test(advice) || never.test(advice), id).toBe(false);
  }
});

test("Says nothing twice at one point", () => {
  for (const point of groupOf.keys())
    for (const language of languages) {
      const here = findingsAt(point).flatMap(({ words }) =>
        parts.map((part) => words[language][part]),
      );
      const twice = here.filter((text, index) => here.indexOf(text) !== index);
      expect(twice, point).toEqual([]);
    }
});

test("Names no value that a measure could contradict", () => {
  expect(matching(/\d\s*(?:mm|%|V|volts?|voltios?|psi|CCA|\/32)/)).toEqual([]);
});

test("Uses one Spanish word for each part, which all of Latin America understands", () => {
  const regional =
    /(?<!\p{L})(?:llantas?|bandas?|balatas?|baleros?|claxon|hule|horquillas?|flechas?|refacci\p{L}+|mofle|clutch|carros?|coches?|cajuela|cofre)(?!\p{L})/iu;
  expect(pairs.filter(({ es }) => regional.test(es))).toEqual([]);
});

test("Finds the findings of a point in their order", async () => {
  for (const [point, group] of groupOf)
    expect(await findingsOfPoint(group, point)).toEqual(findingsAt(point));
  expect(await findingsOfPoint("brakes", "engineOil")).toEqual([]);
});

test("Finds a finding by its id, in its own group only", async () => {
  const pads = await findLibraryFinding("brakes", "frontPadsWorn");
  expect(pads).toMatchObject({ points: ["frontPads"], color: "red" });
  expect(await findLibraryFinding("tires", "frontPadsWorn")).toBeUndefined();
  expect(await findLibraryFinding("brakes", "constructor")).toBeUndefined();
});
