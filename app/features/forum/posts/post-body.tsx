import { Link, useLocation } from "react-router";
import { DemoMark } from "#app/features/forum/translation/demo-mark.tsx";
import { Translated } from "#app/features/forum/translation/translated.tsx";
import { type Choice, originalParam } from "#app/features/forum/translation/use-choice.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { RichText } from "#app/ui/text/rich-text.tsx";
import { useWords } from "#app/ui/words.ts";
import type { ShownText, ShownTranslation, Translations } from "./shown.ts";

type BodyProps = {
  id: string;
  original: ShownText;
  /** The same in the reader's language, if there is or will be one. */
  translation: Translations[string] | undefined;
  /** Whether the reader wants it as it was written. */
  choice: Choice;
  /** Whether the stand-in translates. */
  isDemo: boolean;
};

/** The text of a post: translated where there is a translation, with a toggle to the original. */
export function PostBody({ id, original, translation, choice, isDemo }: BodyProps) {
  const { t } = useWords();
  return (
    <Translated id={id} of={translation}>
      {(found, coming) => {
        const text = found && !choice.asWritten ? found : original;
        return (
          <>
            <RichText blocks={text.blocks} lang={text.language} />
            {coming && (
              <p className="mt-2 min-h-11 text-base text-ink-soft noscript:hidden">
                {t("forum:post.translating")}
              </p>
            )}
            {found && (
              <Origin
                id={id}
                language={original.language}
                choice={choice}
                isDemo={isDemo}
                byHand={found.byHand}
              />
            )}
          </>
        );
      }}
    </Translated>
  );
}

type OriginProps = Pick<BodyProps, "id" | "choice" | "isDemo"> &
  Pick<ShownText, "language"> &
  Pick<ShownTranslation, "byHand">;

/** Where the text comes from, and the way to the other one. */
function Origin({ id, language, choice, isDemo, byHand }: OriginProps) {
  const { t } = useWords();
  const { search } = useLocation();
  const { asWritten, setAsWritten } = choice;
  return (
    <p className="mt-2 flex flex-col items-start gap-x-3 text-base text-ink-soft sm:flex-row sm:items-center">
      <span>
        {t(asWritten ? `forum:post.written.${language}` : `forum:post.translated.${language}`)}
        {(isDemo || byHand) && !asWritten && <DemoMark byHand={byHand} />}
      </span>
      <Link
        to={{ search: originalParam(search, asWritten ? null : id) }}
        replace
        preventScrollReset
        className={buttonClass("quiet", "-ml-4 text-base sm:-ml-2")}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setAsWritten(!asWritten);
        }}
      >
        {t(asWritten ? "forum:post.showTranslation" : "forum:post.showOriginal")}
      </Link>
    </p>
  );
}
