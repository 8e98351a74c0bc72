import { expect, test } from "vitest";
import { glossaryFor } from "#app/features/translator/glossary/prompt-lines.ts";
import { allTerms } from "#app/features/translator/glossary/terms.ts";

// All names of a line are one thing to the translator, and to what checks its answer: a line that
// gathers a state and its opposite, or a part and what is wrong with it, makes one of the other.

const translated = allTerms().filter(({ searchOnly }) => !searchOnly);
const wordsOf = (name: string) => name.toLowerCase().split(/[\s/-]+/);
const says = (names: readonly string[], words: readonly string[]) =>
  names.some((name) => wordsOf(name).some((word) => words.includes(word)));

const opposites: [string, string][] = [
  ["low", "no"],
  ["low", "high"],
  ["stuck", "worn"],
  ["open closed", "clogged plugged"],
  ["open", "closed"],
  ["clean cleaner cleaning", "dirty"],
  ["core", "leak leaking"],
  ["concentrate concentrated", "premix premixed"],
  ["loose", "corroded tight"],
  ["broken cracked", "worn"],
  ["lean", "rich"],
  ["new", "used rebuilt"],
];

/** A core that is not one beside a leak. */
const isWhole = (name: string) => /heater core/.test(name);

test.each(opposites)("no line has a name with %j and one with %j", (some, others) => {
  const both = translated.filter(({ en }) => {
    const names = en.filter((name) => !says([name], ["won't", "not"]) && !isWhole(name));
    return says(names, some.split(" ")) && says(names, others.split(" "));
  });
  expect(both.map(({ en }) => en.join("; "))).toEqual([]);
});

const kinds = {
  finding:
    "bad bent blown broken burned burnt chipped clogged corroded corrosion cracked damage damaged dead dirty failed frozen leak leaking loose plugged rust rusted seized stuck torn warped weak worn",
  service: "cleaning flush overhaul rebuild repair replacement service swap",
  tool: "cleaner detector gauge tester wrench rebuilt remanufactured reman",
};
/** A leak tester tests, a repair kit is a part: the last word says the kind. */
const kindsOf = (name: string) =>
  Object.entries(kinds).flatMap(([kind, words]) => (says([name], words.split(" ")) ? [kind] : []));

test("no line is a finding by one name and a service, a tool or a rebuilt part by another", () => {
  const mixed = translated.filter(({ en }) => {
    const found = en.filter((name) => !/leak (?:detector|test)|stop leak/.test(name)).map(kindsOf);
    const alone = found.filter((one) => one.length === 1).map(([one]) => one!);
    return alone.includes("finding") && new Set(alone).size > 1;
  });
  expect(mixed.map(({ en }) => en.join("; "))).toEqual([]);
});

test("no line is a part by one name and what is wrong with it by another", () => {
  // Other words for a state.
  const named =
    /\b(?:bald|play|hole|rot|through|full|sticking|seized|shift|flooded|insulation|wear)\b/;
  const states =
    /^(?:bent|clogged|corroded|damaged?|dirty|rust|stuck|worn) \w|\w (?:damage|rust|wear)$|(?<!stop|voltage) leak$/;
  const mixed = translated.filter(({ en }) => {
    const found = en.map((name) => states.test(name));
    const others = en.filter((name) => kindsOf(name).length === 0 && !named.test(name));
    return found.includes(true) && others.length > 0;
  });
  expect(mixed.map(({ en }) => en.join("; "))).toEqual([]);
});

test.each([
  ["Use coolant concentrate", "coolant concentrate = refrigerante concentrado"],
  ["Replace evaporator core", "evaporator = evaporador"],
  ["Use MAF cleaner only", "MAF cleaner = limpiador de MAF"],
  ["Low fuel pressure", "low fuel pressure = baja presión de combustible"],
  ["EGR stuck open", "EGR stuck open = EGR pegada abierta"],
  ["worn rings", "worn rings = anillos gastados"],
  ["Rebuilt engine", "rebuilt engine = motor reconstruido"],
  ["Jack it at the frame rail", "frame rail = larguero"],
  ["dirty throttle body", "dirty throttle body = cuerpo de aceleración sucio"],
  ["corroded ground", "corroded ground = masa sulfatada"],
  ["wheel lock key", "wheel lock key = llave de la tuerca de seguridad"],
  ["rear axle", "rear axle = eje trasero"],
  ["sales tax 8.25%", "sales tax = impuesto sobre ventas"],
])("%s is said as %s", (text, line) => {
  const found = glossaryFor(text, "en", "es").map((one) => one.replace(/ \(.*/, ""));
  expect(found).toContain(line);
});

test("to ping is not to misfire", () => {
  expect(glossaryFor("El motor cascabelea al acelerar", "es", "en")).toEqual([
    "motor = engine",
    "cascabelea = pings",
  ]);
});
