import { check } from "./check.ts";

/** Oxygen sensors, catalyst, EGR, secondary air, EVAP, particulate filter and exhaust fluid. */
export const exhaustChecks = {
  // Oxygen sensors and catalyst
  exhaustSmoke: check(
    "Look for exhaust leaks from the manifold to behind the sensor: smoke machine, engine off and cool",
    "Busque fugas de escape desde el múltiple hasta después del sensor: máquina de humo, motor apagado y frío",
    ["hotParts", "raisedVehicle"],
  ),
  compareSensors: check(
    "Warm, at steady speed: a rear sensor that switches like the front one points to a bad catalyst",
    "En caliente y a velocidad constante, un sensor trasero que oscila como el delantero indica que el catalizador está mal",
    ["runningEngine"],
  ),
  monitorResult: check(
    "Read the catalyst monitor’s result and its limit (Mode 06)",
    "Lea el resultado del monitor del catalizador y su límite (modo 06)",
    [],
  ),
  findPoison: check(
    "Before you fit a new catalyst, find what killed the old one",
    "Antes de instalar un catalizador nuevo, busque qué dañó al anterior",
    [],
  ),
  richLean: check(
    "Warm engine: snap the throttle, then let it coast down; the sensor must go rich, then lean, without delay",
    "Con el motor caliente, dé un acelerón y suelte: el sensor debe marcar mezcla rica y luego pobre, sin demora",
    ["runningEngine"],
  ),
  heaterCheck: check(
    "Ignition off, exhaust cool: measure the heater’s resistance",
    "Con el encendido apagado y el escape frío, mida la resistencia del calefactor",
    ["hotParts", "raisedVehicle"],
  ),

  // EGR and secondary air
  egrVacuum: check(
    "At idle, open the EGR valve with the scan tool or a hand pump: the engine must run rough or stall",
    "En ralentí, abra la válvula EGR con el escáner o una bomba manual: el motor debe fallar o apagarse",
    ["runningEngine", "hotParts"],
  ),
  egrClean: check(
    "Engine off and cool: clean valve and passages; check that the valve seats",
    "Con el motor apagado y frío, limpie válvula y conductos; revise que la válvula asiente",
    ["hotParts", "cleaners"],
  ),
  airPumpRun: check(
    "Run the air pump cold: does air reach both valves?",
    "Active la bomba de aire en frío: ¿llega aire a ambas válvulas?",
    ["hotParts"],
  ),

  // Evaporative system
  capFirst: check(
    "Check the gas cap and its seal first",
    "Revise primero la tapa de combustible y su sello",
    ["vapor"],
  ),
  evapSmoke: check(
    "Smoke-test the EVAP system with the vent valve closed: inert gas, the tester’s low pressure",
    "Prueba de humo del EVAP con la válvula de ventilación cerrada: gas inerte, a la baja presión del equipo",
    ["vapor"],
  ),
  purgeSeal: check(
    "Unplug the purge valve and put vacuum on it with a hand pump: it must hold",
    "Desconecte la válvula de purga y aplíquele vacío con una bomba manual: debe mantenerlo",
    ["vapor"],
  ),
  purgeFlow: check(
    "At idle, command the purge valve open: there must be vacuum at the canister side; if not, look for a pinched or blocked hose",
    "En ralentí, abra la válvula de purga con el escáner: debe llegar vacío al lado del cánister; si no, busque una manguera doblada o tapada",
    ["vapor", "runningEngine"],
  ),
  ventMove: check(
    "Close the vent valve with the scan tool: does the fuel tank hold vacuum?",
    "Cierre la válvula de ventilación con el escáner: ¿el tanque de combustible mantiene el vacío?",
    ["vapor", "runningEngine"],
  ),
  capOffZero: check(
    "With the gas cap off, the tank pressure must read zero",
    "Sin la tapa de combustible, la presión del tanque debe marcar cero",
    ["vapor"],
  ),
  levelCompare: check(
    "Compare the level shown with what is really in the fuel tank",
    "Compare el nivel indicado con lo que hay en el tanque de combustible",
    ["vapor"],
  ),

  // Diesel
  sootLoad: check(
    "Read soot load and distance since the last regeneration",
    "Lea la carga de hollín y la distancia desde la última regeneración",
    [],
  ),
  sootCause: check(
    "Find out why it plugs up before you force a regeneration",
    "Busque por qué se satura antes de forzar una regeneración",
    ["regeneration"],
  ),
  filterHoseCheck: check(
    "Engine off: check the hoses of the differential pressure sensor; it must read zero",
    "Con el motor apagado, revise las mangueras del sensor de presión diferencial; debe marcar cero",
    ["hotParts"],
  ),
  ureaTest: check(
    "Check the quality of the diesel exhaust fluid with a refractometer",
    "Revise la calidad de la urea con un refractómetro",
    ["exhaustFluid"],
  ),
  ureaTank: check(
    "Check level, color and smell in the diesel exhaust fluid tank: diesel or water in it ruins the system",
    "Revise nivel, color y olor en el tanque de urea: el diésel o el agua dañan el sistema",
    ["exhaustFluid"],
  ),
  ureaSpray: check(
    "Exhaust cool: run the dosing test with the injector out and look for crystals",
    "Con el escape frío, haga la prueba de dosificación con el inyector de urea afuera y busque cristales",
    ["exhaustFluid", "hotParts", "raisedVehicle"],
  ),
};
