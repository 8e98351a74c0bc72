import type { LinkState } from "#app/features/approval/links/link.ts";
import { type Language, languages } from "#app/values/language.ts";
import type { TFunction } from "#app/values/translate.ts";

/** `broken`: the stored file is not what was sent. */
export type EndReason = Exclude<LinkState, "open" | "decided"> | "unknown" | "broken" | "tooOften";

export const endStatus: Record<EndReason, number> = {
  unknown: 404,
  revoked: 410,
  expired: 410,
  replaced: 410,
  changed: 410,
  broken: 500,
  tooOften: 429,
};

/** Why a link cannot be answered, in every language: what to do, and the shop's telephone. */
export type Ended = {
  sections: { language: Language; title: string; text: string; call: string | null }[];
  phone: string | null;
};

/** An unknown link has no shop and tells nothing. */
export function endedOf(
  why: EndReason,
  getT: (language: Language) => TFunction,
  shop?: { name: string; phone: string | null },
): Ended {
  const phone = shop?.phone ?? null;
  const sections = languages.map((language) => {
    const t = getT(language);
    return {
      language,
      title: t(`approval:ended.${why}`),
      text: t(`approval:ended.${why}Text`, { shop: shop?.name ?? "" }),
      call: phone && t("approval:call", { phone }),
    };
  });
  return { sections, phone };
}
