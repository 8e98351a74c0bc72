import { layout, route } from "@react-router/dev/routes";

/** The addresses of the time clock, inside the guard of a shop's tools. */
export const clockRoutes = [
  route("repair-cms/:jobId/clock", "routes/repair/time/job-time.tsx"),
  route("repair-cms/time", "routes/repair/time/sheet.tsx"),
  route("repair-cms/time/start", "routes/repair/time/start.tsx"),
  route("repair-cms/time/stop", "routes/repair/time/stop.tsx"),
  route("repair-cms/time/pin", "routes/repair/time/pin.tsx"),
  route("repair-cms/time/new", "routes/repair/time/add.tsx"),
  route("repair-cms/time/:entryId/correct", "routes/repair/time/correct.tsx"),
  route("repair-cms/reports/time", "routes/repair/time/report.tsx"),
  route("repair-cms/reports/time.csv", "routes/repair/time/report-csv.ts"),
  route("repair-cms/time/tablet/hold", "routes/repair/time/hold.tsx"),
  layout("routes/link/customer-frame.tsx", { id: "routes/link/frame-of-tablet" }, [
    route("repair-cms/time/tablet", "routes/repair/time/tablet.tsx"),
    route("repair-cms/time/tablet/unlock", "routes/repair/time/unlock.tsx"),
    route("repair-cms/time/tablet/:memberId", "routes/repair/time/tablet-start.tsx"),
    route("repair-cms/time/tablet/:memberId/stop", "routes/repair/time/tablet-stop.tsx"),
  ]),
];
