import type { Language } from "#app/values/language.ts";

type Words = Record<Language, string>;

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
const hybrid = { en: "Hybrid and electric propulsion", es: "Propulsión híbrida y eléctrica" };
const data = { en: "Data between modules", es: "Datos entre módulos" };
const modules = { en: "Control modules", es: "Módulos de control" };
const communication = { en: "Communication between modules", es: "Comunicación entre módulos" };

type Family = Words & {
  /** What the group contains, where the standard's name says little. */
  holds?: Words;
};

/** The standard's groups, by prefix. */
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
  P0A: hybrid,
  P0B: {
    ...hybrid,
    holds: {
      en: "Hybrid and electric: battery voltage and current sensing",
      es: "Híbridos y eléctricos: medición de voltaje y corriente de la batería",
    },
  },
  P0C: {
    ...hybrid,
    holds: {
      en: "Hybrid and electric: drive motor, pumps, battery temperature",
      es: "Híbridos y eléctricos: motor de tracción, bombas, temperatura de la batería",
    },
  },
  P0D: {
    ...hybrid,
    holds: {
      en: "Hybrid and electric: battery charger and contactors",
      es: "Híbridos y eléctricos: cargador de la batería y contactores",
    },
  },
  P0E: {
    ...hybrid,
    holds: {
      en: "Hybrid and electric: generator, converters, A/C compressor",
      es: "Híbridos y eléctricos: generador, convertidores, compresor del A/C",
    },
  },
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
  P28: {
    ...transmission,
    holds: {
      en: "Transmission: clutches, shift forks, ion current",
      es: "Transmisión: embragues, horquillas de cambios, corriente iónica",
    },
  },
  P34: { en: "Cylinder deactivation", es: "Desactivación de cilindros" },
  P2A: {
    ...moreFuelAndAir,
    holds: { en: "Oxygen sensors out of range", es: "Sensores de oxígeno fuera de rango" },
  },
  P2B: {
    ...moreFuelAndAir,
    holds: {
      en: "Injection learning, turbo and exhaust valves, NOx",
      es: "Aprendizaje de inyección, válvulas del turbo y del escape, NOx",
    },
  },
  P2C: {
    ...moreFuelAndAir,
    holds: {
      en: "Camshaft profile, injectors, coolant pumps",
      es: "Perfil de levas, inyectores, bombas de refrigerante",
    },
  },
  P2D: {
    ...hybrid,
    holds: {
      en: "Coolant pumps, motor-generator, charging",
      es: "Bombas de refrigerante, motor-generador, carga",
    },
  },
  P2E: {
    ...hybrid,
    holds: {
      en: "Second battery charger, drive motor phases",
      es: "Segundo cargador de la batería, fases del motor de tracción",
    },
  },
  B0: { en: "Body: airbags and seat belts", es: "Carrocería: bolsas de aire y cinturones" },
  C0: {
    en: "Chassis: brakes, stability and steering",
    es: "Chasis: frenos, estabilidad y dirección",
  },
  U00: { en: "Network wiring", es: "Cableado de la red" },
  U01: communication,
  U02: {
    ...communication,
    holds: {
      en: "Communication between more modules: doors, seats, displays",
      es: "Comunicación entre más módulos: puertas, asientos, pantallas",
    },
  },
  U03: { en: "Software compatibility", es: "Compatibilidad de software" },
  U04: data,
  U05: {
    ...data,
    holds: {
      en: "Data between more modules: doors, seats, displays",
      es: "Datos entre más módulos: puertas, asientos, pantallas",
    },
  },
  U06: {
    ...communication,
    holds: { en: "Communication with sensors and pumps", es: "Comunicación con sensores y bombas" },
  },
  U09: { ...data, holds: { en: "Data of sensor modules", es: "Datos de módulos de sensores" } },
  U30: {
    ...modules,
    holds: {
      en: "Control modules: power, wake-up, ignition inputs",
      es: "Módulos de control: alimentación, activación, entradas de encendido",
    },
  },
  U35: {
    ...modules,
    holds: { en: "Control modules: fuel cell", es: "Módulos de control: celda de combustible" },
  },
};
