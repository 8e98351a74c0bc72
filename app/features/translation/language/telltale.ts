import type { Language } from "#app/values/language.ts";

const only: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:the|of|and|is|are|was|my|your|with|when|what|which|where|how|it|it['’]s|not|does|don['’]t|have|has|had|this|that|from|for|on|at|you|i|i['’]m|but|they|still|any|thanks|check|after|before|same|to)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:el|los|las|del|una|unos|unas|que|qué|es|está|esta|estan|están|con|sin|por|para|pero|muy|mi|su|cuando|cuándo|dónde|donde|cómo|como|se|lo|al|y|ya|hay|tiene|tengo|gracias|alguien|después|despues|mismo|ni|sigue|era|fue)(?!\p{L})|[ñ¿¡]|(?:ción|ciones)(?!\p{L})/giu,
};

/**
 * The language that the little words speak for, where they do so plainly: twice as many as for the
 * other.
 */
export function telltales(text: string): Language | undefined {
  const en = text.match(only.en)?.length ?? 0;
  const es = text.match(only.es)?.length ?? 0;
  if (en >= 1 && en >= es * 2 + (es > 0 ? 1 : 0)) return "en";
  return es >= 1 && es >= en * 2 + (en > 0 ? 1 : 0) ? "es" : undefined;
}
