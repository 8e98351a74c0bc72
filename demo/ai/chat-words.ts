import type { Language } from "#app/values/language.ts";

type Words = Record<
  | "demo"
  | "noCode"
  | "byWords"
  | "searched"
  | "fitting"
  | "topics"
  | "videos"
  | "readCodes"
  | "maker"
  | "unknown"
  | "titleOnly"
  | "safety"
  | "causes"
  | "checks"
  | "end",
  string
>;

/** Sentences of the stand-in around the table. */
export const words: Record<Language, Words> = {
  en: {
    demo: "*Demo assistant: no model is connected, so this comes straight from the fault codes, the forum and the videos.*",
    noCode:
      "Nothing in the fault codes, the forum or the videos answers that. Name the part or what the car does, for example “cranks but won't start” or “AC not cold”, or type a code as your scan tool shows it.",
    byWords: "(Found by the words of the question:",
    searched: "You gave no code, so I searched for your words. This is what I found:",
    fitting: "Codes that fit, and what to check first",
    topics: "In the forum",
    videos: "Videos",
    readCodes:
      "Read the codes with a scan tool before you replace anything; type one here for its causes and checks.",
    maker:
      "This is a manufacturer-specific code: its meaning depends on the make. Look it up in the manufacturer's data for this make, model and year.",
    unknown:
      "This code is not in the library. Check the reading, and look it up in the manufacturer's data.",
    titleOnly:
      "The library has no step-by-step checks for this code yet. Look at wiring and connectors of this circuit first, read the freeze frame, and confirm with live data before replacing anything.",
    safety: "Safety:",
    causes: "Likely causes",
    checks: "First checks",
    end: "Torque values, clearances, capacities and part numbers are not in my sources; see the manufacturer's data.",
  },
  es: {
    demo: "*Asistente de demostración: no hay un modelo conectado, así que esto viene directamente de los códigos de falla, el foro y los videos.*",
    noCode:
      "Nada en los códigos de falla, el foro o los videos responde a eso. Nombre la pieza o lo que hace el vehículo, por ejemplo «da marcha pero no prende» o «el clima no enfría», o escriba un código como lo muestra su escáner.",
    byWords: "(Encontrado por las palabras de la pregunta:",
    searched: "No dio un código, así que busqué sus palabras. Esto es lo que encontré:",
    fitting: "Códigos que coinciden y qué revisar primero",
    topics: "En el foro",
    videos: "Videos",
    readCodes:
      "Lea los códigos con un escáner antes de cambiar una pieza; escriba uno aquí y le daré sus causas y revisiones.",
    maker:
      "Es un código propio del fabricante: su significado depende de la marca. Consulte los datos del fabricante para esta marca, modelo y año.",
    unknown:
      "Este código no está en la biblioteca. Revise la lectura y consulte los datos del fabricante.",
    titleOnly:
      "La biblioteca aún no tiene revisiones paso a paso para este código. Revise primero el cableado y los conectores de este circuito, lea el cuadro congelado y confirme con datos en vivo antes de cambiar una pieza.",
    safety: "Seguridad:",
    causes: "Causas probables",
    checks: "Primeras revisiones",
    end: "Los pares de apriete, las holguras, las capacidades y los números de parte no están en mis fuentes; consulte los datos del fabricante.",
  },
};
