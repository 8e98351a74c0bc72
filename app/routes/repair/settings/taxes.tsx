import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { TaxForm } from "#app/features/quotes/taxes/tax-form.tsx";
import { taxForm } from "#app/features/quotes/taxes/tax-forms.ts";
import {
  findTaxSettings,
  saveTaxSettings,
} from "#app/features/quotes/taxes/tax-settings.server.ts";
import { taxStart } from "#app/features/quotes/taxes/tax-start.ts";
import { done, readOr, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { smallForm } from "#app/http/form-size.ts";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/taxes";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ db, request, shop }: Route.LoaderArgs & InShop) => {
    return readOr("the taxes of a shop could not be read", { ok: false } as const, async () => {
      const { settings, currency } = await findTaxSettings(db, shop.id);
      const start = taxStart(new URL(request.url).searchParams.get("profile"), settings);
      return { ok: true, start, currency, version: settings?.version ?? 0 } as const;
    });
  },
);

export const action = write(
  { area: "repair", needs: "manageShop" },
  { receives: smallForm, failed: "taxes:notSaved" },
  async ({ db, now, shop }: Route.ActionArgs & InShop, { values, check }) => {
    const { currency } = await findTaxSettings(db, shop.id);
    const form = check(taxForm(currency));
    if (!form.ok) return refuse(form);
    const saved = await saveTaxSettings(db, shop.id, { ...form.value, now });
    if (saved === "saved") return done;
    const { settings } = await findTaxSettings(db, shop.id);
    const fresh = { ...values, version: String(settings?.version ?? 0) };
    return refuse({ error: { key: "taxes:changed" }, values: fresh }, 409);
  },
);

export const clientAction = answering("taxes:notSaved");

export default function Taxes({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("taxes:title")} lead={t("taxes:lead")} />
      {loaderData.ok ? (
        <TaxForm {...loaderData} answer={actionData} />
      ) : (
        <NotLoaded what="taxes:notLoaded" />
      )}
    </>
  );
}
