import { checkTranslation } from "#app/features/translator/check.ts";
import { loadGlossary } from "#app/features/translator/glossary/load.server.ts";
import { detect } from "#app/features/translator/language/detector.server.ts";
import { isRefused, judgeTexts } from "#app/features/translator/models/ask.server.ts";
import { protect } from "#app/features/translator/protect/protect.ts";
import { translateTexts } from "#app/features/translator/translate-texts.server.ts";
import type { Ai } from "#app/platform/ai/models.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";

type Pair = { from: Language; to: Language; text: string; good: string; bad: string };

/** The outcome of a translation: refused by the rules or by the second model, or passed. */
type Outcome = "rules" | "model" | "passed";

/**
 * Has each text translated by the models of this Worker, and has its right and its corrupted
 * translation read by the rules and the second model, as those of a job are.
 */
export async function askTranslations({ ai }: Platform, pairs: readonly Pair[]) {
  const { judge } = ai;
  if (!judge) throw new Error("the Worker is configured without a second model: deploy");
  await loadGlossary();
  const results = [];
  for (const pair of pairs) {
    const [translated] = await translateTexts(ai, [pair.text], {
      from: pair.from,
      to: pair.to,
      detect,
      judgedLater: true,
    });
    const own =
      "text" in translated! ? await outcomeOf({ ...ai, judge }, pair, translated.text) : "rules";
    const [good, bad] = [
      await outcomeOf({ ...ai, judge }, pair, pair.good),
      await outcomeOf({ ...ai, judge }, pair, pair.bad),
    ];
    results.push({ own, good, bad });
  }
  return { results };
}

async function outcomeOf(
  ai: Ai & { judge: string },
  { from, to, text }: Pair,
  translation: string,
): Promise<Outcome> {
  const { text: source, originals } = protect(text);
  const answer = originals.reduce(
    (said, original, at) => said.replace(original, `ZQ${at + 1}`),
    translation,
  );
  const check = checkTranslation({ source, answer, originals, from, to, detect });
  if (isRefused(check, true)) return "rules";
  const [judged] = await judgeTexts(ai, [{ source: text, answer: translation, from, to }]);
  if ("why" in judged!) throw new Error(judged.why);
  return judged!.verdict === "yes" ? "passed" : "model";
}
