import { check } from "./check.ts";

/** Battery, charging, modules, network and air conditioning. */
export const electricalChecks = {
  batteryTest: check(
    "Test battery and charging first, with all loads on",
    "Pruebe primero la batería y la carga, con todos los consumos encendidos",
    ["battery12v", "runningEngine"],
  ),
  voltageDrop: check(
    "Under load, measure the voltage drop on the positive and ground cables",
    "Con carga, mida la caída de voltaje en los cables positivo y de masa",
    ["battery12v", "runningEngine"],
  ),
  beltLook: check(
    "Engine off: check belt and tensioner",
    "Con el motor apagado, revise correa y tensor",
    ["movingParts"],
  ),
  starterSignal: check(
    "In Park or neutral, measure the relay’s control and output while someone turns the key",
    "En Park o neutro, mida el control y la salida del relé mientras alguien da arranque",
    ["movingParts", "battery12v", "runningEngine"],
  ),
  moduleSupply: check(
    "Check the control module’s fuses, powers and grounds under load, battery power included",
    "Revise bajo carga fusibles, alimentaciones y masas del módulo de control, también la permanente de batería",
    ["battery12v"],
  ),
  relayOutput: check(
    "Command the relay and check its control, its power feed and its output",
    "Active el relé y mida su control, su alimentación y su salida",
    [],
  ),

  // Network
  whoAnswers: check(
    "Scan all modules: which ones answer, and which are reported missing?",
    "Escanee todos los módulos: ¿cuáles responden y cuáles figuran sin comunicación?",
    [],
  ),
  modulePower: check(
    "Check fuses, power and ground of the module that doesn’t answer",
    "Revise fusibles, alimentación y masa del módulo que no responde",
    [],
  ),
  busResistance: check(
    "Battery disconnected: measure the bus resistance at the diagnostic connector",
    "Con la batería desconectada, mida la resistencia del bus en el conector de diagnóstico",
    ["battery12v", "airbag"],
  ),
  unplugModules: check(
    "Battery still disconnected and the waiting time over: unplug the modules one at a time while you measure; leave the airbag module and high-voltage modules to the manufacturer’s procedure",
    "Con la batería aún desconectada y cumplido el tiempo de espera, desconecte los módulos uno por uno mientras mide; el de las bolsas de aire y los de alto voltaje, solo según el fabricante",
    ["airbag", "highVoltage", "battery12v"],
  ),

  // Air conditioning
  leakDetector: check(
    "Measure the refrigerant pressures and find the leak before you charge",
    "Mida las presiones del gas refrigerante y busque la fuga antes de cargar",
    ["refrigerant", "movingParts", "runningEngine"],
  ),
  clutchEngage: check(
    "Command the compressor clutch with the scan tool and watch it from a distance",
    "Active el embrague del compresor con el escáner y obsérvelo sin acercarse",
    ["movingParts", "runningEngine"],
  ),
};
