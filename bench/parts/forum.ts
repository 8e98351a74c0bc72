import { findReplyPlace, findTopicPage } from "../../app/features/forum/replies.server.ts";
import { searchTopics } from "../../app/features/forum/search.server.ts";
import { listTopics } from "../../app/features/forum/topics.server.ts";
import { type Db, openDb } from "../../app/platform/db.server.ts";
import { type Asked, counting } from "../counting/database.js";
import { busyReply, busyTopic, fillForum, topicsOf } from "../forum-world.ts";
import { openServer } from "../server.ts";
import { type Line, ms } from "../table.ts";
import { makePerson, openDatabase } from "../world.ts";
import { rowsRead, timeOf } from "./database.ts";
import { bareScans } from "./plans.ts";

/** What is asked, and how many rows a reader sees of it: each post with its author. */
const cases: Record<string, (db: Db, posts: number) => Promise<number>> = {
  "topics, first page": async (db) => 2 * (await listTopics(db)).topics.length,
  "topics, a later page": async (db, posts) => 2 * (await listTopics(db, { at: topicsOf(posts) - 2, id: "" })).topics.length,
  "a topic, its first replies": (db) => postsOf(findTopicPage(db, busyTopic)),
  "a topic, later replies": (db) => postsOf(findTopicPage(db, busyTopic, { after: { at: 9, id: "z" } })),
  "a topic, earlier replies": (db, posts) => postsOf(findTopicPage(db, busyTopic, { until: { at: posts, id: "" } })),
  "a topic, its last replies": (db) => postsOf(findTopicPage(db, busyTopic, { last: true })),
  "a reply's lasting address": async (db) => ((await findReplyPlace(db, busyTopic, busyReply)) ? 21 : 0),
};

const postsOf = async (page: ReturnType<typeof findTopicPage>) => 2 + 2 * (await page)!.replies.length;

const searches: Record<string, string> = {
  "a word of every post": "rattle",
  "a word of one post in 1,000": "zonda",
  "two words": "rattle zonda",
  "the beginning of a word of every post": "rattlesnake",
  "a word of no post": "nowhere",
};

/** P4 for the forum: rows read, query plans and search with so many posts in it. */
export async function forum(sizes: number[]): Promise<Line[]> {
  const lines: Line[] = [];
  const read = new Map<string, { read: number; shown: number }[]>();
  const scans = new Set<string>();
  for (const [n, size] of sizes.entries()) {
    const miniflare = await openServer("app", { counting: n === sizes.length - 1 });
    const d1 = await openDatabase(miniflare);
    await fillForum(d1, (await makePerson(d1, "medium")).id, size);
    const trips: Asked[][] = [];
    const db = openDb(counting(d1, trips));
    for (const [what, ask] of Object.entries(cases)) {
      trips.length = 0;
      const shown = await ask(db, size);
      read.set(what, [...(read.get(what) ?? []), { read: trips.flat().reduce((sum, one) => sum + one.read, 0), shown }]);
      for (const scan of await bareScans(d1, trips.flat())) scans.add(`${what}: ${scan}`);
    }
    if (n === sizes.length - 1)
      for (const [what, text] of Object.entries(searches)) {
        trips.length = 0;
        const { topics } = await searchTopics(db, text);
        // What finds nothing is asked once more, by the beginning of its last word.
        const statements = trips.flat();
        let took = 0;
        for (const statement of statements) took += await timeOf(miniflare, statement);
        for (const scan of await bareScans(d1, trips.flat())) scans.add(`search: ${scan}`);
        lines.push({
          part: "P4",
          what: `forum search, ${what}: ${size.toLocaleString("en-US")} posts, ${topics.length} topics found`,
          ours: `${ms(took, 1)}, ${statements.reduce((sum, one) => sum + one.read, 0)} rows read, ${statements.length} statement${statements.length > 1 ? "s" : ""}`,
          goal: "<= 50 ms",
          met: took <= 50 && statements.length <= 2,
        });
      }
    await miniflare.dispose();
  }
  const named = `${sizes.map((size) => size.toLocaleString("en-US")).join(" / ")} posts`;
  const plans: Line = {
    part: "P4",
    what: "query plans of the forum",
    ours: [...scans].join("; ") || "no bare SCAN",
    goal: "no bare SCAN",
    met: scans.size === 0,
  };
  return [...[...read].map(([what, seen]) => rowsRead(`forum: ${what}`, named, seen)), plans, ...lines];
}
