import { pages } from "#app/features/account/session/destination.ts";
import { alternatesOf, publicPageOf, publicPages } from "./public-pages.ts";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** Every public page in every language (sitemaps.org, with Google's `xhtml:link`). */
export const sitemap = (origin: string): string =>
  sitemapOf(
    publicPages.flatMap((page) => {
      const alternates = alternatesOf(page, origin);
      return alternates.map(({ href }) => ({ href, alternates }));
    }),
  );

/** Addresses below one path in every language that they name. */
export const sitemapOfPaths = (origin: string, paths: readonly string[]): string =>
  sitemapOf(
    paths.flatMap((path) => {
      const alternates = alternatesOf(path, origin);
      return alternates
        .filter(({ hrefLang }) => hrefLang !== "x-default")
        .map(({ href }) => ({ href, alternates }));
    }),
  );

type Entry = { href: string; alternates: ReturnType<typeof alternatesOf> };

function sitemapOf(entries: readonly Entry[]): string {
  const urls = entries.map(({ href, alternates }) => {
    const links = alternates.map(
      (one) =>
        `    <xhtml:link rel="alternate" hreflang="${one.hrefLang}" href="${escaped(one.href)}"/>\n`,
    );
    return `  <url>\n    <loc>${escaped(href)}</loc>\n${links.join("")}  </url>\n`;
  });
  return `${declaration}
<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("")}</urlset>
`;
}

/** The parts of a sitemap, by their addresses. */
export function sitemapIndex(addresses: readonly string[]): string {
  const parts = addresses.map((address) => `  <sitemap><loc>${escaped(address)}</loc></sitemap>\n`);
  return `${declaration}\n<sitemapindex xmlns="${schema}">\n${parts.join("")}</sitemapindex>\n`;
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
