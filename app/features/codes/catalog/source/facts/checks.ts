import { check } from "#app/features/codes/facts/checks/check.ts";

/** Checks that only codes of the catalog have. */
export const ownChecks = {
  // Air and boost
  pressuresAgree: check(
    "Key on, engine off: all pressure sensors of the intake must read the same",
    "Con el encendido puesto y el motor apagado, todos los sensores de presión de la admisión deben marcar lo mismo",
    [],
  ),
  tubeClear: check(
    "Engine off and cool: take off the tube of the exhaust pressure sensor and clear the soot",
    "Con el motor apagado y frío, retire el tubo del sensor de presión de escape y quite el hollín",
    ["hotParts", "raisedVehicle"],
  ),
  coolerLook: check(
    "Engine off and cool: look for dirt and bent fins on the charge-air cooler, and for oil inside",
    "Con el motor apagado y frío, revise si el intercooler tiene suciedad o aletas dobladas por fuera, y aceite por dentro",
    ["hotParts", "hotFluids"],
  ),
  sootClean: check(
    "Ignition off, engine cool: clean the soot off the intake throttle; the plate must move freely",
    "Con el encendido apagado y el motor frío, limpie el hollín de la mariposa de admisión: debe moverse libre",
    ["throttlePlate", "cleaners", "hotParts"],
  ),

  // Fuel
  injectorCode: check(
    "With the scan tool, compare the injector’s printed code to the one stored in the module",
    "Con el escáner, compare el código impreso en el inyector con el guardado en el módulo",
    ["fuel", "injectorVoltage"],
  ),

  // Engine
  pcvTest: check(
    "At idle, check hose and valve of the crankcase ventilation: light vacuum at the oil filler, no whistle",
    "En ralentí, revise manguera y válvula de la ventilación del cárter: vacío leve en la tapa de aceite, sin silbidos",
    ["runningEngine", "hotFluids"],
  ),
  pcvHoseLook: check(
    "Engine off: follow the crankcase ventilation hose; every clip and its sensor must be seated",
    "Con el motor apagado, siga la manguera de ventilación del cárter: cada broche y su sensor deben estar bien asentados",
    ["hotParts"],
  ),
  coldStart: check(
    "After an overnight cold soak, record the first start with the scan tool: does it rattle, does the angle follow?",
    "Después de una noche con el motor apagado, grabe el primer arranque con el escáner: ¿suena, sigue el ángulo a lo pedido?",
    ["runningEngine"],
  ),
  oilDate: check(
    "Compare the oil with the maintenance record: date, grade, smell of fuel; then reset the service reminder",
    "Compare el aceite con el registro de mantenimiento: fecha, grado, olor a combustible; luego reinicie el aviso de servicio",
    ["hotFluids"],
  ),
  pressureCool: check(
    "Engine cold: pressure-test the cooling system and look for the leak",
    "Con el motor frío, haga la prueba de presión del sistema de enfriamiento y busque la fuga",
    ["hotCoolant", "compressedAir"],
  ),
  shutterMove: check(
    "Engine off, key out: look for broken or blocked grille shutters; then command them, hands away",
    "Con el motor apagado y la llave fuera, busque persianas de parrilla rotas o bloqueadas; luego actívelas sin meter las manos",
    ["movingParts"],
  ),
};
