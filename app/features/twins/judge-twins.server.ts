import { budgeted, judgeUses } from "#app/features/account/budget/ai-budget.server.ts";
import { type Original, textKey } from "#app/features/repair/texts/text.ts";
import { isUnjudged } from "#app/features/repair/texts/twin.ts";
import { type NewTwin, saveTwins, twinsQuery } from "#app/features/repair/texts/twins.server.ts";
import type { Judged } from "#app/features/translation/models/judge.ts";
import type { Judgement } from "#app/features/translation/models/judge-texts.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Claim } from "./work.server.ts";

type Services = Pick<Platform, "ai" | "db" | "now">;

/**
 * Has the second model read every machine translation of a job that it has not read, once each.
 * What it doubts is kept as refused, for a person to compare. Answers why some are still unread,
 * if so: those wait for a person too.
 */
export async function judgeTwins(
  { ai, db, now }: Services,
  claim: Claim,
  { originals, paused }: { originals: readonly Original[]; paused: boolean },
): Promise<Extract<Judgement, { why: unknown }>["why"] | undefined> {
  const { judge } = ai;
  if (!judge) return undefined;
  const says = new Map(originals.map((one) => [textKey(one), one.text]));
  const unread = (await twinsQuery(db, claim)).flatMap((twin) =>
    isUnjudged(twin, says.get(textKey(twin)) ?? "") ? [{ ...twin, text: twin.text! }] : [],
  );
  if (unread.length === 0) return undefined;
  if (paused) return "quota";
  const { judgeTexts } = await import("#app/features/translation/models/judge-texts.server.ts");
  const judgements = await judgeTexts(
    { ...budgeted({ ai, db, now }, judgeUses(claim)), judge },
    unread.map(
      ({ text, ofText, originalLanguage, language }): Judged => ({
        ...{ source: ofText, answer: text, from: originalLanguage, to: language },
      }),
    ),
  );
  const read = unread.flatMap(({ originalLanguage, language, ...twin }, at): NewTwin[] => {
    const judged = judgements[at]!;
    if ("why" in judged) return [];
    const said = { ...twin, from: originalLanguage, to: language, verdict: judged.verdict };
    return judged.verdict === "yes"
      ? [{ ...said, problem: null }]
      : [{ ...said, state: "refused", problem: "judged" }];
  });
  if (read.length > 0) await saveTwins(db, claim, read, now());
  return judgements.find((one) => "why" in one)?.why;
}
