import { expect, test } from "vitest";
import { mentionsIn } from "#app/features/notes/mentions.ts";

const members = [
  { id: "ana", name: "Ana Ruiz" },
  { id: "jose", name: "José Pérez" },
  { id: "jose2", name: "José Pérez López" },
  { id: "luis", name: "Luis O’Brien" },
  { id: "mail", name: "beto@taller.mx" },
  { id: "sam", name: "Sam Lee" },
  { id: "sam2", name: "Sam Stone" },
];
const named = (text: string) => mentionsIn(text, members);

test.each<[string, string[]]>([
  ["@Ana the pads are here", ["ana"]],
  ["@ana ruiz: listo", ["ana"]],
  ["Ya está, @ANA.", ["ana"]],
  ["(@Ana)", ["ana"]],
  ["@Ana's car", ["ana"]],
  ["@Ana, @Luis", ["ana", "luis"]],
  ["@Ana @Ana", ["ana"]],
  ["@jose perez lopez vea esto", ["jose2"]],
  ["@José Pérez vea esto", ["jose"]],
  ["@José Pérez, López lo pidió", ["jose"]],
  ["@Luis O’Brien", ["luis"]],
  ["@luis o'brien", ["luis"]],
  ["@beto mire", ["mail"]],
  ["@beto@taller.mx mire", ["mail"]],
  ["@Sam Lee looks", ["sam"]],
  ["@sam stone", ["sam2"]],
  ["write to ana@ruiz.mx", []],
  ["80 Nm @ 2000 rpm", []],
  ["@2000 rpm", []],
  ["@nobody", []],
  ["@", []],
  ["Ana Ruiz", []],
  ["", []],
])("%j names %j", (text, ids) => {
  expect(named(text)).toEqual({ ids });
});

test.each([
  ["@Sam look", "@sam"],
  ["@José ya", "@jose"],
])("%j may mean two members", (text, unclear) => {
  expect(named(text)).toEqual({ unclear });
});

test("Two members of one name are told apart by no text", () => {
  const twins = [
    { id: "a", name: "Ana Ruiz" },
    { id: "b", name: "ana ruíz" },
  ];
  expect(mentionsIn("@Ana Ruiz", twins)).toEqual({ unclear: "@ana" });
});

test("A text of nothing but signs takes no time", () => {
  const began = performance.now();
  mentionsIn("@a".repeat(500) + " @ana".repeat(200), members);
  expect(performance.now() - began).toBeLessThan(500);
});
