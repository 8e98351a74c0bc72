import { useEffect } from "react";
import { useRevalidator } from "react-router";

const minute = 60_000;

/**
 * Revalidates the page when it becomes visible again, and every minute: a session may have moved.
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
