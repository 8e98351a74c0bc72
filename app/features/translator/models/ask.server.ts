import pLimit from "p-limit";
import { checkTranslation } from "#app/features/translator/check.ts";
import type { Fault } from "#app/features/translator/checks/fault.ts";
import type { Detect } from "#app/features/translator/checks/line.ts";
import { NoTranslation } from "#app/features/translator/no-translation.ts";
import {
  hasNothingToTranslate,
  protect,
  restore,
} from "#app/features/translator/protect/protect.ts";
import { hasSafetyWord } from "#app/features/translator/safety/safety-words.ts";
import type { ShopTerm } from "#app/features/translator/shop-terms.ts";
import { type AiFailure, aiFailure } from "#app/platform/ai/failure.ts";
import type { Ai } from "#app/platform/ai/models.server.ts";
import { log } from "#app/platform/log/log.ts";
import { withTimeout } from "#app/platform/with-timeout.ts";
import type { Language } from "#app/values/language.ts";
import { isDelicate, type Judged, judgeInput, readVerdict } from "./judge.ts";
import { mannerOf, readAnswer } from "./models.ts";
import { type TextTimeouts, type Timeouts, usualTimeouts } from "./timeouts.ts";

/**
 * `terms`: the words of a shop, which come before the trade's. `judgedLater`: the judge reads every
 * text once it is whole (`judgeTexts`), so it is asked here only to overrule the rules.
 */
export type Direction = {
  from: Language;
  to: Language;
  detect: Detect;
  judgedLater?: boolean;
  terms?: readonly ShopTerm[] | undefined;
};

/** A model with its direction and timeouts. */
export type Translator = { ai: Ai; model: string; direction: Direction; timeouts: Timeouts };

/**
 * Translates one portion (lines): replaces what must not change by tokens, checks the answer, and
 * puts the originals back. Lines with nothing to translate cost no call. @throws NoTranslation
 */
export async function translatePortion(
  { ai, model, direction, timeouts }: Translator,
  lines: readonly string[],
): Promise<string[]> {
  const { from, to, detect, terms, judgedLater = false } = direction;
  const source = protect(lines.join("\n"));
  const spoken = source.text.split("\n").map((line) => !hasNothingToTranslate(line));
  if (!spoken.includes(true)) return [...lines];
  const input = mannerOf(model).input(source.text, direction);
  const answer = readAnswer(await call(ai, model, input, timeouts), source.text);
  if (answer === undefined) throw new NoTranslation("empty");
  const check = checkTranslation({
    source: source.text,
    answer,
    originals: source.originals,
    from,
    to,
    detect,
    terms,
    wordByWord: ai.isDemo,
  });
  const { fault, isDoubtful } = check;
  if (fault && (isRefused(check, judgedLater) || !ai.judge)) throw new NoTranslation(fault);
  const restored = restore(answer, source.originals)!;
  const judged = { source: lines.join("\n"), answer: restored, from, to };
  const isAsked = judgedLater ? fault : isDoubtful || hasSafetyWord(judged.source, from);
  if (ai.judge && isAsked) await askJudge({ ai, judge: ai.judge, judged, fault, timeouts });
  return restored.split("\n");
}

/** Faults in a text for a customer that no judge may overrule: a denial, a side, a state. */
const lastWord: ReadonlySet<Fault> = new Set([
  "opposite",
  "negationLost",
  "negationAdded",
  "negationMoved",
]);

/** Whether the rules refuse an answer finally, without a call to the judge. */
export const isRefused = (
  { fault, isDoubtful }: Pick<ReturnType<typeof checkTranslation>, "fault" | "isDoubtful">,
  judgedLater: boolean,
): boolean => fault !== undefined && (!isDoubtful || (judgedLater && lastWord.has(fault)));

type Question = {
  ai: Ai;
  judge: string;
  judged: Judged;
  /** The objection of the rules, if any. */
  fault: Fault | undefined;
  timeouts: Timeouts;
};

/**
 * Asks the judge model. Its no refuses the answer. Without its yes, what the rules refused and what
 * could hurt someone is not shown; the rest is. @throws NoTranslation
 */
async function askJudge({ ai, judge, judged, fault, timeouts }: Question): Promise<void> {
  let verdict: ReturnType<typeof readVerdict>;
  try {
    verdict = readVerdict(await call(ai, judge, judgeInput(judge, judged), timeouts));
  } catch (error) {
    if (error instanceof NoTranslation && (error.why === "quota" || error.why === "budget"))
      throw error;
  }
  if (verdict === "no") throw new NoTranslation("judged");
  if (verdict === undefined && fault) throw new NoTranslation(fault);
  if (verdict === undefined && isDelicate(judged.source, judged.from))
    throw new NoTranslation("unjudged");
}

/** How many texts the judge reads at once. */
const atOnce = 4;

/** The judge's answer about one text, or why there is none. */
export type Judgement = { verdict: "yes" | "no" } | { why: AiFailure | Fault };

/**
 * Has the judge read each text beside its translation, by itself. An answer that cannot be read is
 * a no. Once the service fails, or the time of a post is over, it is asked no more.
 */
export async function judgeTexts(
  ai: Ai & { judge: string },
  texts: readonly Judged[],
  timeouts: TextTimeouts = usualTimeouts,
): Promise<Judgement[]> {
  const signal = AbortSignal.timeout(timeouts.postMs);
  let failed: AiFailure | Fault | undefined;
  const judgeOne = async (text: Judged): Promise<Judgement> => {
    if (signal.aborted) failed ??= "timeout";
    if (failed) return { why: failed };
    try {
      const answer = await call(ai, ai.judge, judgeInput(ai.judge, text), timeouts);
      return { verdict: readVerdict(answer) ?? "no" };
    } catch (error) {
      if (!(error instanceof NoTranslation)) throw error;
      failed = error.why;
      return { why: error.why };
    }
  };
  return pLimit(atOnce).map(texts, judgeOne);
}

/** Calls a model, and once more if it is busy. @throws NoTranslation */
async function call(
  ai: Ai,
  model: string,
  input: Record<string, unknown>,
  timeouts: Timeouts,
): Promise<unknown> {
  try {
    return await once(ai, model, input, timeouts.callMs);
  } catch (error) {
    if (!(error instanceof NoTranslation) || error.why !== "busy") throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, timeouts.busyMs));
  return once(ai, model, input, timeouts.callMs);
}

async function once(
  ai: Ai,
  model: string,
  input: Record<string, unknown>,
  limit: number,
): Promise<unknown> {
  try {
    return await withTimeout(ai.run(model, input), limit);
  } catch (error) {
    const why = aiFailure(error);
    if (why === "unpaid")
      log.error("a model needs the paid plan of Workers AI (code 5035)", undefined, { model });
    throw new NoTranslation(why);
  }
}
