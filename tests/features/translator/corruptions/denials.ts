import type { Breaker } from "./breaker.ts";

/** A denial, and what is left of the sentence without it. */
const english: [RegExp, string][] = [
  [/(?<!\p{L})(?:do|does|did) ?n[o']t (?!\p{L}+ ?n)/giu, ""],
  [/(?<!\p{L})don't /giu, ""],
  [/(?<!\p{L})doesn't (?=\p{L})/giu, ""],
  [/(?<!\p{L})won't /giu, "will "],
  [/(?<!\p{L})can't /giu, "can "],
  [/(?<!\p{L})(is|are|was|were|has|have|would|should|could)n't(?!\p{L})/giu, "$1"],
  [/(?<!\p{L})not (?!only|sure)/giu, ""],
  [/(?<!\p{L})never /giu, ""],
  [/(?<!\p{L})without (?!a doubt)/giu, "with "],
  [/(?<!\p{L})no (?=\p{L})(?!doubt|idea|longer|more|less|wonder)/giu, "a "],
  [/(?<!\p{L})none /giu, "some "],
  [/(?<!\p{L})nobody /giu, "somebody "],
  [/(?<!\p{L})unless /giu, "if "],
  [/(?<!\p{L})avoid /giu, "try "],
  [/(?<!\p{L})I doubt /giu, "I think "],
  [/(?<!\p{L})impossible /giu, "possible "],
  [/(?<!\p{L})lacks /giu, "has "],
  [/(?<!\p{L})lack of /giu, "plenty of "],
  [/(?<!\p{L})stopped (?=\p{L}+ing)/giu, "kept "],
  [/(?<!\p{L})instead of /giu, "and "],
  [/(?<!\p{L})hardly /giu, "really "],
  [/(?<!\p{L})no longer /giu, "still "],
  [/(?<!\p{L})prohibited(?!\p{L})/giu, "allowed"],
];
const spanish: [RegExp, string][] = [
  [
    /(?<!\p{L})no (?=\p{L})(?!cabe duda|hay duda|importa|tengo idea|se preocupe|hace falta|sólo|solo )/giu,
    "",
  ],
  [/(?<!\p{L})nunca /giu, ""],
  [/(?<!\p{L})jamás /giu, ""],
  [/(?<!\p{L})sin (?!embargo|duda)/giu, "con "],
  [/(?<!\p{L})nadie /giu, "alguien "],
  [/(?<!\p{L})ninguna /giu, "alguna "],
  [/(?<!\p{L})a menos que /giu, "si "],
  [/(?<!\p{L})evite /giu, "procure "],
  [/(?<!\p{L})dudo que /giu, "creo que "],
  [/(?<!\p{L})imposible /giu, "posible "],
  [/(?<!\p{L})deje de (\p{L}+)/giu, "siga y $1"],
  [/(?<!\p{L})excepto /giu, "y "],
  [/(?<!\p{L})apenas /giu, "bien "],
  [/(?<!\p{L})le faltan /giu, "tiene "],
];

/** "No encuentro ninguna" denies without either word. */
function stillDenies(answer: string, index: number, denial: string): boolean {
  const clause = /^[^.,;:]*/.exec(answer.slice(index + denial.length))![0];
  const before = /[^.,;:]*$/.exec(answer.slice(0, index))![0];
  return (
    /(?<!\p{L})(?:ning[uú]n|ninguna|ninguno|nada|nadie|nunca)(?!\p{L})/iu.test(clause) ||
    (/^ning|^nadie/i.test(denial) && /(?<!\p{L})no /iu.test(before))
  );
}

/** Verbs and their kind before which a denial can come in. */
const deniable = {
  en: /(?<!\p{L})(?:is|are|was|were|has|have|will|can|should|could|must) (?!not|never|no )(?=\p{L})/giu,
  es: /(?<=^|[.,;:] |(?:que|si|y|pero|cuando) )(?=(?:es|está|estaba|tiene|tengo|hay|va|debe|puede|se|le|revise|use|cambie|apriete|quite|gire|prende|arranca|marca|da|sale|funciona|necesita|abra|cierre|agregue|ponga|levante|afloje|drene|busque|limpie)(?!\p{L}))/giu,
};

const dropped: Breaker = (answer, _, to) =>
  (to === "en" ? english : spanish).flatMap(([denial, without]) =>
    [...answer.matchAll(denial)].flatMap((match) => {
      if (to === "es" && stillDenies(answer, match.index, match[0])) return [];
      const rest = answer.slice(match.index).replace(new RegExp(denial.source, "iu"), without);
      return (answer.slice(0, match.index) + rest).replace(/ {2,}/g, " ");
    }),
  );

const added: Breaker = (answer, _, to) =>
  [...answer.matchAll(deniable[to])].map(({ 0: found, index }) => {
    const before = answer.slice(0, index).trim();
    if (
      /(?:(?<!\p{L})(?:no|not|never|nunca|sin|nadie|nobody|nothing|nada|hasta que)|n't)$/iu.test(
        before,
      )
    )
      return "";
    return to === "en"
      ? `${answer.slice(0, index)}${found}not ${answer.slice(index + found.length)}`
      : `${answer.slice(0, index)}no ${answer.slice(index)}`;
  });

/** The denial of one clause given to another, where commas part them. */
const moved: Breaker = (answer, _, to) => {
  const plain = to === "en" ? /(?<!\p{L})(not|never) /u : /(?<!\p{L})(no|nunca) /iu;
  const match = plain.exec(answer);
  if (!match) return [];
  const without = answer.slice(0, match.index) + answer.slice(match.index + match[0].length);
  const starts = [
    ...without.matchAll(
      /(?:[.,;:] |(?<!\p{L})(?:que|si|y|pero|cuando|and|but|if|when) )(?=\p{L})/gu,
    ),
  ].map(({ 0: found, index }) => index + found.length);
  // Another clause than its own: a sign or a conjunction stands between.
  const own = (start: number) =>
    !/[.,;:]/.test(without.slice(Math.min(start, match.index), Math.max(start, match.index) - 2));
  // "Por supuesto, …" has no verb to deny.
  const isPhrase = (text: string, start: number) =>
    /^[^.,;:]*/.exec(text.slice(start))![0].split(" ").length < 3;
  return starts.flatMap((start) =>
    own(start) || isPhrase(without, start) || Math.abs(start - match.index) < 12
      ? []
      : [`${without.slice(0, start)}${match[1]!.toLowerCase()} ${without.slice(start)}`],
  );
};

export const denialKinds: Record<string, Breaker> = {
  "denial dropped": dropped,
  "denial added": (...all) => added(...all).filter(Boolean),
  "denial moved": moved,
};
