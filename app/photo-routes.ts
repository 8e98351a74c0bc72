import { layout, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { walkRoutes } from "./walk-routes.ts";

/** The photos of a job, the photos as sent, and their report. */
export const photoRoutes: RouteConfigEntry[] = [
  route("repair-cms/:jobId/photos", "routes/repair/photos/photos.tsx", [
    layout("routes/guards/repair-writes.tsx", { id: "routes/guards/photo-writes" }, [
      route(":photoId/caption", "routes/repair/photos/caption.tsx"),
      route(":photoId/delete", "routes/repair/photos/delete.tsx"),
      route(":photoId/for-customer", "routes/repair/photos/for-customer.tsx"),
      route(":photoId/marks", "routes/repair/photos/marks.tsx"),
    ]),
    route(":photoId", "routes/repair/photos/photo.tsx"),
  ]),
  ...walkRoutes,
  route("repair-cms/:jobId/photos/add", "routes/repair/photos/add.ts"),
  route("repair-cms/:jobId/photos/:photoId/file/:size", "routes/repair/photos/file.ts"),
  route("repair-cms/:jobId/decisions/:revision/photos/:photoId", "routes/repair/send/photo.ts"),
];
