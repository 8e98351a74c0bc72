import type { Phrases } from "#app/features/codes/facts/causes/phrases.ts";

/** Causes that only codes of the catalog have. */
export const ownCauses = {
  // Air and boost
  exhaustTube: {
    en: "Tube of the exhaust pressure sensor clogged with soot",
    es: "Tubo del sensor de presión de escape tapado con hollín",
  },
  notSettled: {
    en: "Engine not fully cold when the sensors were compared: short stop, block heater, sun",
    es: "Motor no del todo frío cuando se compararon los sensores: parada corta, calefactor de bloque, sol",
  },
  boostLearn: {
    en: "Boost actuator out of adjustment or its end stops not learned",
    es: "Actuador del turbo desajustado o con topes sin aprender",
  },
  coolerDirty: {
    en: "Charge air cooler dirty outside or oily inside",
    es: "Intercooler sucio por fuera o con aceite por dentro",
  },
  bypassStuck: {
    en: "Bypass valve stuck, or its diaphragm torn",
    es: "Válvula de derivación trabada o con el diafragma roto",
  },
  intakeThrottle: {
    en: "Intake throttle stuck with soot, or its gear stripped",
    es: "Mariposa de admisión trabada con hollín o con el engranaje barrido",
  },
  plateIce: {
    en: "Moisture frozen in the throttle body: PCV heater or drain",
    es: "Humedad congelada en el cuerpo de aceleración: calefactor del PCV o drenaje",
  },
} as const satisfies Phrases;
