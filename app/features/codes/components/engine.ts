import { f, fp, m, mp } from "#app/features/codes/name.ts";

export const air = {
  boostBypassValve: f("boost bypass valve", "válvula de alivio del turbo o compresor"),
  boostControl: m(
    "turbocharger or supercharger boost control",
    "control de presión del turbo o compresor",
  ),
  turbine: f("turbocharger turbine", "turbina del turbo"),
  mapMafThrottle: mp(
    "intake pressure or air flow and throttle position",
    "presión o flujo de aire de admisión y posición de la mariposa",
    "MAP/MAF/TPS",
  ),
  mapBarometric: fp(
    "intake manifold and barometric pressure",
    "presión del múltiple de admisión y presión barométrica",
    "MAP/BARO",
  ),
  ambientTempSensor: m("ambient air temperature sensor", "sensor de temperatura ambiente", "AAT"),
  intakeTempSensor: m(
    "intake air temperature sensor",
    "sensor de temperatura del aire de admisión",
    "IAT",
  ),
  airFlowSensor: m("mass or volume air flow sensor", "sensor de flujo de aire", "MAF"),
  manifoldPressureSensor: m(
    "manifold or barometric pressure sensor",
    "sensor de presión del múltiple o barométrica",
    "MAP",
  ),
  throttleSensor: m(
    "throttle or pedal position sensor",
    "sensor de posición de la mariposa o del pedal",
    "TPS",
  ),
  intakeTemp: f("intake air temperature", "temperatura del aire de admisión", "IAT"),
  barometricPressure: f("barometric pressure", "presión barométrica", "BARO"),
  boost: f("turbocharger or supercharger pressure", "presión del turbo o compresor"),
  boostSensor: m("boost pressure sensor", "sensor de presión del turbo o compresor"),
  wastegate: m("wastegate actuator", "actuador de la válvula de descarga del turbo"),
  idleControl: m("idle control", "control de ralentí", "IAC"),
  closedThrottleSwitch: m("closed throttle switch", "interruptor de mariposa cerrada"),
  throttleActuator: m("throttle actuator control", "control del actuador de la mariposa", "ETC"),
  tuningValve: f(
    "intake manifold tuning valve",
    "válvula de geometría variable del múltiple de admisión",
    "IMT",
  ),
  intakeRunner: f(
    "intake manifold runner flap",
    "aleta de los ductos del múltiple de admisión",
    "IMRC",
  ),
  runnerPositionSensor: m(
    "intake manifold runner position sensor",
    "sensor de posición de las aletas de admisión",
    "IMRC",
  ),
  throttleMotor: m("throttle actuator motor", "motor del actuador de la mariposa", "ETC"),
  throttleControl: m("electronic throttle control", "control electrónico de la mariposa", "ETC"),
  throttleModule: m(
    "throttle actuator control module",
    "módulo de control del actuador de la mariposa",
    "ETC",
  ),
  throttleBody: m("throttle body", "cuerpo de aceleración"),
  pedalSensor: m(
    "throttle or pedal position sensor",
    "sensor de posición de la mariposa o del pedal",
    "APP",
  ),
  throttleSensors: mp(
    "throttle or pedal position sensors",
    "sensores de posición de la mariposa o del pedal",
    "TPS",
  ),
  pedalSensors: mp(
    "throttle or pedal position sensors",
    "sensores de posición de la mariposa o del pedal",
    "APP",
  ),
  barometricSensor: m("barometric pressure sensor", "sensor de presión barométrica", "BARO"),
  boostSystem: m(
    "turbocharger or supercharger boost system",
    "sistema de presión del turbo o compresor",
  ),
  intakeAir: m("intake air system", "sistema de admisión de aire"),
  boostPositionSensor: m(
    "turbocharger boost control position sensor",
    "sensor de posición del control de presión del turbo",
    "VGT",
  ),
};

export const fuel = {
  fuelVolumeRegulator: m("fuel volume regulator", "regulador de caudal de combustible"),
  fuelShutoffValve: f("fuel shutoff valve", "válvula de corte de combustible"),
  railPressure: f("fuel rail pressure", "presión del riel de combustible"),
  fuelPressureRegulator: m("fuel pressure regulator", "regulador de presión de combustible"),
  lowFuelPressure: f("low-side fuel pressure", "presión de combustible del lado de baja"),
  fuelSystem: m("fuel system", "sistema de combustible"),
  fuelTemp: f("fuel temperature", "temperatura del combustible"),
  fuelComposition: f("fuel composition", "composición del combustible"),
  fuelTrim: m("fuel trim", "ajuste de combustible", "STFT, LTFT"),
  mixture: f("air-fuel mixture", "mezcla de aire y combustible"),
  fuelCompositionSensor: m(
    "fuel composition sensor",
    "sensor de composición del combustible",
    "flex fuel",
  ),
  fuelTempSensor: m("fuel temperature sensor", "sensor de temperatura del combustible"),
  railPressureSensor: m(
    "fuel rail pressure sensor",
    "sensor de presión del riel de combustible",
    "FRP",
  ),
  injector: m("fuel injector", "inyector de combustible"),
  fuelPump: f("fuel pump", "bomba de combustible"),
  injectionPump: m(
    "injection pump metering control",
    "control de dosificación de la bomba inyectora",
  ),
  fuelLevelSensor: m("fuel level sensor", "sensor de nivel de combustible"),
  postCatalystTrim: m(
    "fuel trim after the catalyst",
    "ajuste de combustible posterior al catalizador",
  ),
  waterInFuel: f("water in fuel", "presencia de agua en el combustible"),
};

