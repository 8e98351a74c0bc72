// The searches of the forum and of the videos know the words of the trade.
import "../../tests/support/glossary.ts";
import type { Miniflare } from "miniflare";
import { listCatalog } from "../../app/features/videos/catalog/catalog.server.ts";
import { dueQuery } from "../../app/features/videos/catalog/check.server.ts";
import { findCertificate } from "../../app/features/videos/certificates/certificates.server.ts";
import { listProgress } from "../../app/features/videos/certificates/progress.server.ts";
import type { VideoSearch } from "../../app/features/videos/list/video-search.ts";
import { findVideo, listVideos } from "../../app/features/videos/list/videos.server.ts";
import {
  findSession,
  listSessions,
  listUpcoming,
} from "../../app/features/videos/live/sessions.server.ts";
import { listContent } from "../../app/features/videos/premium-content.server.ts";
import type { Db } from "../../app/platform/db/db.server.ts";
import { openServer } from "../server.ts";
import { type Line, ms } from "../table.ts";
import {
  fillCertificates,
  fillSessions,
  fillVideos,
  nthSession,
  nthVideo,
  watchFirst,
} from "../video-world.ts";
import { makePerson, openDatabase } from "../world.ts";
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

type Search = Partial<VideoSearch>;
type Ground = {
  miniflare: Miniflare;
  d1: D1Database;
  member: string;
  graduate: string;
  number: string;
  size: number;
  now: number;
};

const list =
  (search: Search) =>
  (db: Db, { member }: Ground) =>
    shown(listVideos(db, member, search));

/**
 * What is asked, and how many rows a reader sees of it: a person's own place in a video is a row
 * beside the video's.
 */
const cases: Cases<Ground> = {
  "first page, and what was begun": (db, { member }) =>
    shown(listVideos(db, member, {}, { unfinished: 3 })),
  "a later page": (db, ground) => list({ before: ground.size / 2 })(db, ground),
  "one category": list({ category: "engine" }),
  "one category, a later page": (db, ground) =>
    list({ category: "engine", before: ground.size / 2, show: 6 })(db, ground),
  "one level": list({ difficulty: "advanced" }),
  "one level, a later page": (db, ground) =>
    list({ difficulty: "advanced", before: ground.size / 2, show: 6 })(db, ground),
  "one category and level": list({ category: "engine", difficulty: "beginner", show: 6 }),
  "one category and level, a later page": (db, ground) =>
    list({ category: "engine", difficulty: "beginner", before: ground.size / 2, show: 3 })(
      db,
      ground,
    ),
  "a category without videos": async (db, ground) =>
    1 + (await list({ category: "suspension" })(db, ground)),
  "one video": async (db, { member }) => ((await findVideo(db, member, nthVideo(2))) ? 2 : 0),
  "handouts and live sessions of /premium": async (db, { now }) => {
    const { handouts, sessions } = await listContent(db, now, { live: true });
    return handouts.length + sessions.length;
  },
  "manage, first page": async (db) => (await listCatalog(db, {})).videos.length,
  "manage, a later page": async (db, { size }) =>
    (await listCatalog(db, { after: size / 2 })).videos.length,
  "manage, only dead": async (db) => (await listCatalog(db, { dead: true, show: 8 })).videos.length,
  "manage, only dead, a later page": async (db, { size }) =>
    (await listCatalog(db, { dead: true, after: size / 2, show: 3 })).videos.length,
  "the next to be checked": async (db) => (await dueQuery(db, 12)).length,
  "live sessions to come": async (db, { now }) => (await listUpcoming(db, now)).length,
  "all live sessions": async (db) => (await listSessions(db)).sessions.length,
  "all live sessions, a later page": async (db, { now }) =>
    (await listSessions(db, { before: { at: now, id: "z" } })).sessions.length,
  "one live session": async (db) => ((await findSession(db, nthSession(1))) ? 1 : 0),
  "certificates, thirty videos watched": async (db, { graduate }) => {
    const progress = await listProgress(db, graduate);
    const watched = progress.reduce((sum, one) => sum + one.watched, 0);
    return (
      2 * watched + progress.filter(({ videos, certificate }) => videos > 0 || certificate).length
    );
  },
  "a certificate by its number": async (db, { number }) =>
    (await findCertificate(db, number)) ? 1 : 0,
};

