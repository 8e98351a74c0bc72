import { and, eq, sql } from "drizzle-orm";
import { budgeted, textUses } from "#app/features/account/budget/ai-budget.server.ts";
import { profiles } from "#app/features/account/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { searchStatements } from "#app/features/repair/list/search-column.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { type Original, type TextRef, textKey } from "#app/features/repair/texts/text.ts";
import {
  claimTexts,
  postponeTexts,
  releaseTexts,
  settleTexts,
  type TextClaim,
} from "#app/features/repair/texts/text-work.server.ts";
import {
  type NewTranslation,
  saveTranslations,
  translationsQuery,
} from "#app/features/repair/texts/translations.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import type { Detect } from "#app/features/translator/checks/line.ts";
import { openDetector } from "#app/features/translator/language/language.server.ts";
import { isOfService, retryDelay } from "#app/features/translator/no-translation.ts";
import type { ShopTerm } from "#app/features/translator/shop-terms.ts";
import { pauseOf, pauseQuery, pauseUntilMidnight } from "#app/platform/ai/pause.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { defaultLanguage, type Language } from "#app/values/language.ts";
import { judgeTranslations } from "./judge-translations.server.ts";
import { knownTranslations, translationOf } from "./known-translations.server.ts";
import { originalsQuery, textsOf } from "./originals.server.ts";
import { planTranslations, type TranslationTask } from "./plan.ts";
import { searchQuotes } from "./search-quotes.server.ts";

type Services = Pick<Platform, "ai" | "db" | "now">;

/** The texts that models translate in one run, as one quote can hold; the rest is for the next. */
const madePerRun = 80;

/**
 * Makes the due translations of a job's texts, once for any number of messages. A refused answer is
 * stored as refused; if the service fails, the work is retried later. Returns whether the job has
 * more work than one run does, which needs another message.
 */
export async function makeTranslations(services: Services, job: JobRef): Promise<boolean> {
  const { db, now } = services;
  const claim = await claimTexts(db, job, now());
  if (!claim) return false;
  try {
    const [originals, translations, pause, [writer], [spoken]] = await db.batch([
      originalsQuery(db, job),
      translationsQuery(db, job),
      pauseQuery(db),
      db.select({ language: profiles.language }).from(profiles).where(eq(profiles.id, claim.by)),
      db
        .select({ language: repairJobs.language })
        .from(repairJobs)
        .where(jobOf(job.shopId, job.jobId)),
    ]);
    const detect = await openDetector();
    const wanted = planTranslations(originals, translations, {
      recognize: plainly(detect),
      assumed: writer?.language ?? spoken?.language ?? defaultLanguage,
    });
    const paused = pauseOf(pause, now()) !== undefined;
    const { known, rest, terms } = await knownTranslations(db, job, wanted);
    if (rest.length > 0) await searchQuotes(db, job); // A model may delay it.
    const isLeft = rest.length > madePerRun && services.ai.models.translation.length > 0;
    const [next, later] = isLeft ? [rest.slice(0, madePerRun), rest.slice(madePerRun)] : [rest, []];
    const made = await makeAll(services, claim, { wanted: next, detect, terms, paused });
    made.push(...later.map((one) => ({ translation: missing(one) })));
    const kept = [...known, ...made.flatMap(({ translation }) => translation ?? [])];
    const replaced = new Set(kept.map((one) => `${textKey(one)} ${one.to}`));
    const stored = [
      ...translations.filter((one) => !replaced.has(`${textKey(one)} ${one.language}`)),
      ...kept.map(({ from, to, ...one }) => ({ ...one, originalLanguage: from, language: to })),
    ];
    // Also where none is new: an original that was put back has its translation again.
    await db.batch([
      saveTranslations(db, job, kept, now()),
      ...forgetOthers(db, job, originals, translations),
      ...searchStatements(db, job, originals, stored),
    ]);
    await searchQuotes(db, job);
    const unmade = made.find(({ why }) => why !== undefined)?.why;
    const { why, more } = await judgeTranslations(services, claim, { originals, paused });
    const failed = unmade ?? why;
    if (failed === "quota") await pauseUntilMidnight(db, now());
    if (failed) await postponeTexts(db, claim, now() + retryDelay(failed, claim.tries + 1));
    else if (more || isLeft) await releaseTexts(db, claim);
    else await db.batch([...settleTexts(db, claim)]);
    return (more || isLeft) && !failed;
  } catch (error) {
    log.warn("the translations of a job could not be made", error, job);
    await postponeTexts(db, claim, now() + retryDelay("unknown", claim.tries + 1));
    return false;
  }
}

const plainly =
  (detect: Detect) =>
  (text: string): Language | undefined => {
    const { language, sure } = detect(text);
    return sure ? language : undefined;
  };

/** A translation to store, and why the service gave none. */
type TranslationOutcome = { translation?: NewTranslation | undefined; why?: Unavailable };
type Unavailable = Parameters<typeof retryDelay>[0];

type Work = {
  wanted: readonly TranslationTask[];
  detect: Detect;
  terms: readonly ShopTerm[];
  paused: boolean;
};

/** The outcome of each missing translation; one call for all texts of a direction that fit. */
async function makeAll(
  { ai, db, now }: Services,
  claim: TextClaim,
  { wanted, detect, terms, paused }: Work,
): Promise<TranslationOutcome[]> {
  if (wanted.length === 0) return [];
  // Without a translator people write the translations.
  if (ai.models.translation.length === 0)
    return wanted.map((one) => ({ translation: missing(one) }));
  if (paused) return wanted.map((one) => ({ translation: missing(one), why: "quota" }));
  // Loaded on demand: rules and glossary are large.
  const { translateAroundSafety } = await import(
    "#app/features/translator/translate-texts.server.ts"
  );
  const paid = budgeted({ ai, db, now }, textUses(claim));
  const made: TranslationOutcome[] = [];
  for (const texts of Map.groupBy(wanted, ({ from, to }) => `${from} ${to}`).values()) {
    const { from, to } = texts[0]!;
    const answers = await translateAroundSafety(
      paid,
      texts.map(({ text }) => text),
      { from, to, detect, terms, judgedLater: true },
    );
    for (const [at, one] of texts.entries()) {
      const answer = answers[at]!;
      if ("text" in answer)
        made.push({ translation: translationOf(one, { text: answer.text, state: "machine" }) });
      else if (isOfService(answer.why)) made.push({ translation: missing(one), why: answer.why });
      else
        made.push({ translation: translationOf(one, { state: "refused", problem: answer.why }) });
    }
  }
  return made;
}

/** Stores the language of a text, which papers need as long as it has no translation. */
const missing = (one: TranslationTask): NewTranslation | undefined =>
  one.version === 0 ? translationOf(one, { state: "missing" }) : undefined;

/**
 * Removes the translations of texts that the job no longer has, such as those of a deleted quote. A
 * text added concurrently keeps its translation, as the statement itself checks for it.
 */
function forgetOthers(
  db: Db,
  ref: { shopId: string; jobId: string },
  originals: readonly Original[],
  translations: readonly TextRef[],
) {
  const there = new Set(originals.map(textKey));
  if (translations.every((translation) => there.has(textKey(translation)))) return [];
  const gone = sql`(${textTranslations.subjectId}, ${textTranslations.field}) NOT IN (
    SELECT subject_id, field FROM ${textsOf(ref)})`;
  const ofJob = and(eq(textTranslations.shopId, ref.shopId), eq(textTranslations.jobId, ref.jobId));
  return [db.delete(textTranslations).where(and(ofJob, gone))];
}
