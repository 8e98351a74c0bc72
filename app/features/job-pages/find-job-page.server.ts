import { v7 as newId } from "uuid";
import { mayEnter } from "#app/features/account/access.ts";
import { may } from "#app/features/account/role.ts";
import type { Viewer, ViewerShop } from "#app/features/account/viewer.ts";
import { depositsDue } from "#app/features/approval/deposits-due.ts";
import { findDecided } from "#app/features/approval/links/find-decided.server.ts";
import { findRunning } from "#app/features/clock/running.server.ts";
import { findAlike } from "#app/features/customers/alike.server.ts";
import { alikeParam } from "#app/features/customers/alike-param.ts";
import { takeable, withCovered } from "#app/features/declined/declined.ts";
import { invoiceOfQuotes } from "#app/features/money/money.ts";
import { moneyLinesOf } from "#app/features/money/money-line.ts";
import { seeMentions } from "#app/features/notes/seen-mentions.server.ts";
import { jobPapersOf } from "#app/features/papers/job-paper.ts";
import { missingOnSheet } from "#app/features/quotes/asked/asked.ts";
import type { Comebacks } from "#app/features/repair/comebacks/comebacks.ts";
import { isOverdue, workId } from "#app/features/repair/job.ts";
import { jobInspectionOf } from "#app/features/repair/job-inspection.ts";
import { historyOf } from "#app/features/repair/page/job-event.ts";
import { statesOf } from "#app/features/repair/states/state.ts";
import { ifReadable, notFound } from "#app/http/answers.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { formatCursor, parseCursor } from "#app/values/cursor.ts";
import type { Language } from "#app/values/language.ts";
import { collectingOf } from "./collecting.ts";
import { findJobSides } from "./job-sides.server.ts";
import { findJobWithQuotes, findJobWithWork } from "./job-with-quotes.server.ts";
import { countQuotes, isUnsent, moneyFacts, nextStepOf } from "./next-step.ts";

type Visit = {
  jobId: string;
  shop: ViewerShop;
  viewer: Viewer;
  language: Language;
  /** The time zone of the viewer's browser. */
  readerZone: string;
  /** `?before=` pages the quotes, `?notes=` the notes; `?alike` asks for customers alike. */
  search: URLSearchParams;
  /** Whether a browser asks ahead of its reader. */
  isAhead: boolean;
};

export type JobPageContent = Awaited<ReturnType<typeof findJobPage>>;

