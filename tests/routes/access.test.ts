import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { profiles, sessions } from "#app/features/account/tables.server.ts";
import { discussionReplies, discussionTopics } from "#app/features/forum/tables.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { numberFrom, randomLetters } from "#app/features/videos/certificates/certificate-number.ts";
import {
  certificates,
  liveSessions,
  videoProgress,
  videoTutorials,
} from "#app/features/videos/tables.server.ts";
import { addresses } from "../support/addresses.ts";
import { openApp } from "../support/app.ts";
import { full } from "../support/full.ts";
import { makeJob, makeQuote, makeReply, makeShop, makeTopic, makeVideo } from "../support/make.ts";
import { lapsed, type Person, signedIn } from "../support/people.ts";
import { otherMethods, raw } from "../support/raw.ts";

// S1: who may do what, for every address the build knows. The table restates the specification in
// words of its own; a route without a row fails, so nothing can be added without saying who may
// enter.

const roles = [
  "visitor",
  "free",
  "bronze",
  "bronze ended",
  "diamond",
  "diamond ended",
  "admin",
  "admin no more",
] as const;
type Role = (typeof roles)[number];

const members: Role[] = [
  "free",
  "bronze",
  "bronze ended",
  "diamond",
  "diamond ended",
  "admin",
  "admin no more",
];
const diamonds: Role[] = ["diamond"];

type Row = {
  /** Who may read it. Absent: everyone. */
  read?: Role[];
  /** Who may write to it. Absent: nobody needs to be stopped (a public form). */
  write?: Role[];
  /** Where a member without the right is sent. */
  otherwise?: "/premium" | "/repair-cms" | "/";
};

const open: Row = {};
const member: Row = { read: members, write: members };
// The tier alone, without an end date (decision 6). Whose post it is,
// tests/routes/forum/ownership.test.ts asks.
const membersOfForum: Role[] = ["bronze", "bronze ended", "diamond", "diamond ended"];
const forum: Row = { read: membersOfForum, write: membersOfForum, otherwise: "/premium" };
const record: Row = { read: members, write: diamonds, otherwise: "/premium" };
const repair: Row = { read: diamonds, write: diamonds, otherwise: "/premium" };
const toPanel: Row = { read: [], write: diamonds, otherwise: "/premium" };
const videos: Row = {
  read: ["bronze", "diamond"],
  write: ["bronze", "diamond"],
  otherwise: "/premium",
};
const live: Row = { read: diamonds, otherwise: "/premium" };
const admin: Row = { read: ["admin"], write: ["admin"], otherwise: "/" };

