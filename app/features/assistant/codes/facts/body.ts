import type { Record } from "./record.ts";

/** Brakes, steering, airbags and seat belts. */
export const body: readonly Record[] = [
  {
    codes: "C0031 C0034 C0037 C003A C0030 C0033 C0036 C0039 C0032 C0038 C003B",
    causes: ["wiring", "absRing", "wheelBearing", "sensor"],
    checks: ["liveData", "wiggle", "bearingPlay", "scope", "wheelCompare"],
  },
  {
    codes: "C0020",
    causes: ["fuse", "supply", "pumpMotor"],
    checks: ["voltageDrop", "absPumpCommand"],
  },
  {
    codes: "C0051",
    causes: ["noCalibration", "wiring", "sensor"],
    checks: ["liveData", "calibrate", "columnPlug"],
  },
  {
    codes: "B0001 B0002",
    causes: ["clockSpring", "wiring", "module"],
    checks: ["allCodes", "airbagPlugs", "airbagLoad"],
  },
  {
    codes: "B0010 B0011 B0020 B0021 B0022 B0028 B0029 B002A B0070 B0072 B0073 B0075",
    causes: ["seatPlug", "wiring", "module"],
    checks: ["allCodes", "airbagPlugs", "airbagLoad"],
  },
  {
    codes: "B00A0 B00C0 B00C1 B0050 B0052 B0053",
    causes: ["seatPlug", "wiring", "sensor"],
    checks: ["allCodes", "airbagPlugs", "calibrate"],
  },
];
