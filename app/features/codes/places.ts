import type { Language } from "#app/values/language.ts";

type Words = Record<Language, string>;

/** Places on the car, by the short names in the rows. */
export const places: Record<string, Words> = {
  b1: { en: "bank 1", es: "banco 1" },
  b2: { en: "bank 2", es: "banco 2" },
  s1: { en: "sensor 1", es: "sensor 1" },
  s2: { en: "sensor 2", es: "sensor 2" },
  s3: { en: "sensor 3", es: "sensor 3" },
  sA: { en: "sensor A", es: "sensor A" },
  sB: { en: "sensor B", es: "sensor B" },
  c1: { en: "cylinder 1", es: "cilindro 1" },
  c2: { en: "cylinder 2", es: "cilindro 2" },
  c3: { en: "cylinder 3", es: "cilindro 3" },
  c4: { en: "cylinder 4", es: "cilindro 4" },
  c5: { en: "cylinder 5", es: "cilindro 5" },
  c6: { en: "cylinder 6", es: "cilindro 6" },
  c7: { en: "cylinder 7", es: "cilindro 7" },
  c8: { en: "cylinder 8", es: "cilindro 8" },
  n1: { en: "no. 1", es: "núm. 1" },
  n2: { en: "no. 2", es: "núm. 2" },
  n3: { en: "no. 3", es: "núm. 3" },
  A1: { en: "channel A, valve 1", es: "canal A, válvula 1" },
  A2: { en: "channel A, valve 2", es: "canal A, válvula 2" },
  B1: { en: "channel B, valve 1", es: "canal B, válvula 1" },
  B2: { en: "channel B, valve 2", es: "canal B, válvula 2" },
  on: { en: "ON", es: "ON" },
  off: { en: "OFF", es: "OFF" },
  resume: { en: "RESUME", es: "RESUME" },
  set: { en: "SET", es: "SET" },
  driver: { en: "driver", es: "conductor" },
  passenger: { en: "passenger", es: "pasajero" },
  stage1: { en: "stage 1", es: "etapa 1" },
  stage2: { en: "stage 2", es: "etapa 2" },
  left: { en: "left side", es: "lado izquierdo" },
  right: { en: "right side", es: "lado derecho" },
  row2left: { en: "second row, left", es: "segunda fila, izquierda" },
  row2right: { en: "second row, right", es: "segunda fila, derecha" },
  leftFront: { en: "left front", es: "delantera izquierda" },
  rightFront: { en: "right front", es: "delantera derecha" },
  leftRear: { en: "left rear", es: "trasera izquierda" },
  rightRear: { en: "right rear", es: "trasera derecha" },
};

/**
 * A letter, a number or a pair of them is part of the thing's own name: shift solenoid B, ignition
 * coil A, shift 1-2.
 */
export const isDesignation = (place: string): boolean =>
  /^([A-L]|\d)([/-]([A-L]|\d))?$/.test(place);
