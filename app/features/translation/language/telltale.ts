import { type Language, languages } from "#app/values/language.ts";

const only: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:the|of|and|is|are|was|my|your|with|when|what|which|where|how|it|it['’]s|not|does|don['’]t|have|has|had|this|that|from|for|on|at|you|i|i['’]m|but|they|still|any|thanks|check|after|before|same|to)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:el|los|las|del|una|unos|unas|que|qué|es|está|esta|estan|están|con|sin|por|para|pero|muy|mi|su|cuando|cuándo|dónde|donde|cómo|como|se|lo|al|y|ya|hay|tiene|tengo|gracias|alguien|después|despues|mismo|ni|sigue|era|fue)(?!\p{L})|[ñ¿¡]|(?:ción|ciones)(?!\p{L})/giu,
};

/** The language with at least twice as many function words as any other; undefined: none. */
export function telltales(text: string): Language | undefined {
  const [first, second] = languages
    .map((language) => ({ language, count: text.match(only[language])?.length ?? 0 }))
    .sort((a, b) => b.count - a.count);
  const next = second?.count ?? 0;
  const needed = next > 0 ? next * 2 + 1 : 1;
  return first && first.count >= needed ? first.language : undefined;
}
