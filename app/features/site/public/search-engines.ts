import { pages } from "#app/features/account/session/destination.ts";
import { languages } from "#app/values/language.ts";
import { addressOf, alternatesOf, publicPageOf, publicPages } from "./public-pages.ts";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/**
 * Every public page in every language, each entry with its alternates (sitemaps.org, with Google's
 * `xhtml:link`).
 */
export function sitemap(origin: string): string {
  const entries = publicPages.flatMap((page) => {
    const alternates = alternatesOf(page, origin);
    const links = alternates.map(
      ({ hrefLang, href }) =>
        `    <xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escaped(href)}"/>\n`,
    );
    return alternates.map(
      ({ href }) => `  <url>\n    <loc>${escaped(href)}</loc>\n${links.join("")}  </url>\n`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("")}</urlset>
`;
}

/** A sitemap of addresses below one path; the pages themselves name their alternates. */
export function sitemapOf(origin: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) =>
    languages.map((language) => escaped(origin + addressOf(path, language))),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.map((address) => `  <url><loc>${address}</loc></url>\n`).join("")}</urlset>
`;
}

/**
 * Keeps search engines out of guarded pages, and of the list of /codes. It protects nothing: the
 * guards do.
 */
export function robots(origin: string): string {
  const areas = pages
    .filter((first) => !publicPageOf(`/${first}`))
    .map((first) => (first === "codes" ? "codes$" : first));
  const closed = [...areas, "language", "sign-out", "reset-password"].map(
    (first) => `Disallow: /${first}\n`,
  );
  return `User-agent: *\n${closed.join("")}\nSitemap: ${origin}/sitemap.xml\nSitemap: ${origin}/codes/sitemap.xml\n`;
}
