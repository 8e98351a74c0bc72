import { f, fp, m, mp } from "#app/features/codes/name.ts";

export const electrical = {
  starterRequest: f("starter request", "solicitud de arranque"),
  systemVoltage: m("system voltage", "voltaje del sistema"),
  starterRelay: m("starter relay", "relé de arranque"),
  alternator: m("alternator", "alternador"),
  alternatorField: m("alternator field terminal", "terminal de campo del alternador"),
  chargingVoltage: m("charging system voltage", "voltaje del sistema de carga"),
};

export const control = {
  vehicleSpeedSensor: m("vehicle speed sensor", "sensor de velocidad del vehículo", "VSS"),
  brakeSwitches: mp("brake pedal switches", "interruptores del pedal de freno"),
  immobilizerKey: f("immobilizer key", "llave del inmovilizador"),
  brakeSwitch: m("brake pedal switch", "interruptor del pedal de freno"),
  controlModule: m("control module", "módulo de control", "ECM, PCM"),
  cruiseInput: f("cruise control input", "entrada del control de crucero"),
  cruiseSwitch: f("cruise control switch signal", "señal del mando del control de crucero"),
  injectorModule: m("fuel injector control module", "módulo de control de inyectores"),
  referenceVoltage: m("sensor reference voltage", "voltaje de referencia de los sensores", "5 V"),
  malfunctionLamp: f("malfunction indicator lamp (MIL)", "luz de check engine", "MIL"),
  actuatorSupply: m("actuator supply voltage", "voltaje de alimentación de los actuadores"),
  mainRelay: m("engine control power relay", "relé principal del módulo de motor", "ECM, PCM"),
  vehicleSpeedSensors: mp("vehicle speed sensors", "sensores de velocidad del vehículo", "VSS"),
  brakeAccelerator: fp(
    "brake and accelerator pedal positions",
    "posiciones de los pedales de freno y acelerador",
    "APP",
  ),
  modulePower: f(
    "engine control module power supply",
    "alimentación del módulo de control del motor",
    "ECM, PCM",
  ),
  engineOffTimer: m(
    "engine-off timer of the control module",
    "temporizador de motor apagado del módulo de control",
    "ECM, PCM",
  ),
};

export const network = {
  serialLink: m("serial communication link", "enlace de comunicación serial"),
  highSpeedBus: m("high-speed CAN bus", "bus CAN de alta velocidad", "CAN"),
  mediumSpeedBus: m("medium-speed CAN bus", "bus CAN de media velocidad", "CAN"),
  moduleBus: m("control module communication bus", "bus de comunicación de los módulos", "CAN"),
  ecm: m("engine control module", "módulo de control del motor", "ECM, PCM"),
  transferCaseModule: m(
    "transfer case control module",
    "módulo de control de la caja de transferencia",
  ),
  gearShiftModule: m(
    "gear shift control module",
    "módulo de control del selector de marchas",
    "GSM",
  ),
  cruiseModule: m("cruise control module", "módulo de control de crucero"),
  fuelPumpModule: m("fuel pump control module", "módulo de control de la bomba de combustible"),
  fourWheelModule: m(
    "four-wheel-drive clutch control module",
    "módulo de control del embrague de tracción en las cuatro ruedas",
    "4WD",
  ),
  absModule: m("ABS control module", "módulo de control del ABS", "ABS"),
  dynamicsModule: m(
    "vehicle dynamics control module",
    "módulo de control de la dinámica del vehículo",
    "ESC",
  ),
  yawModule: m("yaw rate sensor module", "módulo del sensor de guiñada"),
  multiAxisModule: m(
    "multi-axis acceleration sensor module",
    "módulo del sensor de aceleración de varios ejes",
  ),
  steeringAngleModule: m(
    "steering angle sensor module",
    "módulo del sensor de ángulo de dirección",
    "SAS",
  ),
  tirePressureModule: m(
    "tire pressure monitor module",
    "módulo de monitoreo de presión de llantas",
    "TPMS",
  ),
  brakeModule: m("brake system control module", "módulo de control del sistema de frenos"),
  powerSteeringModule: m(
    "power steering control module",
    "módulo de control de la dirección asistida",
    "EPS",
  ),
  suspensionModule: m("suspension control module", "módulo de control de la suspensión"),
  bodyModule: m("body control module", "módulo de control de la carrocería", "BCM"),
  gateway: m("data gateway module", "módulo de puerta de enlace de datos"),
  restraintModule: m("airbag control module", "módulo de control de las bolsas de aire", "SRS"),
  occupantModule: m("occupant sensing module", "módulo de detección del ocupante", "OCS, SRS"),
  clusterModule: m("instrument cluster", "tablero de instrumentos", "IPC"),
  parkingModule: m("parking assist control module", "módulo de asistencia de estacionamiento"),
  climateModule: m("climate control module", "módulo de climatización", "HVAC"),
  immobilizerModule: m("immobilizer control module", "módulo del inmovilizador"),
  securityModule: m("vehicle security control module", "módulo de seguridad del vehículo"),
  moduleSoftware: m("control module software", "programa del módulo de control"),
  columnModule: m("steering column control module", "módulo de control de la columna de dirección"),
};
