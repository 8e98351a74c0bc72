import { layout, type RouteConfigEntry, route } from "@react-router/dev/routes";

/** The inspection of a job. */
export const inspectionRoutes: RouteConfigEntry[] = [
  route("repair-cms/:jobId/inspection", "routes/repair/inspection/inspection.tsx", [
    layout("routes/guards/repair-writes.tsx", { id: "routes/guards/inspection-writes" }, [
      route("start", "routes/repair/inspection/start.tsx"),
      route("marks", "routes/repair/inspection/marks.tsx"),
      route("rest", "routes/repair/inspection/rest.tsx"),
      route("finish", "routes/repair/inspection/finish.tsx"),
      route("reopen", "routes/repair/inspection/reopen.tsx"),
    ]),
  ]),
  route("repair-cms/:jobId/inspection.pdf", "routes/repair/inspection/pdf.ts"),
  layout("routes/guards/repair-writes.tsx", { id: "routes/guards/point-writes" }, [
    route("repair-cms/:jobId/inspection/:point", "routes/repair/inspection/point.tsx", [
      route("photos", "routes/repair/inspection/photos.tsx"),
    ]),
  ]),
];
