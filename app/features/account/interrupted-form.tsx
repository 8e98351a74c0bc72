import { Suspense } from "react";
import { isRouteErrorResponse } from "react-router";
import { later } from "#app/ui/connection/later.ts";
import { InterruptedPage } from "./interrupted-page.tsx";
import type { Interrupted } from "./interrupted-write.server.ts";

/** The interrupted write, if this error is one (`write` in guard.server.ts). */
export function interruptedBy(error: unknown): Interrupted | undefined {
  return isRouteErrorResponse(error) && typeof error.data?.sendTo === "string"
    ? error.data
    : undefined;
}

const Page = later(
  import.meta.env.SSR ? InterruptedPage : undefined,
  async () => (await import("./interrupted-page.tsx")).InterruptedPage,
);

/**
 * The error page of a form that was sent without JavaScript after its session had ended: in the
 * HTML, so its scripts come later.
 */
export const InterruptedForm = (interrupted: Interrupted) => (
  <Suspense>
    <Page {...interrupted} />
  </Suspense>
);
