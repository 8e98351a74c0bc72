import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import {
  findLaborRates,
  saveLaborRates,
} from "#app/features/quotes/labor-rates/labor-rates.server.ts";
import { ratesForm, ratesFormSize } from "#app/features/quotes/labor-rates/rates-form.ts";
import { LaborRatesForm } from "#app/features/quotes/labor-rates/rates-form-page.tsx";
import { done, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/labor-rates";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  ({ db, shop }: Route.LoaderArgs & InShop) => findLaborRates(db, shop.id),
);

export const action = write(
  { area: "repair", needs: "manageShop" },
  { receives: ratesFormSize, failed: "laborRates:notSaved" },
  async ({ db, now, shop }: Route.ActionArgs & InShop, { values, check }) => {
    const { currency } = await findLaborRates(db, shop.id);
    const form = check(ratesForm(currency));
    if (!form.ok) return refuse(form);
    const saved = await saveLaborRates(db, shop.id, { ...form.value, currency, now });
    if (saved === "saved") return done;
    const { version } = await findLaborRates(db, shop.id);
    const fresh = { ...values, version: String(version) };
    return refuse({ error: { key: "laborRates:changed" }, values: fresh }, 409);
  },
);

export const clientAction = answering("laborRates:notSaved");

export default function LaborRates({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("laborRates:title")} lead={t("laborRates:lead")} />
      <LaborRatesForm {...loaderData} answer={actionData} />
    </>
  );
}

export const ErrorBoundary = () => <NotLoaded what="laborRates:notLoaded" />;
