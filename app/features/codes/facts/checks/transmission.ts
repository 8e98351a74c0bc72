import { check } from "./check.ts";

/** Automatic transmission and clutch. */
export const transmissionChecks = {
  transmissionScan: check(
    "Read the transmission module’s own codes",
    "Lea los códigos propios del módulo de la transmisión",
    [],
  ),
  fluidCheck: check(
    "Check level, color and smell of the transmission fluid",
    "Revise nivel, color y olor del aceite de la transmisión",
    ["hotFluids", "raisedVehicle", "runningEngine"],
  ),
  solenoidWinding: check(
    "Ignition off: measure the solenoid’s winding at the transmission connector",
    "Con el encendido apagado, mida el bobinado del solenoide en el conector de la transmisión",
    ["hotParts", "raisedVehicle"],
  ),
  solenoidCommand: check(
    "Command the solenoid with the scan tool: does it click, does the gear change?",
    "Active el solenoide con el escáner: ¿se oye, cambia la marcha?",
    [],
  ),
  speeds: check(
    "Compare input and output speed on a road test, gear by gear",
    "Compare la velocidad de entrada y la de salida en una prueba de ruta, marcha por marcha",
    ["roadTest"],
  ),
  linePressure: check("Measure the line pressure", "Mida la presión de línea", [
    "raisedVehicle",
    "hotFluids",
    "runningEngine",
  ]),
  slipGraph: check(
    "On a road test, watch the converter’s slip when it locks up",
    "En una prueba de ruta, observe el patinamiento del convertidor cuando bloquea",
    ["roadTest"],
  ),
  cableAdjust: check(
    "Brake on, engine off: does the selector show the same gear as live data?",
    "Con el freno puesto y el motor apagado, ¿el selector y los datos en vivo muestran la misma posición?",
    [],
  ),
};
