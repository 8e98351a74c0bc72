/** The variables that replace every external service by its stand-in, on this machine only. */
export const standInVars = {
  MAIL: "demo",
  PAYMENTS: "demo",
  AI: "demo",
  WEB: "demo",
  VIN: "demo",
  ADMIN_TWO_FACTOR: "demo",
} as const;
