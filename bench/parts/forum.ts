// The searches of the forum and of the videos know the words of the trade.
import "../../tests/support/glossary.ts";
import { findReplyPlace } from "../../app/features/forum/replies/reply-place.server.ts";
import { findTopicPage } from "../../app/features/forum/replies/topic-page.server.ts";
import { searchTopics } from "../../app/features/forum/search/search.server.ts";
import { listTopics } from "../../app/features/forum/topics/list.server.ts";
import { busyReply, busyTopic, fillForum, topicsOf } from "../forum-world.ts";
import { openServer } from "../server.ts";
import { type Line, ms } from "../table.ts";
import { makePerson, openDatabase } from "../world.ts";
import { bareScans, plansLine } from "./plans.ts";
import {
  askAll,
  type Cases,
  openCounted,
  openNotes,
  readIn,
  rowsRead,
  sizesOf,
  timeOf,
} from "./rows-read.ts";

/** What is asked, and how many rows a reader sees of it: each post with its author. */
const cases: Cases<number> = {
  "topics, first page": async (db) => 2 * (await listTopics(db)).topics.length,
  "topics, a later page": async (db, posts) =>
    2 * (await listTopics(db, { before: { at: topicsOf(posts) - 2, id: "" } })).topics.length,
  "a topic, its first replies": (db) => postsOf(findTopicPage(db, busyTopic)),
  "a topic, later replies": (db) =>
    postsOf(findTopicPage(db, busyTopic, { after: { at: 9, id: "z" } })),
  "a topic, earlier replies": (db, posts) =>
    postsOf(findTopicPage(db, busyTopic, { until: { at: posts, id: "" } })),
  "a topic, its last replies": (db) => postsOf(findTopicPage(db, busyTopic, { last: true })),
  "topics, with their titles' translations": async (db) => {
    const { topics } = await listTopics(db, { into: "es" });
    return 2 * topics.length + topics.filter(({ translation }) => translation.postId).length;
  },
  "a reply's lasting address": async (db) =>
    (await findReplyPlace(db, busyTopic, busyReply)) ? 21 : 0,
};

const postsOf = async (page: ReturnType<typeof findTopicPage>) =>
  2 + 2 * (await page)!.replies.length;

const searches: Record<string, string> = {
  "a word of every post": "rattle",
  "a word of one post in 1,000": "zonda",
  "two words": "rattle zonda",
  "the beginning of a word of every post": "rattlesnake",
  "a word of no post": "nowhere",
  "a part whose words every post has, but none both": "bomba de gasolina",
  "the same by its words in the other language": "fuel pump",
};

type Search = { took: number; read: number; statements: number; topics: number };

/** P4 for the forum: rows read, query plans and search with so many posts in it. */
export async function forum(sizes: number[]): Promise<Line[]> {
  const notes = openNotes();
  const searched = new Map<string, Search[]>();
  for (const size of sizes) {
    const miniflare = await openServer("app", { counting: true });
    const d1 = await openDatabase(miniflare);
    await fillForum(d1, (await makePerson(d1, "medium")).id, size);
    await askAll(cases, d1, size, notes);
    const { db, trips } = openCounted(d1);
    for (const [what, text] of Object.entries(searches)) {
      trips.length = 0;
      const { topics } = await searchTopics(db, text);
      // What finds nothing is asked once more, by the beginning of its last word.
      const statements = trips.flat();
      let took = 0;
      for (const statement of statements) took = Math.max(took, await timeOf(miniflare, statement));
      for (const scan of await bareScans(d1, statements)) notes.scans.add(`search: ${scan}`);
      const seen = {
        took,
        read: readIn(trips),
        statements: statements.length,
        topics: topics.length,
      };
      searched.set(what, [...(searched.get(what) ?? []), seen]);
    }
    await miniflare.dispose();
  }
  const named = sizesOf(sizes, "posts");
  return [
    ...rowsRead(notes, named, "forum: "),
    plansLine("the forum", notes.scans),
    ...[...searched].map(([what, seen]) => searchLine(what, named, seen)),
  ];
}

const searchLine = (what: string, named: string, seen: Search[]): Line => {
  const each = (value: (one: Search) => string | number) => seen.map(value).join(" / ");
  return {
    part: "P4",
    what: `forum search, ${what}: ${named}, ${each(({ topics }) => topics)} topics found`,
    ours: `longest ${each(({ took }) => ms(took, 1))}, ${each((one) => one.read)} rows read, ${each(({ statements }) => statements)} statements`,
    goal: "each statement <= 50 ms",
    met: seen.every(({ took, statements }) => took <= 50 && statements <= 2),
  };
};
