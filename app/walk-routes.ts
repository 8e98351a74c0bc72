import { layout, type RouteConfigEntry, route } from "@react-router/dev/routes";

/** The walk-round of a job: the condition of its car on arrival, and the signature for it. */
export const walkRoutes: RouteConfigEntry[] = [
  route("repair-cms/:jobId/walk-round", "routes/repair/photos/walk-round.tsx", [
    layout("routes/guards/repair-writes.tsx", { id: "routes/guards/walk-writes" }, [
      route("sign", "routes/repair/photos/sign-walk.tsx"),
    ]),
  ]),
  layout("routes/link/customer-frame.tsx", { id: "routes/link/frame-of-walk" }, [
    route("repair-cms/:jobId/walk-round/signed/:n", "routes/repair/photos/signed-walk.tsx"),
  ]),
  route(
    "repair-cms/:jobId/walk-round/signed/:n/photos/:photoId",
    "routes/repair/photos/signed-photo.ts",
  ),
];
