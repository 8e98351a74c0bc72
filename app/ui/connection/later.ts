import { type ComponentType, lazy } from "react";
import { whenIdle } from "./idle.ts";

/**
 * A part of a page whose scripts come when the page already works, for what is not seen at first.
 * The server has it at hand (`now`), so that it stands in the HTML and needs no script to be read;
 * there has to be a `Suspense` around it. `now` is written as `import.meta.env.SSR ? Part :
 * undefined`, which keeps it out of the page's own scripts.
 */
export const later = <Props extends object>(
  now: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> =>
  now ??
  lazy(async () => {
    // Else a page that is being rendered is interrupted by scripts of what is not seen yet.
    await whenIdle();
    return { default: await load().catch(never) };
  });

/** Without a network a part's scripts are missed; the page stays as the server wrote it. */
const never = () => new Promise<never>(() => {});
