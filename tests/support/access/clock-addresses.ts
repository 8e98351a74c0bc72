/** The addresses of the time clock. */
export const clockAddresses = [
  "/repair-cms/:jobId/clock",
  "/repair-cms/time",
  "/repair-cms/time/start",
  "/repair-cms/time/stop",
  "/repair-cms/time/pin",
  "/repair-cms/time/new",
  "/repair-cms/time/:entryId/correct",
  "/repair-cms/time/tablet",
  "/repair-cms/time/tablet/hold",
  "/repair-cms/time/tablet/unlock",
  "/repair-cms/time/tablet/:memberId",
  "/repair-cms/time/tablet/:memberId/stop",
  "/repair-cms/reports/time",
  "/repair-cms/reports/time.csv",
  "/repair-cms/clock-settings",
];

const everyone = ["owner", "advisor", "technician"] as const;
const offices = ["owner", "advisor"] as const;
const ownerOnly = ["owner"] as const;

/** Who of a shop may do what (`shopAccess`): everyone notes their own time, offices correct it. */
export const clockAccess = {
  "/repair-cms/:jobId/clock": { read: everyone, write: everyone, names: "job" },
  "/repair-cms/time": { read: everyone },
  "/repair-cms/time/start": { read: everyone, write: everyone },
  "/repair-cms/time/stop": { read: everyone, write: everyone },
  "/repair-cms/time/pin": { read: everyone, write: everyone },
  "/repair-cms/time/new": { read: offices, write: offices },
  "/repair-cms/time/:entryId/correct": { read: offices, write: offices, names: "entry" },
  "/repair-cms/time/tablet": { read: offices },
  "/repair-cms/time/tablet/unlock": { read: offices, write: offices },
  "/repair-cms/time/tablet/:memberId": { read: offices, write: offices, names: "member" },
  "/repair-cms/time/tablet/:memberId/stop": { read: offices, write: offices, names: "member" },
  "/repair-cms/reports/time": { read: ownerOnly },
  "/repair-cms/reports/time.csv": { read: ownerOnly },
  "/repair-cms/clock-settings": { read: ownerOnly, write: ownerOnly },
} as const;
