import { type RouteConfigEntry, route } from "@react-router/dev/routes";

/** The walk-round of a job: what its car looked like when it came in. */
export const walkRoutes: RouteConfigEntry[] = [
  route("repair-cms/:jobId/walk-round", "routes/repair/photos/walk-round.tsx"),
];
