import { Form, href, useLocation } from "react-router";
import type { OfferedLanguage } from "#app/http/language-offer.ts";
import { Button } from "#app/ui/button.tsx";
import { defaultLanguage } from "#app/values/language.ts";

type Texts = { label: string; offer: string; accept: string; decline: string };

/** In the offered language, so the page's own words do not include it. */
const texts: Record<OfferedLanguage, Texts> = {
  es: {
    label: "Idioma",
    offer: "Esta página también está en español.",
    accept: "Ver en español",
    decline: "Seguir en inglés",
  },
};

/** Offers the language that the browser prefers, until one is chosen. Works without JavaScript. */
export function LanguageOffer({ language }: { language: OfferedLanguage }) {
  const { pathname, search } = useLocation();
  const text = texts[language];
  return (
    <aside
      lang={language}
      aria-label={text.label}
      className="border-b border-line bg-card print:hidden"
    >
      <Form
        method="post"
        action={href("/language")}
        preventScrollReset
        className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2"
      >
        <p>{text.offer}</p>
        <input type="hidden" name="offer" value="yes" />
        <input type="hidden" name="to" value={pathname + search} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="language" value={language}>
            {text.accept}
          </Button>
          <Button type="submit" kind="quiet" name="language" value={defaultLanguage}>
            {text.decline}
          </Button>
        </div>
      </Form>
    </aside>
  );
}
