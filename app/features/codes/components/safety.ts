import { f, fp, m, mp } from "#app/features/codes/name.ts";

export const restraints = {
  frontalBag: f("frontal airbag", "bolsa de aire frontal", "SRS"),
  kneeBag: f("knee airbag", "bolsa de aire de rodillas", "SRS"),
  steeringColumn: f("collapsible steering column", "columna de dirección colapsable", "SRS"),
  sideBag: f("side airbag", "bolsa de aire lateral", "SRS"),
  curtainBag: f("curtain airbag", "bolsa de aire de cortina", "SRS"),
  beltSensor: m("seat belt sensor", "sensor del cinturón de seguridad", "SRS"),
  beltTensionSensor: m(
    "seat belt tension sensor",
    "sensor de tensión del cinturón de seguridad",
    "SRS",
  ),
  pretensioner: m("seat belt pretensioner", "pretensor del cinturón de seguridad", "SRS"),
  loadLimiter: m("seat belt load limiter", "limitador de carga del cinturón de seguridad", "SRS"),
  crashSensorFrontal: m("frontal crash sensor", "sensor de impacto frontal", "SRS"),
  crashSensorSide: m("side crash sensor", "sensor de impacto lateral", "SRS"),
  occupantSystem: m(
    "occupant classification system",
    "sistema de clasificación del ocupante",
    "OCS, SRS",
  ),
  seatTrackSensor: m(
    "seat track position sensor",
    "sensor de posición del riel del asiento",
    "SRS",
  ),
  seatReclineSensor: m("seat recline position sensor", "sensor de inclinación del respaldo", "SRS"),
  occupantSensor: m(
    "occupant classification sensor",
    "sensor de clasificación del ocupante",
    "OCS, SRS",
  ),
  beltLamp: f("seat belt reminder lamp", "luz del cinturón de seguridad", "SRS"),
  airbagLamp: f("airbag warning lamp", "luz de falla de las bolsas de aire", "SRS"),
  passengerBagOffLamp: f(
    "passenger airbag off lamp",
    "luz de bolsa de aire del pasajero desactivada",
    "SRS",
  ),
  passengerBagOffSwitch: m(
    "passenger airbag off switch",
    "interruptor para desactivar la bolsa de aire del pasajero",
    "SRS",
  ),
};

export const brakes = {
  boosterPressureSensor: m("brake booster pressure sensor", "sensor de presión del servofreno"),
  tractionValve: f("traction control valve", "válvula del control de tracción", "TCS"),
  inletValve: f("brake pressure inlet valve", "válvula de entrada de presión de freno", "ABS"),
  outletValve: f("brake pressure outlet valve", "válvula de salida de presión de freno", "ABS"),
  absPump: m("ABS pump motor", "motor de la bomba del ABS", "ABS"),
  brakeBooster: m("brake booster", "servofreno"),
  boosterSolenoid: m("brake booster solenoid", "solenoide del servofreno"),
  stopLamps: fp("brake lights", "luces de freno"),
  toneWheel: f("wheel speed tone ring", "corona dentada del sensor de rueda", "ABS"),
  wheelSpeedSensor: m("wheel speed sensor", "sensor de velocidad de rueda", "ABS"),
  wheelSpeedSupply: f(
    "wheel speed sensor supply",
    "alimentación del sensor de velocidad de rueda",
    "ABS",
  ),
  brakePressureSensor: m("brake pressure sensor", "sensor de presión de freno"),
  lateralSensor: m("lateral acceleration sensor", "sensor de aceleración lateral"),
  longitudinalSensor: m("longitudinal acceleration sensor", "sensor de aceleración longitudinal"),
  yawSensor: m("yaw rate sensor", "sensor de guiñada"),
  rollSensor: m("roll rate sensor", "sensor de balanceo"),
  multiAxisSensor: m("multi-axis acceleration sensor", "sensor de aceleración de varios ejes"),
  stabilitySystem: m("stability control", "control de estabilidad", "ESC, ESP"),
  brakes: mp("brakes", "frenos"),
  absLamp: f("ABS warning lamp", "luz del ABS", "ABS"),
  brakeLamp: f("brake system warning lamp", "luz de advertencia de frenos"),
};

export const chassis = {
  steeringPressureSensor: m(
    "power steering pressure sensor",
    "sensor de presión de la dirección asistida",
    "PSP",
  ),
  steeringAngleSensor: m("steering wheel position sensor", "sensor de posición del volante", "SAS"),
  variableSteering: f("variable-effort steering", "dirección de esfuerzo variable"),
};
