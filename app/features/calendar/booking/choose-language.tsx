import { languageNames, languages } from "#app/values/language.ts";
import type { BookingShop } from "./steps.ts";

/** Before anything else is read: each language by its own name. */
export function ChooseLanguage({ shop, path }: { shop: BookingShop; path: string }) {
  return (
    <section>
      <h1>{shop.name}</h1>
      {languages.map((language) => (
        <a
          key={language}
          className="second"
          href={`${path}?lng=${language}`}
          hrefLang={language}
          lang={language}
        >
          {languageNames[language]}
        </a>
      ))}
    </section>
  );
}
