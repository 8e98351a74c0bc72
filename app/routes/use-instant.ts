import { use, useEffect, useRef } from "react";
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext, useLocation } from "react-router";

/** Loads what makes the next pages quick, once the first one works. */
export function useInstant(): void {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const routes = use(UNSAFE_FrameworkContext)?.manifest.routes;
  const onShown = useRef<() => void>(undefined);
  const { key } = useLocation();
  useEffect(() => {
    if (!router || !routes) return;
    import("./instant.client.ts")
      .then(({ start }) => {
        onShown.current = start(router, routes);
      })
      .catch(() => undefined);
  }, [router, routes]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page, once it is on the screen
  useEffect(() => onShown.current?.(), [key]);
}
