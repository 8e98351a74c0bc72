import type { HazardKey } from "#app/features/codes/hazards/hazards.ts";
import type { ComponentKey, System } from "#app/features/codes/lexicon.ts";

// Hazards of any work on a part: its connector is unplugged, wiggled or measured in place.

type Hazards = readonly HazardKey[];

export const systemHazards: Partial<Record<System, Hazards>> = {
  hybrid: ["highVoltage", "battery12v"],
  restraints: ["airbag", "battery12v"],
  brakes: ["brakeFailure", "brakeWork"],
};

/** Of unknown codes, by prefix. */
export const hazardsByStart: readonly (readonly [start: RegExp, hazards: Hazards])[] = [
  [/^P0[A-F]/, systemHazards.hybrid!],
  [/^B0/, systemHazards.restraints!],
  [/^C0/, systemHazards.brakes!],
];

const groups: readonly (readonly [parts: readonly ComponentKey[], hazards: Hazards])[] = [
  // Fuel
  [
    ["injector", "cylinderBalance"],
    ["fuelJet", "fuel", "injectorVoltage"],
  ],
  [
    ["railPressure", "railPressureSensor", "fuelPressureRegulator", "fuelVolumeRegulator"],
    ["fuelJet", "fuel"],
  ],
  [
    ["injectionPump", "fuelSystem"],
    ["fuelJet", "fuel"],
  ],
  [["fuelPump", "fuelPumpModule", "fuelShutoffValve", "lowFuelPressure"], ["fuel"]],
  [
    ["fuelTempSensor", "fuelTemp", "fuelCompositionSensor", "fuelComposition", "waterInFuel"],
    ["fuel"],
  ],
  [
    ["fuelLevelSensor", "tankPressureSensor"],
    ["fuel", "vapor"],
  ],
  [["evap", "purgeValve", "evapVent", "evapVentValve", "evapPurgeFlow", "leakPump"], ["vapor"]],
  [["injectorModule"], ["fuelJet", "fuel", "injectorVoltage"]],
  // Ignition
  [["ignitionCoil", "ignitionSpeedInput"], ["ignitionVoltage"]],
  [["glowPlug", "glowPlugs"], ["hotParts"]],
  // Oil and coolant
  [
    ["coolantTempSensor", "coolantIntakeTemp", "coolantTemp", "thermostat", "thermostatHeater"],
    ["hotCoolant"],
  ],
  [["engineCoolant", "coolingSystem", "coolantPump"], ["hotCoolant"]],
  [["oilPressureSensor", "oilPressure", "oilTempSensor", "engineOil"], ["hotFluids"]],
  [["coolingFan", "fanSpeedSensor"], ["movingParts"]],
  // Exhaust
  [
    ["oxygenSensor", "oxygenHeater", "oxygenSignals", "oxygenPositiveCurrent", "oxygenReference"],
    ["hotParts"],
  ],
  [
    ["oxygenNegativeCurrent", "exhaustTempSensor", "exhaustPressureSensor", "exhaustPressureValve"],
    ["hotParts"],
  ],
  [["noxSensor", "catalyst", "warmUpCatalyst", "mainCatalyst", "scrCatalyst"], ["hotParts"]],
  [["postCatalystTrim"], ["fuel", "hotParts"]],
  [["particulateFilter", "filterPressureSensor"], ["hotParts"]],
  [["egrFlow", "egrValve", "egrSensor", "egrSystem"], ["hotParts"]],
  [["secondaryAir", "secondaryAirValve", "secondaryAirPump", "secondaryAirSensor"], ["hotParts"]],
  [
    ["turbine", "wastegate", "boostControl", "boostPositionSensor", "boostBypassValve"],
    ["hotParts"],
  ],
  [
    ["reductant", "reductantLevelSensor", "reductantTempSensor", "reductantHeater"],
    ["exhaustFluid"],
  ],
  [
    ["reductantInjector", "reductantSystem"],
    ["exhaustFluid", "hotParts"],
  ],
  // Throttle
  [
    ["throttleActuator", "throttleMotor", "throttleControl", "throttleBody"],
    ["throttlePlate", "powerLoss"],
  ],
  [
    ["throttleModule", "throttleSensor", "throttleSensors"],
    ["throttlePlate", "powerLoss"],
  ],
  [["mapMafThrottle", "closedThrottleSwitch"], ["throttlePlate"]],
  [["pedalSensor", "pedalSensors"], ["powerLoss"]],
  [["brakeAccelerator"], ["powerLoss", "brakeLights"]],
  // Transmission
  [
    ["pressureSolenoid", "shiftSolenoid", "timingSolenoid", "converterClutch"],
    ["raisedVehicle", "hotFluids"],
  ],
  [
    ["converterPressureSolenoid", "fluidTempSensor", "fluidPressureSensor"],
    ["raisedVehicle", "hotFluids"],
  ],
  [
    ["fluidPressure", "transmissionFluid", "transmissionParts"],
    ["raisedVehicle", "hotFluids"],
  ],
  [
    ["inputSpeedSensor", "outputSpeedSensor", "middleSpeedSensor"],
    ["raisedVehicle", "hotFluids"],
  ],
  [["vehicleSpeedSensor", "vehicleSpeedSensors"], ["raisedVehicle"]],
  [["rangeSensor"], ["rollAway", "raisedVehicle"]],
  // Charging, starting, air conditioning
  [["systemVoltage", "chargingVoltage", "modulePower"], ["battery12v"]],
  [
    ["alternator", "alternatorField"],
    ["movingParts", "battery12v"],
  ],
  [["starterRelay", "starterRequest"], ["movingParts"]],
  [["parkNeutralSwitch"], ["rollAway", "movingParts"]],
  [["acPressureSensor", "refrigerant"], ["refrigerant"]],
  [["acClutchRelay"], ["movingParts"]],
  // Brakes and steering
  [["brakeSwitch", "brakeSwitches", "stopLamps"], ["brakeLights"]],
  [
    ["absModule", "dynamicsModule", "brakeModule", "yawModule", "multiAxisModule"],
    ["brakeFailure"],
  ],
  [["powerSteeringModule", "variableSteering"], ["steering"]],
  [["steeringPressureSensor"], ["steering", "hotFluids"]],
  [
    ["steeringAngleSensor", "steeringAngleModule", "columnModule"],
    ["airbag", "steering", "battery12v"],
  ],
  [
    ["cruiseSwitch", "cruiseInput"],
    ["airbag", "battery12v"],
  ],
  [["cylinderDeactivation", "deactivationValve"], ["hotFluids"]],
  [["suspensionModule", "transferCaseModule", "fourWheelModule"], ["raisedVehicle"]],
  // Modules whose circuits are dangerous
  [
    ["restraintModule", "occupantModule"],
    ["airbag", "battery12v"],
  ],
  [
    ["driveMotorModule", "batteryModule"],
    ["highVoltage", "battery12v"],
  ],
];

/** The hazards of each part. */
export const partHazards: ReadonlyMap<ComponentKey, Hazards> = new Map(
  groups.flatMap(([parts, hazards]) => parts.map((part) => [part, hazards] as const)),
);
