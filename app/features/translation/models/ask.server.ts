import { checkTranslation, type Detect, type Fault } from "#app/features/translation/check.ts";
import { NoTranslation } from "#app/features/translation/no-translation.ts";
import { protect, restore, saysNothing } from "#app/features/translation/protect/protect.ts";
import { aiFailure } from "#app/platform/ai/failure.ts";
import type { Ai } from "#app/platform/ai/models.server.ts";
import { log } from "#app/platform/log/log.ts";
import { withTimeout } from "#app/platform/with-timeout.ts";
import type { Language } from "#app/values/language.ts";
import { isDangerous, isDelicate, type Judged, judgeInput, readVerdict } from "./judge.ts";
import { mannerOf, readAnswer } from "./models.ts";
import type { Timeouts } from "./timeouts.ts";

type Direction = { from: Language; to: Language; detect: Detect };

/**
 * Translates one portion (lines) with one model: what must not change is put away, the answer is
 * checked, and everything is put back. Lines that say nothing cost no call. @throws NoTranslation
 */
export async function translatePortion(
  ai: Ai,
  model: string,
  lines: readonly string[],
  { from, to, detect }: Direction,
  timeouts: Timeouts,
): Promise<string[]> {
  const source = protect(lines.join("\n"));
  const spoken = source.text.split("\n").map((line) => !saysNothing(line));
  if (!spoken.includes(true)) return [...lines];
  const input = mannerOf(model).input(source.text, from, to);
  const answer = readAnswer(await askTwice(ai, model, input, timeouts), source.text);
  if (answer === undefined) throw new NoTranslation("empty");
  const check = checkTranslation({
    source: source.text,
    answer,
    originals: source.originals,
    from,
    to,
    detect,
    wordByWord: ai.isDemo,
  });
  const { fault, isDoubtful } = check;
  if (fault && !(isDoubtful && ai.judge)) throw new NoTranslation(fault);
  const restored = restore(answer, source.originals)!;
  const judged = { source: lines.join("\n"), answer: restored, from, to };
  if (ai.judge && (isDoubtful || isDangerous(judged.source)))
    await askJudge({ ai, judge: ai.judge, judged, fault, timeouts });
  return restored.split("\n");
}

type Question = {
  ai: Ai;
  judge: string;
  judged: Judged;
  /** What the rules object to, if anything. */
  fault: Fault | undefined;
  timeouts: Timeouts;
};

/**
 * Asks the second opinion where the rules are in doubt or somebody could be hurt: its no is a no.
 * What the rules object to, and what could hurt somebody, is not shown without its yes; the rest
 * is, when it does not answer. @throws NoTranslation
 */
async function askJudge({ ai, judge, judged, fault, timeouts }: Question): Promise<void> {
  let verdict: ReturnType<typeof readVerdict>;
  try {
    verdict = readVerdict(await askTwice(ai, judge, judgeInput(judge, judged), timeouts));
  } catch (error) {
    if (error instanceof NoTranslation && (error.why === "quota" || error.why === "budget"))
      throw error;
  }
  if (verdict === "no") throw new NoTranslation("judged");
  if (verdict === undefined && fault) throw new NoTranslation(fault);
  if (verdict === undefined && isDelicate(judged.source, judged.from))
    throw new NoTranslation("unjudged");
}

/** One call, and one more after a moment when the model was busy. */
async function askTwice(
  ai: Ai,
  model: string,
  input: Record<string, unknown>,
  timeouts: Timeouts,
): Promise<unknown> {
  try {
    return await ask(ai, model, input, timeouts.callMs);
  } catch (error) {
    if (!(error instanceof NoTranslation) || error.why !== "busy") throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, timeouts.busyMs));
  return ask(ai, model, input, timeouts.callMs);
}

async function ask(
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
