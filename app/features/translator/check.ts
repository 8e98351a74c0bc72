import { arguable, type Fault } from "./checks/fault.ts";
import { faultsOfLine, type Pair } from "./checks/line.ts";
import { restore } from "./protect/protect.ts";

/** `isDoubtful`: a judge may overrule the fault, or should be asked although there is none. */
type Check = { fault: Fault | undefined; isDoubtful: boolean };

/**
 * Compares a translation with its source, line by line. A good answer is refused rather than a
 * wrong one accepted: "tighten" for "do not tighten" is worse than the original.
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

/** Phrases of a model about its work, and the phrases of a source that make them legitimate. */
const habits: readonly (readonly [RegExp, RegExp])[] = [
  // A mention of translating, where the source has none.
  [/translat|trad[uú][cz]/i, /translat|trad[uú][cz]/i],
  [
    /\bplease (?:provide|share|send|paste|enter)\b|\b(?:proporcion|facil[ií]t|compart|env[ií]|ingres)\p{L}* (?:el|su|un) (?:texto|mensaje)/iu,
    /please|por favor|text/i,
  ],
  [
    /\bas an? (?:AI|language model|assistant)\b|\bcomo (?:una? )?(?:IA|modelo de lenguaje|asistente|inteligencia artificial)\b/i,
    /\bAI\b|\bIA\b|assistant|asistente|artificial/,
  ],
  [
    /\bI(?:'m| am) (?:sorry|unable)|\bI (?:cannot|can't|can’t) (?:help|assist|provide|comply|fulfil)|\blo siento\b|\bno puedo (?:ayudar|asistir|cumplir|proporcionar)/i,
    /sorry|unable|can(?:no|')t|lo siento|perd[oó]n|disculp|lament|no puedo|no podemos/i,
  ],
  [
    /^\W*(?:sure|certainly|of course|absolutely|here (?:is|are|you go)|here['’]s)\b/i,
    /\b(?:claro|seguro|por supuesto|desde luego|aqu[ií]|ac[aá]|ah[ií]|absolutamente|sure|certainly|of course|here)/i,
  ],
  [
    /^\W*(?:claro|por supuesto|desde luego|aqu[ií] (?:tiene|est[aá]|va)|con (?:mucho )?gusto)(?!\p{L})/iu,
    /\b(?:sure|certainly|of course|clear|clearly|here|gladly|happy|absolutely|definitely|obviously|claro|por supuesto|aqu[ií]|gusto)/i,
  ],
  [
    /^\W*(?:note|nota|output|result|resultado|english|spanish|ingl[eé]s|espa[nñ]ol)\s*:/i,
    /note|nota|output|salida|result|english|spanish|ingl[eé]s|espa[nñ]ol/i,
  ],
  [
    /\b(?:let me know if|hope this helps|is there anything else|espero que (?:esto )?(?:le |te )?(?:ayude|sirva)|h[aá]game saber si|av[ií]s[ae]me si)\b/i,
    /let me know|tell me|call me|text me|notify|hope|anything else|espero|av[ií]s|h[aá]ga|cu[eé]nt|d[ií]ga|dime/i,
  ],
  // A report to the user on the work done.
  [
    /\byou (?:asked|requested|wanted)\b|\bas requested\b|\b(?:lo que|como|según) (?:me |nos )?(?:pidi[oó]|pediste|solicit[oó])(?!\p{L})/iu,
    /\bask|request|want|\bp[ei]d[ie]|solicit|quer|(?<!\p{L})quier|quis/iu,
  ],
  // Its own instructions, repeated.
  [
    /<\/?post\b|\bglossary\b|\bglosario\b|\bsystem prompt\b/i,
    /<\/?post|gloss?ar|system prompt|prompt del sistema/i,
  ],
];

/** Whether an answer has such a phrase and the source does not: "Here is the translation". */
const isChatter = (source: string, answer: string): boolean =>
  habits.some(([habit, own]) => habit.test(answer) && !own.test(source));
