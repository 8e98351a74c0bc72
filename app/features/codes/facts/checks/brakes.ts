import { check } from "./check.ts";

/** Brakes, wheels, steering, airbags and seat belts. */
export const brakeChecks = {
  pedalSwitch: check(
    "In live data: does the switch follow the pedal, and do the brake lights?",
    "En datos en vivo, ¿el interruptor sigue al pedal, y también las luces de freno?",
    ["brakeLights"],
  ),
  wheelCompare: check(
    "Compare the four wheel speeds on a slow, straight road test",
    "Compare las cuatro velocidades de rueda en una prueba de ruta lenta y en línea recta",
    ["roadTest"],
  ),
  bearingPlay: check(
    "Wheel off the ground: check bearing play, rust and the tone ring",
    "Con la rueda levantada, revise juego del rodamiento, óxido y corona dentada",
    ["raisedVehicle", "brakeWork"],
  ),
  absSupply: check(
    "Ignition off: check fuses, grounds and connector of the ABS unit; then command the valves with the scan tool",
    "Con el encendido apagado, revise fusibles, masas y conector de la unidad del ABS; luego active las válvulas con el escáner",
    ["brakeFailure", "brakeWork"],
  ),
  boosterVacuum: check(
    "Measure the vacuum at the brake booster with the engine running; shut it off: it must hold",
    "Mida el vacío en el servofreno con el motor en marcha; apáguelo: debe mantenerse",
    ["brakeFailure", "runningEngine"],
  ),
  brakeDrag: check(
    "Wheels off the ground: does a caliper, the parking brake or a hose hold a brake on?",
    "Con las ruedas levantadas, ¿un cáliper, el freno de mano o una manguera deja un freno aplicado?",
    ["raisedVehicle", "brakeWork", "hotParts"],
  ),
  absPumpCommand: check(
    "Check fuse and ground of the ABS pump, then run it with the scan tool",
    "Revise fusible y masa de la bomba del ABS; luego actívela con el escáner",
    ["brakeFailure", "brakeWork"],
  ),
  airbagPlugs: check(
    "Battery disconnected and the waiting time over: inspect the yellow connectors and their shorting bars",
    "Con la batería desconectada y cumplido el tiempo de espera, revise los conectores amarillos y sus puentes de seguridad",
    ["airbag", "battery12v"],
  ),
  airbagSupply: check(
    "Battery disconnected and the waiting time over: check fuse, ground and connector of the airbag module",
    "Con la batería desconectada y cumplido el tiempo de espera, revise fusible, masa y conector del módulo de bolsas de aire",
    ["airbag", "battery12v"],
  ),
  columnPlug: check(
    "Battery disconnected and the waiting time over: inspect connector and wiring at the steering column",
    "Con la batería desconectada y cumplido el tiempo de espera, revise conector y cableado en la columna de dirección",
    ["airbag", "battery12v"],
  ),
  airbagLoad: check(
    "Battery disconnected and the waiting time over: put the manufacturer’s airbag simulator in place of the airbag; never an ohmmeter on the airbag",
    "Con la batería desconectada y cumplido el tiempo de espera, ponga el simulador del fabricante en lugar de la bolsa de aire; nunca un óhmetro en la bolsa",
    ["airbag", "battery12v"],
  ),
};
