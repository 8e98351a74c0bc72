import { drizzle } from "drizzle-orm/d1";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { users } from "#app/features/account/tables.server.ts";
import { looseMatchFor, matchFor } from "#app/features/forum/search/query.ts";
import { searchTopics } from "#app/features/forum/search/search.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { openD1 } from "../../../support/d1.ts";
import { makeTopic } from "../../../support/make.ts";

// Typed queries, and the posts that they should find. None of these posts was ever translated.
const posts = {
  crank: ["Corolla dies when hot", "P0335 stored. New crankshaft position sensor, same thing."],
  ciguenal: ["Se apaga en caliente", "Cambié el sensor del cigüeñal y el código P-0335 regresa."],
  silverado: ["LS1 lifter tick", "An LS1 from a 2002 Camaro."],
  ford: ["F-150 shudder", "The transmission slips in third."],
  noStart: ["Jetta won't start", "It cranks fine but no spark."],
  noArranca: ["Aveo no prende", "Da marcha y nada. No enciende ni con cables."],
  arranca: ["No arrancaba en frío", "Ahora arranca bien con bujías nuevas."],
  honda: ["CR-V brakes", "Brake pads squeal on my 2018 CR-V after 5W-30 oil on the rotor."],
  llanta: ["Llanta ponchada", "La llanta se poncha cada semana por la válvula."],
  guaya: ["Guaya del acelerador", "La guaya se rompió en el pedal."],
  luces: ["Luz de freno", "La luz no enciende."],
  gas: ["EVAP leak", "Replaced the gas cap, P0455 is back."],
  kia: ["2014 Kia Rio hums", "A wheel bearing, I think."],
} as const;
type Name = keyof typeof posts;

let db: Db;
const ids = new Map<string, Name>();
beforeAll(async () => {
  db = drizzle((await openD1()).d1);
  const [id, at] = [newId(), new Date()];
  await db
    .insert(users)
    .values({ id, name: "Ana", email: "ana@shop.test", createdAt: at, updatedAt: at });
  for (const [name, [title, content]] of Object.entries(posts)) {
    const topic = await makeTopic(db, { by: { id }, title, content, language: "en" });
    ids.set(topic.id, name as Name);
  }
});
const find = async (text: string) =>
  (await searchTopics(db, text)).topics.map(({ id }) => ids.get(id)!).sort();

const typed: [text: string, ...found: Name[]][] = [
  ["P0335", "ciguenal", "crank"],
  ["P 0335", "ciguenal", "crank"],
  ["P-0335", "ciguenal", "crank"],
  ["p0335", "ciguenal", "crank"],
  ["0335", "ciguenal", "crank"],
  ["wont start", "noArranca", "noStart"],
  ["won't start", "noArranca", "noStart"],
  ["won’t start", "noArranca", "noStart"],
  ["crank sensor", "ciguenal", "crank"],
  ["sensor de cigüeñal", "ciguenal", "crank"],
  ["CKP", "ciguenal", "crank"],
  ["ls 1", "silverado"],
  ["LS1", "silverado"],
  ["f150", "ford"],
  ["F 150", "ford"],
  ["F-150", "ford"],
  ["arrancar", "arranca"],
  ["arrancan", "arranca"],
  ["luces", "luces"],
  ["encender luz", "luces"],
  ["crv", "honda"],
  ["cr v", "honda"],
  ["balatas", "honda"],
  ["5w30", "honda"],
  ["5w-30", "honda"],
  ["flat tire", "llanta"],
  ["caucho espichado", "llanta"],
  ["throttle cable", "guaya"],
  ["chicote del acelerador", "guaya"],
  ["tapón de gasolina", "gas"],
  ["kia 2014", "kia"],
  ["no prende", "noArranca", "noStart"],
  ["transmission slipping", "ford"],
];

test.each(typed)("«%s» finds what is meant", async (text, ...found) => {
  expect(await find(text)).toEqual(expect.arrayContaining(found));
});

test.each(["P0336", "0336", "ls 2", "f250", "5w-20", "head gasket", "zzz"])(
  "«%s» finds nothing else",
  async (text) => {
    expect(await find(text)).toEqual([]);
  },
);

test("a search asks for words, never for operators, and stays bounded", () => {
  expect(matchFor("  -  * ")).toBeUndefined();
  for (const text of [
    '5w-30 "OR" NOT near(a)',
    "title:bujia",
    "^x* (y)",
    'a"b"c',
    "won't".repeat(80),
    "llanta ".repeat(40),
  ]) {
    expect(matchFor(text)!.replace(/"(?:[^"]|"")*"|\(|\)| OR | AND /g, "")).toBe("");
    expect(matchFor(text)!.length).toBeLessThan(6_000);
  }
  expect(looseMatchFor("freno catalizadro")).toBe('"freno" "catal"*');
  expect(looseMatchFor("freno abs")).toBeUndefined();
});

test.each([
  "fuel pump",
  "llanta ponchada",
  "bomba de gasolina empaque de cabeza llanta ponchada banda de tiempo",
])(
  "«%s» asks for no words side by side, which FTS5 would look for in every post that has them",
  (text) => {
    const asked = matchFor(text)!.match(/"[^"]*"/g)!;
    expect(asked.filter((words) => words.includes(" "))).toEqual([]);
    expect(asked.length).toBeLessThan(200);
  },
);

test.each(["fuel pump", "bomba gasolina", "bomba de gasolina"])(
  "«%s» compares the posts of two words once, whatever the second is called elsewhere",
  (text) => {
    const compared = matchFor(text)!.match(/ AND /g)!;
    expect(compared.length).toBeLessThanOrEqual(2);
  },
);
