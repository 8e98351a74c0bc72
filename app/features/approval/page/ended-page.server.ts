import type { LinkState } from "#app/features/approval/links/link.ts";
import { defaultLanguage, type Language, languages } from "#app/values/language.ts";
import type { TFunction } from "#app/values/translate.ts";
import { customerPage } from "./document.server.ts";
import { type Html, html } from "./html.ts";
import { callShop } from "./parts.ts";

/** `broken`: the stored file is not what was sent. */
export type Ended = Exclude<LinkState, "open" | "decided"> | "unknown" | "broken" | "tooOften";

const statusOf: Record<Ended, number> = {
  unknown: 404,
  revoked: 410,
  expired: 410,
  replaced: 410,
  changed: 410,
  broken: 500,
  tooOften: 429,
};

/**
 * The page of a link that cannot be answered, in every language: what to do, and the shop's
 * telephone. An unknown link has no shop and tells nothing.
 */
export function endedPage(
  why: Ended,
  getT: (language: Language) => TFunction,
  shop?: { name: string; phone: string | null },
  last?: Html,
): Response {
  const body = html`<main>${languages.map((language) => {
    const t = getT(language);
    return html`<section lang="${language}"><h1>${t(`approval:ended.${why}`)}</h1><p>${t(
      `approval:ended.${why}Text`,
      { shop: shop?.name ?? "" },
    )}</p>${shop && callShop({ t, language }, shop)}</section>`;
  })}${last}</main>`;
  const title = getT(defaultLanguage)(`approval:ended.${why}`);
  return customerPage({ language: defaultLanguage, title, body, status: statusOf[why] });
}
