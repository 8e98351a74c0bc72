import { f, fp, m } from "#app/features/codes/name.ts";

export const transmission = {
  transmissionFluid: m("transmission fluid", "aceite de la transmisión", "ATF"),
  tcm: m("transmission control module", "módulo de control de la transmisión", "TCM"),
  transmissionControl: m(
    "transmission control system",
    "sistema de control de la transmisión",
    "TCM",
  ),
  clutchSwitch: m("clutch switch", "interruptor del embrague"),
  rangeSensor: m(
    "transmission range sensor",
    "sensor de posición del selector de marchas",
    "PRNDL",
  ),
  fluidTempSensor: m(
    "transmission fluid temperature sensor",
    "sensor de temperatura del aceite de la transmisión",
    "TFT",
  ),
  inputSpeedSensor: m(
    "transmission input speed sensor",
    "sensor de velocidad de entrada de la transmisión",
    "ISS",
  ),
  outputSpeedSensor: m(
    "transmission output speed sensor",
    "sensor de velocidad de salida de la transmisión",
    "OSS",
  ),
  engineSpeedInput: f(
    "engine speed signal to the transmission",
    "señal de régimen del motor para la transmisión",
    "RPM",
  ),
  gear: f("gear", "marcha"),
  anyGear: fp("gears", "marchas"),
  reverseGear: f("reverse gear", "reversa"),
  converterClutch: m("torque converter clutch", "embrague del convertidor de par", "TCC"),
  pressureSolenoid: m("pressure control solenoid", "solenoide de control de presión", "PCS"),
  shiftSolenoid: m("shift solenoid", "solenoide de cambios"),
  shifting: m("gear shifting", "cambio de marchas"),
  shift: m("shift", "cambio"),
  timingSolenoid: m("shift timing solenoid", "solenoide de sincronización de cambios"),
  middleSpeedSensor: m(
    "transmission intermediate shaft speed sensor",
    "sensor de velocidad del eje intermedio de la transmisión",
  ),
  reverseInput: f("reverse input", "señal de reversa"),
  clutchPedalSwitch: m("clutch pedal switch", "interruptor del pedal de embrague"),
  fluidPressureSensor: m(
    "transmission fluid pressure sensor or switch",
    "sensor o interruptor de presión del aceite de la transmisión",
  ),
  parkNeutralSwitch: m("park/neutral switch", "interruptor de estacionamiento/neutro", "P/N"),
  fluidPressure: f("transmission fluid pressure", "presión del aceite de la transmisión"),
  transmissionParts: m("transmission component", "componente de la transmisión"),
  converterPressureSolenoid: m(
    "torque converter clutch pressure solenoid",
    "solenoide de presión del embrague del convertidor",
    "TCC",
  ),
};

export const hybrid = {
  dcConverter: m("DC/DC converter", "convertidor CC/CC", "DC/DC"),
  interlock: m("high-voltage interlock", "enclavamiento de alto voltaje", "HVIL"),
  batteryModule: m(
    "battery energy control module",
    "módulo de control de energía de la batería",
    "BECM",
  ),
  driveMotorTempSensor: m(
    "drive motor temperature sensor",
    "sensor de temperatura del motor de tracción",
  ),
  driveMotor: m("drive motor", "motor de tracción", "MG"),
  generator: m("generator", "generador", "MG1"),
  driveMotorPosition: m(
    "drive motor position sensor",
    "sensor de posición del motor de tracción",
    "resolver",
  ),
  inverter: m("drive motor inverter", "inversor del motor de tracción"),
  batteryCharge: m(
    "hybrid battery state of charge",
    "estado de carga de la batería híbrida",
    "SOC",
  ),
  hybridBattery: f(
    "hybrid or electric vehicle battery pack",
    "batería de alto voltaje del híbrido o eléctrico",
    "HV",
  ),
  highVoltageFuse: m("high-voltage fuse", "fusible de alto voltaje", "HV"),
  hybridTempSensor: m(
    "hybrid battery temperature sensor",
    "sensor de temperatura de la batería híbrida",
  ),
  positiveContactor: m(
    "high-voltage battery positive contactor",
    "contactor positivo de la batería de alto voltaje",
    "SMR",
  ),
  negativeContactor: m(
    "high-voltage battery negative contactor",
    "contactor negativo de la batería de alto voltaje",
    "SMR",
  ),
  highVoltageSystem: m("high-voltage system", "sistema de alto voltaje", "HV"),
  isolationSensor: m("high-voltage isolation sensor", "sensor de aislamiento de alto voltaje"),
  hybridCurrentSensor: m(
    "hybrid battery current sensor",
    "sensor de corriente de la batería híbrida",
  ),
  hybridVoltage: m(
    "hybrid battery system voltage",
    "voltaje del sistema de la batería híbrida",
    "HV",
  ),
  driveMotorModule: m("drive motor control module", "módulo de control del motor de tracción"),
};
