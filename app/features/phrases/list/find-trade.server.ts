import { loadCanned } from "#app/features/phrases/canned/load.server.ts";
import type { Country } from "#app/values/country.ts";
import type { PhrasePage } from "./found-phrases.tsx";

type Trade = { text: string; limit: number };

/** The trade's own terms that match a text, in the wording of a country. */
export async function findTrade(
  { text, limit }: Trade,
  countryOf: () => Promise<Country>,
): Promise<Pick<PhrasePage, "trade" | "more">> {
  const [country, { findCanned }] = await Promise.all([countryOf(), loadCanned()]);
  const found = findCanned(text, { country, limit: limit + 1 });
  return { trade: found.slice(0, limit), more: found.length > limit };
}
