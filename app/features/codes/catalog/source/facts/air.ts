import type { CatalogRecord } from "./record.ts";

/** Sensors of the intake, throttle, idle, runners and boost. */
export const air: readonly CatalogRecord[] = [
  // Air flow
  {
    codes: "P010A P010C-P010E",
    causes: ["wiring", "supply", "airFlowDirty", "airRestricted", "ductLeak"],
    checks: ["wiggle", "supplyGround", "liveData", "cleanAirFlow"],
  },
  {
    codes: "P006A P00B8 P010B P010F P2073 P2074",
    causes: ["airFlowDirty", "ductLeak", "vacuumLeak", "airRestricted", "mapHose", "wiring"],
    checks: ["liveData", "barometer", "cleanAirFlow", "smoke", "backPressure"],
  },
  {
    codes: "P00BC P00BE P227F P2280",
    causes: ["airRestricted", "ductLeak", "airFlowDirty", "boostLeak", "exhaustRestricted"],
    checks: ["liveData", "cleanAirFlow", "smoke", "backPressure"],
  },
  {
    codes: "P00BD P00BF",
    causes: ["airFlowDirty", "wiring", "supply", "software"],
    checks: ["liveData", "wiggle", "supplyGround", "cleanAirFlow"],
  },
  {
    codes: "P2281 P2282",
    causes: ["ductLeak", "vacuumLeak", "boostLeak"],
    checks: ["trims", "smoke", "pressureTest"],
  },
  // Temperatures of the air
  {
    codes: "P007A-P007E P00A0-P00AE P00D9-P00DD P00E8-P00F1",
    causes: ["wiring", "sensor", "module"],
    checks: ["wiggle", "coldCompare", "unplugSwap", "resistance"],
  },
  {
    codes: "P007F P009A P00CE P00E5 P00E7 P011C P011D P2199",
    causes: ["sensor", "wiring", "notSettled"],
    checks: ["coldCompare", "wiggle", "resistance"],
  },
  {
    codes: "P00F2-P00F6 P0318 P0319",
    causes: ["wiring", "sensor", "supply"],
    checks: ["wiggle", "supplyGround", "liveData"],
  },
  // Pressures of the air
  {
    codes:
      "P00F8-P00FC P012A-P012E P01FA-P01FE P0239 P0240-P0242 P025E P025F P2374-P2378 P25F2-P25F5",
    causes: ["wiring", "sensor", "mapHose", "referenceShort"],
    checks: ["pressuresAgree", "wiggle", "reference", "boostGraph"],
  },
  {
    codes: "P222A-P222E P227A-P227E",
    causes: ["wiring", "sensor", "module"],
    checks: ["barometer", "wiggle", "reference"],
  },
  {
    codes: "P006C P006D P00C7 P00CF P00D0 P00E6 P00F7 P01FF P023D P023E P222F",
    causes: ["mapHose", "sensor", "wiring", "boostLeak"],
    checks: ["pressuresAgree", "wiggle", "reference", "pressureTest"],
  },
  {
    codes: "P006B",
    causes: ["exhaustTube", "mapHose", "sensor", "exhaustRestricted"],
    checks: ["pressuresAgree", "wiggle", "tubeClear", "backPressure"],
  },
  {
    codes: "P047A-P047E",
    causes: ["wiring", "exhaustTube", "sensor", "referenceShort"],
    checks: ["wiggle", "reference", "barometer", "tubeClear"],
  },
  // Throttle and idle
  {
    codes: "P0225-P0229 P210E P212A-P2134 P2136 P2137 P2139 P2140",
    causes: ["wiring", "positionTrack", "referenceShort", "supply"],
    checks: ["wiggle", "reference", "supplyGround", "sweep"],
  },
  {
    codes: "P2109 P2113-P2117 P2163-P2168 P218A",
    causes: ["noRelearn", "throttleDirty", "positionTrack"],
    checks: ["sweep", "throttleClean", "clearRetest"],
  },
  {
    codes: "P210A P210C P210D",
    causes: ["wiring", "supply", "throttleMotor", "module"],
    checks: ["wiggle", "supplyGround", "resistance", "throttleClean"],
  },
  {
    codes: "P0639 P210B P211A-P211D",
    causes: ["throttleDirty", "throttleMotor", "wiring", "supply"],
    checks: ["sweep", "wiggle", "supplyGround", "throttleClean"],
  },
  {
    codes: "P2172 P2173",
    causes: ["vacuumLeak", "throttleDirty", "airFlowDirty", "throttleMotor"],
    checks: ["liveData", "smoke", "cleanAirFlow", "throttleClean"],
  },
  {
    codes: "P2174 P2175",
    causes: ["airRestricted", "throttleDirty", "airFlowDirty", "throttleMotor"],
    checks: ["liveData", "cleanAirFlow", "sweep", "throttleClean"],
  },
  {
    codes: "P2072 P241C",
    causes: ["plateIce", "throttleDirty", "throttleMotor"],
    checks: ["sweep", "throttleClean", "clearRetest"],
  },
  {
    codes: "P050A P0518 P0519",
    causes: ["throttleDirty", "vacuumLeak", "idleValve", "noRelearn", "wiring"],
    checks: ["trims", "smoke", "throttleClean", "clearRetest"],
  },
  {
    codes: "P050B",
    causes: ["throttleDirty", "vacuumLeak", "noRelearn", "software"],
    checks: ["allCodes", "smoke", "throttleClean", "clearRetest"],
  },
  // Intake runners
  {
    codes: "P0066 P0067 P0663-P0665 P2011-P2013",
    causes: ["wiring", "winding", "supply", "module"],
    checks: ["wiggle", "resistance", "supplyGround", "command"],
  },
  {
    codes: "P065E P065F P200A P200B P206E-P2071",
    causes: ["runnerStuck", "winding", "wiring"],
    checks: ["wiggle", "command", "resistance", "smoke"],
  },
  {
    codes: "P2019 P2020-P2023 P2075-P207E",
    causes: ["wiring", "sensor", "referenceShort"],
    checks: ["wiggle", "reference", "liveData", "command"],
  },
  // The throttle of a diesel
  {
    codes: "P02E0 P02E2 P02E3 P2390 P2392 P2393",
    causes: ["wiring", "winding", "supply", "module"],
    checks: ["wiggle", "resistance", "supplyGround", "command"],
  },
  {
    codes: "P02E1 P02E4 P02E5 P02EB-P02ED P02FA P2391 P2394 P2395 P239B-P239D",
    causes: ["intakeThrottle", "wiring", "supply"],
    checks: ["wiggle", "command", "supplyGround", "sootClean"],
  },
  {
    codes: "P02E6-P02EA P2396-P239A",
    causes: ["wiring", "sensor", "referenceShort", "intakeThrottle"],
    checks: ["wiggle", "reference", "command", "sootClean"],
  },
  // Boost
  {
    codes: "P02CB P226C P226F P259E P25A0 P25B3 P25B5",
    causes: ["boostLeak", "wastegateStuck", "boostSolenoid", "exhaustRestricted", "turboWorn"],
    checks: ["boostGraph", "pressureTest", "wastegateMove", "backPressure"],
  },
  {
    codes: "P02CA P226B P259F P25A1 P25B4 P25B6",
    causes: ["wastegateStuck", "boostSolenoid", "mapHose", "sensor"],
    checks: ["pressuresAgree", "wiggle", "wastegateMove", "boostGraph"],
  },
  {
    codes: "P004A P004C-P004F P00C0-P00C2 P0247 P0249 P0250 P22C5-P22C7 P22CA-P22CC P22CF-P22D1",
    causes: ["wiring", "winding", "supply", "module"],
    checks: ["wiggle", "resistance", "supplyGround", "command"],
  },
  {
    codes: "P005E P005F P006E P006F",
    causes: ["fuse", "wiring", "supply", "module"],
    checks: ["fuses", "wiggle", "supplyGround"],
  },
  {
    codes: "P004B P00AF P00B0 P0248 P056E P056F",
    causes: ["wastegateStuck", "boostSolenoid", "wiring", "supply"],
    checks: ["wiggle", "supplyGround", "command", "wastegateMove"],
  },
  {
    codes: "P003A P003B",
    causes: ["wastegateStuck", "boostLearn", "turboWorn"],
    checks: ["command", "wastegateMove", "calibrate"],
  },
  {
    codes: "P00C3 P00C4 P22C8 P22C9 P22CD P22CE P22D2 P22D3",
    causes: ["bypassStuck", "boostSolenoid", "wiring"],
    checks: ["wiggle", "command", "pressureTest", "wastegateMove"],
  },
  {
    codes: "P22D4-P22D8 P2586-P2589 P2590 P2598-P259B",
    causes: ["wiring", "sensor", "referenceShort", "wastegateStuck"],
    checks: ["wiggle", "reference", "command", "wastegateMove"],
  },
  {
    codes: "P2578 P2579 P2580-P2582 P2593-P2597",
    causes: ["wiring", "sensor", "supply"],
    checks: ["wiggle", "supplyGround", "scope"],
  },
  {
    codes: "P026A",
    causes: ["coolerDirty", "pumpWorn", "lowCoolant", "sensor"],
    checks: ["liveData", "coolerLook", "coolantLevel"],
  },
];
