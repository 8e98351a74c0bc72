import { findShopDay } from "#app/features/reports/shop-day.server.ts";
import type { receiveForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Actor } from "#app/values/actor.ts";
import type { Language } from "#app/values/language.ts";
import { currencyOfCount, tillCountForm } from "./till-count-form.ts";
import { addTillCount } from "./till-counts.server.ts";

type Counting = Awaited<ReturnType<typeof receiveForm>> & Actor & { language: Language };

/** Stores the cash count of a form, or returns the form's errors. */
export async function countTill(
  db: Db,
  shopId: string,
  { values, check, language, by, now }: Counting,
) {
  const { today, currency: usual } = await findShopDay(db, shopId, now);
  const currency = currencyOfCount(values?.currency, usual);
  const form = check(tillCountForm({ today, currency, language }));
  if (!form.ok) return form;
  const { id, ...count } = form.value;
  return addTillCount(db, { ...count, shopId, id: formId(id, now), by, now });
}
