import { attempt, done, notFound, refuse } from "#app/http/answers.ts";
import { receiveForm } from "#app/http/form.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Currency } from "#app/values/money.ts";
import { priceRuleLimits } from "./price-rule.ts";
import { rulesForm, rulesFormSize } from "./rules-form.ts";
import { type RulesOf, savePriceRules } from "./save-rules.server.ts";

type Services = Pick<Platform, "db" | "now">;
type Standing = { currency: Currency; version?: number; rules: { version: number } | undefined };
type Post = RulesOf & {
  language: Language;
  /** The rules as they stand; undefined for nobody of this shop. */
  find: () => Promise<Standing | undefined>;
};

/** Saves the posted form of a shop's rules, or of those of a customer or a supplier. */
export async function postedRules(
  { db, now }: Services,
  { language, find: findOrNone, ...of }: Post,
  request: Request,
) {
  const { values, check } = await receiveForm(request, rulesFormSize);
  const find = async () => (await findOrNone()) ?? notFound();
  return attempt({ error: { key: "prices:notSaved" }, values }, async () => {
    const { currency } = await find();
    const form = check(rulesForm({ currency, language }));
    if (!form.ok) return refuse(form);
    const change = { ...form.value, currency, now: now() };
    const saved = await savePriceRules(db, of, change);
    if (saved === "saved") return done;
    if (saved === "tooMany") {
      const error = { key: "prices:tooMany", params: { most: priceRuleLimits.sets } } as const;
      return refuse({ error, values }, 409);
    }
    const version = versionOf(await find());
    const fresh = { ...values, version: String(version) };
    return refuse({ error: { key: "prices:changed" }, values: fresh }, 409);
  });
}

const versionOf = (found: Standing): number => found.version ?? found.rules?.version ?? 0;
