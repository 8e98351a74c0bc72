import type { Phrases } from "./phrases.ts";

/** Air, fuel and boost. */
export const fuelAndAirCauses = {
  vacuumLeak: {
    en: "Unmetered air: intake gasket, vacuum hose, PCV or brake booster",
    es: "Aire no medido: junta de admisión, manguera de vacío, PCV o servofreno",
  },
  airFlowDirty: {
    en: "Air flow sensor dirty or bad",
    es: "Sensor de flujo de aire sucio o defectuoso",
  },
  airRestricted: {
    en: "Intake restricted: clogged filter or collapsed duct",
    es: "Admisión restringida: filtro tapado o ducto colapsado",
  },
  ductLeak: {
    en: "Duct loose or torn after the air flow sensor",
    es: "Ducto suelto o roto después del sensor de flujo de aire",
  },
  lowFuelPressure: {
    en: "Low fuel pressure: pump, filter or regulator",
    es: "Baja presión de combustible: bomba, filtro o regulador",
  },
  highFuelPressure: {
    en: "Fuel pressure too high: regulator or return line",
    es: "Presión de combustible alta: regulador o línea de retorno",
  },
  injectorsClogged: { en: "Injectors clogged", es: "Inyectores tapados" },
  injectorsLeaking: { en: "Injectors leaking", es: "Inyectores que gotean" },
  purgeOpen: {
    en: "Canister purge valve stuck open",
    es: "Válvula de purga del cánister trabada abierta",
  },
  purgeShut: {
    en: "Purge valve stuck closed or plugged",
    es: "Válvula de purga trabada cerrada o tapada",
  },
  purgeHose: {
    en: "Hose between purge valve and intake or canister blocked, pinched or off",
    es: "Manguera entre la válvula de purga y la admisión o el cánister tapada, doblada o suelta",
  },
  badFuel: { en: "Contaminated or wrong fuel", es: "Combustible contaminado o incorrecto" },
  fuelPump: { en: "Fuel pump worn or failed", es: "Bomba de combustible gastada o dañada" },
  lowFuelLevel: {
    en: "Tank almost empty when the code was set",
    es: "Tanque casi vacío cuando se registró el código",
  },
  waterFuel: {
    en: "Water in the tank or in the fuel filter",
    es: "Agua en el tanque o en el filtro de combustible",
  },
  highPump: {
    en: "High-pressure pump or its control valve worn",
    es: "Bomba de alta presión o su válvula de control gastadas",
  },
  fuelFilter: { en: "Fuel filter clogged", es: "Filtro de combustible tapado" },
  injectorCoil: {
    en: "Injector winding open or shorted",
    es: "Bobinado del inyector abierto o en corto",
  },
  runnerStuck: {
    en: "Runner flaps stuck with carbon, or their linkage broken",
    es: "Aletas de admisión trabadas con carbón o varillaje roto",
  },
  throttleDirty: { en: "Dirty throttle body", es: "Cuerpo de aceleración sucio" },
  throttleMotor: {
    en: "Throttle motor, gear or plate binding",
    es: "Motor, engranaje o mariposa del cuerpo de aceleración trabados",
  },
  positionTrack: {
    en: "Position sensor worn or out of adjustment",
    es: "Sensor de posición gastado o desajustado",
  },
  idleValve: { en: "Idle air valve stuck or clogged", es: "Válvula de ralentí trabada o tapada" },
  noRelearn: {
    en: "Idle not relearned after a repair or a battery change",
    es: "Ralentí sin reaprender después de una reparación o cambio de batería",
  },
  mapHose: {
    en: "Sensor port or hose clogged or leaking",
    es: "Toma o manguera del sensor tapada o con fuga",
  },
  boostLeak: {
    en: "Boost leak: hose, clamp or intercooler",
    es: "Fuga de presión: manguera, abrazadera o intercooler",
  },
  wastegateStuck: {
    en: "Wastegate or turbo vanes stuck",
    es: "Válvula de descarga o álabes del turbo trabados",
  },
  boostSolenoid: {
    en: "Bad boost control solenoid or vacuum line",
    es: "Solenoide de control de presión o sus líneas de vacío defectuosos",
  },
  turboWorn: { en: "Turbocharger worn", es: "Turbo gastado" },
  exhaustRestricted: {
    en: "Restricted exhaust: catalyst or particulate filter",
    es: "Escape restringido: catalizador o filtro de partículas",
  },
} as const satisfies Phrases;
