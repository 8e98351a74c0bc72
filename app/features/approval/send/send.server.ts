import { and, eq, sql } from "drizzle-orm";
import { countUse } from "#app/features/account/budget/uses.server.ts";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import { lettersPerDay, newLinkToken, unopened } from "#app/features/approval/links/link.ts";
import {
  addLinkEvent,
  addToHistory,
  setJobLink,
} from "#app/features/approval/links/link-events.server.ts";
import { areChanged } from "#app/features/approval/links/link-rows.server.ts";
import {
  makePaper,
  type PrintRevision,
  storePaper,
} from "#app/features/approval/paper/store-paper.server.ts";
import { revisionOf } from "#app/features/approval/revision/revision.ts";
import {
  revisionFileOf,
  storeRevision,
} from "#app/features/approval/revision/revision-file.server.ts";
import { isAsWritten } from "#app/features/approval/revision/revision-notes.ts";
import { links, revisions } from "#app/features/approval/tables.server.ts";
import {
  areFindingsChanged,
  namesOfFindings,
} from "#app/features/inspection/sent-findings.server.ts";
import {
  arePhotosChanged,
  namesOfPhotos,
  notePhotosSent,
} from "#app/features/photos/sent-photos.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Actor } from "#app/values/actor.ts";
import { day } from "#app/values/calendar.ts";
import { endOfDay } from "#app/values/wall-time.ts";
import { isOnlyFound, type JobToSend, readJobToSend } from "./read-job.server.ts";
import { readinessToSend, sourcesOf } from "./revision-sources.server.ts";

type Services = Pick<Platform, "db" | "files">;

type Sending = {
  /** Comes with the form, so that a form sent twice is one link. */
  id: string;
  quoteIds: readonly string[];
  /** Whether texts that are not in the customer's language may go out as they were written. */
  asWritten: boolean;
  /** Whether its inspection goes along, where it has one. */
  inspection?: boolean;
  /** Makes the PDF; a failure is retried later. */
  print: PrintRevision;
  /** Whether it is to be mailed, which a shop may do so many times a day. */
  mail?: boolean;
};

/** A link that is ready to be passed on. Its token is known here and nowhere else. */
export type SentLink = {
  token: string;
  job: JobToSend["job"];
  /** Whether no quote is in it. */
  isOnlyFound: boolean;
  shop: JobToSend["shop"];
  sender: JobToSend["sender"];
  /** Whether an email was counted for it; false if none was requested, or the limit is reached. */
  mayMail: boolean;
};

/** `twice`: this form has made its link, whose address cannot be shown again. */
export type SendProblem =
  | "gone"
  | "none"
  | "stale"
  | "asWritten"
  | "currencies"
  | "changed"
  | "twice";

/**
 * Freezes the chosen quotes, the photos that are for the customer and what was found, as a revision,
 * unless the newest one says the same and is not answered, and makes a link to it. A job without a
 * pending quote may send what was found alone. The files are stored first, then every row in one batch.
 */