const rows: Record<string, Row> = {
  "/": open,
  "/login": open,
  "/login/code": open,
  "/login/passkey": open,
  "/sign-up": open,
  "/sign-out": open,
  "/forgot-password": open,
  "/reset-password": open,
  "/unsubscribe": open,
  "/language": open,
  "/privacy": open,
  "/terms": open,
  "/sitemap.xml": open,
  "/robots.txt": open,
  "/.well-known/security.txt": open,
  "/pictures/:key": open,
  "/certificates/:number": open,
  "/certificates/:number/pdf": { read: members },
  "/*": open,
  "/codes/sitemap.xml": open,
  "/codes/:code": open,
  "/codes": { read: ["bronze", "bronze ended", "diamond", "diamond ended"], otherwise: "/premium" },
  // Everyone may read it; only the assistant's panel writes to it.
  "/premium": { read: members, write: diamonds, otherwise: "/premium" },
  "/medium": { ...member, read: ["free", "admin", "admin no more"], otherwise: "/premium" },
  // These three are for writing; who reads them is led to the plans (nobody here has a subscription
  // that could be changed).
  "/create-checkout-session": { read: [], write: members, otherwise: "/premium" },
  "/premium/change": { read: [], write: members, otherwise: "/premium" },
  "/premium/portal": { read: [], write: members, otherwise: "/premium" },
  "/noticias": member,
  "/noticias/pictures/:sourceId/:itemId": { read: members, write: members },
  "/account": member,
  "/account/data.zip": { read: members },
  // Whose plan opens the list of jobs is led there.
  "/account/jobs": { read: members.filter((role) => role !== "diamond"), otherwise: "/repair-cms" },
  "/account/download": member,
  "/account/delete": member,
  "/account/two-step": member,
  "/account/two-step/app": member,
  "/account/two-step/app/confirm": member,
  "/account/two-step/app/remove": member,
  "/account/two-step/codes": member,
  "/account/two-step/recovery-codes.txt": member,
  "/account/two-step/off": member,
  "/account/two-step/passkeys/new": member,
  "/account/two-step/passkeys/add": member,
  "/account/two-step/passkeys/ask": { read: members },
  "/account/two-step/passkeys/:passkeyId/remove": member,
  "/account/name": member,
  "/account/password": member,
  "/account/reply-letters": member,
  "/account/devices/sign-out": member,
  "/account/devices/:sessionId/sign-out": member,
  "/discussion": forum,
  "/discussion/new": forum,
  "/discussion/preview": forum,
  "/discussion/translate": { ...forum, write: diamonds },
  "/discussion/:topicId": forum,
  "/discussion/:topicId/reply": forum,
  "/discussion/:topicId/edit": forum,
  "/discussion/:topicId/delete": forum,
  "/discussion/:topicId/answered": forum,
  "/discussion/:topicId/report": forum,
  "/discussion/:topicId/replies/:replyId": forum,
  "/discussion/:topicId/replies/:replyId/edit": forum,
  "/discussion/:topicId/replies/:replyId/delete": forum,
  "/discussion/:topicId/replies/:replyId/report": forum,
  // Posted to; who opens one of these is led to the panel on the page of the plans.
  "/ai-chat": toPanel,
  "/ai-chat/stop": toPanel,
  "/ai-chat/:answerId/diagnostic": toPanel,
  "/ai-chat/stream": repair,
  "/ai-chat/history": repair,
  "/ai-chat/clear": repair,
  "/videos": videos,
  "/videos/:videoId": videos,
  // For writing; who reads it is led to the videos.
  "/videos/:videoId/position": videos,
  "/videos/:videoId/handout": videos,
  "/videos/certificates": videos,
  "/videos/certificates/:category": videos,
  "/live": live,
  "/live/:sessionId/join": live,
  "/live/:sessionId/session.ics": live,
  "/repair-cms": repair,
  "/repair-cms/new": repair,
  "/repair-cms/settings": repair,
  "/repair-cms/logo/:file": record,
  "/repair-cms/:jobId": record,
  "/repair-cms/:jobId/edit": repair,
  "/repair-cms/:jobId/delete": repair,
  "/repair-cms/:jobId/status": repair,
  "/repair-cms/:jobId/diagnostic": repair,
  "/repair-cms/:jobId/quotes/new": repair,
  "/repair-cms/:jobId/quotes/:quoteId/edit": repair,
  "/repair-cms/:jobId/quotes/:quoteId/duplicate": repair,
  "/repair-cms/:jobId/quotes/:quoteId/delete": repair,
  "/repair-cms/:jobId/quotes/:quoteId/status": repair,
  "/repair-cms/:jobId/quotes/:quoteId/work-order": record,
  "/admin": admin,
  "/admin/videos": admin,
  "/admin/videos/new": admin,
  "/admin/videos/check": admin,
  "/admin/videos/live": admin,
  "/admin/videos/live/new": admin,
  "/admin/videos/live/:sessionId/edit": admin,
  "/admin/videos/live/:sessionId/cancel": admin,
  "/admin/videos/:videoId/edit": admin,
  "/admin/videos/:videoId/delete": admin,
  "/admin/news": admin,
  "/admin/news/new": admin,
  "/admin/news/preview": admin,
  "/admin/news/:sourceId/edit": admin,
  "/admin/news/:sourceId/delete": admin,
  "/admin/news/:sourceId/activate": admin,
  "/admin/news/:sourceId/deactivate": admin,
  "/admin/news/:sourceId/fetch": admin,
  "/admin/settings": admin,
  "/admin/reports": admin,
  "/admin/reports/:postId/hide": admin,
  "/admin/reports/:postId/stand": admin,
  "/admin/audit": admin,
  "/admin/users/new": admin,
  "/admin/users/:userId": admin,
  "/admin/users/:userId/plan": admin,
  "/admin/users/:userId/extend": admin,
  "/admin/users/:userId/sync": admin,
  "/admin/users/:userId/admin": admin,
  "/admin/users/:userId/sign-out": admin,
  "/admin/users/:userId/suspend": admin,
  "/admin/users/:userId/restore": admin,
  "/admin/users/:userId/two-step": admin,
};

type Ids = { jobId: string; quoteId: string; topicId?: string; replyId?: string };
const app = openApp();
const people = {} as Record<Role, Person | undefined>;
const records = {} as Record<Role, Ids>;
let stranger: Ids;
/**
 * What stands behind the addresses of the videos: a video with its handout, a session, someone's
 * certificate.
 */
