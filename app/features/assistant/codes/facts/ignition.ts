import type { Record } from "./record.ts";

/** Ignition and misfire, oil, cooling. */
export const ignition: readonly Record[] = [
  // Misfire and ignition
  {
    codes: "P0300",
    causes: ["plugs", "leanMixture", "vacuumLeak", "lowFuelPressure", "coil", "compression", "timing"],
    checks: ["misfireCount", "trims", "smoke", "fuelPressure", "compressionTest"],
    safety: "misfire",
  },
  {
    codes: "P0301 P0302 P0303 P0304 P0305 P0306 P0307 P0308 P0314 P0316",
    causes: ["plugs", "coil", "injectorBad", "vacuumLeak", "compression", "wiring"],
    checks: ["misfireCount", "swapCoil", "swapInjector", "smoke", "compressionTest"],
    safety: "misfire",
  },
  {
    codes: "P0313",
    causes: ["lowFuelPressure", "badFuel", "fuelPump"],
    checks: ["levelCompare", "fuelPressure", "misfireCount"],
    safety: "misfire",
  },
  {
    codes: "P0325 P0326 P0327 P0328 P0330 P0331 P0332 P0333",
    causes: ["wiring", "sensorMount", "sensor", "engineNoise", "octane"],
    checks: ["wiggle", "mountTorque", "listenEngine", "scope"],
  },
  {
    codes: "P0335 P0336 P0337 P0338 P0339 P0385",
    causes: ["wiring", "sensor", "gap", "ring", "timing"],
    checks: ["wiggle", "scope", "sensorTip", "supplyGround"],
  },
  {
    codes: "P0340 P0341 P0342 P0343 P0344 P0345 P0346 P0365 P0366 P0390",
    causes: ["wiring", "sensor", "gap", "ring", "timing"],
    checks: ["wiggle", "scopeCrankCam", "sensorTip", "timingMarks"],
  },
  {
    codes: "P0350 P0351 P0352 P0353 P0354 P0355 P0356 P0357 P0358",
    causes: ["coil", "wiring", "supply", "module"],
    checks: ["swapCoil", "supplyGround", "scope", "wiggle"],
    safety: "misfire",
  },
  {
    codes: "P0380 P0670 P0671 P0672 P0673 P0674 P0675 P0676 P0677 P0678",
    causes: ["glowPlug", "glowModule", "wiring", "fuse"],
    checks: ["glowMeasure", "fuses", "supplyGround", "wiggle"],
  },
  // Oil
  {
    codes: "P0520 P0521 P0522 P0523",
    causes: ["sensor", "wiring", "oilLeak", "oilPump"],
    checks: ["oilLevel", "mechanicalGauge", "wiggle"],
    safety: "oil",
  },
  {
    codes: "P0524",
    causes: ["oilLeak", "oilPump", "bearings", "oilPoor", "sensor"],
    checks: ["oilLevel", "mechanicalGauge"],
    safety: "oil",
  },
  {
    codes: "P2646 P2647 P2648 P2649",
    causes: ["oilPoor", "oilValve", "wiring", "sensor"],
    checks: ["oilLevel", "cleanValve", "resistance", "command"],
  },
  // Cooling
  {
    codes: "P0115 P0116 P0117 P0118 P0119",
    causes: ["wiring", "coolantSensor", "lowCoolant"],
    checks: ["coldCompare", "unplugSwap", "coolantLevel", "wiggle"],
    safety: "overheating",
  },
  {
    codes: "P0125 P0126 P0128",
    causes: ["thermostatOpen", "lowCoolant", "coolantSensor", "fanAlways"],
    checks: ["coolantLevel", "warmUp", "hoseTouch", "coldCompare"],
    safety: "overheating",
  },
  {
    codes: "P0217 P2181",
    causes: ["lowCoolant", "fanDead", "thermostatClosed", "waterPump", "radiator", "headGasket"],
    checks: ["coolantLevel", "fanCommand", "hoseTouch", "blockTest"],
    safety: "overheating",
  },
  {
    codes: "P0480 P0481 P0691 P0692 P0693 P0694",
    causes: ["fuse", "fanMotor", "wiring", "supply"],
    checks: ["fuses", "fanCommand", "wiggle"],
    safety: "fan",
  },
  {
    codes: "P0597 P0598 P0599",
    causes: ["wiring", "supply", "fuse", "actuator"],
    checks: ["resistance", "supplyGround", "wiggle"],
    safety: "overheating",
  },
];
