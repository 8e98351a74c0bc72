import { useEffect } from "react";
import { href, useOutlet, useRevalidator } from "react-router";

const everyMs = 20_000;

/** `isNew`: so lately that a page which was just read may lack it. */
export type LinkChange = { at: number | null; isNew: boolean };

/**
 * Reads the page again when a customer has opened, asked or answered something. It asks while the
 * page is visible, and never while a form of it is open, because that would be read again too.
 */
export function LinkWatch() {
  const { revalidate } = useRevalidator();
  const isBusy = useOutlet() !== null;
  useEffect(() => {
    if (isBusy) return;
    let known: number | null | undefined;
    const ask = async () => {
      if (document.hidden) return;
      const answer = await fetch(href("/repair-cms/link-changes")).catch(() => undefined);
      if (!answer?.headers.get("content-type")?.includes("json")) return;
      const { at, isNew } = (await answer.json()) as LinkChange;
      const isOther = known === undefined ? isNew : at !== known;
      known = at;
      if (isOther) revalidate();
    };
    ask();
    const timer = setInterval(ask, everyMs);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [isBusy, revalidate]);
  return null;
}