const shown = async (page: ReturnType<typeof listVideos>) => {
  const { videos, unfinished } = await page;
  return [...videos, ...unfinished].reduce((sum, { position }) => sum + (position > 0 ? 2 : 1), 0);
};

const searches: Record<string, Search> = {
  "a word of every video": { text: "brake" },
  "the beginning of one": { text: "b" },
  "two words": { text: "pads brake" },
  "a word of one video in 1,000": { text: "zonda" },
  "a rare word and one of every video": { text: "brake zonda" },
  "a word of no video": { text: "nowhere" },
  "a word and a category": { text: "brake", category: "engine" },
  "a word and a level": { text: "brake", difficulty: "advanced" },
  "a word and both": { text: "brake", category: "engine", difficulty: "advanced" },
  "a word and a category without videos": { text: "brake", category: "suspension" },
  "a later page of a word of every video": { text: "brake", before: 500 },
};

/**
 * P4 for the videos, their handouts, certificates and live sessions: rows read, query plans and
 * search with so many of each.
 */
export async function videos(sizes: number[]): Promise<Line[]> {
  const lines: Line[] = [];
  const notes = openNotes();
  for (const [n, size] of sizes.entries()) {
    const last = n === sizes.length - 1;
    const ground = await prepare(size, last);
    await askAll(cases, ground.d1, ground, notes);
    if (last) lines.push(...(await searching(ground, notes.scans)));
    await ground.miniflare.dispose();
  }
  // Seven categories and their counters are a table that is small by design.
  const walked = [...notes.scans].filter((scan) => !scan.endsWith("SCAN video_counts"));
  return [
    ...rowsRead(notes, sizesOf(sizes, "of each"), "videos: "),
    plansLine("the videos", walked, " but of the seven counters"),
    ...lines,
  ];
}

async function prepare(size: number, counted: boolean): Promise<Ground> {
  const miniflare = await openServer("app", { counting: counted });
  const d1 = await openDatabase(miniflare);
  const [member, graduate, now] = [
    (await makePerson(d1, "premium")).id,
    (await makePerson(d1, "medium")).id,
    Date.now(),
  ];
  await fillVideos(d1, member, size);
  await watchFirst(d1, graduate, 33);
  await fillSessions(d1, size, now);
  const number = await fillCertificates(d1, graduate, size);
  return { miniflare, d1, member, graduate, number, size, now };
}

/**
 * How long a search takes, asked by a Worker: both the members' and the administrators', which is
 * the same without a person's places.
 */
async function searching(
  { miniflare, d1, member, size }: Ground,
  scans: Set<string>,
): Promise<Line[]> {
  const { db, trips } = openCounted(d1);
  const lines: Line[] = [];
  const asked: [string, () => Promise<{ videos: unknown[] }>][] = [
    ...Object.entries(searches).map(
      ([what, search]) => [what, () => listVideos(db, member, search)] as (typeof asked)[number],
    ),
    ["manage, a word of every video", () => listCatalog(db, { text: "brake" })],
    ["manage, a word of no video", () => listCatalog(db, { text: "nowhere" })],
  ];
  for (const [what, ask] of asked) {
    trips.length = 0;
    const found = (await ask()).videos.length;
    const [statement] = trips.flat();
    const took = await timeOf(miniflare, statement!);
    for (const scan of await bareScans(d1, [statement!])) scans.add(`search, ${what}: ${scan}`);
    lines.push({
      part: "P4",
      what: `video search, ${what}: ${size.toLocaleString("en-US")} videos, ${found} found`,
      ours: `${ms(took, 1)}, ${statement!.read} rows read, ${trips.length} round trip`,
      goal: "<= 50 ms",
      met: took <= 50 && trips.length === 1,
    });
  }
  return lines;
}
