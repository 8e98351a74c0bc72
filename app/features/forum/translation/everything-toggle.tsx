import { useLocation } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { DemoMark } from "./demo-mark.tsx";
import { originalParam, wantsOriginals } from "./use-choice.ts";

/**
 * Everything on the page as it was written, or translated: a choice that is in the address, and
 * works without JavaScript.
 */
export function EverythingToggle({ isDemo, byHand }: { isDemo: boolean; byHand: boolean }) {
  const { t } = useWords();
  const { search } = useLocation();
  const originals = wantsOriginals(new URLSearchParams(search));
  return (
    <p className="mb-3 flex flex-col items-start gap-x-3 text-base text-ink-soft sm:flex-row sm:items-center">
      <span>
        {t(originals ? "forum:everything.asWritten" : "forum:everything.translated")}
        {(isDemo || byHand) && !originals && <DemoMark byHand={byHand} />}
      </span>
      <LinkButton
        kind="quiet"
        to={{ search: originalParam(search, originals ? null : "all") }}
        replace
        preventScrollReset
        className="-ml-4 text-base sm:-ml-2"
      >
        {t(originals ? "forum:everything.showTranslations" : "forum:everything.showOriginals")}
      </LinkButton>
    </p>
  );
}
