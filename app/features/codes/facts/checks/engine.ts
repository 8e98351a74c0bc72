import { check } from "./check.ts";

/** Ignition, engine mechanics, oil and cooling. */
export const engineChecks = {
  // Ignition
  misfireCount: check(
    "Watch the misfire counters: which cylinders, and when?",
    "Observe los contadores de fallas de encendido: ¿qué cilindros y cuándo?",
    ["runningEngine"],
  ),
  plugLook: check(
    "Engine cool: pull the spark plugs and look for wear, gap, oil or coolant",
    "Con el motor frío, retire las bujías y revise desgaste, calibración, aceite o refrigerante",
    ["ignitionVoltage", "hotParts"],
  ),
  swapCoil: check(
    "Ignition off: swap the coil, then the spark plug, with another cylinder; does the misfire move?",
    "Con el encendido apagado, cambie de lugar la bobina y luego la bujía con otro cilindro: ¿la falla se mueve?",
    ["ignitionVoltage", "hotParts", "runningEngine"],
  ),
  coilScope: check(
    "Scope the coil’s primary current with an amp clamp around the wire",
    "Vea la corriente primaria de la bobina con osciloscopio y pinza amperimétrica sobre el cable",
    ["ignitionVoltage", "runningEngine"],
  ),
  compressionTest: check(
    "If spark and fuel are good: compression and leak-down test, with ignition and injection disabled",
    "Si chispa y combustible están bien, prueba de compresión y de fugas con encendido e inyección desactivados",
    ["fuel", "ignitionVoltage", "movingParts", "compressedAir"],
  ),
  glowMeasure: check(
    "Engine off and cool: measure each glow plug’s resistance, then its current",
    "Con el motor apagado y frío, mida la resistencia de cada bujía de precalentamiento y luego su corriente",
    ["hotParts", "battery12v"],
  ),

  // Engine
  oilLevel: check(
    "Check oil level, viscosity and condition before anything else",
    "Revise nivel, viscosidad y estado del aceite antes que nada",
    ["hotFluids"],
  ),
  cleanValve: check(
    "Engine off: take out the oil control valve; check its screen and movement",
    "Con el motor apagado, retire la válvula de control de aceite; revise malla y movimiento",
    ["hotFluids", "hotParts"],
  ),
  timingMarks: check(
    "Check the timing marks before you replace sensors, turning the engine by hand",
    "Revise las marcas de distribución antes de cambiar sensores, girando el motor a mano",
    ["movingParts", "battery12v"],
  ),
  scopeCrankCam: check(
    "Scope crankshaft and camshaft signals together and compare with a known-good pattern",
    "Compare en el osciloscopio las señales de cigüeñal y árbol de levas con un patrón correcto",
    ["runningEngine"],
  ),
  sensorTip: check(
    "Engine off: take the sensor out; look for metal on the tip, damage, distance to the ring",
    "Con el motor apagado, retire el sensor; busque limadura en la punta, daños, distancia a la rueda fónica",
    ["hotParts", "movingParts", "raisedVehicle"],
  ),
  mechanicalGauge: check(
    "Engine off: fit a mechanical oil pressure gauge; then read it at idle before you judge sensor or engine",
    "Con el motor apagado, conecte un manómetro mecánico de presión de aceite; luego léalo en ralentí antes de juzgar sensor o motor",
    ["oilPressure", "hotFluids", "runningEngine"],
  ),
  listenEngine: check(
    "Listen to the running engine for mechanical noise; try fuel of the right octane",
    "Escuche ruidos mecánicos con el motor en marcha; pruebe con combustible del octanaje correcto",
    ["runningEngine"],
  ),
  mountTorque: check(
    "Clean the sensor’s seat and tighten it to the manufacturer’s value",
    "Limpie el asiento del sensor y apriételo al valor del fabricante",
    ["hotParts"],
  ),

  // Cooling
  coolantLevel: check(
    "Engine cold: check the coolant level and bleed the air",
    "Con el motor frío, revise el nivel de refrigerante y purgue el aire",
    ["hotCoolant"],
  ),
  warmUp: check(
    "Watch the warm-up: the temperature must rise steadily and then hold",
    "Observe el calentamiento: la temperatura debe subir de forma pareja y luego mantenerse",
    ["runningEngine"],
  ),
  hoseTouch: check(
    "During warm-up, read the upper radiator hose with an infrared thermometer: cool until the thermostat opens",
    "Durante el calentamiento, mida la manguera superior del radiador con termómetro infrarrojo: fría hasta que abra el termostato",
    ["hotCoolant", "runningEngine", "movingParts"],
  ),
  fanCommand: check(
    "Run the fan with the scan tool; check power and ground at its connector",
    "Active el ventilador con el escáner; mida alimentación y masa en su conector",
    ["movingParts"],
  ),
  coolantPumpRun: check(
    "Run the coolant pump with the scan tool and watch for flow",
    "Active la bomba de refrigerante con el escáner y vea si hay circulación",
    ["hotCoolant"],
  ),
  blockTest: check(
    "Test the coolant for combustion gas; open the cap with the engine cold",
    "Busque gases de combustión en el refrigerante; abra la tapa con el motor frío",
    ["hotCoolant", "runningEngine"],
  ),
};