export const ignition = {
  severalCylinders: f(
    "random/multiple-cylinder misfire",
    "falla de encendido aleatoria o en varios cilindros",
  ),
  cylinder: m("cylinder", "cilindro"),
  lowFuelMisfire: f(
    "misfire detected with low fuel",
    "falla de encendido detectada con poco combustible",
  ),
  startupMisfire: f("misfire detected on startup", "falla de encendido detectada al arrancar"),
  singleCylinder: f(
    "single-cylinder misfire, cylinder not identified",
    "falla de encendido en un solo cilindro, sin identificar",
  ),
  crankVariation: f("crankshaft position variation", "variación de posición del cigüeñal", "CKP"),
  ignitionSpeedInput: f("ignition engine speed signal", "señal de régimen del encendido", "RPM"),
  knockControl: m("knock control", "control de detonación"),
  knockSensor: m("knock sensor", "sensor de detonación", "KS"),
  ignitionCoil: f("ignition coil", "bobina de encendido"),
  glowPlugs: fp("glow plugs or heater", "bujías de precalentamiento o calefactor"),
  glowPlugLamp: f("glow plug indicator lamp", "luz de precalentamiento"),
  glowPlugModule: m("glow plug control module", "módulo de control de precalentamiento"),
  glowPlug: f("glow plug", "bujía de precalentamiento"),
};

export const engine = {
  enginePosition: f(
    "crankshaft to camshaft position",
    "posición del cigüeñal respecto de los árboles de levas",
  ),
  camActuator: m("camshaft position actuator", "actuador de posición del árbol de levas", "VVT"),
  camTiming: f("camshaft timing", "sincronización del árbol de levas", "VVT"),
  crankCam: fp(
    "crankshaft and camshaft positions",
    "posiciones del cigüeñal y del árbol de levas",
    "CKP/CMP",
  ),
  camPosition: m("camshaft adjustment", "ajuste del árbol de levas", "VVT"),
  oilTempSensor: m(
    "engine oil temperature sensor",
    "sensor de temperatura del aceite del motor",
    "EOT",
  ),
  engine: m("engine", "motor"),
  engineOverspeed: m("engine overspeed", "exceso de revoluciones del motor", "RPM"),
  cylinderBalance: m("cylinder", "cilindro"),
  engineOil: m("engine oil", "aceite del motor"),
  crankSensor: m("crankshaft position sensor", "sensor de posición del cigüeñal", "CKP"),
  camSensor: m("camshaft position sensor", "sensor de posición del árbol de levas", "CMP"),
  oilPressureSensor: m(
    "engine oil pressure sensor or switch",
    "sensor o interruptor de presión de aceite",
    "EOP",
  ),
  oilPressure: f("engine oil pressure", "presión de aceite del motor"),
  cylinderDeactivation: m(
    "cylinder deactivation system",
    "sistema de desactivación de cilindros",
    "AFM, DOD, MDS",
  ),
  deactivationValve: m(
    "cylinder deactivation/intake valve control",
    "control de desactivación de cilindro o válvula de admisión",
    "AFM",
  ),
  rockerActuator: m("rocker arm actuator", "actuador de los balancines", "VTEC, VVL"),
};

export const cooling = {
  coolantTempSensor: m(
    "engine coolant temperature sensor",
    "sensor de temperatura del refrigerante",
    "ECT",
  ),
  coolantIntakeTemp: fp(
    "coolant and intake air temperatures",
    "temperaturas del refrigerante y del aire de admisión",
    "ECT/IAT",
  ),
  coolantTemp: f("coolant temperature", "temperatura del refrigerante", "ECT"),
  thermostat: m("coolant thermostat", "termostato del refrigerante"),
  engineCoolant: m("engine coolant", "refrigerante del motor"),
  coolingFan: m("engine cooling fan", "ventilador de enfriamiento"),
  fanSpeedSensor: m("cooling fan speed sensor", "sensor de velocidad del ventilador"),
  thermostatHeater: m("thermostat heater", "calefactor del termostato"),
  coolingSystem: m("engine cooling system", "sistema de enfriamiento del motor"),
  coolantPump: f("electric coolant pump", "bomba eléctrica de refrigerante"),
};
