import type { CatalogRecord } from "./record.ts";

/** Automatic transmissions: solenoids, gears, fluid, speeds and positions. */
export const transmission: readonly CatalogRecord[] = [
  // Solenoids: their circuits, then what they do
  {
    codes:
      "P075D P075E P076D P076E P0786-P0789 P078B-P078E P08BD-P08C2 P08C6-P08CB P08CF-P08D4 P08D8-P08DD P08E1-P08E6 P097A-P097F P0997-P09A1 P2718 P2719 P2720 P2721 P2725-P2729 P2730 P2734-P2739 P2761-P2764 P27BB-P27C0 P27C3-P27C8 P27CB-P27D0 P27D3-P27D8 P27DB-P27E0 P2810-P2815 P2819-P281E P2822-P2827 P282B-P2830",
    causes: ["wiring", "solenoidCoil", "supply", "module"],
    checks: ["wiggle", "solenoidWinding", "supplyGround", "solenoidCommand"],
  },
  {
    codes: "P075A P076A P078A P08CC P08D5 P08DE",
    causes: ["wiring", "solenoidCoil", "shiftSolenoid", "fluidLow"],
    checks: ["wiggle", "solenoidWinding", "solenoidCommand", "fluidCheck"],
  },
  {
    codes: "P075B P075C P076B P076C P08CD P08CE P08D6 P08D7 P08DF P08E0",
    causes: ["shiftSolenoid", "fluidLow", "valveBody", "wiring"],
    checks: ["fluidCheck", "solenoidWinding", "solenoidCommand", "speeds"],
  },
  {
    codes: "P08BA P08C3 P2722 P2731 P2756 P2807 P2816 P281F P2828",
    causes: ["wiring", "solenoidCoil", "shiftSolenoid", "fluidLow"],
    checks: ["wiggle", "solenoidWinding", "fluidCheck", "linePressure"],
  },
  {
    codes:
      "P08BB P08BC P08C4 P08C5 P2723 P2724 P2732 P2733 P27B9 P27BA P27C1 P27C2 P27C9 P27CA P27D1 P27D2 P27D9 P27DA P2808 P2809 P2817 P2818 P2820 P2821 P2829 P282A",
    causes: ["fluidLow", "shiftSolenoid", "valveBody", "wiring"],
    checks: ["fluidCheck", "solenoidWinding", "linePressure"],
  },
  {
    codes: "P27A7-P27B0",
    causes: ["notCoded", "adaptations", "software"],
    checks: ["transmissionScan", "adaptRun", "clearRetest"],
  },
  // Gears
  {
    codes: "P076F P077F P07D9 P07F6 P07F7",
    causes: ["fluidLow", "clutches", "shiftSolenoid", "valveBody", "speedSensor"],
    checks: ["transmissionScan", "fluidCheck", "speeds", "solenoidCommand", "linePressure"],
  },
  {
    codes: "P07DA-P07E3 P07FA P07FD P0829 P0893 P0895 P0896",
    causes: ["fluidLow", "shiftSolenoid", "clutches", "valveBody", "speedSensor"],
    checks: ["transmissionScan", "fluidCheck", "speeds", "solenoidCommand", "linePressure"],
  },
  {
    codes:
      "P072A-P072F P073A-P073F P074A-P074F P07D7 P07D8 P07E5 P07E7 P07F8 P07F9 P07FB P07FC P07FE",
    causes: ["rangeAdjust", "fluidLow", "shiftSolenoid", "clutches", "valveBody"],
    checks: ["transmissionScan", "cableAdjust", "fluidCheck", "solenoidCommand", "speeds"],
  },
  {
    codes: "P07E4 P07E6",
    causes: ["parkLock", "rangeAdjust", "brakeSwitch", "wiring"],
    checks: ["transmissionScan", "cableAdjust", "pedalSwitch", "wiggle"],
  },
  {
    codes: "P079A-P07B1 P2700-P2705 P273A P273B",
    causes: ["fluidLow", "clutches", "valveBody", "shiftSolenoid", "adaptations"],
    checks: ["transmissionScan", "fluidCheck", "speeds", "linePressure", "adaptRun"],
  },
  {
    codes: "P270A-P270F P273F P274F P275F P2783 P2785-P2787 P27F3",
    causes: ["fluidLow", "fluidCooler", "clutches", "converter"],
    checks: ["fluidCheck", "slipGraph", "speeds"],
  },
  {
    codes: "P088E P2711 P277E P277F",
    causes: ["clutches", "forkBound", "fluidLow"],
    checks: ["transmissionScan", "fluidCheck", "speeds"],
  },
  // Fluid
  {
    codes: "P070A-P070E",
    causes: ["wiring", "sensor", "fluidLow"],
    checks: ["wiggle", "supplyGround", "fluidCheck"],
  },
  {
    codes: "P070F",
    causes: ["fluidLeak", "fluidLow", "sensor"],
    checks: ["fluidCheck", "fluidLeakLook"],
  },
  {
    codes: "P075F",
    causes: ["fluidHigh", "sensor"],
    checks: ["fluidCheck", "clearRetest"],
  },
  {
    codes: "P088A P088B P0897",
    causes: ["fluidLow", "fluidFilter", "clutches"],
    checks: ["fluidCheck", "linePressure", "adaptRun"],
  },
  {
    codes: "P077E P2740-P2744 P274A-P274E P275A-P275E",
    causes: ["wiring", "sensor", "fluidLow"],
    checks: ["wiggle", "coldCompare", "resistance", "fluidCheck"],
  },
  {
    codes: "P083A-P083E P084A-P084E P0870 P0879 P0987-P0989 P0990-P0996",
    causes: ["wiring", "sensor", "fluidLow"],
    checks: ["wiggle", "supplyGround", "fluidCheck", "linePressure"],
  },
  {
    codes: "P07CB",
    causes: ["thermostatOpen", "fluidCooler", "fluidLow"],
    checks: ["fluidCheck", "warmUp"],
  },
  {
    codes: "P276A-P276D P277B P2796 P2798 P2799 P27A2 P27A4 P27A5 P27E3-P27E6",
    causes: ["fuse", "wiring", "supply", "auxPump"],
    checks: ["fuses", "wiggle", "supplyGround", "command"],
  },
  {
    codes: "P276E P276F P277A P277C P277D P2797 P27A1 P27A3 P27A6 P27E1 P27E2 P287D P28ED P28EE",
    causes: ["auxPump", "fluidFilter", "fluidLow", "wiring"],
    checks: ["fluidCheck", "wiggle", "supplyGround", "command"],
  },
  {
    codes: "P2753-P2755",
    causes: ["wiring", "winding", "supply", "module"],
    checks: ["wiggle", "resistance", "supplyGround", "command"],
  },
  // Speeds and positions
  {
    codes: "P0737-P0739 P077A-P077D P07BF-P07CA P07F1 P2745-P2749 P2750-P2752 P2765-P2768 P2784",
    causes: ["wiring", "speedSensor", "module"],
    checks: ["wiggle", "resistance", "scope", "speeds"],
  },
  {
    codes:
      "P07B2-P07BE P07E8-P07F0 P07F2-P07F5 P0813 P0814 P0819 P081C P081D P0820-P0828 P082A-P082F P084F P0853-P0855 P085F P086A-P086F P089A-P08A6 P08AD-P08B3 P271A-P271D P27E7-P27F2 P2800-P2806 P280A P280B",
    causes: ["rangeAdjust", "wiring", "sensor"],
    checks: ["cableAdjust", "wiggle", "supplyGround"],
  },
  {
    codes: "P272A-P272D P2887-P288B",
    causes: ["wiring", "parkLock", "supply", "fuse"],
    checks: ["fuses", "wiggle", "supplyGround", "command"],
  },
  {
    codes: "P081F",
    causes: ["brakeSwitch", "parkLock", "wiring", "fuse"],
    checks: ["pedalSwitch", "fuses", "wiggle"],
  },
  {
    codes:
      "P071A-P071F P078F P0790 P07CC-P07D6 P0801 P0815 P0816 P088C P088D P0955-P0959 P2775-P2779 P2780-P2782 P278A-P278E",
    causes: ["wiring", "switchBad", "supply"],
    checks: ["switchLive", "wiggle", "supplyGround"],
  },
  {
    codes: "P0803 P0804 P080B-P080D",
    causes: ["wiring", "winding", "supply"],
    checks: ["wiggle", "resistance", "supplyGround"],
  },
  // Its modules
  {
    codes: "P0880-P0884",
    causes: ["fuse", "cables", "wiring", "lowVoltage"],
    checks: ["batteryTest", "moduleSupply", "voltageDrop"],
  },
  {
    codes: "P0885-P0889 P0890-P0892",
    causes: ["fuse", "wiring", "relayStuck", "supply"],
    checks: ["fuses", "wiggle", "relayOutput", "moduleSupply"],
  },
  {
    codes: "P085A-P085E P0860-P0866 P273C-P273E",
    causes: ["wiring", "supply", "busWires", "module"],
    checks: ["whoAnswers", "wiggle", "moduleSupply"],
  },
  {
    codes: "P0800 P0802 P0898 P0899",
    causes: ["otherCodes"],
    checks: ["transmissionScan", "fluidCheck"],
  },
  {
    codes: "P0614 P27B1-P27B6",
    causes: ["notCoded", "software", "lowVoltage"],
    checks: ["allCodes", "batteryTest", "clearRetest"],
  },
];
