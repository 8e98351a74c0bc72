import type { Record } from "./record.ts";

/** Camshaft control, fuel, air, throttle, mixture and boost. */
export const engine: readonly Record[] = [
  // Camshaft control
  {
    codes: "P0010 P0013 P0020 P0023 P2088 P2089 P2090 P2091 P2092 P2093 P2094 P2095",
    causes: ["wiring", "winding", "supply", "module"],
    checks: ["wiggle", "resistance", "supplyGround", "command"],
  },
  {
    codes: "P0011 P0014 P0021 P0024 P0012 P0015 P0022 P0025 P000A P000B P000C P000D",
    causes: ["oilPoor", "oilValve", "phaser", "timing", "wiring"],
    checks: ["oilLevel", "command", "cleanValve", "timingMarks"],
  },
  {
    codes: "P0016 P0017 P0018 P0019 P0008 P0009",
    causes: ["timing", "phaser", "oilValve", "ring", "sensor"],
    checks: ["oilLevel", "scopeCrankCam", "cleanValve", "timingMarks"],
  },
  // Fuel pressure
  {
    codes: "P0087",
    causes: ["lowFuelPressure", "fuelFilter", "highPump", "injectorsLeaking", "sensor"],
    checks: ["liveData", "railGraph", "fuelPressure", "returnFlow"],
  },
  {
    codes: "P008A P2635",
    causes: ["fuelFilter", "supply", "fuelPump", "wiring"],
    checks: ["liveData", "pumpSupply", "fuelPressure"],
  },
  {
    codes: "P0088",
    causes: ["highFuelPressure", "highPump", "sensor", "wiring"],
    checks: ["wiggle", "liveData", "command", "railGraph"],
  },
  {
    codes: "P0089 P2293",
    causes: ["actuator", "fuelFilter", "highPump", "wiring"],
    checks: ["wiggle", "resistance", "railGraph", "fuelPressure"],
  },
  {
    codes: "P0090 P0091 P0092 P2294 P0001 P0002 P0003 P0004 P0005 P0006 P0007",
    causes: ["wiring", "winding", "supply", "module"],
    checks: ["wiggle", "resistance", "supplyGround", "command"],
  },
  {
    codes: "P0190 P0192 P0193 P0194",
    causes: ["wiring", "sensor", "referenceShort"],
    checks: ["wiggle", "reference", "supplyGround", "liveData"],
  },
  {
    codes: "P0191",
    causes: ["sensor", "wiring", "lowFuelPressure", "highPump"],
    checks: ["liveData", "wiggle", "reference", "fuelPressure"],
  },
  {
    codes: "P0230 P0231 P0232 P0627 P0628 P0629",
    causes: ["fuse", "wiring", "fuelPump", "module"],
    checks: ["fuses", "wiggle", "supplyGround", "pumpSupply"],
  },
  {
    codes: "P2269",
    causes: ["waterFuel", "sensor", "wiring"],
    checks: ["fuelSample", "wiggle", "clearRetest"],
  },
  {
    codes: "P0176 P0177 P0178 P0179",
    causes: ["wiring", "sensor", "badFuel"],
    checks: ["wiggle", "supplyGround", "scope", "fuelSample"],
  },
  // Sensors of the intake
  {
    codes: "P0100 P0102 P0103 P0104",
    causes: ["wiring", "supply", "airFlowDirty", "airRestricted", "ductLeak"],
    checks: ["wiggle", "supplyGround", "liveData", "cleanAirFlow"],
  },
  {
    codes: "P0101",
    causes: [
      "airFlowDirty",
      "ductLeak",
      "vacuumLeak",
      "airRestricted",
      "exhaustRestricted",
      "wiring",
    ],
    checks: ["liveData", "cleanAirFlow", "trims", "smoke", "backPressure"],
  },
  {
    codes: "P0105 P0106 P0107 P0108 P0109 P0069",
    causes: ["mapHose", "wiring", "sensor", "referenceShort", "vacuumLeak"],
    checks: ["barometer", "wiggle", "reference", "smoke"],
  },
  {
    codes: "P2226 P2227 P2228 P2229 P2230",
    causes: ["wiring", "sensor", "module"],
    checks: ["barometer", "wiggle", "reference"],
  },
  {
    codes: "P0110 P0111 P0112 P0113 P0114 P0095 P0096 P0097 P0098 P0099",
    causes: ["wiring", "sensor", "module"],
    checks: ["wiggle", "coldCompare", "unplugSwap", "resistance"],
  },
  {
    codes:
      "P0070 P0071 P0072 P0073 P0074 P0180 P0181 P0182 P0183 P0184 P0195 P0196 P0197 P0198 P0199",
    causes: ["wiring", "sensor"],
    checks: ["wiggle", "coldCompare", "unplugSwap"],
  },
  // Throttle and pedal
  {
    codes: "P0120 P0121 P0122 P0123 P0124 P0220 P0221 P0222 P0223 P0224",
    causes: ["wiring", "positionTrack", "referenceShort", "throttleMotor"],
    checks: ["wiggle", "reference", "sweep", "clearRetest"],
  },
  {
    codes: "P2120 P2121 P2122 P2123 P2124 P2125 P2126 P2127 P2128 P2129 P2138",
    causes: ["positionTrack", "wiring", "referenceShort", "supply"],
    checks: ["wiggle", "reference", "supplyGround", "sweep"],
  },
  {
    codes: "P2135",
    causes: ["positionTrack", "wiring", "referenceShort", "throttleMotor"],
    checks: ["wiggle", "reference", "sweep", "throttleClean"],
  },
  {
    codes: "P2100 P2102 P2103 P2118",
    causes: ["wiring", "supply", "throttleMotor", "module"],
    checks: ["wiggle", "supplyGround", "resistance", "throttleClean"],
  },
  {
    codes: "P2101 P2111 P2112 P2119 P0638",
    causes: ["throttleDirty", "throttleMotor", "wiring", "supply"],
    checks: ["sweep", "wiggle", "supplyGround", "throttleClean"],
  },
  {
    codes: "P2104 P2105 P2106 P2110",
    causes: ["throttleMotor", "positionTrack", "wiring", "lowVoltage"],
    checks: ["allCodes", "batteryTest", "wiggle", "sweep"],
  },
  {
    codes: "P2176",
    causes: ["noRelearn", "throttleDirty", "throttleMotor"],
    checks: ["throttleClean", "sweep", "clearRetest"],
  },
  {
    codes: "P0505 P0506 P0507",
    causes: ["throttleDirty", "idleValve", "vacuumLeak", "noRelearn", "wiring"],
    checks: ["trims", "smoke", "throttleClean", "command"],
  },
  {
    codes: "P0508 P0509 P0511",
    causes: ["wiring", "winding", "supply", "module"],
    checks: ["wiggle", "resistance", "supplyGround", "command"],
  },
  // Mixture
  {
    codes: "P0171 P0174 P2177 P2179 P2187 P2189",
    causes: ["vacuumLeak", "airFlowDirty", "lowFuelPressure", "injectorsClogged", "exhaustLeak"],
    checks: ["allCodes", "trims", "smoke", "cleanAirFlow", "fuelPressure"],
  },
  {
    codes: "P0172 P0175 P2178 P2180 P2188 P2190",
    causes: [
      "injectorsLeaking",
      "highFuelPressure",
      "purgeOpen",
      "airFlowDirty",
      "airRestricted",
      "coolantSensor",
    ],
    checks: [
      "allCodes",
      "trims",
      "oilSmell",
      "cleanAirFlow",
      "purgeClosed",
      "fuelPressure",
      "injectorTest",
    ],
  },
  {
    codes: "P0170 P0173",
    causes: ["vacuumLeak", "airFlowDirty", "lowFuelPressure", "injectorsLeaking"],
    checks: ["allCodes", "trims", "smoke", "cleanAirFlow", "fuelPressure"],
  },
  {
    codes: "P0068",
    causes: ["vacuumLeak", "airFlowDirty", "throttleDirty", "wiring"],
    checks: ["liveData", "wiggle", "smoke", "cleanAirFlow", "throttleClean"],
  },
  {
    codes: "P2279",
    causes: ["vacuumLeak", "ductLeak", "mapHose"],
    checks: ["trims", "smoke"],
  },
  {
    codes: "P219A P219B",
    causes: ["injectorsClogged", "vacuumLeak", "egrCarbon", "exhaustLeak", "compression"],
    checks: ["allCodes", "misfireCount", "smoke", "compressionTest", "injectorTest"],
  },
  // Intake runners
  {
    codes: "P0660 P0661 P0662 P2008 P2009 P2010",
    causes: ["wiring", "winding", "supply", "module"],
    checks: ["wiggle", "resistance", "supplyGround", "command"],
  },
  {
    codes: "P2004 P2005 P2006 P2007",
    causes: ["runnerStuck", "winding", "wiring"],
    checks: ["wiggle", "command", "resistance", "smoke"],
  },
  {
    codes: "P2014 P2015 P2016 P2017 P2018 P2562 P2563 P2564 P2565 P2566",
    causes: ["wiring", "sensor", "referenceShort"],
    checks: ["wiggle", "reference", "liveData", "command"],
  },
  // Injectors
  {
    codes: "P0200 P0201 P0202 P0203 P0204 P0205 P0206 P0207 P0208",
    causes: ["wiring", "injectorCoil", "supply", "module"],
    checks: ["wiggle", "resistance", "injectorPulse", "swapInjector"],
  },
  {
    codes:
      "P0261 P0262 P0264 P0265 P0267 P0268 P0270 P0271 P0273 P0274 P0276 P0277 P0279 P0280 P0282 P0283",
    causes: ["wiring", "injectorCoil", "module"],
    checks: ["wiggle", "resistance", "injectorScope", "swapInjector"],
  },
  {
    codes: "P0263 P0266 P0269 P0272 P0275 P0278 P0281 P0284",
    causes: ["injectorBad", "compression", "coil", "wiring"],
    checks: ["liveData", "returnFlow", "compressionTest", "injectorTest", "swapInjector"],
  },
  // Boost
  {
    codes: "P0299 P2262 P2263",
    causes: [
      "boostLeak",
      "wastegateStuck",
      "boostSolenoid",
      "airRestricted",
      "exhaustRestricted",
      "turboWorn",
    ],
    checks: ["boostGraph", "pressureTest", "wastegateMove", "backPressure"],
  },
  {
    codes: "P0234",
    causes: ["wastegateStuck", "boostSolenoid", "mapHose", "sensor"],
    checks: ["barometer", "wiggle", "wastegateMove", "boostGraph"],
  },
  {
    codes: "P0235 P0236 P0237 P0238",
    causes: ["wiring", "sensor", "mapHose", "referenceShort"],
    checks: ["barometer", "wiggle", "reference", "boostGraph"],
  },
  {
    codes: "P0045 P0047 P0048 P0243 P0245 P0246 P0033 P0034 P0035",
    causes: ["wiring", "winding", "supply", "module"],
    checks: ["wiggle", "resistance", "supplyGround", "command"],
  },
  {
    codes: "P0046 P0244 P0039",
    causes: ["wastegateStuck", "boostSolenoid", "wiring", "supply"],
    checks: ["wiggle", "resistance", "command", "wastegateMove"],
  },
];
