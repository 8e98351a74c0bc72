import type { Language } from "#app/values/language.ts";

/**
 * Who says what a code means (SAE J2012, ISO 15031-6): the standard, the maker of the car, or nobody yet. P34 to P39 and U3 are the
 * standard's, P30 to P33 the makers'; what is left of P3, B3 and C3 is reserved.
 */
export type Standing = "standard" | "manufacturer" | "reserved";

export function standingOf(code: string): Standing {
  const [system, group, block] = [code.charAt(0), code.charAt(1), code.charAt(2)];
  if (group === "0" || (system === "P" && group === "2") || (system === "U" && group === "3")) return "standard";
  if (system !== "P") return group === "3" ? "reserved" : "manufacturer";
  if (group === "1" || /[0-3]/.test(block)) return "manufacturer";
  return /[4-9]/.test(block) ? "standard" : "reserved";
}

/** Whether the code means something else on every make: never say what, without knowing the car. */
export const isManufacturerCode = (code: string): boolean => standingOf(code) === "manufacturer";

type Words = Record<Language, string>;

export const systemLetters: Record<string, Words> = {
  P: { en: "Powertrain", es: "Tren motriz" },
  B: { en: "Body", es: "Carrocería" },
  C: { en: "Chassis", es: "Chasis" },
  U: { en: "Network", es: "Red de comunicación" },
};

const fuelAndAir = { en: "Fuel and air metering", es: "Medición de combustible y aire" };
const moreFuelAndAir = { en: "Fuel, air and auxiliary emission controls", es: "Combustible, aire y controles auxiliares de emisiones" };
const ignition = { en: "Ignition system or misfire", es: "Sistema de encendido o fallas de encendido" };
const auxiliary = { en: "Auxiliary emission controls", es: "Controles auxiliares de emisiones" };
const inputs = { en: "Vehicle speed, idle control and auxiliary inputs", es: "Velocidad del vehículo, ralentí y entradas auxiliares" };
const computer = { en: "Computer and auxiliary outputs", es: "Computadora y salidas auxiliares" };
const transmission = { en: "Transmission", es: "Transmisión" };
const communication = { en: "Communication between modules", es: "Comunicación entre módulos" };

/** The standard's groups, by how their codes begin. B0, C0 and U3 have none. */
export const families: Record<string, Words> = {
  P00: moreFuelAndAir,
  P01: fuelAndAir,
  P02: { en: "Fuel and air metering: injectors", es: "Medición de combustible y aire: inyectores" },
  P03: ignition,
  P04: auxiliary,
  P05: inputs,
  P06: computer,
  P07: transmission,
  P08: transmission,
  P09: transmission,
  P0A: { en: "Hybrid and electric propulsion", es: "Propulsión híbrida y eléctrica" },
  P20: moreFuelAndAir,
  P21: moreFuelAndAir,
  P22: moreFuelAndAir,
  P23: ignition,
  P24: auxiliary,
  P25: { en: "Auxiliary inputs", es: "Entradas auxiliares" },
  P26: computer,
  P27: transmission,
  P28: transmission,
  P2A: moreFuelAndAir,
  B0: { en: "Body: airbags and seat belts", es: "Carrocería: bolsas de aire y cinturones" },
  C0: { en: "Chassis: brakes, stability and steering", es: "Chasis: frenos, estabilidad y dirección" },
  U00: { en: "Network wiring", es: "Cableado de la red" },
  U01: communication,
  U02: communication,
  U03: { en: "Software compatibility", es: "Compatibilidad de programas" },
  U04: { en: "Data between modules", es: "Datos entre módulos" },
};

/** The group that a code belongs to, by its beginning. */
export const familyOf = (code: string): string | undefined => [code.slice(0, 3), code.slice(0, 2)].find((start) => families[start]);
