import type { Phrases } from "./phrases.ts";

/** Brakes and stability. */
export const brakesCauses = {
  wheelBearing: {
    en: "Wheel bearing with play or rust under the sensor",
    es: "Rodamiento de rueda con juego u óxido bajo el sensor",
  },
  brakeStuck: {
    en: "A sticking caliper, parking brake or collapsed brake hose",
    es: "Cáliper o freno de mano pegado, o manguera de freno colapsada",
  },
  brakeOveruse: {
    en: "Brakes overheated by a long descent or a heavy load",
    es: "Frenos sobrecalentados por una bajada larga o mucha carga",
  },
  absRing: {
    en: "Tone ring cracked, dirty or missing teeth",
    es: "Corona dentada rajada, sucia o sin dientes",
  },
  absUnit: {
    en: "Hydraulic unit or its module, once power and ground are proven good",
    es: "Unidad hidráulica o su módulo, con alimentación y masa comprobadas",
  },
  brakeVacuum: {
    en: "Low vacuum at the booster: hose, check valve or pump",
    es: "Poco vacío en el servofreno: manguera, válvula de retención o bomba",
  },
  pumpMotor: { en: "Bad pump motor or relay", es: "Motor de la bomba o su relé defectuosos" },
  noCalibration: {
    en: "Sensor not calibrated after work on steering or alignment",
    es: "Sensor sin calibrar después de trabajar en dirección o alineación",
  },
} as const satisfies Phrases;
