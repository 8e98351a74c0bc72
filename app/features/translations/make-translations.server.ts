import { eq } from "drizzle-orm";
import { profiles } from "#app/features/account/tables.server.ts";
import { loadCanned } from "#app/features/phrases/canned/load.server.ts";
import { findKnownLines } from "#app/features/phrases/known-lines.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { searchStatements } from "#app/features/repair/list/search-column.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { textKey } from "#app/features/repair/texts/text.ts";
import {
  claimTexts,
  postponeTexts,
  releaseTexts,
  settleTexts,
} from "#app/features/repair/texts/text-work.server.ts";
import { planTranslations, type TranslationTask } from "#app/features/repair/texts/translation.ts";
import {
  type NewTranslation,
  saveTranslations,
  translationOf,
  translationsQuery,
} from "#app/features/repair/texts/translations.server.ts";
import { countryOfShop } from "#app/features/shop/shop-country.server.ts";
import { openDetector } from "#app/features/translator/language/language.server.ts";
import { retryDelay } from "#app/features/translator/no-translation.ts";
import { isSameEverywhere } from "#app/features/translator/protect/protect.ts";
import type { ShopTerm } from "#app/features/translator/shop-terms.ts";
import { pauseOf, pauseQuery, pauseUntilMidnight } from "#app/platform/ai/pause.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { defaultLanguage } from "#app/values/language.ts";
import { askModels, judgeTranslations } from "./ask-models.server.ts";
import { forgetOthers, originalsQuery } from "./originals.server.ts";
import { searchQuotes } from "./search-quotes.server.ts";

type Services = Pick<Platform, "ai" | "db" | "now">;

/**
 * Makes the due translations of a job's texts, once for any number of messages: those that are
 * known, then those of the models. If the service fails, the work is retried later. Returns whether
 * the job has more work than one run does, which needs another message.
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
      recognize: (text) => {
        const { language, sure } = detect(text);
        return sure ? language : undefined;
      },
      assumed: writer?.language ?? spoken?.language ?? defaultLanguage,
    });
    const paused = pauseOf(pause, now()) !== undefined;

    const { known, rest, terms } = await knownTranslations(db, job, wanted);
    if (rest.length > 0) await searchQuotes(db, job); // A model may delay it.
    const asked = await askModels(services, claim, { wanted: rest, detect, terms, paused });
    const made = [...known, ...asked.made];
    const replaced = new Set(made.map((one) => `${textKey(one)} ${one.to}`));
    const stored = [
      ...translations.filter((one) => !replaced.has(`${textKey(one)} ${one.language}`)),
      ...made.map(({ from, to, ...one }) => ({ ...one, originalLanguage: from, language: to })),
    ];
    // Also where none is new: an original that was put back has its translation again.
    await db.batch([
      saveTranslations(db, job, made, now()),
      ...forgetOthers(db, job, originals, translations),
      ...searchStatements(db, job, originals, stored),
    ]);
    await searchQuotes(db, job);
    const judged = await judgeTranslations(services, claim, { originals, paused });

    const failed = asked.why ?? judged.why;
    const more = asked.more || judged.more;
    if (failed === "quota") await pauseUntilMidnight(db, now());
    if (failed) await postponeTexts(db, claim, now() + retryDelay(failed, claim.tries + 1));
    else if (more) await releaseTexts(db, claim);
    else await db.batch([...settleTexts(db, claim)]);
    return more && !failed;
  } catch (error) {
    log.warn("the translations of a job could not be made", error, job);
    await postponeTexts(db, claim, now() + retryDelay("unknown", claim.tries + 1));
    return false;
  }
}

type KnownTranslations = { known: NewTranslation[]; rest: TranslationTask[]; terms: ShopTerm[] };

/**
 * The translations that need no model: texts that are equal in both languages, and hand-written
 * ones: the shop's own, then common lines of the trade, then safety sentences. `by` stays empty: no
 * one wrote them on this job, so an original that changes gets a new translation.
 */
async function knownTranslations(
  db: Db,
  { shopId }: JobRef,
  wanted: readonly TranslationTask[],
): Promise<KnownTranslations> {
  if (wanted.length === 0) return { known: [], rest: [], terms: [] };
  const [{ says, terms }, country, { sayCanned }, { partsOf }] = await Promise.all([
    findKnownLines(db, shopId, wanted),
    countryOfShop(db, shopId),
    loadCanned(),
    import("#app/features/translator/safety/safety-sentences.ts"),
  ]);
  const sayKnown = (one: TranslationTask) =>
    isSameEverywhere(one.text) ? one.text : (says(one) ?? sayCanned(one, country));
  const written = (one: TranslationTask, text: string) =>
    translationOf(one, { text, state: "written" });
  const known: NewTranslation[] = [];
  const rest: TranslationTask[] = [];
  for (const one of wanted) {
    const parts = partsOf(one.text, one.from, one.to);
    const fromList = parts.every((part) => part.says !== undefined);
    const text = sayKnown(one) ?? (fromList ? parts.map((part) => part.says).join("") : undefined);
    // A short text does not reveal its language, but a known one does.
    const turned = { ...one, from: one.to, to: one.from };
    const other = text === undefined && one.version === 0 ? sayKnown(turned) : undefined;
    if (text !== undefined) known.push(written(one, text));
    else if (other !== undefined) known.push(written(turned, other));
    else rest.push(one);
  }
  return { known, rest, terms };
}
