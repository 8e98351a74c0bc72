import { useLocation } from "react-router";
import { useShell } from "#app/features/site/shell/use-shell.ts";
import { PageTitle } from "#app/ui/page/page-title.tsx";
import { useWords } from "#app/ui/words.ts";
import { type Language, otherLanguages } from "#app/values/language.ts";
import { addressOf, alternatesOf, publicPageOf } from "./public-pages.ts";

// Open Graph has no code for Latin America; this is the one that its consumers use.
const locales: Record<Language, string> = { en: "en_US", es: "es_LA" };

/**
 * Metadata of a public page for search engines and link previews; the default title is the
 * product's. `at`: the path of a public page that is not among `publicPages`.
 */
export function PublicHead({
  page,
  description,
  at,
}: {
  page?: string;
  description: string;
  at?: string;
}) {
  const { t, language } = useWords();
  const { pathname, search } = useLocation();
  const { facts } = useShell();
  const path = at ?? publicPageOf(pathname);
  const title = page ? t("site:title", { page }) : t("site:home");
  const named = new URLSearchParams(search).get("lng") === language ? language : undefined;
  const address = path && facts && facts.origin + addressOf(path, named);
  return (
    <>
      <PageTitle page={page} description={description} />
      {address && (
        <>
          <link rel="canonical" href={address} />
          {alternatesOf(path, facts.origin).map(({ hrefLang, href }) => (
            <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
          ))}
          <meta property="og:url" content={address} />
          <meta property="og:image" content={`${facts.origin}/og-${language}.png`} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t("site:brand")} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={locales[language]} />
      {otherLanguages(language).map((other) => (
        <meta key={other} property="og:locale:alternate" content={locales[other]} />
      ))}
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={t("site:home")} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
