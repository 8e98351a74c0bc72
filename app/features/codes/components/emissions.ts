import { f, fp, m } from "#app/features/codes/name.ts";

export const emissions = {
  oxygenHeater: m("oxygen sensor heater", "calefactor del sensor de oxígeno", "HO2S"),
  oxygenSignals: fp(
    "oxygen sensor signals of banks 1 and 2",
    "señales de los sensores de oxígeno de los bancos 1 y 2",
  ),
  oxygenSensor: m("oxygen sensor", "sensor de oxígeno", "O2, A/F, lambda"),
  egrFlow: m("exhaust gas recirculation flow", "flujo de recirculación de gases de escape", "EGR"),
  egrValve: f(
    "exhaust gas recirculation valve",
    "válvula de recirculación de gases de escape",
    "EGR",
  ),
  egrSensor: m(
    "exhaust gas recirculation sensor",
    "sensor de recirculación de gases de escape",
    "EGR",
  ),
  secondaryAir: f("secondary air injection", "inyección de aire secundario", "AIR"),
  secondaryAirValve: f(
    "secondary air switching valve",
    "válvula de conmutación de aire secundario",
    "AIR",
  ),
  secondaryAirPump: m(
    "secondary air injection control",
    "control de la inyección de aire secundario",
    "AIR",
  ),
  secondaryAirSensor: m(
    "secondary air flow/pressure sensor",
    "sensor de flujo o presión de aire secundario",
    "AIR",
  ),
  catalyst: m("catalyst system", "sistema de catalizador"),
  warmUpCatalyst: m("warm-up catalyst", "catalizador de calentamiento rápido"),
  mainCatalyst: m("main catalyst", "catalizador principal"),
  evap: m("evaporative emission system", "sistema de emisiones evaporativas", "EVAP"),
  purgeValve: f("canister purge valve", "válvula de purga del cánister", "EVAP"),
  evapVent: m("evaporative vent control", "control de ventilación del sistema evaporativo", "EVAP"),
  evapVentValve: f("canister vent valve", "válvula de ventilación del cánister", "EVAP"),
  tankPressureSensor: m(
    "fuel tank pressure sensor",
    "sensor de presión del tanque de combustible",
    "FTP, EVAP",
  ),
  exhaustPressureSensor: m("exhaust pressure sensor", "sensor de presión del escape"),
  exhaustPressureValve: f(
    "exhaust pressure control valve",
    "válvula de control de presión del escape",
  ),
  evapPurgeFlow: m("evaporative purge flow", "flujo de purga del sistema evaporativo", "EVAP"),
  exhaustTempSensor: m(
    "exhaust gas temperature sensor",
    "sensor de temperatura de gases de escape",
    "EGT",
  ),
  particulateFilter: m("diesel particulate filter", "filtro de partículas diésel", "DPF"),
  reductant: f("diesel exhaust fluid", "urea para diésel", "DEF, AdBlue"),
  reductantInjector: m("diesel exhaust fluid injector", "inyector de urea para diésel", "DEF"),
  reductantLevelSensor: m("diesel exhaust fluid level sensor", "sensor de nivel de urea", "DEF"),
  reductantTempSensor: m(
    "diesel exhaust fluid tank temperature sensor",
    "sensor de temperatura del tanque de urea",
    "DEF",
  ),
  reductantHeater: m("diesel exhaust fluid heater", "calefactor de urea", "DEF"),
  reductantSystem: m("diesel exhaust fluid system", "sistema de urea para diésel", "DEF, SCR"),
  scrCatalyst: m("selective reduction catalyst", "catalizador de reducción selectiva", "SCR"),
  noxSensor: m("NOx sensor", "sensor de NOx"),
  oxygenPositiveCurrent: f(
    "oxygen sensor positive current",
    "corriente positiva del sensor de oxígeno",
    "A/F",
  ),
  oxygenReference: m(
    "oxygen sensor reference voltage",
    "voltaje de referencia del sensor de oxígeno",
    "A/F",
  ),
  oxygenNegativeCurrent: f(
    "oxygen sensor negative current",
    "corriente negativa del sensor de oxígeno",
    "A/F",
  ),
  leakPump: f(
    "evaporative leak detection pump",
    "bomba de detección de fugas evaporativas",
    "LDP, EVAP",
  ),
  egrSystem: m(
    "exhaust gas recirculation system",
    "sistema de recirculación de gases de escape",
    "EGR",
  ),
  filterPressureSensor: m(
    "particulate filter pressure sensor",
    "sensor de presión del filtro de partículas",
    "DPF",
  ),
};

export const climate = {
  acPressureSensor: m(
    "A/C refrigerant pressure sensor",
    "sensor de presión del gas refrigerante",
    "A/C, aire acondicionado",
  ),
  refrigerant: m("A/C refrigerant", "gas refrigerante del aire acondicionado", "A/C"),
  acClutchRelay: m(
    "A/C compressor clutch relay",
    "relé del embrague del compresor del aire acondicionado",
    "A/C",
  ),
};
