import type { FaultRecord } from "./record.ts";

/** Camshaft control. */
export const camshafts: readonly FaultRecord[] = [
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
];
