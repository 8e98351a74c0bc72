import type { FaultRecord } from "./record.ts";

/** Automatic transmission: a circuit is measured first; fluid and pressure are for what slips. */
export const transmission: readonly FaultRecord[] = [
  { codes: "P0700", causes: ["otherCodes"], checks: ["transmissionScan", "fluidCheck"] },
  {
    codes: "P0705 P0707 P0708 P0709",
    causes: ["wiring", "rangeAdjust", "sensor"],
    checks: ["cableAdjust", "wiggle", "supplyGround"],
  },
  {
    codes: "P0706",
    causes: ["rangeAdjust", "sensor", "wiring"],
    checks: ["cableAdjust", "wiggle", "supplyGround"],
  },
  {
    codes: "P0710 P0711 P0712 P0713 P0714",
    causes: ["wiring", "sensor", "fluidLow"],
    checks: ["wiggle", "coldCompare", "resistance", "fluidCheck"],
  },
  {
    codes:
      "P0715 P0716 P0717 P0718 P0720 P0721 P0722 P0723 P0791 P0792 P0793 P0794 P0725 P0726 P0727 P0728",
    causes: ["wiring", "speedSensor", "module"],
    checks: ["wiggle", "resistance", "scope", "speeds"],
  },
  {
    codes: "P0218",
    causes: ["fluidLow", "fluidCooler", "converter", "clutches"],
    checks: ["fluidCheck", "slipGraph", "speeds"],
    hazards: ["overheating"],
  },
  {
    codes: "P0729 P0730 P0731 P0732 P0733 P0734 P0735 P0736 P0894 P0780 P0781 P0782 P0783 P0784",
    causes: ["fluidLow", "clutches", "shiftSolenoid", "valveBody", "speedSensor"],
    checks: ["transmissionScan", "fluidCheck", "speeds", "solenoidCommand", "linePressure"],
  },
  {
    codes: "P0741 P0742 P2757 P2758",
    causes: ["fluidLow", "shiftSolenoid", "converter", "valveBody"],
    checks: ["transmissionScan", "fluidCheck", "slipGraph", "solenoidWinding"],
  },
  {
    codes: "P0701 P0702",
    causes: ["otherCodes", "wiring", "supply"],
    checks: ["transmissionScan", "wiggle", "moduleSupply"],
  },
  {
    codes: "P0704 P0830 P0831 P0832",
    causes: ["clutchSwitch", "wiring", "fuse"],
    checks: ["liveData", "wiggle", "supplyGround"],
  },
  {
    codes: "P0850 P0851 P0852 P0812",
    causes: ["wiring", "rangeAdjust", "sensor"],
    checks: ["cableAdjust", "wiggle", "supplyGround"],
  },
  // Circuits of solenoids: wiring and winding
  {
    codes: "P0740 P0743 P0744 P2769 P2770 P2759 P2760",
    causes: ["wiring", "solenoidCoil", "supply", "module"],
    checks: ["wiggle", "solenoidWinding", "supplyGround", "solenoidCommand"],
  },
  {
    codes:
      "P0753 P0754 P0758 P0759 P0763 P0764 P0768 P0769 P0773 P0774 P2709 P2710 P0972 P0973 P0974 P0975 P0976 P0977 P0978 P0979 P0980 P0981 P0982 P0983 P0984 P0985 P0986",
    causes: ["wiring", "solenoidCoil", "supply", "module"],
    checks: ["wiggle", "solenoidWinding", "supplyGround", "solenoidCommand"],
  },
  {
    codes:
      "P0748 P0749 P0778 P0779 P0798 P0799 P2716 P2717 P0960 P0961 P0962 P0963 P0964 P0965 P0966 P0967 P0968 P0969 P0970 P0971",
    causes: ["wiring", "solenoidCoil", "supply", "module"],
    checks: ["wiggle", "solenoidWinding", "supplyGround", "solenoidCommand"],
  },
  // Solenoids that do not do what they are told
  {
    codes: "P0750 P0755 P0760 P0765 P0770 P2706 P0785",
    causes: ["wiring", "solenoidCoil", "shiftSolenoid", "fluidLow"],
    checks: ["wiggle", "solenoidWinding", "solenoidCommand", "fluidCheck"],
  },
  {
    codes: "P0751 P0752 P0756 P0757 P0761 P0762 P0766 P0767 P0771 P0772 P2707 P2708",
    causes: ["shiftSolenoid", "fluidLow", "valveBody", "wiring"],
    checks: ["fluidCheck", "solenoidWinding", "solenoidCommand", "speeds"],
  },
  {
    codes: "P0745 P0775 P0795 P2713",
    causes: ["wiring", "solenoidCoil", "shiftSolenoid", "fluidLow"],
    checks: ["wiggle", "solenoidWinding", "fluidCheck", "linePressure"],
  },
  {
    codes: "P0746 P0747 P0776 P0777 P0796 P0797 P2714 P2715 P0867 P0868 P0869",
    causes: ["fluidLow", "shiftSolenoid", "valveBody", "wiring"],
    checks: ["fluidCheck", "solenoidWinding", "linePressure"],
  },
  {
    codes:
      "P0840 P0841 P0842 P0843 P0844 P0845 P0846 P0847 P0848 P0849 P0871 P0872 P0873 P0874 P0875 P0876 P0877 P0878",
    causes: ["wiring", "sensor", "fluidLow"],
    checks: ["wiggle", "supplyGround", "fluidCheck", "linePressure"],
  },
];
