import type { FaultRecord } from "./record.ts";

/** Brakes, steering, airbags and seat belts. */
export const body: readonly FaultRecord[] = [
  {
    codes: "C0031 C0034 C0037 C003A C0030 C0033 C0036 C0039 C0032 C0038 C003B",
    causes: ["wiring", "absRing", "wheelBearing", "sensor"],
    checks: ["liveData", "wiggle", "bearingPlay", "scope", "wheelCompare"],
  },
  {
    codes: "C0001 C0002 C0003 C0004 C0010 C0011 C0014 C0015 C0018 C0019 C001C C001D",
    causes: ["supply", "wiring", "absUnit"],
    checks: ["allCodes", "absSupply"],
  },
  {
    codes: "C0021 C0022 C0047",
    causes: ["brakeVacuum", "wiring", "sensor"],
    checks: ["allCodes", "boosterVacuum", "wiggle"],
  },
  {
    codes: "C0023",
    causes: ["brakeSwitch", "fuse", "wiring"],
    checks: ["pedalSwitch", "fuses", "wiggle"],
  },
  {
    codes: "C0061 C0062 C0063 C0064 C006A",
    causes: ["noCalibration", "wiring", "sensor"],
    checks: ["allCodes", "liveData", "wiggle", "calibrate"],
  },
  {
    codes: "C0072",
    causes: ["brakeStuck", "brakeOveruse"],
    checks: ["allCodes", "brakeDrag"],
  },
  {
    codes: "C0020",
    causes: ["fuse", "supply", "pumpMotor"],
    checks: ["voltageDrop", "absPumpCommand"],
  },
  {
    codes: "P0564 P0565 P0566 P0567 P0568 P0575",
    causes: ["cruiseSwitch", "wiring", "brakeSwitch"],
    checks: ["liveData", "columnPlug"],
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
    codes:
      "B0004 B0005 B0010 B0011 B0020 B0021 B0022 B0028 B0029 B002A B0070 B0072 B0073 B0075 B0080 B0082",
    causes: ["seatPlug", "wiring", "module"],
    checks: ["allCodes", "airbagPlugs", "airbagLoad"],
  },
  {
    codes: "B00A0 B00B5 B00B6 B00C0 B00C1 B00C5 B00C6 B0050 B0052 B0053 B0061",
    causes: ["seatPlug", "wiring", "sensor"],
    checks: ["allCodes", "airbagPlugs", "calibrate"],
  },
  {
    codes: "B0090 B0091 B0092 B0093 B0095 B0096 B0097 B0098",
    causes: ["crashSensor", "wiring", "module"],
    checks: ["allCodes", "airbagPlugs"],
  },
  {
    codes: "B00D1 B00D2 B00D5 B00DF",
    causes: ["wiring", "module", "otherModule"],
    checks: ["allCodes", "airbagPlugs"],
  },
  {
    codes: "C0044",
    causes: ["wiring", "sensor", "noCalibration"],
    checks: ["allCodes", "liveData", "wiggle", "calibrate"],
  },
  {
    codes: "C006B",
    causes: ["noCalibration", "sensor", "otherModule"],
    checks: ["allCodes", "liveData", "calibrate"],
  },
  {
    codes: "C0079",
    causes: ["wiring", "supply", "module"],
    checks: ["allCodes", "fuses", "wiggle"],
  },
  {
    codes: "C0081 C0082",
    causes: ["wiring", "otherModule", "module"],
    checks: ["allCodes", "whoAnswers", "wiggle"],
  },
];
