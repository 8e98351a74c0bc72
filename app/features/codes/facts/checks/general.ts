import { check } from "./check.ts";

/**
 * Checks of any circuit, whatever hangs on it. What the part itself adds is in `part-hazards.ts`.
 */
export const generalChecks = {
  allCodes: check(
    "Read the codes of all modules and the freeze frame first",
    "Lea primero los códigos de todos los módulos y el cuadro congelado",
    [],
  ),
  otherFirst: check(
    "Read all codes and the freeze frame; repair misfire and mixture codes first",
    "Lea todos los códigos y el cuadro congelado; repare primero los de encendido y mezcla",
    [],
  ),
  liveData: check(
    "Watch the reading in live data: does it make sense?",
    "Observe la lectura en datos en vivo: ¿es lógica?",
    [],
  ),
  wiggle: check(
    "Inspect connector and harness, then wiggle them while you watch live data",
    "Revise conector y arnés; luego muévalos mientras observa los datos en vivo",
    [],
  ),
  supplyGround: check(
    "Check power and ground at the connector, under load",
    "Mida alimentación y masa en el conector, bajo carga",
    [],
  ),
  reference: check(
    "Measure the reference voltage; unplug the sensors that share it, one at a time",
    "Mida el voltaje de referencia; desconecte uno por uno los sensores que lo comparten",
    [],
  ),
  unplugSwap: check(
    "Two-wire sensor: unplug it, then bridge the two terminals of its plug; the reading must go from one end to the other",
    "Sensor de dos cables: desconéctelo y luego puentee los dos terminales del conector; la lectura debe ir de un extremo al otro",
    [],
  ),
  coldCompare: check(
    "After an overnight cold soak, compare all temperature sensors: they must agree",
    "Después de una noche con el motor apagado, compare todos los sensores de temperatura: deben coincidir",
    [],
  ),
  resistance: check(
    "Ignition off: measure the winding or sensor resistance at the plug, against the manufacturer’s data",
    "Con el encendido apagado, mida en el conector la resistencia del bobinado o sensor y compárela con los datos del fabricante",
    [],
  ),
  command: check(
    "Command it with the scan tool; listen, feel or measure",
    "Actívelo con el escáner; escuche, sienta o mida",
    [],
  ),
  fuses: check("Check fuse and relay, under load", "Revise fusible y relé, bajo carga", []),
  scope: check("Look at the signal on a scope", "Vea la señal en el osciloscopio", []),
  clearRetest: check(
    "Clear the code, road-test under the freeze-frame conditions and read again",
    "Borre el código, haga una prueba de ruta en las condiciones del cuadro congelado y lea de nuevo",
    ["roadTest"],
  ),
  calibrate: check(
    "Calibrate it with the scan tool, then read again",
    "Calíbrelo con el escáner y lea de nuevo",
    [],
  ),
  removeAdded: check(
    "Disconnect anything that was added to the car",
    "Desconecte todo lo que se haya agregado al vehículo",
    [],
  ),
};
