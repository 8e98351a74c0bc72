import type { Language } from "#app/values/language.ts";

type Words = Record<"demo" | "noCode" | "maker" | "unknown" | "titleOnly" | "safety" | "causes" | "checks" | "end", string>;

/** What the stand-in says around the table. */
export const words: Record<Language, Words> = {
  en: {
    demo: "*Demo assistant: no model is connected, so this comes straight from the fault-code library.*",
    noCode:
      "I can only look up fault codes here. Type one as your scan tool shows it, for example P0301 or U0100, and I will list likely causes and first checks. Symptoms in words need the real assistant.",
    maker:
      "This is a manufacturer-specific code: it means something else at each make. Look it up in the manufacturer's data for this make, model and year.",
    unknown: "This code is not in the library. Check the reading, and look it up in the manufacturer's data.",
    titleOnly:
      "The library has no step-by-step checks for this code yet. Look at wiring and connectors of this circuit first, read the freeze frame, and confirm with live data before replacing anything.",
    safety: "Safety:",
    causes: "Likely causes",
    checks: "First checks",
    end: "Torque values, clearances, capacities and part numbers are not in my sources; see the manufacturer's data.",
  },
  es: {
    demo: "*Asistente de demostración: no hay un modelo conectado, así que esto viene directamente de la biblioteca de códigos de falla.*",
    noCode:
      "Aquí solo puedo consultar códigos de falla. Escriba uno como lo muestra su escáner, por ejemplo P0301 o U0100, y le daré las causas probables y las primeras revisiones. Para síntomas descritos con palabras hace falta el asistente real.",
    maker:
      "Es un código propio del fabricante: en cada marca significa otra cosa. Consulte los datos del fabricante para esta marca, modelo y año.",
    unknown: "Este código no está en la biblioteca. Revise la lectura y consulte los datos del fabricante.",
    titleOnly:
      "La biblioteca aún no tiene revisiones paso a paso para este código. Revise primero el cableado y los conectores de este circuito, lea el cuadro congelado y confirme con datos en vivo antes de cambiar una pieza.",
    safety: "Seguridad:",
    causes: "Causas probables",
    checks: "Primeras revisiones",
    end: "Los pares de apriete, las holguras, las capacidades y los números de parte no están en mis fuentes; consulte los datos del fabricante.",
  },
};
