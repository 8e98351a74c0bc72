import { budgeted, judgeUses, textUses } from "#app/features/account/budget/ai-budget.server.ts";
import type { TranslationState } from "#app/features/messages/message.ts";
import { findKnownLines } from "#app/features/phrases/known-lines.server.ts";
import { openDetector } from "#app/features/translator/language/language.server.ts";
import { isOfService } from "#app/features/translator/no-translation.ts";
import { isSameEverywhere } from "#app/features/translator/protect/protect.ts";
import { hasSafetyWord } from "#app/features/translator/safety/safety-words.ts";
import type { ShopTerm } from "#app/features/translator/shop-terms.ts";
import { pauseOf, pauseQuery } from "#app/platform/ai/pause.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Doubt } from "./doubt.ts";

type Services = Pick<Platform, "ai" | "db" | "now">;

/** `by`: whose limit pays; a shop's own id for what comes in. */
type TextWanted = { shopId: string; by: string; text: string; from: Language; to: Language };

/**
 * Why there is no translation: "off": no model is set up. "limit": today's are used up. "busy": the
 * service failed. "refused": its answer did not pass the checks.
 */
type Unmade = "off" | "limit" | "busy" | "refused";

type Proposal = {
  translation: string | null;
  state: Extract<TranslationState, "none" | "machine" | "reviewed">;
  doubt?: Doubt | undefined;
  unmade?: Unmade | undefined;
};

/**
 * Proposes a translation: the shop's own, else a model's that passed the checks. The second model's
 * doubt, and a machine's words about safety, are doubts to be confirmed.
 */
export async function proposeTranslation(
  services: Services,
  wanted: TextWanted,
): Promise<Proposal> {
  const { text, from, to, shopId } = wanted;
  if (from === to || isSameEverywhere(text)) return { translation: null, state: "none" };
  const { ai, db, now } = services;
  const [{ says, terms }, pause] = await Promise.all([
    findKnownLines(db, shopId, [wanted]),
    pauseQuery(db),
  ]);
  const known = says({ text, from, to });
  if (known !== undefined) return { translation: known, state: "reviewed" };
  if (ai.models.translation.length === 0) return none("off");
  if (pauseOf(pause, now())) return none("limit");
  return askModels(services, wanted, terms);
}

const none = (unmade: Unmade): Proposal => ({ translation: null, state: "none", unmade });

async function askModels(services: Services, wanted: TextWanted, terms: readonly ShopTerm[]) {
  const { text, from, to } = wanted;
  // Loaded on demand: rules and glossary are large.
  const [{ translateAroundSafety }, detect] = await Promise.all([
    import("#app/features/translator/translate-texts.server.ts"),
    openDetector(),
  ]);
  const paid = budgeted(services, textUses(wanted));
  const direction = { from, to, detect, terms, judgedLater: true };
  const [answer] = await translateAroundSafety(paid, [text], direction);
  if (!answer) return none("busy");
  if ("why" in answer) {
    if (answer.why === "budget" || answer.why === "quota") return none("limit");
    return none(isOfService(answer.why) ? "busy" : "refused");
  }
  const doubt = (await isJudgedWrong(services, wanted, answer.text))
    ? "sense"
    : hasSafetyWord(text, from)
      ? "safety"
      : undefined;
  return { translation: answer.text, state: "machine", doubt } satisfies Proposal;
}

async function isJudgedWrong(services: Services, wanted: TextWanted, answer: string) {
  const { judge } = services.ai;
  if (!judge) return false;
  const { judgeTexts } = await import("#app/features/translator/models/ask.server.ts");
  const paid = { ...budgeted(services, judgeUses(wanted)), judge };
  const { text: source, from, to } = wanted;
  const [judgement] = await judgeTexts(paid, [{ source, answer, from, to }]);
  return judgement !== undefined && "verdict" in judgement && judgement.verdict === "no";
}