const film = {
  videoId: "01890000-0000-7000-8000-000000000005",
  sessionId: "01890000-0000-7000-8000-000000000006",
  number: "",
};
/** Whom the admin area's addresses are about. */
let managed: Person;

beforeAll(async () => {
  const { db } = app();
  managed = await signedIn(db, "medium", { name: "Secret-managed" });
  people.free = await signedIn(db);
  people.bronze = await signedIn(db, "medium");
  people["bronze ended"] = await lapsed(db, "medium");
  people.diamond = await signedIn(db, "premium");
  people["diamond ended"] = await lapsed(db, "premium");
  people.admin = await signedIn(db, "free", { isAdmin: true });
  people["admin no more"] = await signedIn(db, "free");
  await makeVideo(db, {
    id: film.videoId,
    category: "brakes",
    title: "Secret-video",
    handoutFile: "secret.pdf",
    handoutBytes: 7,
  });
  await app().files.put("handouts/secret.pdf", "Secret-handout");
  const at = new Date(Date.now() + 60_000);
  await db.insert(liveSessions).values({
    id: film.sessionId,
    title: "Secret-session",
    description: "",
    startsAt: at,
    endsAt: new Date(at.getTime() + 3_600_000),
    timeZone: "UTC",
    link: "https://meet.example.com/Secret-link",
    createdAt: at,
    updatedAt: at,
  });
  film.number = numberFrom(new Uint8Array(randomLetters));
  await db.insert(certificates).values({
    number: film.number,
    userId: managed.id,
    category: "brakes",
    name: "Ana",
    videos: 1,
    issuedAt: new Date(),
  });
  for (const role of members) records[role] = await recordsOf(people[role]!);
  stranger = await recordsOf(await signedIn(db, "premium"));
  records.visitor = stranger;
});

async function recordsOf(owner: Person) {
  const { db } = app();
  await makeShop(db, owner);
  const job = await makeJob(db, { owner, customerLastName: `Secret-${owner.id}` });
  const quote = await makeQuote(db, { owner, job });
  const topic = await makeTopic(db, { by: owner, content: `Secret-${owner.id}` });
  const reply = await makeReply(db, { by: owner, topic });
  return { jobId: job.id, quoteId: quote.id, topicId: topic.id, replyId: reply.id };
}

const fill = (path: string, ids: Ids) =>
  path
    .replace(":jobId", ids.jobId)
    .replace(":quoteId", ids.quoteId)
    .replace(":topicId", ids.topicId ?? "none")
    .replace(":replyId", ids.replyId ?? "none")
    .replace(":postId", "none")
    .replace(":file", `${"0".repeat(64)}.png`)
    .replace(":key", "none")
    .replace(":videoId", film.videoId)
    .replace(":number", film.number)
    .replace(":category", "brakes")
    .replace(":sessionId", film.sessionId)
    .replace(":code", "P0420")
    .replace(":userId", managed.id)
    .replace(":answerId", "none")
    .replace(":passkeyId", "none")
    .replace(":sourceId", "01890000-0000-7000-8000-000000000003")
    .replace(":itemId", "01890000-0000-7000-8000-000000000004")
    .replace("*", "nowhere");

const onRecord = (path: string) => path.includes(":jobId");