export async function sendRevision(
  services: Services,
  ref: JobRef,
  { id, quoteIds, asWritten, inspection = true, print, mail = false, by, now }: Sending & Actor,
): Promise<SentLink | SendProblem> {
  const { db, files } = services;
  const read = await readJobToSend(db, ref);
  if (!read) return "gone";
  const found = { ...read, inspection: inspection ? read.inspection : undefined };
  const { job, shop, settings, latest } = found;
  if (found.sent.some((link) => link.id === id)) return "twice";
  const quotes = found.quotes.filter((quote) => quoteIds.includes(quote.id));
  if (quotes.length === 0 && !isOnlyFound(found)) return "none";
  if (quotes.length < quoteIds.length) return "changed";
  if (new Set(quotes.map(({ currency }) => currency)).size > 1) return "currencies";
  if (readinessToSend(found, quotes).stale > 0) return "stale";
  // A revision equal to the newest one is reused, with its date.
  const made = latest && (await freeze(found, quotes, latest.madeAt));
  const { revision, file } =
    made?.file.sha256 === latest?.sha256 && made ? made : await freeze(found, quotes, now);
  if (!asWritten && isAsWritten(revision)) return "asWritten";

  // Made once: the row of a revision that says the same names it.
  const paper =
    latest?.sha256 === file.sha256
      ? undefined
      : await makePaper(() => print(revision, file.sha256));
  const [pdfSha256] = await Promise.all([
    storePaper(files, ref.shopId, paper),
    storeRevision(files, ref.shopId, file),
  ]);
  const token = newLinkToken();
  const tokenHash = await hashed(token);
  const sent = JSON.stringify(quotes.map(({ id, version }) => ({ id, version })));
  const newest = sql`(SELECT max(r.n) FROM revisions r WHERE r.shop_id = ${ref.shopId}
    AND r.job_id = ${ref.jobId})`;
  const says = sql`EXISTS (SELECT 1 FROM revisions r WHERE r.shop_id = ${ref.shopId}
    AND r.job_id = ${ref.jobId} AND r.n = ${newest} AND r.sha256 = ${file.sha256})`;
  const names = namesOfPhotos(found.photos);
  const asRead = sql`NOT ${areChanged(sql`${sent}`, { shopId: sql`${ref.shopId}`, jobId: sql`${ref.jobId}` })}
    AND NOT ${arePhotosChanged(names, ref)}
    AND NOT ${areFindingsChanged(namesOfFindings(found.inspection), ref)}`;
  // A decided quote that was set back to pending needs a new revision to be answered again.
  const decided = sql`EXISTS (SELECT 1 FROM decisions d WHERE d.shop_id = ${ref.shopId}
    AND d.job_id = ${ref.jobId} AND d.revision = ${newest})`;
  const samePaper = sql`(SELECT r.pdf_sha256 FROM revisions r WHERE r.shop_id = ${ref.shopId}
    AND r.job_id = ${ref.jobId} AND r.n = ${newest} AND r.sha256 = ${file.sha256})`;
  const isMade = and(
    eq(links.shopId, ref.shopId),
    eq(links.id, id),
    eq(links.tokenHash, tokenHash),
  );
  const event = { by, now };
  const isLetter = mail && job.customerEmail !== "" ? 1 : 0;
  const isMailed = sql`${isLetter} AND EXISTS (SELECT 1 FROM ${links} WHERE ${isMade})`;
  const allowance = { who: ref.shopId, what: "shop.links", most: lettersPerDay } as const;
  const [, [link], , , , letter] = await db.batch([
    insertSelect(
      db,
      revisions,
      {
        shopId: ref.shopId,
        jobId: ref.jobId,
        sha256: file.sha256,
        n: sql`coalesce(${newest}, 0) + 1`,
        quotes: quotes.map(({ id, version, totalAmount: total }) => ({ id, version, total })),
        pdfSha256: pdfSha256 ?? samePaper,
        pdfDueAt: pdfSha256 ? null : sql`iif(${samePaper} IS NULL, ${now}, NULL)`,
        createdBy: by,
        createdAt: new Date(now),
      },
      sql`WHERE ${asRead} AND (NOT ${says} OR ${decided})`,
    ),
    insertSelect(
      db,
      links,
      {
        shopId: ref.shopId,
        jobId: ref.jobId,
        id,
        tokenHash,
        createdBy: by,
        revision: newest,
        language: job.language,
        createdAt: new Date(now),
        expiresAt: new Date(endOfDay(now + settings.expiryDays * day, shop?.timeZone ?? "UTC")),
        ...unopened,
        ...(settings.reminderDays &&
          quotes.length > 0 && { remindAt: new Date(now + settings.reminderDays * day) }),
      },
      sql`FROM ${repairJobs} WHERE ${jobOf(ref.shopId, ref.jobId)} AND ${asRead} AND ${says} AND NOT ${decided}
        AND NOT EXISTS (SELECT 1 FROM links l WHERE l.shop_id = ${ref.shopId} AND l.id = ${id})`,
    ).returning({ revision: links.revision }),
    addLinkEvent(db, isMade, { what: latest ? "revised" : "sent", ...event }),
    addToHistory(db, isMade, { what: "sent", ...event }),
    setJobLink(db, ref, isMade, { state: "sent", now }),
    countUse(db, allowance, now, isMailed).count,
    notePhotosSent(db, ref, {
      names,
      provided: sql`EXISTS (SELECT 1 FROM ${links} WHERE ${isMade})`,
      now,
    }),
  ]);
  return link
    ? {
        token,
        job,
        isOnlyFound: quotes.length === 0,
        shop,
        sender: found.sender,
        mayMail: letter.meta.changes > 0,
      }
    : "changed";
}

/** Builds the dated revision of these quotes, and its file. */
async function freeze(found: JobToSend, quotes: JobToSend["quotes"], madeAt: number) {
  const revision = revisionOf(sourcesOf(found, quotes, madeAt));
  return { revision, file: await revisionFileOf(revision) };
}
