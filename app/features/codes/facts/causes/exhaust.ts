import type { Phrases } from "./phrases.ts";

/** Exhaust and emissions. */
export const exhaustCauses = {
  catalystAged: {
    en: "Catalyst aged, melted or broken",
    es: "Catalizador envejecido, fundido o roto",
  },
  catalystPoisoned: {
    en: "Catalyst damaged by misfires, oil or coolant",
    es: "Catalizador dañado por fallas de encendido, aceite o refrigerante",
  },
  exhaustLeak: { en: "Exhaust leak ahead of the sensor", es: "Fuga de escape antes del sensor" },
  rearSensor: { en: "Bad rear oxygen sensor", es: "Sensor de oxígeno trasero defectuoso" },
  sensorAged: {
    en: "Sensor aged or contaminated by silicone, oil or coolant",
    es: "Sensor envejecido o contaminado por silicona, aceite o refrigerante",
  },
  heaterOpen: {
    en: "Heater inside the sensor open or shorted",
    es: "Calefactor interno del sensor abierto o en corto",
  },
  mixtureReal: {
    en: "The mixture really is lean or rich",
    es: "La mezcla realmente está pobre o rica",
  },
  egrCarbon: {
    en: "EGR passages or valve clogged with carbon",
    es: "Conductos o válvula EGR tapados con carbón",
  },
  egrOpen: { en: "EGR valve stuck open", es: "Válvula EGR trabada abierta" },
  egrControl: {
    en: "Bad EGR solenoid, vacuum line or motor",
    es: "Solenoide, línea de vacío o motor de la EGR defectuoso",
  },
  egrSensor: {
    en: "Bad EGR flow or position sensor",
    es: "Sensor de flujo o de posición de la EGR defectuoso",
  },
  airPump: {
    en: "Secondary air pump or its relay doesn’t run",
    es: "Bomba de aire secundario o su relé no funciona",
  },
  airValve: {
    en: "Secondary air valve stuck or clogged with carbon",
    es: "Válvula de aire secundario trabada o tapada con carbón",
  },
  airHose: {
    en: "Secondary air hose burned, cracked or off",
    es: "Manguera de aire secundario quemada, rajada o suelta",
  },
  fuelCap: {
    en: "Gas cap loose, worn or not the right one",
    es: "Tapa de combustible floja, gastada o incorrecta",
  },
  evapHose: {
    en: "Cracked or disconnected EVAP hose",
    es: "Manguera del EVAP rajada o desconectada",
  },
  canister: {
    en: "Charcoal canister cracked or flooded with fuel",
    es: "Cánister rajado o inundado de combustible",
  },
  purgeLeaks: {
    en: "Purge valve doesn’t seal when closed",
    es: "La válvula de purga no cierra bien",
  },
  ventStuck: {
    en: "Vent valve stuck or clogged with dirt",
    es: "Válvula de ventilación trabada o tapada con suciedad",
  },
  ventHose: {
    en: "Vent hose or its filter plugged",
    es: "Manguera de ventilación o su filtro tapados",
  },
  fillerNeck: {
    en: "Filler neck rusted or tank seal leaking",
    es: "Cuello de llenado oxidado o sello del tanque con fuga",
  },
  tankSensor: { en: "Bad tank pressure sensor", es: "Sensor de presión del tanque defectuoso" },
  floatStuck: {
    en: "Float or level sensor worn inside the tank",
    es: "Flotador o sensor de nivel gastado dentro del tanque",
  },
  shortTrips: {
    en: "Short trips: regeneration never completes",
    es: "Recorridos cortos: la regeneración nunca se completa",
  },
  sootSource: {
    en: "An injector, the EGR or a boost leak that makes soot",
    es: "Un inyector, la EGR o una fuga de presión que producen hollín",
  },
  filterHoses: {
    en: "Differential pressure hoses clogged or cracked",
    es: "Mangueras de presión diferencial tapadas o rajadas",
  },
  filterAsh: {
    en: "Filter full of ash, at the end of its life",
    es: "Filtro lleno de ceniza, al final de su vida",
  },
  filterCracked: {
    en: "Filter cracked, melted or removed",
    es: "Filtro rajado, fundido o retirado",
  },
  ureaPoor: {
    en: "Diesel exhaust fluid old, diluted or crystallized",
    es: "Urea vieja, diluida o cristalizada",
  },
  ureaLow: {
    en: "Diesel exhaust fluid tank low, or filled with something else",
    es: "Tanque de urea bajo o llenado con otro líquido",
  },
  ureaInjector: { en: "Diesel exhaust fluid injector clogged", es: "Inyector de urea tapado" },
  noxSensor: { en: "Bad NOx sensor", es: "Sensor de NOx defectuoso" },
} as const satisfies Phrases;
