import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { CannedName, CannedPrices } from "#app/features/quotes/canned/canned-fields.tsx";
import { editCanned } from "#app/features/quotes/canned/edit-canned.server.ts";
import { findCanned } from "#app/features/quotes/canned/find-canned.server.ts";
import { cannedForm, cannedFormSize } from "#app/features/quotes/canned/forms.ts";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { FormDialog } from "#app/ui/form/form-dialog.tsx";
import { useListAddress } from "#app/ui/page/list-address.ts";
import { useWords } from "#app/ui/words.ts";
import { decimalsOf } from "#app/values/money.ts";
import type { Route } from "./+types/edit";

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ db, params, shop }: Route.LoaderArgs & InShop) => {
    return { canned: (await findCanned(db, shop.id, params.cannedId)) ?? notFound() };
  },
);

export const action = write(
  { area: "repair", needs: "editQuotes" },
  { receives: cannedFormSize, failed: "canned:notSaved" },
  async ({ db, now, params, shop }: Route.ActionArgs & InShop, { values, check }) => {
    const find = async () => (await findCanned(db, shop.id, params.cannedId)) ?? notFound();
    const canned = await find();
    const { currency } = canned;
    const form = check(cannedForm(canned, { currency, decimals: decimalsOf[currency] }));
    if (!form.ok) return refuse(form);
    const { name, prices, version = canned.version } = form.value;
    const change = { name, prices, version, now };
    const saved = await editCanned(db, { shopId: shop.id, canned }, change);
    if (saved === "saved") return redirect(href("/repair-cms/canned-quotes"));
    if (saved === "taken")
      return refuse({ fields: { name: { key: "canned:taken" } }, values }, 409);
    const fresh = { ...values, version: String((await find()).version) };
    return refuse({ error: { key: "canned:changed" }, values: fresh }, 409);
  },
);

export const clientAction = answering("canned:notSaved");

export default function EditCanned({ actionData, loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const { canned } = loaderData;
  const closeTo = useListAddress(href("/repair-cms/canned-quotes"))();
  return (
    <FormDialog
      title={t("canned:editTitle")}
      closeTo={closeTo}
      answer={actionData}
      stable={{ name: "version", value: String(canned.version) }}
    >
      <CannedName name={canned.name} />
      <CannedPrices canned={canned} />
    </FormDialog>
  );
}
