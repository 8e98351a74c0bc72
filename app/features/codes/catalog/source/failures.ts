import { failures } from "#app/features/codes/failure-lexicon.ts";
import type { Language } from "#app/values/language.ts";

/**
 * What can be wrong with a part of the catalog: the library's failures, and those that only the
 * catalog has. Read when its files are made, never by the product.
 */
export const catalogFailures: Record<string, Record<Language, string>> = {
  ...failures,
  adaptiveLimit: {
    en: "adaptive learning at its limit",
    es: "aprendizaje adaptativo en el límite",
  },
  controlPerformance: {
    en: "control circuit performance problem",
    es: "circuito de control con desempeño deficiente",
  },
  controlIntermittent: {
    en: "control circuit intermittent or erratic",
    es: "circuito de control intermitente o errático",
  },
  circuitPerformance: {
    en: "circuit performance problem",
    es: "circuito con desempeño deficiente",
  },
  currentHigh: { en: "current too high", es: "corriente demasiado alta" },
  currentLow: { en: "current too low", es: "corriente demasiado baja" },
  dataIncompatible: { en: "data incompatible", es: "datos incompatibles" },
  disconnected: { en: "disconnected", es: "desconectad{o}" },
  driverOverload: {
    en: "driver stage current or temperature too high",
    es: "corriente o temperatura excesiva en la etapa de potencia",
  },
  leaking: { en: "leaking", es: "con fuga" },
  learningLimit: { en: "learning limit exceeded", es: "límite de aprendizaje excedido" },
  atLimit: { en: "at its limit", es: "en el límite" },
  maxLimit: { en: "at the maximum limit", es: "en el límite máximo" },
  minLimit: { en: "at the minimum limit", es: "en el límite mínimo" },
  missing: { en: "missing", es: "ausente{s}" },
  missingInvalid: { en: "missing or invalid", es: "ausente o no válido" },
  noCalibration: { en: "not calibrated", es: "sin calibración" },
  notProgrammed: { en: "not learned or programmed", es: "no aprendid{o} o no programad{o}" },
  notProgrammedIncompatible: {
    en: "not programmed or incompatible",
    es: "no programad{o} o incompatible{s}",
  },
  offset: { en: "offset", es: "desviación" },
  openOnly: { en: "open", es: "abiert{o}" },
  outOfRange: { en: "out of range", es: "fuera de rango" },
  overspeedAir: {
    en: "speed too high or air in the system",
    es: "velocidad excesiva o aire en el sistema",
  },
  overspeedDry: { en: "speed too high, running dry", es: "velocidad excesiva, trabaja en seco" },
  processorPerformance: {
    en: "processor performance problem",
    es: "procesador con desempeño deficiente",
  },
  ratioImbalance: {
    en: "air-fuel ratio imbalance",
    es: "desequilibrio de la relación aire-combustible",
  },
  regenerationIncomplete: { en: "regeneration incomplete", es: "regeneración incompleta" },
  restricted: { en: "restricted", es: "obstruid{o}" },
  shortedOnly: { en: "shorted", es: "en corto" },
  stalled: { en: "stuck or stalled", es: "trabad{o} o detenid{o}" },
  stuck: { en: "stuck", es: "trabad{o}" },
  stuckDisengaged: {
    en: "performance problem or stuck disengaged",
    es: "desempeño deficiente o trabad{o} sin acoplar",
  },
  stuckEngaged: { en: "stuck engaged", es: "trabad{o} acoplad{o}" },
  controlStuck: { en: "control stuck", es: "control trabado" },
  stuckHighSignal: { en: "signal stuck high", es: "señal fija en alto" },
  stuckLowSignal: { en: "signal stuck low", es: "señal fija en bajo" },
  stuckOffOnly: { en: "stuck off", es: "trabad{o} en OFF" },
  supplyCircuit: { en: "supply voltage fault", es: "falla del voltaje de alimentación" },
  supplyHigh: { en: "supply voltage high", es: "voltaje de alimentación alto" },
  supplyLow: { en: "supply voltage low", es: "voltaje de alimentación bajo" },
  supplyOpen: {
    en: "supply circuit faulty or open",
    es: "circuito de alimentación con falla o abierto",
  },
  tooHighMechanical: { en: "too high, mechanical", es: "demasiado alt{o}, falla mecánica" },
  underspeed: { en: "speed too low", es: "velocidad demasiado baja" },
  valueHigh: { en: "high", es: "alt{o}" },
  valueLow: { en: "low", es: "baj{o}" },
  wrongPart: { en: "wrong part installed", es: "pieza incorrecta instalada" },
  voltageHigh: { en: "voltage high", es: "voltaje alto" },
  voltageLow: { en: "voltage low", es: "voltaje bajo" },
};
