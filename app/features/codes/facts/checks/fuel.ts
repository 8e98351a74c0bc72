import { check } from "./check.ts";

/** Air, fuel, injectors, throttle and boost. */
export const fuelChecks = {
  // Air
  smoke: check(
    "Engine off and cool: look for intake leaks with a smoke machine, inert gas at low pressure",
    "Con el motor apagado y frío, busque fugas de admisión con máquina de humo: gas inerte a baja presión",
    ["vapor", "hotParts"],
  ),
  cleanAirFlow: check(
    "Check air filter and duct; clean the sensor element with MAF cleaner only",
    "Revise filtro y ducto de aire; limpie el elemento del sensor solo con limpiador específico para MAF",
    ["cleaners"],
  ),
  barometer: check(
    "Key on, engine off: the reading must match local barometric pressure",
    "Con el encendido puesto y el motor apagado, la lectura debe ser la presión atmosférica del lugar",
    [],
  ),
  throttleClean: check(
    "Clean the throttle body and do the idle relearn",
    "Limpie el cuerpo de aceleración y haga el reaprendizaje de ralentí",
    ["throttlePlate", "cleaners", "runningEngine"],
  ),
  sweep: check(
    "Key on, engine off: press the pedal slowly; the signals must rise smoothly and agree",
    "Con el encendido puesto y el motor apagado, pise el pedal despacio: las señales deben subir sin saltos y coincidir",
    ["throttlePlate"],
  ),

  // Fuel
  trims: check(
    "Compare fuel trims at idle and at a raised speed: a vacuum leak shows at idle, weak fuel supply under load",
    "Compare los ajustes de combustible en ralentí y acelerado: una fuga de vacío se nota en ralentí; la falta de combustible, con carga",
    ["runningEngine"],
  ),
  fuelPressure: check(
    "Measure fuel pressure and volume, under load too",
    "Mida presión y caudal de combustible, también con carga",
    ["fuel", "fuelJet", "runningEngine"],
  ),
  pumpSupply: check(
    "Measure voltage and current at the pump’s connector while it runs",
    "Mida voltaje y corriente en el conector de la bomba mientras trabaja",
    ["fuel", "vapor"],
  ),
  fuelSample: check(
    "Take a fuel sample: look for water, dirt or the wrong fuel",
    "Tome una muestra de combustible: busque agua, suciedad o combustible equivocado",
    ["fuel", "vapor"],
  ),
  purgeClosed: check(
    "At idle, pinch off the purge hose: does the mixture recover?",
    "En ralentí, cierre la manguera de purga con una pinza: ¿se corrige la mezcla?",
    ["vapor", "runningEngine"],
  ),
  oilSmell: check(
    "Smell the engine oil for fuel",
    "Huela el aceite del motor: ¿tiene combustible?",
    ["hotFluids"],
  ),
  railGraph: check(
    "Graph desired vs. actual rail pressure on a road test",
    "Grafique la presión del riel deseada y la real en una prueba de ruta",
    ["roadTest"],
  ),
  returnFlow: check(
    "Diesel: compare the return flow of the injectors",
    "Diésel: compare el retorno de los inyectores",
    ["fuel", "fuelJet", "runningEngine", "injectorVoltage"],
  ),

  // Injectors
  injectorPulse: check(
    "Port injection: check the pulse with a noid light. Direct injection, diesel or piezo: never; use a scope and an amp clamp around the wire",
    "Inyección en el múltiple: revise el pulso con una lámpara noid. Inyección directa, diésel o piezo: nunca; use osciloscopio y pinza amperimétrica sobre el cable",
    ["fuel", "injectorVoltage", "runningEngine"],
  ),
  injectorScope: check(
    "Scope the injector current with an amp clamp around the wire",
    "Vea la corriente del inyector con osciloscopio y pinza amperimétrica sobre el cable",
    ["injectorVoltage", "runningEngine"],
  ),
  injectorTest: check(
    "Injector balance or leak-down test",
    "Prueba de balance o de goteo de los inyectores",
    ["fuel", "fuelJet", "injectorVoltage", "ignitionVoltage"],
  ),
  swapInjector: check(
    "Swap the injector with another cylinder’s: does the fault move? Direct injection or diesel: only as the manufacturer says, with new seals and line, and coding",
    "Cambie el inyector de lugar con otro cilindro: ¿la falla se mueve? En inyección directa o diésel, solo como indica el fabricante, con sellos y línea nuevos y codificación",
    ["fuel", "fuelJet", "injectorVoltage", "hotParts"],
  ),

  // Boost
  pressureTest: check(
    "Engine off: pressurize the charge-air path at low pressure and listen for leaks",
    "Con el motor apagado, presurice a baja presión el circuito de aire del turbo y escuche las fugas",
    ["compressedAir", "hotParts"],
  ),
  boostGraph: check(
    "Graph desired vs. actual boost on a road test",
    "Grafique la presión de turbo deseada y la real en una prueba de ruta",
    ["roadTest"],
  ),
  wastegateMove: check(
    "Engine off and cool: move wastegate or vanes with a hand pump or the scan tool",
    "Con el motor apagado y frío, mueva la válvula de descarga o los álabes con bomba manual o escáner",
    ["hotParts", "movingParts"],
  ),
  backPressure: check("Measure the exhaust back pressure", "Mida la contrapresión del escape", [
    "hotParts",
    "runningEngine",
    "raisedVehicle",
  ]),
};
