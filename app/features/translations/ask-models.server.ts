import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { budgeted, judgeUses, textUses } from "#app/features/account/budget/ai-budget.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { type Original, textKey } from "#app/features/repair/texts/text.ts";
import type { TextClaim } from "#app/features/repair/texts/text-work.server.ts";
import type { TranslationTask } from "#app/features/repair/texts/translation.ts";
import {
  type NewTranslation,
  saveTranslations,
  translationColumns,
  translationOf,
} from "#app/features/repair/texts/translations.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import type { Detect } from "#app/features/translator/checks/line.ts";
import type { Judgement } from "#app/features/translator/models/ask.server.ts";
import type { Judged } from "#app/features/translator/models/judge.ts";
import { isOfService } from "#app/features/translator/no-translation.ts";
import type { ShopTerm } from "#app/features/translator/shop-terms.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

type Services = Pick<Platform, "ai" | "db" | "now">;

/** Why the service failed, if it did; and whether there is more work than one run does. */
type Outcome = { why?: Extract<Judgement, { why: unknown }>["why"] | undefined; more: boolean };

/** The texts that models translate in one run, as one quote can hold; the rest is for the next. */
const madePerRun = 80;

type Work = {
  wanted: readonly TranslationTask[];
  detect: Detect;
  terms: readonly ShopTerm[];
  /** Whether the daily quota of the service is used up. */
  paused: boolean;
};

/**
 * Asks the models for missing translations, with one call for all texts of a direction that fit. A
 * refused answer is stored as refused. Of a text without an answer the language is stored, which
 * papers need as long as it has no translation.
 */
export async function askModels(
  { ai, db, now }: Services,
  claim: TextClaim,
  { wanted, detect, terms, paused }: Work,
): Promise<Outcome & { made: NewTranslation[] }> {
  const missing = (tasks: readonly TranslationTask[]) =>
    tasks
      .filter(({ version }) => version === 0)
      .map((one) => translationOf(one, { state: "missing" }));
  // Without a translator people write the translations.
  if (wanted.length === 0 || ai.models.translation.length === 0)
    return { made: missing(wanted), more: false };
  const [next, later] = [wanted.slice(0, madePerRun), wanted.slice(madePerRun)];
  const more = later.length > 0;
  if (paused) return { made: missing(wanted), why: "quota", more };
  // Loaded on demand: rules and glossary are large.
  const { translateAroundSafety } = await import(
    "#app/features/translator/translate-texts.server.ts"
  );
  const paid = budgeted({ ai, db, now }, textUses(claim));
  const made: NewTranslation[] = [];
  let why: Outcome["why"];
  for (const tasks of Map.groupBy(next, ({ from, to }) => `${from} ${to}`).values()) {
    const { from, to } = tasks[0]!;
    const texts = tasks.map(({ text }) => text);
    const direction = { from, to, detect, terms, judgedLater: true };
    const answers = await translateAroundSafety(paid, texts, direction);
    for (const [at, one] of tasks.entries()) {
      const answer = answers[at]!;
      if ("text" in answer) made.push(translationOf(one, { text: answer.text, state: "machine" }));
      else if (!isOfService(answer.why))
        made.push(translationOf(one, { state: "refused", problem: answer.why }));
      else {
        made.push(...missing([one]));
        why ??= answer.why;
      }
    }
  }
  return { made: [...made, ...missing(later)], why, more };
}

/**
 * The most translations that the second model reads in one run, as a job can have thousands, and
 * the work of other shops waits.
 */
export const judgedPerRun = 40;

/**
 * Checks the machine translations of a job by the second model, once each, newest first. A doubted
 * one is stored as refused, for a person to compare. An unread one waits for a person too.
 */
export async function judgeTranslations(
  { ai, db, now }: Services,
  claim: TextClaim,
  { originals, paused }: { originals: readonly Original[]; paused: boolean },
): Promise<Outcome> {
  const { judge } = ai;
  if (!judge) return { more: false };
  const says = new Map(originals.map((one) => [textKey(one), one.text]));
  // Words for an original as it was are made anew, not judged.
  const unread = (await unjudgedQuery(db, claim)).flatMap(({ text, ...translation }) =>
    text !== null && says.get(textKey(translation)) === translation.ofText
      ? [{ ...translation, text }]
      : [],
  );
  if (unread.length === 0) return { more: false };
  if (paused) return { why: "quota", more: false };
  const { judgeTexts } = await import("#app/features/translator/models/ask.server.ts");
  const next = unread.slice(0, judgedPerRun);
  const judgements = await judgeTexts(
    { ...budgeted({ ai, db, now }, judgeUses(claim)), judge },
    next.map(
      ({ text, ofText, originalLanguage, language }): Judged => ({
        source: ofText,
        answer: text,
        from: originalLanguage,
        to: language,
      }),
    ),
  );
  const read = next.flatMap(
    ({ originalLanguage, language, ...translation }, at): NewTranslation[] => {
      const judged = judgements[at]!;
      if ("why" in judged) return [];
      const said = {
        ...translation,
        from: originalLanguage,
        to: language,
        verdict: judged.verdict,
      };
      return judged.verdict === "yes"
        ? [{ ...said, problem: null }]
        : [{ ...said, state: "refused", problem: "judged" }];
    },
  );
  if (read.length > 0) await saveTranslations(db, claim, read, now());
  const failed = judgements.find((one) => "why" in one);
  return { ...failed, more: unread.length > next.length };
}

/** The translations of a job by a machine that no second model has read, the newest first. */
const unjudgedQuery = (db: Db, { shopId, jobId }: JobRef) =>
  db
    .select(translationColumns)
    .from(textTranslations)
    .where(
      and(
        eq(textTranslations.shopId, shopId),
        eq(textTranslations.jobId, jobId),
        eq(textTranslations.state, "machine"),
        isNull(textTranslations.verdict),
        isNotNull(textTranslations.text),
      ),
    )
    .orderBy(desc(textTranslations.at));
