import { findKnownLines } from "../../app/features/phrases/known-lines.server.ts";
import { listPhrases } from "../../app/features/phrases/list/phrases.server.ts";
import type { Db } from "../../app/platform/db/db.server.ts";
import { openServer } from "../server.ts";
import { type Line, ms } from "../table.ts";
import { makePerson, openDatabase, type Person } from "../world.ts";
import { bareScans, plansLine } from "./plans.ts";
import {
  askAll,
  type Cases,
  openCounted,
  openNotes,
  rowsRead,
  sizesOf,
  timeOf,
} from "./rows-read.ts";

/** What a shop may remember. */
const perShop = 5_000;
type Ground = { owner: Person; own: number };

const nth = (n: number) => `01900000-${String(n).padStart(6, "0")}`;
const memory = (db: Db, { owner }: Ground, asked: { text?: string; before?: string }) =>
  listPhrases(db, owner.shopId, { kind: "memory", text: "", limit: 40, ...asked });

const cases: Cases<Ground> = {
  "words, first page": async (db, ground) => (await memory(db, ground, {})).phrases.length,
  "words, a later page": async (db, ground) =>
    (await memory(db, ground, { before: nth(ground.own / 2) })).phrases.length,
  "words, what is known of the five lines of a save": async (db, { owner }) => {
    const lines = [1, 2, 3, 4, 5].map((n) => ({
      ...{ text: `Pieza ${n}`, from: "es" as const, to: "en" as const },
    }));
    const { says } = await findKnownLines(db, owner.shopId, lines);
    return lines.filter((line) => says(line)).length;
  },
};

/** P4 for the phrases of shops: rows read and plans of their page, its search, and a save's lines. */
export async function phrases(sizes: number[]): Promise<Line[]> {
  const notes = openNotes();
  const lines: Line[] = [];
  for (const [n, size] of sizes.entries()) {
    const miniflare = await openServer("app", { counting: n === sizes.length - 1 });
    const d1 = await openDatabase(miniflare);
    const owner = await makePerson(d1, "premium");
    const own = Math.min(perShop, size);
    await fill(d1, owner, own);
    for (let filled = own; filled < size; filled += perShop)
      await fill(d1, await makePerson(d1, "premium"), perShop);
    const ground = { owner, own };
    await askAll(cases, d1, ground, notes);
    if (n === sizes.length - 1) {
      const { db, trips } = openCounted(d1);
      await memory(db, ground, { text: "nowhere" });
      const [statement] = trips.at(-1)!;
      const took = await timeOf(miniflare, statement!);
      lines.push({
        part: "P4",
        what: `words, a search that finds nothing: ${size.toLocaleString("en-US")} phrases in all, ${own.toLocaleString("en-US")} of the shop`,
        ours: `${ms(took, 1)}, ${statement!.read} rows read, ${trips.length} statement`,
        goal: "<= 50 ms",
        met: took <= 50 && trips.length === 1,
      });
      lines.push(plansLine("the search of words", await bareScans(d1, trips.flat())));
    }
    await miniflare.dispose();
  }
  return [
    ...rowsRead(notes, sizesOf(sizes, "phrases")),
    plansLine("the pages of words", notes.scans),
    ...lines,
  ];
}

const fill = (d1: D1Database, { id, shopId }: Person, count: number) =>
  d1
    .prepare(
      `with recursive phrase (n) as (select 1 union all select n + 1 from phrase where n < ?3)
      insert into shop_phrases (shop_id, id, kind, key, original_language, en, es, found_en, found_es, search, "by", at)
      select ?1, printf('01900000-%06d', n), 'memory', 'es pieza ' || n, 'es', 'Part ' || n, 'Pieza ' || n,
        'part ' || n, 'pieza ' || n, 'part ' || n || ' pieza ' || n, ?2, n from phrase`,
    )
    .bind(shopId, id, count)
    .run();
