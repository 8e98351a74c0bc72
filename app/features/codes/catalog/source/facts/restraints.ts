import type { CatalogRecord } from "./record.ts";

/** Airbags, belts and seat sensors: nothing is unplugged or measured live. */
export const restraints: readonly CatalogRecord[] = [
  {
    codes: "B0003",
    causes: ["clockSpring", "airbagConnector", "wiring", "module"],
    checks: ["allCodes", "airbagPlugs", "airbagLoad"],
  },
  {
    codes:
      "B0012 B0013 B0018-B001A B0030-B0033 B0038-B003B B0040-B0043 B0048-B004B B0071 B0074 B0076-B007F B0081 B0083-B0088 B00E0-B00E8 B00F0-B00F7",
    causes: ["airbagConnector", "wiring", "module"],
    checks: ["allCodes", "airbagPlugs", "airbagLoad"],
  },
  {
    codes: "B0094 B0099-B009F",
    causes: ["crashSensor", "wiring", "module"],
    checks: ["allCodes", "airbagPlugs"],
  },
  {
    codes: "B0051 B0054-B0058 B0060 B00A1 B00B0-B00B4 B00B7-B00BB B00C2-B00C4 B00C7-B00CB",
    causes: ["seatPlug", "wiring", "sensor"],
    checks: ["allCodes", "airbagPlugs", "calibrate"],
  },
  {
    codes: "B00D0 B00D3 B00D4",
    causes: ["lampDriver", "wiring", "module"],
    checks: ["allCodes", "lampTest"],
  },
];
