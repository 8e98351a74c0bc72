import { Suspense } from "react";
import { later } from "#app/ui/connection/later.ts";
import { LinkWatch } from "./link-watch.tsx";

const Watch = later(
  import.meta.env.SSR ? LinkWatch : undefined,
  async () => (await import("./link-watch.tsx")).LinkWatch,
);

/** Nothing of it is seen: its script comes when the page already works. */
export const LaterLinkWatch = () => (
  <Suspense>
    <Watch />
  </Suspense>
);
