import { href, useFetcher, useLocation } from "react-router";
import { useWords } from "#app/ui/words.ts";
import { isLanguage, type Language, otherLanguages } from "#app/values/language.ts";

/** Switches the language of the page in place. */
export type SetLanguage = (language: Language) => void;

/**
 * A button per other language. Without JavaScript it is a form that redirects back here; with it
 * the words change in place, and typed text stays.
 */
export function LanguageToggle({ setLanguage }: { setLanguage: SetLanguage }) {
  const { t, language } = useWords();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher();
  // An address with `?lng=` would switch back on every response: the redirect drops it.
  const named = new URLSearchParams(search).has("lng");
  return (
    <fetcher.Form
      method="post"
      action={href("/language")}
      preventScrollReset
      className="flex gap-2"
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        const chosen = submitter?.getAttribute("value");
        if (!isLanguage(chosen)) return;
        setLanguage(chosen);
        if (named) return;
        event.preventDefault();
        fetcher.submit(
          { language: chosen, stay: "yes" },
          { method: "post", action: href("/language") },
        );
      }}
    >
      <input type="hidden" name="to" value={pathname + search} />
      {otherLanguages(language).map((other) => (
        <button
          key={other}
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
      ))}
    </fetcher.Form>
  );
}
