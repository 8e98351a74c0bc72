import type { FaultRecord } from "./record.ts";

/** Intake sensors, throttle, runners and boost. */
export const air: readonly FaultRecord[] = [
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
  {
    codes: "P0049",
    causes: ["wastegateStuck", "boostSolenoid", "sensor", "wiring"],
    checks: ["boostGraph", "wiggle", "wastegateMove"],
  },
  {
    codes: "P2261",
    causes: ["wastegateStuck", "boostSolenoid", "wiring"],
    checks: ["wiggle", "command", "pressureTest"],
  },
  {
    codes: "P0127",
    causes: ["sensor", "boostLeak", "wiring"],
    checks: ["liveData", "coldCompare", "wiggle"],
  },
  {
    codes: "P0129",
    causes: ["sensor", "wiring", "mapHose"],
    checks: ["barometer", "wiggle", "reference"],
  },
  {
    codes: "P011B",
    causes: ["sensor", "coolantSensor", "thermostatOpen", "wiring"],
    checks: ["coldCompare", "wiggle", "warmUp"],
  },
  {
    codes: "P0510",
    causes: ["wiring", "throttleDirty", "positionTrack"],
    checks: ["wiggle", "reference", "sweep"],
  },
  {
    codes: "P2107 P2108",
    causes: ["lowVoltage", "supply", "wiring", "module"],
    checks: ["batteryTest", "wiggle", "supplyGround", "clearRetest"],
  },
];
