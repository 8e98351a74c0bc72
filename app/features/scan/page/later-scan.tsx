import { Suspense } from "react";
import { later } from "#app/ui/connection/later.ts";
import { ScanVehicle, type ScanVehicleProps } from "./scan-vehicle.tsx";

const Buttons = later(
  import.meta.env.SSR ? ScanVehicle : undefined,
  async () => (await import("./scan-vehicle.tsx")).ScanVehicle,
);

/** `ScanVehicle`, loaded after the form is interactive. Its place is reserved. */
export const LaterScan = (props: ScanVehicleProps) => (
  <Suspense fallback={<div className="min-h-30 col-span-full sm:min-h-18" />}>
    <Buttons {...props} />
  </Suspense>
);
