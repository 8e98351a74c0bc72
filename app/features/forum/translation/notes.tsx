import { href, Link } from "react-router";
import type { Budget, Translations } from "#app/features/forum/posts/shown.ts";
import { useWords } from "#app/ui/words.ts";
import { BudgetNote } from "./budget-note.tsx";
import { EverythingToggle } from "./everything-toggle.tsx";

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
