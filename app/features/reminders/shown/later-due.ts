import { later } from "#app/ui/connection/later.ts";
import { KnownDue } from "./known-due.tsx";

/** `KnownDue`, loaded after the form is interactive. */
export const LaterDue = later(
  import.meta.env.SSR ? KnownDue : undefined,
  async () => (await import("./known-due.tsx")).KnownDue,
);
