import { useEffect } from "react";
import { useRevalidator } from "react-router";

const minute = 60_000;

/**
 * Loads the page's facts again when someone comes back to it, and every minute while they look: a
 * session may have moved.
 */
export function useFreshPage(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && void revalidate();
    const timer = setInterval(look, minute);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [revalidate]);
}
