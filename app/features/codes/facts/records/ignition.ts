import type { FaultRecord } from "./record.ts";

/** Ignition and misfire, oil, cooling. */
export const ignition: readonly FaultRecord[] = [
  // Misfire and ignition
  {
    codes: "P0300",
    causes: [
      "plugs",
      "leanMixture",
      "vacuumLeak",
      "lowFuelPressure",
      "coil",
      "compression",
      "timing",
    ],
    checks: ["misfireCount", "trims", "plugLook", "smoke", "fuelPressure", "compressionTest"],
    hazards: ["misfire"],
  },
  {
    codes: "P0301 P0302 P0303 P0304 P0305 P0306 P0307 P0308 P0314 P0316",
    causes: ["plugs", "coil", "injectorBad", "vacuumLeak", "compression", "wiring"],
    checks: ["misfireCount", "swapCoil", "smoke", "compressionTest", "swapInjector"],
    hazards: ["misfire"],
  },
  {
    codes: "P0313",
    causes: ["lowFuelLevel", "lowFuelPressure", "badFuel", "fuelPump"],
    checks: ["levelCompare", "misfireCount", "fuelPressure"],
    hazards: ["misfire"],
  },
  {
    codes: "P0325 P0326 P0327 P0328 P0329 P0330 P0331 P0332 P0333 P0334",
    causes: ["wiring", "sensorMount", "sensor", "engineNoise", "octane"],
    checks: ["wiggle", "mountTorque", "scope", "listenEngine"],
  },
  {
    codes: "P0320 P0321 P0322 P0323",
    causes: ["wiring", "sensor", "gap", "ring"],
    checks: ["wiggle", "supplyGround", "scope", "sensorTip"],
  },
  {
    codes: "P0335 P0336 P0337 P0338 P0339 P0385 P0386 P0387 P0388 P0389",
    causes: ["wiring", "sensor", "gap", "ring", "timing"],
    checks: ["wiggle", "supplyGround", "scope", "sensorTip"],
  },
  {
    codes:
      "P0340 P0341 P0342 P0343 P0344 P0345 P0346 P0347 P0348 P0349 P0365 P0366 P0367 P0368 P0369 P0390 P0391 P0392 P0393 P0394",
    causes: ["wiring", "sensor", "gap", "ring", "timing"],
    checks: ["wiggle", "supplyGround", "scopeCrankCam", "sensorTip", "timingMarks"],
  },
  {
    codes:
      "P0350 P0351 P0352 P0353 P0354 P0355 P0356 P0357 P0358 P2300 P2301 P2302 P2303 P2304 P2305 P2306 P2307 P2308 P2309 P2310 P2311",
    causes: ["coil", "wiring", "supply", "module"],
    checks: ["wiggle", "supplyGround", "swapCoil", "coilScope"],
    hazards: ["misfire"],
  },
  {
    codes: "P0670",
    causes: ["wiring", "fuse", "glowModule", "glowPlug"],
    checks: ["fuses", "wiggle", "supplyGround", "glowMeasure"],
  },
  {
    codes: "P0380 P0382 P0671 P0672 P0673 P0674 P0675 P0676 P0677 P0678",
    causes: ["glowPlug", "glowModule", "wiring", "fuse"],
    checks: ["fuses", "wiggle", "supplyGround", "glowMeasure"],
  },
  // Oil
  {
    codes: "P0520 P0521 P0522 P0523",
    causes: ["sensor", "wiring", "oilLeak", "oilPump"],
    checks: ["oilLevel", "wiggle", "mechanicalGauge"],
    hazards: ["oilPressure"],
  },
  {
    codes: "P0524",
    causes: ["oilLeak", "oilPump", "bearings", "oilPoor", "sensor"],
    checks: ["oilLevel", "mechanicalGauge"],
    hazards: ["oilPressure"],
  },
  {
    codes: "P2646 P2647",
    causes: ["oilPoor", "oilValve", "wiring", "sensor"],
    checks: ["oilLevel", "command", "cleanValve", "mechanicalGauge"],
  },
  {
    codes: "P3401 P3425 P3449",
    causes: ["wiring", "winding", "supply", "module"],
    checks: ["wiggle", "resistance", "supplyGround", "command"],
  },
  {
    codes: "P3400",
    causes: ["oilPoor", "oilValve", "wiring"],
    checks: ["allCodes", "oilLevel", "command", "mechanicalGauge"],
  },
  {
    codes: "P2648 P2649",
    causes: ["wiring", "winding", "supply", "module"],
    checks: ["wiggle", "resistance", "supplyGround", "command"],
  },
  {
    codes: "P0298",
    causes: ["oilPoor", "lowCoolant", "radiator"],
    checks: ["oilLevel", "coolantLevel", "liveData"],
    hazards: ["overheating"],
  },
  // Cooling
  {
    codes: "P0115 P0116 P0117 P0118 P0119",
    causes: ["wiring", "coolantSensor", "lowCoolant"],
    checks: ["wiggle", "coldCompare", "unplugSwap", "coolantLevel"],
  },
  {
    codes: "P0125 P0126 P0128",
    causes: ["thermostatOpen", "lowCoolant", "coolantSensor", "fanAlways"],
    checks: ["coldCompare", "coolantLevel", "warmUp", "hoseTouch"],
  },
  {
    codes: "P0217",
    causes: ["lowCoolant", "fanDead", "thermostatClosed", "waterPump", "radiator", "headGasket"],
    checks: ["coolantLevel", "fanCommand", "hoseTouch", "blockTest"],
    hazards: ["overheating"],
  },
  {
    codes: "P2181",
    causes: ["thermostatOpen", "lowCoolant", "thermostatClosed", "coolantSensor", "waterPump"],
    checks: ["coldCompare", "coolantLevel", "warmUp", "hoseTouch"],
  },
  {
    codes: "P0480 P0481 P0482 P0483 P0485 P0691 P0692 P0693 P0694",
    causes: ["fuse", "wiring", "supply", "fanMotor"],
    checks: ["fuses", "wiggle", "fanCommand"],
  },
  {
    codes: "P0526 P0527 P0528",
    causes: ["wiring", "fanClutch", "sensor"],
    checks: ["wiggle", "supplyGround", "liveData"],
  },
  {
    codes: "P0493",
    causes: ["fanClutchSeized", "wiring", "sensor"],
    checks: ["wiggle", "supplyGround", "liveData"],
  },
  {
    codes: "P0597 P0598 P0599",
    causes: ["wiring", "thermostatHeater", "supply", "fuse"],
    checks: ["fuses", "wiggle", "resistance", "supplyGround"],
  },
  {
    codes: "P2600 P2602 P2603",
    causes: ["fuse", "wiring", "pumpWorn", "module"],
    checks: ["fuses", "wiggle", "supplyGround", "coolantPumpRun"],
  },
  {
    codes: "P0315",
    causes: ["ring", "noRelearn", "software"],
    checks: ["allCodes", "clearRetest", "calibrate"],
  },
  {
    codes: "P0324",
    causes: ["sensorMount", "wiring", "software", "module"],
    checks: ["wiggle", "mountTorque", "moduleSupply"],
  },
  {
    codes: "P0381",
    causes: ["wiring", "fuse", "glowModule"],
    checks: ["fuses", "wiggle", "command"],
  },
  {
    codes: "P0219",
    causes: ["otherModule", "throttleMotor", "injectorsLeaking"],
    checks: ["allCodes", "liveData", "sweep"],
  },
];
