import { type Language, languages } from "#app/values/language.ts";

const only: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:the|of|and|is|are|was|my|your|with|when|what|which|where|how|it|it['’]s|not|does|don['’]t|have|has|had|this|that|from|for|on|at|you|i|i['’]m|but|they|still|any|thanks|after|before|same|to)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:el|los|las|del|una|unos|unas|que|qué|es|está|esta|estan|están|con|sin|por|para|pero|muy|(?<!\d\s{0,2}k?\s)(?<!\dk?)mi|su|cuando|cuándo|dónde|donde|cómo|como|se|lo|al|y|ya|hay|tiene|tengo|gracias|alguien|después|despues|mismo|ni|sigue|era|fue)(?!\p{L})|[ñ¿¡]|(?:ción|ciones)(?!\p{L})/giu,
};

/** Words that a shop writes in every other line, for lines without a function word. */
const ofTheTrade: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:brakes?|light|leak(?:s|ing)?|noise|oil|pads?|tires?|battery|pump|replaced?|needs?|won['’]t|customer|loose|worn|low|dead)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:luz|frenos?|fuga|ruido|aceite|balatas?|llantas?|bater[ií]a|bomba|cambi[oóeé]|cliente|falla|trae|tira|jala|prende|prendid[oa]s?|encendid[oa]s?|chec(?:ar|o|ó|a|ado|amos)|clima|borrar|arranca|flojo|floja|gastad[oa]s?)(?!\p{L})/giu,
};

const count = (text: string, words: Record<Language, RegExp>) =>
  languages
    .map((language) => ({ language, count: text.match(words[language])?.length ?? 0 }))
    .sort((a, b) => b.count - a.count);

/**
 * The language with at least twice as many function words as any other; without any, that which
 * alone has words of the trade. Undefined: none.
 */
export function telltales(text: string): Language | undefined {
  const [first, second] = count(text, only);
  if (!first) return undefined;
  if (first.count === 0) {
    const [trade, other] = count(text, ofTheTrade);
    return trade!.count > 0 && (other?.count ?? 0) === 0 ? trade!.language : undefined;
  }
  const next = second?.count ?? 0;
  return first.count >= (next > 0 ? next * 2 + 1 : 1) ? first.language : undefined;
}
