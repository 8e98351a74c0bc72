import type { Language } from "#app/values/language.ts";

/**
 * How often a sentence denies something: at least, and at most. The two differ where a language may say one denial once or
 * several times ("no tiene ni chispa ni gasolina": neither spark nor fuel; no spark and no fuel).
 */
type Denials = { least: number; most: number };

// What looks like a denial and is none: numbers (No. 3), a question's tail, idioms.
const none: Record<Language, RegExp> = {
  en: /\bno\.? ?(?=[#\d]|ZQ\d)|\bnever mind\b|\bno one-off\b|, no\?/giu,
  es: /\b(?:no|núm|nro)\.?[°º]? ?(?=[#\d]|ZQ\d)|sin embargo|no obstante|de nada\b|nada más\b|nomás|ni modo|,? ¿(?:no|verdad)\?|, no\?/giu,
};
// What one language says as a denial, and the other perhaps not.
const perhaps: Record<Language, RegExp> = {
  en: /\bno (?:matter|doubt|wonder)\b|\bnot only\b|\bnothing but\b|\bwhy not\b|\bor not(?=\s*[?.!,]|$)/giu,
  es: /\bno importa\b|\bno más(?! (?:de|que)(?!\p{L}))|\bno sol(?:o|amente)\b|\ba no ser que\b|\bno sea que\b|hasta (?:que )?no\b|\bo no(?=\s*[?.!,]|$)|por qué no\b|\bsin duda\b|\bno hay duda\b|cómo no\b/giu,
};

const word = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, "giu");

const plain: Record<Language, RegExp> = {
  en: word(
    "not|never|without|none|nobody|nothing|nowhere|no|nope|nor|neither|cannot|cant|dont|doesnt|didnt|isnt|wasnt|arent|werent|wont|hasnt|havent|hadnt|couldnt|wouldnt|shouldnt|aint|mustnt|\\p{L}+n['’]t",
  ),
  es: word("no|nunca|jamás|jamas|sin|nada|nadie|ning[uú]n|ninguna|ninguno|ningunos|ningunas|tampoco|ni"),
};

/** Words that go on with a denial instead of making one, where one stands before them in the same clause. */
const echoing: Record<Language, RegExp> = {
  en: /^(?:nor)$/i,
  es: /^(?:ni|nada|nadie|ning[uú]n|ningun[oa]s?|nunca|jam[aá]s|tampoco)$/i,
};
/** Those that another language may well say as a denial of their own. */
const optional = /^(?:ni|nor|neither|tampoco)$/i;

/** Words that deny without a denial: "fails to start" is "no arranca". */
const implied: Record<Language, RegExp> = {
  en: word(
    "unless|fail(?:s|ed|ing)?|unable|lack(?:s|ed|ing)?|missing|hardly|barely|rarely|seldom|instead|refus(?:e|es|ed|ing)|stop(?:s|ped|ping)?|until|doubt|avoid|dead|impossible|unlikely|except|otherwise|un(?:plug(?:ged|ging)?|known|clear|safe|usual|even|stable|likely|sure|necessary|needed|damaged|used|touched|changed)|in(?:correct|sufficient|operative|active|accurate)|dis(?:connect(?:ed)?|able[ds]?|agree)|non-\\p{L}+|(?:use|cord|key|brush)less",
  ),
  es: word(
    "salvo|excepto|a menos que|falla(?:n|r|ba|ndo)?|falló|imposible|incapaz|incapaces|falta(?:n|ba)?|carece(?:n)?|apenas|rara vez|en vez|en lugar|dej(?:a|an|ó|aron|ar|ado|e|en) de|se niega|evit(?:e|ar|a|en)|hasta que|muert[oa]|insuficientes?|incorrect[oa]s?|inoperantes?|inútil|inestable|irregular|desconocid[oa]|insegur[oa]|innecesari[oa]|intact[oa]|desconect\\p{L}*|desactiv\\p{L}*|desacuerdo",
  ),
};

function denials(sentence: string, language: Language): Denials {
  let least = 0;
  let most = 0;
  const text = sentence.replace(none[language], " ").replace(perhaps[language], () => {
    most++;
    return " ";
  });
  for (const clause of text.split(/[.;:!?()\n]|,\s+(?=(?:but|pero|and|y|so|así|because|porque)\b)/iu)) {
    let denied = false;
    let joined = false;
    for (const [found] of clause.matchAll(plain[language])) {
      const goesOn = denied && (echoing[language].test(found) || (joined && /^n(?:or|i)$/i.test(found)));
      if (!goesOn) least++;
      if (!goesOn || optional.test(found)) most++;
      joined ||= optional.test(found);
      // A denial reaches as far as its clause, but "no X, no Y" denies twice.
      denied = true;
    }
  }
  return { least, most };
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * Whether a translated sentence denies what the original does: "lost" when one is gone, "added" when one came in. Where the other says
 * the same with a word that denies by itself ("won't start", "se niega a arrancar"), nothing is wrong.
 */
export function compareNegation(source: string, answer: string, from: Language, to: Language): "same" | "lost" | "added" {
  const [said, says] = [denials(source, from), denials(answer, to)];
  const [hinted, hints] = [count(source, implied[from]), count(answer, implied[to])];
  if (says.most < said.least) return hints - hinted >= said.least - says.most ? "same" : "lost";
  if (says.least > said.most && said.most === 0) return hinted > 0 ? "same" : "added";
  return "same";
}
