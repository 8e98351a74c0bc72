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
};
