import { sql } from "drizzle-orm";
import { priceRules } from "#app/features/quotes/price-rules.tables.server.ts";
import { attempt, done, notFound, refuse } from "#app/http/answers.ts";
import { receiveForm } from "#app/http/form.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { type SaveOutcome, saveAt, says } from "#app/platform/db/save-at.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Currency } from "#app/values/money.ts";
import { rulesOf } from "./find-rules.server.ts";
import { type PriceRules, priceRuleLimits } from "./price-rule.ts";
import { shopRules } from "./rules-column.server.ts";
import { rulesForm, rulesFormSize } from "./rules-form.ts";

type Services = Pick<Platform, "db" | "now">;
type Standing = { currency: Currency; version?: number; rules: { version: number } | undefined };
type Post = RulesOf & {
  language: Language;
  /** Reads the stored rules; undefined without such a customer or supplier in this shop. */
  find: () => Promise<Standing | undefined>;
};

/** Saves the posted form of a shop's rules, or of a customer's or a supplier's. */
export async function postedRules(
  { db, now }: Services,
  { language, find: findOrNone, ...of }: Post,
  request: Request,
) {
  const { values, check } = await receiveForm(request, rulesFormSize);
  const find = async () => (await findOrNone()) ?? notFound();
  return attempt({ error: { key: "priceRules:notSaved" }, values }, async () => {
    const { currency } = await find();
    const form = check(rulesForm({ currency, language }));
    if (!form.ok) return refuse(form);
    const change = { ...form.value, currency, now: now() };
    const saved = await savePriceRules(db, of, change);
    if (saved === "saved") return done;
    if (saved === "tooMany") {
      const error = { key: "priceRules:tooMany", params: { most: priceRuleLimits.sets } } as const;
      return refuse({ error, values }, 409);
    }
    const version = versionOf(await find());
    const fresh = { ...values, version: String(version) };
    return refuse({ error: { key: "priceRules:changed" }, values: fresh }, 409);
  });
}

const versionOf = (found: Standing): number => found.version ?? found.rules?.version ?? 0;

type Change = PriceRules & { version: number; now: number };

/** Holder of the rules: a customer, a supplier, or with neither the shop. */
type RulesOf = { shopId: string; customerId?: string; supplierId?: string };

/**
 * Saves rules over the `version` that the form was opened at, 0 before the first: the shop's, or
 * those of a customer or a supplier. "tooMany": the limit of own sets is reached.
 */
async function savePriceRules(
  db: Db,
  { shopId, customerId, supplierId }: RulesOf,
  { ranges, ending, currency, version, now }: Change,
): Promise<SaveOutcome | "tooMany"> {
  const id = customerId ?? supplierId ?? shopRules;
  const said = { ranges: [...ranges], ending, currency };
  if (version > 0)
    return saveAt(db, {
      table: priceRules,
      column: priceRules.version,
      row: rulesOf(shopId, id),
      version,
      set: { ...said, updatedAt: new Date(now) },
      already: says(priceRules, said),
    });
  const room = sql`(SELECT count(*) FROM (SELECT 1 FROM price_rules r WHERE r.shop_id = ${shopId}
    LIMIT ${priceRuleLimits.sets + 1})) <= ${priceRuleLimits.sets}`;
  const owners = sql.raw(customerId ? "customers" : "suppliers");
  const isTheirs =
    id === shopRules
      ? sql`true`
      : sql`EXISTS (SELECT 1 FROM ${owners} c WHERE c.shop_id = ${shopId} AND c.id = ${id}) AND ${room}`;
  const of = { shopId, id, customerId: customerId ?? null, supplierId: supplierId ?? null };
  const row = { ...of, ...said, updatedAt: new Date(now), version: 1 };
  const made = await insertSelect(db, priceRules, row, sql`WHERE ${isTheirs}`)
    .onConflictDoNothing()
    .returning({ id: priceRules.id });
  if (made.length > 0) return "saved";
  const found = await db
    .select({ is: says(priceRules, said) })
    .from(priceRules)
    .where(rulesOf(shopId, id))
    .get();
  if (!found) return id === shopRules ? "gone" : "tooMany";
  return found.is ? "saved" : "overtaken";
}
