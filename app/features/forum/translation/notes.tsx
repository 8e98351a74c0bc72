import { href, Link, useLocation } from "react-router";
import type { Budget, Translations } from "#app/features/forum/posts/shown.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { BudgetNote } from "./budget-note.tsx";
import { DemoMark } from "./demo-mark.tsx";
import { originalParam, wantsOriginals } from "./use-choice.ts";

type NoteProps = {
  mayTranslate: boolean;
  foreign?: boolean | undefined;
  isDemo: boolean;
  translations?: Translations | undefined;
  budget?: Budget | undefined;
};

/** Whether a person wrote every translation of a page, for the demo. */
const allByHand = (translations: Translations): boolean => {
  const all = Object.values(translations);
  return all.length > 0 && all.every((one) => !(one instanceof Promise) && one.byHand);
};

/** The note above posts: which plan has translation, or the toggle and today's budget. */
export function TranslationNote({
  mayTranslate,
  foreign,
  isDemo,
  translations = {},
  budget,
}: NoteProps) {
  if (!mayTranslate) return <BronzeNote />;
  return foreign ? (
    <>
      <EverythingToggle isDemo={isDemo} byHand={allByHand(translations)} />
      {budget && <BudgetNote budget={budget} of="reader" />}
    </>
  ) : null;
}

/** For viewers without a current Diamond plan (specification, section 2). */
function BronzeNote() {
  const { t } = useWords();
  return (
    <p className="mb-4 rounded-md border border-line bg-steel px-4 py-2 text-base">
      {t("forum:bronzeNote")}{" "}
      <Link
        to={href("/premium")}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {t("forum:seePlans")}
      </Link>
    </p>
  );
}

/**
 * Everything on the page as it was written, or translated: a choice that is in the address, and
 * works without JavaScript.
 */
function EverythingToggle({ isDemo, byHand }: { isDemo: boolean; byHand: boolean }) {
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
