import { useEffect } from "react";
import { useRevalidator } from "react-router";

const year = 365 * 24 * 60 * 60;

/**
 * Sends the browser's time zone to the server in the `tz` cookie. `known`: the zone that the page
 * was rendered with; if it differs, a page that shows dates is revalidated.
 */
export function useReaderZone(known: string, showsDates: boolean): void {
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit; a zone that the server does not know must not ask for ever
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!zone || zone === known) return;
    const host = window.location.protocol === "https:";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
    document.cookie = `${host ? "__Host-" : ""}tz=${zone}; path=/; max-age=${year}; samesite=lax${host ? "; secure" : ""}`;
    if (showsDates) revalidate();
  }, []);
}
