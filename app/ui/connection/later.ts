import { type ComponentType, lazy } from "react";
import { arrived, whenIdle } from "./idle.ts";

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
    const part = await load().catch(missed);
    arrived();
    return { default: part };
  });

/**
 * Without a network a part's scripts are missed; the page stays as the server wrote it. React would
 * let whatever is opened from here wait for the part, so links and forms are the browser's own from
 * now on, as without scripts. Offline, both are held (connection.ts), which comes before this.
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
