import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { budgeted, judgeUses } from "#app/features/account/budget/ai-budget.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { type Original, textKey } from "#app/features/repair/texts/text.ts";
import type { TextClaim } from "#app/features/repair/texts/text-work.server.ts";
import { isUnjudged } from "#app/features/repair/texts/translation.ts";
import {
  type NewTranslation,
  saveTranslations,
  translationColumns,
} from "#app/features/repair/texts/translations.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import type { Judgement } from "#app/features/translator/models/ask.server.ts";
import type { Judged } from "#app/features/translator/models/judge.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

type Services = Pick<Platform, "ai" | "db" | "now">;

/**
 * The most translations that the second model reads in one run, as a job can have thousands, and
 * the work of other shops waits.
 */
export const judgedPerRun = 40;

/** Why some texts are still unread, if any are; and whether there are more than a run reads. */
type Unread = { why?: Extract<Judgement, { why: unknown }>["why"]; more: boolean };

/**
 * Checks the machine translations of a job by the second model, once each, newest first. A doubted
 * one is stored as refused, for a person to compare. An unread one waits for a person too.
 */
export async function judgeTranslations(
  { ai, db, now }: Services,
  claim: TextClaim,
  { originals, paused }: { originals: readonly Original[]; paused: boolean },
): Promise<Unread> {
  const { judge } = ai;
  if (!judge) return { more: false };
  const says = new Map(originals.map((one) => [textKey(one), one.text]));
  const unread = (await unjudgedQuery(db, claim)).flatMap((translation) =>
    isUnjudged(translation, says.get(textKey(translation)) ?? "")
      ? [{ ...translation, text: translation.text! }]
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
