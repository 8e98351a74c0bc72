/** A shop's own states of jobs. */
export const stateAddresses = [
  "/repair-cms/states",
  "/repair-cms/states/new",
  "/repair-cms/states/start",
  "/repair-cms/states/:stateId/edit",
  "/repair-cms/states/:stateId/move",
  "/repair-cms/states/:stateId/retire",
  "/repair-cms/:jobId/state",
  "/repair-cms/reports/states",
];

const everyone = ["owner", "advisor", "technician"] as const;
const ownerOnly = ["owner"] as const;
const one = { read: ownerOnly, write: ownerOnly, names: "state" } as const;

/** Who of a shop may do what with them (`shopAccess`). */
export const stateAccess = {
  "/repair-cms/states": { read: ownerOnly },
  "/repair-cms/states/new": { read: ownerOnly, write: ownerOnly },
  "/repair-cms/states/start": { read: ownerOnly, write: ownerOnly },
  "/repair-cms/states/:stateId/edit": one,
  // Opening the address of an action shows the list.
  "/repair-cms/states/:stateId/move": { read: ownerOnly, write: ownerOnly },
  "/repair-cms/states/:stateId/retire": { read: ownerOnly, write: ownerOnly },
  "/repair-cms/:jobId/state": { read: everyone, write: everyone, names: "job" },
  "/repair-cms/reports/states": { read: ownerOnly },
} as const;
