import { check } from "./check.ts";

/** Hybrid and electric drive. Nothing orange is touched before zero volts have been proven. */
export const hybridChecks = {
  hybridScan: check(
    "Without touching anything orange: read the codes, their sub-codes and the freeze frame of all modules",
    "Sin tocar nada naranja, lea los códigos, sus subcódigos y el cuadro congelado de todos los módulos",
    ["highVoltage"],
  ),
  auxBattery: check(
    "Test the 12 V battery and what the DC/DC converter delivers to it",
    "Pruebe la batería de 12 V y lo que le entrega el convertidor CC/CC",
    ["battery12v", "highVoltage"],
  ),
  interlockLook: check(
    "Trained staff, powered down and zero volts proven: are service plug, covers and orange connectors fully seated? Then measure the interlock loop",
    "Personal capacitado, sistema apagado y cero voltios comprobados: ¿están bien asentados el conector de servicio, las tapas y los conectores naranjas? Luego mida el lazo de enclavamiento",
    ["highVoltage", "battery12v"],
  ),
  hybridHarness: check(
    "Trained staff, powered down and zero volts proven: inspect the low-voltage connector and wiring of the part",
    "Personal capacitado, sistema apagado y cero voltios comprobados: revise el conector y el cableado de bajo voltaje de la pieza",
    ["highVoltage", "battery12v"],
  ),
  blockVoltages: check(
    "With the scan tool only, compare the block voltages at rest and on a road test",
    "Solo con el escáner, compare los voltajes de los bloques en reposo y en una prueba de ruta",
    ["highVoltage", "roadTest"],
  ),
  fanFilter: check(
    "Powered down, nothing orange touched: clean the high-voltage battery’s fan, duct and filter",
    "Con el sistema apagado y sin tocar nada naranja, limpie ventilador, ducto y filtro de la batería de alto voltaje",
    ["highVoltage", "movingParts"],
  ),
  busBarsLook: check(
    "Trained staff, powered down and with insulating gloves on, because the cells are always live: check bus bars and sense wires for corrosion",
    "Personal capacitado, sistema apagado y guantes dieléctricos puestos, porque las celdas siempre tienen voltaje: revise si hay sulfato en barras y cables de medición",
    ["highVoltage"],
  ),
  contactorTest: check(
    "Trained staff, as if the cables were live: service plug out, prove zero volts, then test the contactors by the manufacturer’s procedure",
    "Personal capacitado, como si los cables tuvieran voltaje: retire el conector de servicio, compruebe cero voltios y pruebe los contactores según el fabricante",
    ["highVoltage", "liveCables", "battery12v"],
  ),
  hybridCoolant: check(
    "Powered down and cold: check the coolant level of motor and inverter; then watch their temperatures and pump in live data",
    "Con el sistema apagado y frío, revise el nivel de refrigerante del motor y del inversor; luego observe temperaturas y bomba en datos en vivo",
    ["highVoltage", "hotCoolant"],
  ),
  isolationTest: check(
    "Trained staff, powered down and zero volts proven: insulation test, component by component",
    "Personal capacitado, sistema apagado y cero voltios comprobados: prueba de aislamiento, componente por componente",
    ["highVoltage", "battery12v"],
  ),
};
