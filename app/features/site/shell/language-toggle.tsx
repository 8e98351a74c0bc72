import { href, useFetcher, useLocation } from "react-router";
import { useWords } from "#app/ui/words.ts";
import { type Language, otherLanguage } from "#app/values/language.ts";

/** What the page does to show itself in another language at once. */
export type SetLanguage = (language: Language) => void;

/**
 * Shows ES when the page is in English and EN when it is in Spanish. Without JavaScript it is a
 * form that comes back here; with it the words change in place, and what is typed stays.
 */
export function LanguageToggle({ setLanguage }: { setLanguage: SetLanguage }) {
  const { t, language } = useWords();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher();
  const other = otherLanguage(language);
  // An address that names its language would name it again on every answer: then the way back drops
  // it.
  const named = new URLSearchParams(search).has("lng");
  return (
    <fetcher.Form
      method="post"
      action={href("/language")}
      preventScrollReset
      onSubmit={(event) => {
        setLanguage(other);
        if (named) return;
        event.preventDefault();
        fetcher.submit(
          { language: other, stay: "yes" },
          { method: "post", action: href("/language") },
        );
      }}
    >
      <input type="hidden" name="to" value={pathname + search} />
      <button
        type="submit"
        name="language"
        value={other}
        className="label min-h-11 min-w-11 rounded-md border border-bench-line px-2 text-lg hover:bg-bench-line"
      >
        {other.toUpperCase()}
        <span lang={other} className="sr-only">
          {` – ${t(`site:toggle.${other}`)}`}
        </span>
      </button>
    </fetcher.Form>
  );
}
