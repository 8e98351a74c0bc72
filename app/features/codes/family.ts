import type { Language } from "#app/values/language.ts";

/**
 * Who says what a code means (SAE J2012, ISO 15031-6): the standard, the maker of the car, or
 * no one yet. P34 to P39 and U3 are the standard's, P30 to P33 the makers'; what is left of P3, B3
 * and C3 is reserved.
 */
type CodeOrigin = "standard" | "manufacturer" | "reserved";

export function originOf(code: string): CodeOrigin {
  const [system, group, block] = [code.charAt(0), code.charAt(1), code.charAt(2)];
  if (group === "0" || (system === "P" && group === "2") || (system === "U" && group === "3"))
    return "standard";
  if (system !== "P") return group === "3" ? "reserved" : "manufacturer";
  if (group === "1" || /[0-3]/.test(block)) return "manufacturer";
  return /[4-9]/.test(block) ? "standard" : "reserved";
}

/** Whether no code can read so: the second place goes from 0 to 3. */
export const isImpossible = (code: string): boolean => !/[0-3]/.test(code.charAt(1));

/** Whether the code's meaning depends on the make, so that none is shown without one. */
export const isManufacturerCode = (code: string): boolean => originOf(code) === "manufacturer";

type Words = Record<Language, string>;

export const systemLetters: Record<string, Words> = {
  P: { en: "Powertrain", es: "Tren motriz" },
  B: { en: "Body", es: "Carrocería" },
  C: { en: "Chassis", es: "Chasis" },
  U: { en: "Network", es: "Red de comunicación" },
};

const fuelAndAir = { en: "Fuel and air metering", es: "Medición de combustible y aire" };
const moreFuelAndAir = {
  en: "Fuel, air and auxiliary emission controls",
  es: "Combustible, aire y controles auxiliares de emisiones",
};
const ignition = {
  en: "Ignition system or misfire",
  es: "Sistema de encendido o fallas de encendido",
};
const auxiliary = { en: "Auxiliary emission controls", es: "Controles auxiliares de emisiones" };
const inputs = {
  en: "Vehicle speed, idle control and auxiliary inputs",
  es: "Velocidad del vehículo, ralentí y entradas auxiliares",
};
const computer = { en: "Computer and auxiliary outputs", es: "Computadora y salidas auxiliares" };
const transmission = { en: "Transmission", es: "Transmisión" };
const communication = { en: "Communication between modules", es: "Comunicación entre módulos" };

type Family = Words & {
  /** What a reader finds in it, where the standard's own name says little. */
  holds?: Words;
};

/** The standard's groups, by how their codes begin. B0, C0 and U3 have none. */
export const families: Record<string, Family> = {
  P00: {
    ...moreFuelAndAir,
    holds: {
      en: "Camshaft control, sensor heaters, fuel pressure",
      es: "Árboles de levas variables, calefactores de sensores, presión de combustible",
    },
  },
  P01: {
    ...fuelAndAir,
    holds: {
      en: "Air, temperature and oxygen sensors, mixture",
      es: "Sensores de aire, temperatura y oxígeno, mezcla",
    },
  },
  P02: {
    en: "Fuel and air metering: injectors",
    es: "Medición de combustible y aire: inyectores",
    holds: { en: "Injectors, fuel pump, boost", es: "Inyectores, bomba de combustible, turbo" },
  },
  P03: {
    ...ignition,
    holds: {
      en: "Misfire, coils, knock, crankshaft and camshaft sensors",
      es: "Fallas de encendido, bobinas, detonación, sensores de cigüeñal y levas",
    },
  },
  P04: {
    ...auxiliary,
    holds: {
      en: "Catalyst, EGR, secondary air, EVAP, fans",
      es: "Catalizador, EGR, aire secundario, EVAP, ventiladores",
    },
  },
  P05: {
    ...inputs,
    holds: {
      en: "Vehicle speed, idle, oil pressure, voltage, brake switch",
      es: "Velocidad, ralentí, presión de aceite, voltaje, interruptor de freno",
    },
  },
  P06: {
    ...computer,
    holds: {
      en: "Control module, reference voltages, relays, glow plugs",
      es: "Módulo de control, voltajes de referencia, relés, precalentamiento",
    },
  },
  P07: {
    ...transmission,
    holds: {
      en: "Transmission: sensors, ratios, solenoids",
      es: "Transmisión: sensores, relaciones, solenoides",
    },
  },
  P08: {
    ...transmission,
    holds: {
      en: "Transmission: switches, fluid pressure",
      es: "Transmisión: interruptores, presión del fluido",
    },
  },
  P09: {
    ...transmission,
    holds: { en: "Transmission: solenoid circuits", es: "Transmisión: circuitos de solenoides" },
  },
  P0A: { en: "Hybrid and electric propulsion", es: "Propulsión híbrida y eléctrica" },
  P20: {
    ...moreFuelAndAir,
    holds: {
      en: "Particulate filter, intake runners, exhaust fluid",
      es: "Filtro de partículas, aletas de admisión, urea",
    },
  },
  P21: {
    ...moreFuelAndAir,
    holds: {
      en: "Electronic throttle, pedal, mixture at idle",
      es: "Mariposa electrónica, pedal, mezcla en ralentí",
    },
  },
  P22: {
    ...moreFuelAndAir,
    holds: {
      en: "Oxygen and NOx sensors, boost, intake leaks",
      es: "Sensores de oxígeno y NOx, turbo, fugas de admisión",
    },
  },
  P23: {
    ...ignition,
    holds: { en: "Ignition coil circuits", es: "Circuitos de bobinas de encendido" },
  },
  P24: {
    ...auxiliary,
    holds: { en: "EVAP and particulate filter", es: "EVAP y filtro de partículas" },
  },
  P25: {
    en: "Auxiliary inputs",
    es: "Entradas auxiliares",
    holds: { en: "Charging voltage, boost position", es: "Voltaje de carga, posición del turbo" },
  },
  P26: {
    ...computer,
    holds: { en: "Pumps, rocker arm control", es: "Bombas, control de balancines" },
  },
  P27: {
    ...transmission,
    holds: { en: "Transmission: more solenoids", es: "Transmisión: más solenoides" },
  },
  P34: { en: "Cylinder deactivation", es: "Desactivación de cilindros" },
  P2A: {
    ...moreFuelAndAir,
    holds: { en: "Oxygen sensors out of range", es: "Sensores de oxígeno fuera de rango" },
  },
  B0: { en: "Body: airbags and seat belts", es: "Carrocería: bolsas de aire y cinturones" },
  C0: {
    en: "Chassis: brakes, stability and steering",
    es: "Chasis: frenos, estabilidad y dirección",
  },
  U00: { en: "Network wiring", es: "Cableado de la red" },
  U01: communication,
  U03: { en: "Software compatibility", es: "Compatibilidad de software" },
  U04: { en: "Data between modules", es: "Datos entre módulos" },
};

/** The group that a code belongs to, by its beginning. */
export const familyOf = (code: string): string | undefined =>
  [code.slice(0, 3), code.slice(0, 2)].find((start) => families[start]);
