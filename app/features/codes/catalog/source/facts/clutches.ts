import type { CatalogRecord } from "./record.ts";

/** Clutch pedal, dual-clutch and automated manual transmissions, four-wheel drive. */
export const clutches: readonly CatalogRecord[] = [
  // Clutch pedal, dual clutch and automated manual
  {
    codes: "P0805-P0809 P0833-P0835 P083F P087A-P087E P08A7-P08AB P08B4-P08B9",
    causes: ["clutchSwitch", "wiring", "supply"],
    checks: ["liveData", "wiggle", "supplyGround"],
  },
  {
    codes: "P080A P0810 P08AC P0909 P0919 P0949 P271F P287B P287C P288D P28EB",
    causes: ["adaptations", "dualClutch", "forkBound"],
    checks: ["transmissionScan", "calibrate", "adaptRun"],
  },
  {
    codes: "P0811 P081E P2789 P278F P2853-P285A P286B-P287A P2882-P2886",
    causes: ["dualClutch", "fluidLow", "adaptations", "valveBody"],
    checks: ["transmissionScan", "fluidCheck", "speeds", "calibrate", "adaptRun"],
  },
  {
    codes:
      "P2831-P2844 P2851 P2852 P2863-P2867 P28CB-P28D0 P28DA-P28DF P28E7-P28EA P28EC P28F1-P28F5",
    causes: ["wiring", "sensor", "forkBound"],
    checks: ["wiggle", "supplyGround", "liveData", "calibrate"],
  },
  {
    codes: "P2845-P2850 P2868-P286A",
    causes: ["forkBound", "shiftSolenoid", "adaptations"],
    checks: ["transmissionScan", "calibrate", "adaptRun"],
  },
  {
    codes:
      "P0900 P0902 P0903 P090A P090C P090D P0910-P0913 P0920-P092D P0930 P0931 P093A-P093D P0950 P0952 P0953 P285B-P2862 P287E-P2881 P28F6",
    causes: ["wiring", "winding", "supply", "module"],
    checks: ["wiggle", "resistance", "supplyGround", "command"],
  },
  {
    codes: "P0904-P0908 P0914-P0918 P091A-P091D P095A-P095D P09A2-P09A9 P2790-P2795",
    causes: ["wiring", "sensor", "adaptations"],
    checks: ["wiggle", "supplyGround", "liveData", "calibrate"],
  },
  {
    codes: "P0932-P0939 P0940 P0941",
    causes: ["wiring", "sensor", "supply"],
    checks: ["wiggle", "supplyGround", "liveData"],
  },
  {
    codes: "P0945-P0948",
    causes: ["fuse", "wiring", "supply", "module"],
    checks: ["fuses", "wiggle", "relayOutput"],
  },
  {
    codes: "P0942-P0944 P094A-P094E P2712",
    causes: ["fuse", "fluidLow", "auxPump", "wiring"],
    checks: ["fuses", "supplyGround", "fluidCheck", "command"],
  },
  // Four-wheel drive
  {
    codes: "P0836-P0839 P2771-P2774 P279D-P27A0",
    causes: ["wiring", "switchBad", "transferCase"],
    checks: ["switchLive", "wiggle", "supplyGround"],
  },
  {
    codes: "P279A-P279C",
    causes: ["transferCase", "wheelSizes", "fluidLow"],
    checks: ["transmissionScan", "tiresMatch", "speeds"],
  },
  {
    codes: "P0856-P0859",
    causes: ["otherModule", "wiring", "busWires"],
    checks: ["allCodes", "whoAnswers", "wiggle"],
  },
];
