import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect } from "vitest";
import { sendRevision } from "#app/features/approval/send/send.server.ts";
import {
  decisions,
  linkEvents,
  linkSettings,
  links,
} from "#app/features/approval/tables.server.ts";
import { walkSignatures } from "#app/features/approval/walk-signatures.tables.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { byLanguage } from "#app/values/language.ts";
import { printHere } from "../../../scripts/demo/print.ts";
import type { App } from "../app.ts";
import { raw } from "../machine/raw.ts";
import { makeJob, makeQuote, makeShop } from "../make.ts";
import { type Person, signedIn } from "../people.ts";
import { saidByLink } from "./said-by-link.ts";

type JobTraits = Parameters<typeof makeJob>[1];

/** A job with pending quotes, and its shop's settings. */
export async function quotedJob(
  { db }: Pick<App, "db">,
  { quotes = 2, ...traits }: Partial<JobTraits> & { quotes?: number; owner?: Person } = {},
) {
  const owner = traits.owner ?? (await signedIn(db, "premium"));
  if (!traits.owner) await makeShop(db, owner, { phone: "+1 555 010 4040" });
  const job = await makeJob(db, { ...traits, owner });
  const made = [];
  for (let n = 1; n <= quotes; n++)
    made.push(await makeQuote(db, { owner, job, description: `Work ${n}` }));
  return { owner, job, quotes: made, ref: { shopId: owner.shopId, jobId: job.id } };
}
export type QuotedJob = Awaited<ReturnType<typeof quotedJob>>;

/** Sends all quotes of a job, or those that are named. */
export async function send(
  { db, files }: Pick<Platform, "db" | "files">,
  { ref, owner, quotes }: QuotedJob,
  { ids = quotes.map(({ id }) => id), now = Date.now(), print = printHere } = {},
) {
  const sent = await sendRevision({ db, files }, ref, {
    id: newId(),
    quoteIds: ids,
    asWritten: true,
    print,
    by: owner.id,
    now,
  });
  if (typeof sent === "string") throw new Error(`Not sent: ${sent}`);
  return `/q/${sent.token}`;
}

/** A job whose quotes were sent, with the address of its link. */
export async function sentJob(app: App, traits: Parameters<typeof quotedJob>[1] = {}) {
  const made = await quotedJob(app, traits);
  return { ...made, path: await send(app, made) };
}

/** Invoices the first quote of a job, which is approved, and sends that; the address of its link. */
export async function sendInvoice(
  { visit }: Pick<App, "visit">,
  {
    owner: as,
    job,
    quotes: [quote],
  }: {
    owner: Person;
    job: { id: string };
    quotes: readonly { id: string; version: number }[];
  },
  terms: string,
): Promise<string> {
  const chosen = { "quotes[]": `${quote!.id} ${quote!.version}` };
  const form = { id: newId(), ...chosen, date: "2026-11-20", terms };
  const made = await visit(`/repair-cms/${job.id}/invoices/new`, { as, form });
  const message = { id: newId(), email: "", message: "Your invoice:" };
  const sent = await visit(`${made.headers.get("location")}/send`, { as, form: message });
  return /\/q\/[0-9a-f]{64}\/invoice/.exec(await sent.text())![0];
}

/** The form of a customer: the first quote approved, the others declined. */
export const answers = (
  quotes: readonly { id: string }[],
  more: Record<string, string> = {},
): Record<string, string> => ({
  key: newId(),
  language: "es",
  name: "Ana Pérez",
  ...Object.fromEntries(
    quotes.map(({ id }, at) => [`answer-${id}`, at === 0 ? "approve" : "decline"]),
  ),
  ...more,
});

/** Reads all stored records about the links of a job. */
export async function recordsOf({ db }: Pick<App, "db">, { ref: { shopId, jobId } }: QuotedJob) {
  const [decided, trail, sent, quotes] = await db.batch([
    db
      .select()
      .from(decisions)
      .where(and(eq(decisions.shopId, shopId), eq(decisions.jobId, jobId))),
    db
      .select()
      .from(linkEvents)
      .where(and(eq(linkEvents.shopId, shopId), eq(linkEvents.jobId, jobId)))
      .orderBy(linkEvents.n),
    db
      .select()
      .from(links)
      .where(and(eq(links.shopId, shopId), eq(links.jobId, jobId))),
    db
      .select({ id: repairQuotes.id, status: repairQuotes.status })
      .from(repairQuotes)
      .where(and(eq(repairQuotes.shopId, shopId), eq(repairQuotes.jobId, jobId)))
      .orderBy(repairQuotes.createdAt, repairQuotes.id),
  ]);
  return { decided, trail: trail.map(({ what }) => what), links: sent, quotes };
}

/** Whether evidence and statuses agree: both are there, or neither. */
export function expectWhole({ decided, trail, quotes }: Awaited<ReturnType<typeof recordsOf>>) {
  expect(trail.filter((what) => what === "decided")).toHaveLength(decided.length);
  for (const { quotes: choices } of decided)
    for (const { id, approved } of choices)
      expect(quotes.find((quote) => quote.id === id)?.status).toBe(
        approved ? "approved" : "rejected",
      );
  if (decided.length === 0) expect(quotes.filter(({ status }) => status !== "pending")).toEqual([]);
}

/** Sets how a shop sends, sends the pending quotes of a job and answers them. */
export async function sendAndAnswer(
  app: App,
  ref: { shopId: string; jobId: string },
  { by, name }: { by: string; name: string },
): Promise<void> {
  const settings = { shopId: ref.shopId, expiryDays: 7, terms: byLanguage(() => name) };
  await app.db.insert(linkSettings).values({ ...settings, updatedAt: new Date() });
  const quotes = await app.db
    .select({ id: repairQuotes.id })
    .from(repairQuotes)
    .where(and(eq(repairQuotes.shopId, ref.shopId), eq(repairQuotes.jobId, ref.jobId)));
  const quoteIds = quotes.map(({ id }) => id);
  const sending = { id: newId(), quoteIds, asWritten: true, print: printHere };
  const sent = await sendRevision(app, ref, { ...sending, by, now: Date.now() });
  if (typeof sent === "string") throw new Error(`Not sent: ${sent}`);
  // Written directly: nothing is translated by it.
  await saidByLink(app.db, ref, [{ text: `Frage von ${name}` }]);
  await app.db.insert(walkSignatures).values({
    ...ref,
    n: 1,
    id: newId(),
    sha256: "c".repeat(64),
    photos: [],
    name,
    language: "en",
    at: new Date(),
    zone: "UTC",
    by,
    takenBy: name,
    address: "192.0.2.7",
    device: "test",
  });
  const answer = await app.visit(`/q/${sent.token}`, { form: answers(quotes, { name }) });
  if (answer.status !== 303) throw new Error(`Not answered: ${answer.status}`);
}

/** Headers that a person's browser sends when it opens a page. */
export const ofBrowser = {
  "user-agent": "Mozilla/5.0 (Linux; Android 16)",
  "accept-language": "es-MX,es;q=0.9",
  "sec-fetch-mode": "navigate",
  "sec-fetch-dest": "document",
};

/** Opens a page as a browser does: `fetch` sets some of these headers itself. */
export const openedBy = (
  { origin }: Pick<App, "origin">,
  path: string,
  headers: object = ofBrowser,
) => raw(origin, "GET", path, { headers: { ...headers } });
