import { type ComponentType, lazy } from "react";
import { whenIdle } from "./idle.ts";

/**
 * A part of a page below the first screen, whose scripts load after the page works. The server has
 * it (`now`), so that its HTML is complete without a script; it needs a `Suspense` around it. `now`
 * is written as `import.meta.env.SSR ? Part : undefined`, which keeps it out of the page's own
 * scripts.
 */
export const later = <Props extends object>(
  now: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> =>
  now ??
  lazy(async () => {
    // Without this, scripts of hidden parts interrupt the rendering of the page.
    await whenIdle();
    return { default: await load().catch(never) };
  });

/** Without a network a part's scripts are missing; the page stays as the server rendered it. */
const never = () => new Promise<never>(() => {});
