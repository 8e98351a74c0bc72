import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

const subscribe = (changed: () => void) => {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
};

/**
 * The part of the address after `#`; undefined where it is not known: on the server, and until
 * scripts have taken the page over.
 */
export function useHash(): string | undefined {
  useLocation(); // a navigation by script changes it without the browser's event
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => undefined,
  );
}