describe.each(addresses())("$path", ({ path, hasAction }) => {
  test("has a row in the table", () =>
    expect(rows[path], `add ${path} to the table`).toBeDefined());
  const row = rows[path] ?? open;

  // Once for whoever has no session, and in the full suite for everyone: what is refused must not
  // depend on who asks.
  test("knows no other method, whoever asks", async () => {
    for (const role of full ? roles : (["visitor", "diamond"] as const))
      for (const door of [fill(path, records[role]), `${fill(path, records[role])}.data`])
        for (const method of otherMethods) {
          const cookie = people[role]?.cookie;
          const { status, headers, body } = await raw(
            app().origin,
            method,
            door,
            cookie ? { headers: { cookie } } : {},
          );
          expect([405, 501], `${method} ${door} by ${role}`).toContain(status);
          if (status === 405) expect(headers.allow).toBe("GET, HEAD, POST");
          expect(body).not.toContain("Secret-");
        }
  });

  test.each(roles)("read by: %s", async (role) => {
    const answer = await app().visit(fill(path, records[role]), { as: people[role] });
    const allowed = !row.read || row.read.includes(role);
    if (allowed) {
      expect(answer.status).toBeLessThan(500);
      // without a right password before, it leads to the beginning
      const begins = path === "/login/code";
      if (!begins) expect(answer.headers.get("location") ?? "").not.toMatch(/^\/(login|premium)/);
      return;
    }
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toMatch(
      role === "visitor" ? /^\/login\?to=/ : new RegExp(`^${row.otherwise}(\\?from=\\w+)?$`),
    );
  });

  test.each(roles)("read as data by: %s", async (role) => {
    if (!row.read || row.read.includes(role)) return;
    const answer = await app().visit(`${fill(path, records[role])}.data`, { as: people[role] });
    const body = await answer.text();
    expect(body).not.toContain("Secret-");
    expect([202, 404]).toContain(answer.status);
  });

  if (hasAction && row.write) {
    const doors = [fill, (p: string, ids: typeof stranger) => `${fill(p, ids)}.data`];
    // The suite of every day takes one of the two, in turn.
    const turn = row.write.length + path.length;
    const cells = roles.flatMap((role, n) =>
      doors
        .map((door, at) => ({ role, door, at }))
        .filter(({ at }) => full || at === (n + turn) % 2),
    );
    test.each(cells)("written by: $role, door $at", async ({ role, door }) => {
      const allowed = row.write!.includes(role);
      const before = allowed ? undefined : (lastSeen ?? (await snapshot()));
      lastSeen = undefined;
      const answer = await app().visit(door(path, records[role]), { as: people[role], form: {} });
      expect(answer.status).toBeLessThan(500);
      if (allowed) return expect([401, 403]).not.toContain(answer.status);
      if (role === "visitor") expect(answer.status).toBe(401);
      else expect([202, 302]).toContain(answer.status);
      lastSeen = await snapshot();
      expect(lastSeen).toEqual(before);
    });
  }

  if (onRecord(path)) {
    const missing = {
      jobId: "01890000-0000-7000-8000-000000000000",
      quoteId: "01890000-0000-7000-8000-000000000001",
    };
    const malformed = { jobId: "x'--", quoteId: "%00" };

    test("another's record answers exactly as a missing one, and a malformed id likewise", async () => {
      const as = people.diamond;
      const answers = await Promise.all(
        [stranger, missing, malformed].map(async (ids) => {
          const answer = await app().visit(fill(path, ids), { as });
          return { status: answer.status, body: neutral(await answer.text(), ids) };
        }),
      );
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]!.body).not.toContain("Secret-");
    });

    if (hasAction)
      test("another's record cannot be written, and that answers as a missing one", async () => {
        const before = await snapshot();
        for (const door of ["", ".data"]) {
          const statuses = await Promise.all(
            [stranger, missing, malformed].map(
              async (ids) =>
                (await app().visit(fill(path, ids) + door, { as: people.diamond, form: {} }))
                  .status,
            ),
          );
          expect(new Set(statuses).size, statuses.join(" ")).toBe(1);
          // an empty form may be refused before anything is looked up
          expect([404, 422]).toContain(statuses[0]);
        }
        expect(await snapshot()).toEqual(before);
      });
  }
});

/** The last snapshot, as long as nothing has been asked since that may have changed anything. */
let lastSeen: Awaited<ReturnType<typeof snapshot>> | undefined;

/**
 * What the stranger and the lapsed own, and the videos, as it stands in the database; one round
 * trip, since it is asked some two thousand times.
 */
async function snapshot() {
  const { db } = app();
  const watched = [stranger, records["diamond ended"], records.free];
  return db.batch([
    db.select().from(profiles).where(eq(profiles.id, managed.id)),
    db.select().from(sessions).where(eq(sessions.userId, managed.id)),
    db.select().from(videoTutorials),
    db.select().from(liveSessions),
    db.select().from(videoProgress),
    db.select().from(certificates),
    ...watched.flatMap(({ jobId, quoteId, topicId = "", replyId = "" }) => [
      db.select().from(repairJobs).where(eq(repairJobs.id, jobId)),
      db.select().from(repairQuotes).where(eq(repairQuotes.id, quoteId)),
      db.select().from(discussionTopics).where(eq(discussionTopics.id, topicId)),
      db.select().from(discussionReplies).where(eq(discussionReplies.id, replyId)),
    ]),
  ]);
}

/** A page without what differs by chance: nonces, and the ids that were asked for. */
const neutral = (html: string, ids: Ids) =>
  html
    .replaceAll(/nonce="[^"]*"/g, "")
    .replaceAll(/"[A-Za-z0-9+/]{22}=="/g, "")
    .replaceAll(ids.jobId, "JOB")
    .replaceAll(ids.quoteId, "QUOTE");
