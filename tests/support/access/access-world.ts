import { eq } from "drizzle-orm";
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
import type { App } from "../app.ts";
import { makeJob, makeQuote, makeReply, makeShop, makeTopic, makeVideo } from "../make.ts";
import { makeMoney } from "../money/make-money.ts";
import { lapsed, type Person, signedIn } from "../people.ts";
import { makeInspection } from "../repair/make-inspection.ts";
import { makeNote } from "../repair/make-note.ts";
import { makePhoto } from "../repair/make-photo.ts";
import { members, type Role } from "./access-table.ts";

export type Ids = {
  jobId: string;
  quoteId: string;
  photoId?: string;
  noteId?: string;
  topicId?: string;
  replyId?: string;
};
export const people = {} as Record<Role, Person | undefined>;
/** The records of each role; a visitor has the stranger's. */
export const records = {} as Record<Role, Ids>;
/** The records of a member who is unrelated to the others. */
export let stranger: Ids;
/** A video with its handout, a live session, and the number of a certificate. */
const film = {
  videoId: "01890000-0000-7000-8000-000000000005",
  sessionId: "01890000-0000-7000-8000-000000000006",
  number: "",
};
/** The user of the admin area's addresses. */
let managed: Person;

/** Creates everyone and everything that the addresses name. */
export async function makeAccessWorld({ db, files }: App): Promise<void> {
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
  await files.put("handouts/secret.pdf", "Secret-handout");
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
  for (const role of members) records[role] = await recordsOf({ db, files }, people[role]!);
  stranger = await recordsOf({ db, files }, await signedIn(db, "premium"));
  records.visitor = stranger;
}

async function recordsOf({ db, files }: Pick<App, "db" | "files">, owner: Person) {
  await makeShop(db, owner);
  const job = await makeJob(db, { owner, customerLastName: `Secret-${owner.id}` });
  const quote = await makeQuote(db, { owner, job });
  await makeMoney({ db }, owner);
  const topic = await makeTopic(db, { by: owner, content: `Secret-${owner.id}` });
  const reply = await makeReply(db, { by: owner, topic });
  const photoId = await makePhoto(db, { owner, job, files });
  await makeInspection(db, { owner, job }, { frontPads: { note: "Secret-note" } });
  const noteId = await makeNote(db, { by: owner, job }, { text: "Secret-note" });
  return {
    jobId: job.id,
    quoteId: quote.id,
    photoId,
    noteId,
    topicId: topic.id,
    replyId: reply.id,
  };
}

/** The address with the ids of these records. */
export const fill = (path: string, ids: Ids) =>
  path
    .replace(":jobId", ids.jobId)
    .replace(":disputeId", `dp_${ids.jobId}`)
    .replace("/invoices/:number", "/invoices/7001")
    .replace(":quoteId", ids.quoteId)
    .replace(":photoId", ids.photoId ?? "none")
    .replace(":noteId", ids.noteId ?? "none")
    .replace(":point", "frontPads")
    .replace(":size", "small")
    .replace(":topicId", ids.topicId ?? "none")
    .replace(":replyId", ids.replyId ?? "none")
    .replace(":postId", "none")
    .replace(":memberId", "none")
    .replace(":importId", "none")
    .replace(":linkId", "none")
    .replace(":appointmentId", "none")
    .replace(":closureId", "none")
    .replace(":shop", "none")
    .replace(":revision", "1")
    .replace(":file", `${"0".repeat(64)}.png`)
    .replace(":key", "none")
    .replace(":videoId", film.videoId)
    .replace(":number", film.number)
    .replace(":category", "brakes")
    .replace(":sessionId", film.sessionId)
    .replace(":code", "P0420")
    .replace(":invitationId", "none")
    .replace(":token", "none")
    .replace(":userId", managed.id)
    .replace(":answerId", "none")
    .replace(":passkeyId", "none")
    .replace(":sourceId", "01890000-0000-7000-8000-000000000003")
    .replace(":itemId", "01890000-0000-7000-8000-000000000004")
    .replace("*", "nowhere");

/**
 * The rows of the stranger, of the former members and of the videos; one round trip, because the
 * test takes it some two thousand times.
 */
export async function snapshot({ db }: App) {
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
