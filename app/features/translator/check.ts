import { isChatter } from "./chatter.ts";
import { arguable, type Fault } from "./checks/fault.ts";
import { faultsOfLine, type Pair } from "./checks/line.ts";
import { restore } from "./protect/protect.ts";

/** `isDoubtful`: a judge model may overrule the fault, or should be asked although there is none. */
type Check = { fault: Fault | undefined; isDoubtful: boolean };

/**
 * Compares a translation with its source, line by line. It rather refuses a good answer than accepts
 * a wrong one: "tighten" for "do not tighten" is worse than the original.
 */
export function checkTranslation(pair: Pair): Check {
  let doubt: Check = { fault: undefined, isDoubtful: false };
  for (const fault of faultsOf(pair)) {
    if (fault !== "doubt" && !arguable.has(fault)) return { fault, isDoubtful: false };
    doubt = { fault: doubt.fault ?? (fault === "doubt" ? undefined : fault), isDoubtful: true };
  }
  return doubt;
}

function* faultsOf(pair: Pair): Generator<Fault | "doubt"> {
  const { source, answer, originals } = pair;
  if (!answer.trim()) return yield "empty";
  const [lines, answers] = [source.split("\n"), answer.split("\n")];
  if (isChatter(source, answer)) yield "chatter";
  if (lines.length !== answers.length) return yield "lines";
  if (restore(answer, originals) === undefined) yield "token";
  for (const [at, line] of lines.entries())
    yield* faultsOfLine({ ...pair, source: line, answer: answers[at]! });
}