/** Data of the job's page for this viewer. A job of another shop is not found. */
export async function findJobPage(
  { ai, db, defer, now, payments }: Pick<Platform, "ai" | "db" | "defer" | "now" | "payments">,
  { jobId, shop, viewer, language, readerZone, search, isAhead }: Visit,
) {
  const before = parseCursor(search.get("before"));
  const mayPrices = may(shop, "seePrices");
  const money = may(shop, "manageMoney");
  const uses = { by: viewer.id, now: now() };
  const asked = { before, readerZone, reader: language, money, uses };
  const ref = { shopId: shop.id, jobId };
  const isOffice = may(shop, "editQuotes");
  const notesBefore = parseCursor(search.get("notes"));
  const [found, sides, reasons, clock] = await Promise.all([
    (mayPrices ? findJobWithQuotes : findJobWithWork)(db, shop.id, jobId, asked),
    ifReadable("sides", () =>
      findJobSides(db, ref, {
        viewerId: viewer.id,
        technicianId: isOffice ? undefined : viewer.id,
        language,
        prices: mayPrices,
        money,
        now: now(),
        notesBefore,
      }),
    ),
    // Customers write of prices.
    mayPrices && !money ? ifReadable("reasons", () => findDecided(db, ref)) : undefined,
    shop.usesClock
      ? ifReadable("clock", () => findRunning(db, { ...ref, memberId: viewer.id }, now()))
      : undefined,
  ]);
  const { notes, messages, appointment, returns, account } = sides ?? {};
  const decided = sides?.decided ?? reasons;
  const sheet = found ?? notFound();
  if (notes?.isUnseen && !isAhead) defer(seeMentions(db, ref, viewer.id, now()));
  const mayWrite = mayEnter("repair", viewer);
  const mayQuote = may(shop, "editQuotes");
  const {
    history: written,
    inspection: json,
    walk,
    states,
    stateNames,
    parts,
    comebacks,
    ...job
  } = sheet.job;
  const { inspection, points } = jobInspectionOf(json, language);
  const history = historyOf(written, { money });
  const deposits = decided && sheet.money ? depositsDue(decided, sheet.money) : [];
  const alike = search.has(alikeParam)
    ? await findAlike(db, shop.id, job).catch(() => undefined)
    : undefined;
  return {
    alike,
    // Only where a shop uses it: others get not a byte more.
    ...(clock && mayWrite && { clock }),
    appointment,
    job: {
      ...job,
      state: stateNames === null ? null : (JSON.parse(stateNames) as Record<Language, string>),
      overdue: isOverdue(job, now()),
      isMine: job.technicianId === viewer.id,
    },
    step: nextStepOf({
      status: job.status,
      hasDiagnostic: Boolean(job.diagnostic),
      quotes: countQuotes(sheet.money?.quoted ?? sheet.quotes),
      isUnsent: isUnsent(sheet.quotes, job.linkState, history),
      openQuestions: job.openQuestions,
      ...moneyFacts(sheet.money, deposits),
      may: { write: mayWrite, quote: mayQuote && sheet.shop === "ready", money },
    }),
    history,
    states: statesOf(states),
    messages: mayWrite && (isOffice || job.technicianId === viewer.id) ? messages : undefined,
    inspection,
    walk: JSON.parse(walk) as [taken: number, signed: 0 | 1],
    parts: JSON.parse(parts) as [here: number, all: number, isUsed: 0 | 1],
    // A copy's id is made here, so that its button makes one copy however often it is pressed.
    quotes: sheet.quotes.map((quote) => ({
      ...quote,
      copyId: newId(),
      finding: points.get(quote.id),
      reason: quote.status === "rejected" ? decided?.reasons.get(quote.id) : undefined,
    })),
    older: sheet.older && formatCursor(sheet.older),
    newer: before !== undefined,
    shop: sheet.shop,
    currency: sheet.currency,
    texts: {
      texts: sheet.texts,
      isDemo: ai.isDemo,
      jobId: mayWrite && may(shop, "reviewTexts") ? job.id : undefined,
    },
    readiness: sheet.readiness,
    limit: ai.models.translation.length > 0 ? sheet.limit : undefined,
    missing: mayQuote ? missingOnSheet(sheet) : [],
    mayManage: may(shop, "manageShop"),
    money: sheet.money,
    sums: sheet.money ? moneyLinesOf(sheet.money) : [],
    returns: returns ?? null,
    deposits,
    collecting: money
      ? collectingOf({ money: sheet.money, deposits, cards: payments.cards.isOffered && account })
      : undefined,
    estimates: sheet.money?.quoted.some(({ status }) => status !== "rejected")
      ? jobPapersOf("estimate", { workId: workId(job.number), number: null }, job.language)
      : [],
    invoiceOf: invoiceOfQuotes(sheet.money),
    // Only where there are any: others get not a byte more.
    ...(comebacks !== "[]" && { comebacks: JSON.parse(comebacks) as Comebacks }),
    earlier: takeable(withCovered(sheet.earlier, { now: now(), zone: readerZone }, job), newId),
    // Data of the new quote's form, so that it opens without a request.
    newQuote: mayQuote ? { id: newId(), rates: sheet.rates, canned: sheet.canned } : undefined,
    notes: notes && {
      notes: notes.notes,
      older: notes.older && formatCursor(notes.older),
      newer: notesBefore !== undefined,
      toSee: notes.isUnseen && isAhead && mayWrite,
    },
    // Data of the new note's form, so that it opens without a request.
    note: { newId: newId(), members: notes?.members ?? [] },
    viewerId: viewer.id,
    mayWrite,
    mayQuote: mayWrite && mayQuote,
    mayPrint: mayQuote,
    mayAsk: mayEnter("assistant", viewer),
    mayDelete: mayWrite && may(shop, "deleteJobs"),
  };
}
