import type { Language } from "#app/values/language.ts";

/** Text around the sources in the prompt; the page has its own words. */
export const sourceWords = {
  en: {
    maker: "manufacturer code",
    makerText:
      "a manufacturer-specific code. Its meaning depends on the make and is not in the library.",
    causes: "Likely causes:",
    checks: "First checks:",
    safety: "Safety:",
    odometer: "Odometer:",
    issues: "Reported issues:",
    diagnostic: "Diagnostic so far:",
    byWords: "(Found by the words of the question: nobody has read this code from the car.)",
    topic: "Forum",
    video: "Video",
  },
  es: {
    maker: "código del fabricante",
    makerText:
      "código propio del fabricante. Su significado depende de la marca y no está en la biblioteca.",
    causes: "Causas probables:",
    checks: "Primeras revisiones:",
    safety: "Seguridad:",
    odometer: "Odómetro:",
    issues: "Fallas reportadas:",
    diagnostic: "Diagnóstico hasta ahora:",
    byWords:
      "(Encontrado por las palabras de la pregunta: nadie ha leído este código en el vehículo.)",
    topic: "Foro",
    video: "Video",
  },
} satisfies Record<Language, Record<string, string>>;
