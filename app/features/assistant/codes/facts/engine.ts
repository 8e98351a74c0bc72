import type { Record } from "./record.ts";

/** Camshaft control, fuel, air, throttle, mixture and boost. */
export const engine: readonly Record[] = [
  // Camshaft control
  {
    codes: "P0010 P0013 P0020 P0023 P2088 P2089 P2090 P2091 P2092 P2093 P2094 P2095",
    causes: ["wiring", "oilValve", "supply", "module"],
    checks: ["wiggle", "resistance", "supplyGround", "command"],
  },
  {
    codes: "P0011 P0014 P0021 P0024 P0012 P0015 P0022 P0025 P000A P000B P000C P000D",
    causes: ["oilPoor", "oilValve", "phaser", "timing", "wiring"],
    checks: ["oilLevel", "cleanValve", "command", "timingMarks"],
  },
  {
    codes: "P0016 P0017 P0018 P0019 P0008 P0009",
    causes: ["timing", "phaser", "oilValve", "ring", "sensor"],
    checks: ["oilLevel", "timingMarks", "scopeCrankCam", "cleanValve"],
  },
  // Fuel pressure
  {
    codes: "P0087 P008A P2635",
    causes: ["fuelFilter", "fuelPump", "highPump", "injectorsLeaking", "sensor"],
    checks: ["fuelPressure", "railGraph", "returnFlow", "liveData"],
    safety: "fuel",
  },
  {
    codes: "P0088",
    causes: ["highFuelPressure", "highPump", "sensor", "wiring"],
    checks: ["railGraph", "fuelPressure", "command", "wiggle"],
    safety: "fuel",
  },
  {
    codes: "P0089 P0090 P0091 P0092",
    causes: ["wiring", "actuator", "fuelFilter", "highPump"],
    checks: ["wiggle", "resistance", "command", "railGraph"],
    safety: "fuel",
  },
  {
    codes: "P0190 P0191 P0192 P0193 P0194",
    causes: ["wiring", "sensor", "referenceShort", "lowFuelPressure"],
    checks: ["liveData", "reference", "wiggle", "fuelPressure"],
    safety: "fuel",
  },
  {
    codes: "P0230 P0231 P0232 P0627 P0628 P0629",
    causes: ["fuse", "wiring", "fuelPump", "module"],
    checks: ["fuses", "supplyGround", "command", "fuelPressure"],
    safety: "fuel",
  },
  // Sensors of the intake
  {
    codes: "P0100 P0102 P0103 P0104",
    causes: ["wiring", "airFlowDirty", "supply", "airRestricted", "ductLeak"],
    checks: ["wiggle", "supplyGround", "cleanAirFlow", "liveData"],
  },
  {
    codes: "P0101",
    causes: ["airFlowDirty", "ductLeak", "vacuumLeak", "airRestricted", "exhaustRestricted", "wiring"],
    checks: ["cleanAirFlow", "smoke", "trims", "liveData", "backPressure"],
  },
  {
    codes: "P0105 P0106 P0107 P0108 P0069",
    causes: ["mapHose", "wiring", "sensor", "referenceShort", "vacuumLeak"],
    checks: ["barometer", "wiggle", "reference", "smoke"],
  },
  {
    codes: "P0110 P0111 P0112 P0113 P0114 P0095 P0096 P0097 P0098",
    causes: ["wiring", "sensor", "module"],
    checks: ["coldCompare", "unplugSwap", "wiggle", "resistance"],
  },
  {
    codes: "P0070 P0071 P0072 P0073 P0180 P0181 P0182 P0183 P0195 P0196 P0197 P0198",
    causes: ["wiring", "sensor"],
    checks: ["coldCompare", "unplugSwap", "wiggle"],
  },
  // Throttle and pedal
  {
    codes: "P0120 P0121 P0122 P0123 P0124 P0220 P0221 P0222 P0223 P0224",
    causes: ["wiring", "positionTrack", "referenceShort", "throttleMotor"],
    checks: ["sweep", "reference", "wiggle", "clearRetest"],
    safety: "throttle",
  },
  {
    codes: "P2120 P2121 P2122 P2123 P2125 P2127 P2128 P2138",
    causes: ["positionTrack", "wiring", "referenceShort", "supply"],
    checks: ["sweep", "reference", "wiggle", "supplyGround"],
    safety: "throttle",
  },
  {
    codes: "P2135",
    causes: ["positionTrack", "wiring", "referenceShort", "throttleMotor"],
    checks: ["sweep", "reference", "wiggle", "throttleClean"],
    safety: "throttle",
  },
  {
    codes: "P2100 P2101 P2102 P2103 P2111 P2112 P2118 P2119 P0638",
    causes: ["throttleDirty", "throttleMotor", "wiring", "supply"],
    checks: ["throttleClean", "sweep", "supplyGround", "wiggle"],
    safety: "throttle",
  },
  {
    codes: "P2104 P2105 P2106 P2110",
    causes: ["throttleMotor", "positionTrack", "wiring", "lowVoltage"],
    checks: ["otherFirst", "sweep", "batteryTest", "supplyGround"],
    safety: "throttle",
  },
  {
    codes: "P2176",
    causes: ["noRelearn", "throttleDirty", "throttleMotor"],
    checks: ["throttleClean", "sweep", "clearRetest"],
    safety: "throttle",
  },
  {
    codes: "P0505 P0506 P0507 P0511",
    causes: ["throttleDirty", "idleValve", "vacuumLeak", "noRelearn", "wiring"],
    checks: ["smoke", "throttleClean", "command", "trims"],
  },
  // Mixture
  {
    codes: "P0171 P0174 P2177 P2179 P2187 P2189",
    causes: ["vacuumLeak", "airFlowDirty", "lowFuelPressure", "injectorsClogged", "exhaustLeak"],
    checks: ["otherFirst", "trims", "smoke", "cleanAirFlow", "fuelPressure"],
    safety: "fuel",
  },
  {
    codes: "P0172 P0175 P2178 P2180 P2188 P2190",
    causes: ["injectorsLeaking", "highFuelPressure", "purgeOpen", "airFlowDirty", "airRestricted", "coolantSensor"],
    checks: ["trims", "oilSmell", "fuelPressure", "purgeClosed", "cleanAirFlow", "injectorTest"],
    safety: "fuel",
  },
  {
    codes: "P0170 P0173",
    causes: ["vacuumLeak", "airFlowDirty", "lowFuelPressure", "injectorsLeaking"],
    checks: ["trims", "smoke", "fuelPressure", "cleanAirFlow"],
  },
  // Injectors
  {
    codes: "P0200 P0201 P0202 P0203 P0204 P0205 P0206 P0207 P0208",
    causes: ["wiring", "injectorCoil", "supply", "module"],
    checks: ["noidLamp", "resistance", "swapInjector", "wiggle"],
    safety: "fuel",
  },
  {
    codes: "P0261 P0262 P0264 P0265 P0267 P0268 P0270 P0271",
    causes: ["wiring", "injectorCoil", "module"],
    checks: ["wiggle", "resistance", "swapInjector", "scope"],
    safety: "fuel",
  },
  {
    codes: "P0263 P0266 P0269 P0272",
    causes: ["injectorBad", "compression", "wiring"],
    checks: ["injectorTest", "swapInjector", "returnFlow", "compressionTest"],
    safety: "fuel",
  },
  // Boost
  {
    codes: "P0299 P2262 P2263",
    causes: ["boostLeak", "wastegateStuck", "boostSolenoid", "airRestricted", "exhaustRestricted", "turboWorn"],
    checks: ["pressureTest", "boostGraph", "wastegateMove", "backPressure"],
  },
  {
    codes: "P0234",
    causes: ["wastegateStuck", "boostSolenoid", "mapHose", "sensor"],
    checks: ["boostGraph", "wastegateMove", "barometer", "wiggle"],
  },
  {
    codes: "P0235 P0236 P0237 P0238",
    causes: ["wiring", "sensor", "mapHose", "referenceShort"],
    checks: ["barometer", "reference", "wiggle", "boostGraph"],
  },
  {
    codes: "P0045 P0046 P0047 P0048 P0243 P0244 P0245 P0246",
    causes: ["wiring", "boostSolenoid", "wastegateStuck", "supply"],
    checks: ["resistance", "command", "supplyGround", "wastegateMove"],
  },
];
