import { loadCanned } from "#app/features/phrases/canned/load.server.ts";
import { findKnownLines } from "#app/features/phrases/known-lines.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import type { NewTranslation } from "#app/features/repair/texts/translations.server.ts";
import { countryOfShop } from "#app/features/shop/shop-country.server.ts";
import { isSameEverywhere } from "#app/features/translator/protect/protect.ts";
import type { ShopTerm } from "#app/features/translator/shop-terms.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { TranslationTask } from "./plan.ts";

type KnownTranslations = { known: NewTranslation[]; rest: TranslationTask[]; terms: ShopTerm[] };

/**
 * The translations that need no model: texts that are equal in both languages, and hand-written
 * ones: the shop's own, then common lines of the trade, then safety sentences. `by` stays empty: no
 * one wrote them on this job, so an original that changes gets a new translation.
 */
export async function knownTranslations(
  db: Db,
  { shopId }: JobRef,
  wanted: readonly TranslationTask[],
): Promise<KnownTranslations> {
  if (wanted.length === 0) return { known: [], rest: [], terms: [] };
  const [{ says, terms }, country, { sayCanned }, { partsOf }] = await Promise.all([
    findKnownLines(db, shopId, wanted),
    countryOfShop(db, shopId),
    loadCanned(),
    import("#app/features/translator/safety/safety-sentences.ts"),
  ]);
  const sayKnown = (one: TranslationTask) =>
    isSameEverywhere(one.text) ? one.text : (says(one) ?? sayCanned(one, country));
  const known: NewTranslation[] = [];
  const rest: TranslationTask[] = [];
  for (const one of wanted) {
    const parts = partsOf(one.text, one.from, one.to);
    const fromList = parts.every((part) => part.says !== undefined);
    const text = sayKnown(one) ?? (fromList ? parts.map((part) => part.says).join("") : undefined);
    // A short text does not reveal its language, but a known one does.
    const turned = { ...one, from: one.to, to: one.from };
    const other = text === undefined && one.version === 0 ? sayKnown(turned) : undefined;
    if (text !== undefined) known.push(written(one, text));
    else if (other !== undefined) known.push(written(turned, other));
    else rest.push(one);
  }
  return { known, rest, terms };
}

/** A translation to store; without words unless `made` has them. */
export const translationOf = (
  { text: ofText, ...one }: TranslationTask,
  made: Pick<NewTranslation, "state"> & Partial<NewTranslation>,
): NewTranslation => ({ ...one, ofText, text: null, problem: null, verdict: null, ...made });

const written = (one: TranslationTask, text: string): NewTranslation =>
  translationOf(one, { text, state: "written" });
