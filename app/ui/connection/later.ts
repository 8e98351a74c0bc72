import { type ComponentType, lazy } from "react";
import { arrived, whenIdle } from "./idle.ts";

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
    const part = await load().catch(missed);
    arrived();
    return { default: part };
  });

/**
 * Leaves links and forms to the browser once the script of a part failed to load: React lets every
 * navigation wait for the part. Offline, `connection.ts` holds both before this listener runs.
 */
function missed(): Promise<never> {
  for (const [type, own] of [
    ["click", "a[href]"],
    ["submit", "form"],
  ] as const)
    document.addEventListener(
      type,
      (event) => (event.target as Element).closest(own) && event.stopPropagation(),
      true,
    );
  return new Promise(() => {});
}
