import type { Phrases } from "./phrases.ts";

/** Transmission. */
export const transmissionCauses = {
  speedSensor: {
    en: "Bad speed sensor or tone ring",
    es: "Sensor de velocidad o su corona defectuosos",
  },
  fluidLow: {
    en: "Transmission fluid low, burned or the wrong type",
    es: "Aceite de la transmisión bajo, quemado o incorrecto",
  },
  shiftSolenoid: { en: "Solenoid sticking", es: "Solenoide trabado" },
  solenoidCoil: {
    en: "Solenoid winding open or shorted",
    es: "Bobinado del solenoide abierto o en corto",
  },
  fluidCooler: {
    en: "Transmission cooler or its lines clogged",
    es: "Enfriador de la transmisión o sus líneas tapados",
  },
  valveBody: { en: "Valve body worn or clogged", es: "Cuerpo de válvulas gastado o tapado" },
  clutches: { en: "Worn clutches or bands", es: "Discos o bandas gastados" },
  converter: { en: "Torque converter clutch worn", es: "Embrague del convertidor de par gastado" },
  otherCodes: {
    en: "A code stored in the transmission module itself",
    es: "Un código guardado en el propio módulo de la transmisión",
  },
  clutchSwitch: {
    en: "Clutch switch out of adjustment or bad",
    es: "Interruptor del embrague desajustado o defectuoso",
  },
  rangeAdjust: {
    en: "Selector cable or range sensor out of adjustment",
    es: "Cable del selector o sensor de posición desajustado",
  },
} as const satisfies Phrases;
