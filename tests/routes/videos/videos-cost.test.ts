import { expect, test } from "vitest";
import { catalogQuery } from "#app/features/videos/catalog/catalog.server.ts";
import { dueQuery } from "#app/features/videos/catalog/check.server.ts";
import { handoutsQuery } from "#app/features/videos/list/handouts-query.server.ts";
import { groupsIn } from "#app/features/videos/list/search-groups.ts";
import type { VideoQuery } from "#app/features/videos/list/video-query.server.ts";
import { unfinishedQuery, videosQuery } from "#app/features/videos/list/videos.server.ts";
import { openApp } from "../../support/app.ts";
import { full } from "../../support/full.ts";
import { fillVideos } from "../../support/learning/fill-videos.ts";
import { signedIn } from "../../support/people.ts";

// Goal P4: what a page of the videos costs the database, at any size of the table. LLAVE_FULL=1
// measures among a million rows.

const app = openApp();
type Statement = { toSQL: () => { sql: string; params: unknown[] } };

async function ask(query: Statement) {
  const { sql, params } = query.toSQL();
  const { d1 } = app();
  const { results, meta } = await d1
    .prepare(sql)
    .bind(...params)
    .all<{ position?: number | null }>();
  const plan = await d1
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  // A row of a person's progress that is joined is a row that is shown.
  const shown =
    results.length + results.filter(({ position }) => typeof position === "number").length;
  return {
    shown,
    found: results.length,
    read: meta.rows_read,
    ms: meta.duration,
    plan: plan.results.map((row) => row.detail),
  };
}

const pages = (last: number): [string, VideoQuery][] => [
  ["the first page", {}],
  ["a later page", { before: last / 2 }],
  ["a category", { category: "brakes" }],
  ["a later page of a category", { category: "brakes", before: last / 2 }],
  ["a level", { difficulty: "advanced" }],
  ["both", { category: "engine", difficulty: "beginner" }],
  ["a later page of both", { category: "engine", difficulty: "beginner", before: last / 2 }],
];

const searches: [string, VideoQuery][] = [
  ["a word of every video", { text: "brake" }],
  ["the beginning of one", { text: "bra" }],
  ["a concept with all its names", { text: "brake", groups: groupsIn("pastillas de freno") }],
  ["two words", { text: "pads brake" }],
  ["a word of one in a thousand", { text: "zonda" }],
  ["a word of none", { text: "nowhere" }],
  ["a word and both filters", { text: "brake", category: "engine", difficulty: "advanced" }],
  ["a later page of a search", { text: "brake", before: 500 }],
];

const sizes = full ? [1_000, 100_000, 1_000_000] : [1_000, 10_000];

test("a page reads only the rows it shows, at any size", { timeout: 600_000 }, async () => {
  const { db, d1 } = app();
  const ana = await signedIn(db, "medium");
  const read: Record<string, number[]> = {};
  const slow: string[] = [];
  for (const size of sizes) {
    await d1.prepare("DELETE FROM video_tutorials").run();
    await d1.prepare("DELETE FROM sqlite_sequence WHERE name = 'video_tutorials'").run();
    await fillVideos(d1, size, ana.id);
    await d1.prepare("UPDATE video_tutorials SET dead_since = n WHERE n % 20 = 0").run();
    const asked: [string, Statement][] = [
      ...pages(size).map(
        ([name, one]) =>
          [name, videosQuery(db, ana.id, { ...one, limit: 19 })] as [string, Statement],
      ),
      ["unfinished", unfinishedQuery(db, ana.id, 3)],
      ["handouts", handoutsQuery(db, 6)],
      ["the administrators' first page", catalogQuery(db, { limit: 21 })],
      ["a later one", catalogQuery(db, { limit: 21, after: size / 2 })],
      ["only dead ones", catalogQuery(db, { limit: 21, dead: true })],
      ["a later page of them", catalogQuery(db, { limit: 21, dead: true, after: size / 2 })],
      ["the next to be checked", dueQuery(db, 12)],
    ];
    for (const [name, query] of asked) {
      const cost = await ask(query);
      expect([name, cost.found > 2]).toEqual([name, true]);
      expect([name, cost.read <= 1.1 * cost.shown + 5 ? "bounded" : cost]).toEqual([
        name,
        "bounded",
      ]);
      expect([
        name,
        cost.plan.filter((step) => /^SCAN (?!.*USING)|TEMP B-TREE/.test(step)),
      ]).toEqual([name, []]);
      read[name] = [...(read[name] ?? []), cost.read];
    }
    for (const [name, one] of searches) {
      const times = [];
      for (let round = 0; round < 5; round++)
        times.push((await ask(videosQuery(db, ana.id, { ...one, limit: 19 }))).ms);
      const { found, plan, read: rows } = await ask(videosQuery(db, ana.id, { ...one, limit: 19 }));
      const median = times.sort((a, b) => a - b)[2]!;
      if (full)
        console.info(
          `${size} videos, ${name}: ${found} found, ${rows} rows read, median ${median} ms`,
        );
      if (median > 50) slow.push(`${name} among ${size}: ${median} ms`);
      expect(found, name).toBe(
        one.text === "nowhere" ? 0 : one.text === "zonda" ? Math.min(19, size / 1_000) : 19,
      );
      expect([name, plan.filter((step) => /^SCAN (?!.*(USING|VIRTUAL TABLE))/.test(step))]).toEqual(
        [name, []],
      );
    }
  }
  expect(slow).toEqual([]);
  // Counts may differ by one: in a page of 19, half a row was begun by this person.
  const grown = Object.entries(read).filter(
    ([, rows]) => Math.max(...rows) - Math.min(...rows) > 1,
  );
  expect(grown).toEqual([]);
});
