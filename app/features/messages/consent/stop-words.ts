import type { TextingWay } from "#app/platform/texting/texting.ts";
import type { Language } from "#app/values/language.ts";

/** The request that a keyword makes: no more messages, messages again, or who is writing. */
type Wish = "stop" | "start" | "help";

// The words of CTIA and Twilio, and those that Spanish-speaking carriers and regulators use.
const words: Record<Wish, Record<Language, readonly string[]>> = {
  stop: {
    en: [
      "stop",
      "stopall",
      "stop all",
      "unsubscribe",
      "cancel",
      "end",
      "quit",
      "revoke",
      "optout",
      "opt out",
    ],
    es: [
      "alto",
      "baja",
      "dar de baja",
      "darme de baja",
      "cancelar",
      "parar",
      "pare",
      "detener",
      "salir",
      "no mas",
      "no mas mensajes",
    ],
  },
  start: { en: ["start", "unstop"], es: ["alta", "iniciar", "reanudar", "empezar"] },
  help: { en: ["help", "info"], es: ["ayuda"] },
};

/** The words that Twilio answers itself on SMS. */
const answeredByTwilio = new Set([
  "stop",
  "stopall",
  "unsubscribe",
  "cancel",
  "end",
  "quit",
  "revoke",
  "optout",
  "start",
  "unstop",
  "help",
  "info",
]);

const folded = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\s]/gu, " ")
    .trim()
    .replace(/\s+/g, " ");

/** The request in a message that is a single keyword in either language, if it is one. */
export function wishIn(text: string): { wish: Wish; language: Language } | undefined {
  if (text.length > 60) return undefined;
  const said = folded(text).replace(/^(por favor|please) | (por favor|please)$/g, "");
  for (const [wish, languages] of Object.entries(words))
    for (const [language, all] of Object.entries(languages))
      if (all.includes(said)) return { wish: wish as Wish, language: language as Language };
  return undefined;
}

const answers: Record<Wish, Record<Language, (shop: string) => string>> = {
  stop: {
    en: (shop) =>
      `${shop}: you will get no more messages from us here. Send START to get them again.`,
    es: (shop) =>
      `${shop}: ya no recibirá mensajes nuestros por aquí. Envíe ALTA para volver a recibirlos.`,
  },
  start: {
    en: (shop) => `${shop}: you will get our messages here again. Send STOP to end them.`,
    es: (shop) =>
      `${shop}: volverá a recibir nuestros mensajes por aquí. Envíe BAJA para no recibirlos.`,
  },
  help: {
    en: (shop) => `${shop}: messages about your vehicle. Send STOP to end them.`,
    es: (shop) => `${shop}: mensajes sobre su vehículo. Envíe BAJA para no recibirlos.`,
  },
};

type WishQuestion = {
  text: string;
  way: TextingWay;
  /** The opt-out that the provider reports as done; null for none. */
  optOut: string | null;
  shop: string;
};

/**
 * The one answer to such a word; undefined where the provider gives it itself, which it does to the
 * English words on SMS and to whatever it says it took for one.
 */
export function answerTo({ text, way, optOut, shop }: WishQuestion): string | undefined {
  const found = wishIn(text);
  if (!found || optOut !== null) return undefined;
  if (way === "sms" && answeredByTwilio.has(text.trim().toLowerCase())) return undefined;
  return answers[found.wish][found.language](shop || "Taller");
}
