import type { DistanceUnit } from "#app/values/distance.ts";

/**
 * A start list of services for shops that have saved none, as the settings show it: a proposal from
 * what makers commonly print in owner's manuals. The maker's own schedule of a vehicle goes before.
 */
const list: readonly (readonly [text: string, miles: number, km: number, rest: string])[] = [
  [
    "Oil and filter change | Cambio de aceite y filtro",
    5_000,
    8_000,
    "6 | oil change, aceite y filtro, cambio de aceite",
  ],
  [
    "Tire rotation | Rotación de neumáticos",
    6_000,
    10_000,
    "6 | rotate tires, rotate the tires, rotar neumáticos",
  ],
  ["Brake inspection | Revisión de frenos", 12_000, 20_000, "12 | brake check, revisar frenos"],
  [
    "Engine air filter | Filtro de aire del motor",
    20_000,
    32_000,
    "24 | air filter, filtro de aire",
  ],
  [
    "Cabin air filter | Filtro de cabina",
    15_000,
    24_000,
    "12 | cabin filter, filtro de habitáculo",
  ],
  ["Brake fluid | Líquido de frenos", 30_000, 48_000, "24 | brake fluid flush"],
  ["Coolant | Refrigerante", 60_000, 100_000, "60 | antifreeze, coolant flush, anticongelante"],
  ["Transmission fluid | Aceite de transmisión", 60_000, 100_000, "48 | transmission service, ATF"],
  ["Spark plugs | Bujías", 60_000, 100_000, "- | spark plug"],
  [
    "Timing belt | Correa de distribución",
    90_000,
    145_000,
    "84 | timing belt kit, banda de distribución",
  ],
  [
    "Drive belt | Correa de accesorios",
    60_000,
    100_000,
    "60 | serpentine belt, banda de accesorios",
  ],
  ["Battery test | Prueba de batería", 0, 0, "12 | battery check, revisar batería"],
  ["Wheel alignment | Alineación", 24_000, 40_000, "24 | alignment"],
  ["Wiper blades | Escobillas del limpiaparabrisas", 0, 0, "12 | wipers, plumillas"],
  ["Fuel filter | Filtro de combustible", 30_000, 48_000, "36 | filtro de gasolina"],
];

/** The list with the distances of a unit. */
export const startList = (unit: DistanceUnit): string =>
  list
    .map(
      ([names, miles, km, rest]) => `${names} | ${(unit === "mi" ? miles : km) || "-"} | ${rest}`,
    )
    .join("\n");
