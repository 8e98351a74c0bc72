import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { fullName } from "#app/features/customers/customer.ts";
import { customerForm, customerFormSize } from "#app/features/customers/forms.ts";
import { findCustomer } from "#app/features/customers/person/customer.server.ts";
import { CustomerFields } from "#app/features/customers/person/customer-form.tsx";
import { saveCustomer } from "#app/features/customers/person/save-customer.server.ts";
import { countryOfShop } from "#app/features/shop/shop-country.server.ts";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { FormDialog } from "#app/ui/form/form-dialog.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/edit-customer";

export const loader = read(
  { area: "repair", needs: "editJobs" },
  async ({ db, params, shop }: Route.LoaderArgs & InShop) => {
    const customer = (await findCustomer(db, shop.id, params.customerId)) ?? notFound();
    return { customer };
  },
);

export const action = write(
  { area: "repair", needs: "editJobs" },
  { receives: customerFormSize, failed: "customers:form.notSaved" },
  async ({ db, now, params, shop }: Route.ActionArgs & InShop, { values, check }) => {
    const find = async () => (await findCustomer(db, shop.id, params.customerId)) ?? notFound();
    const [customer, country] = await Promise.all([find(), countryOfShop(db, shop.id)]);
    const form = check(customerForm(customer.lastName === ""));
    if (!form.ok) return refuse(form);
    const { id: _, version = customer.version, ...facts } = form.value;
    const ref = { shopId: shop.id, id: customer.id };
    if ((await saveCustomer(db, ref, { facts, country, version, now })) === "saved")
      return redirect(href("/repair-cms/customers/:customerId", params));
    const fresh = { ...values, version: String((await find()).version) };
    return refuse({ error: { key: "customers:form.changed" }, values: fresh }, 409);
  },
);

export const clientAction = answering("customers:form.notSaved");

export default function EditCustomer({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useWords();
  const { customer } = loaderData;
  const closeTo = href("/repair-cms/customers/:customerId", params);
  return (
    <FormDialog
      title={t("customers:form.edit", { name: fullName(customer) })}
      closeTo={closeTo}
      long
      answer={actionData}
      draft={`customer:${params.customerId}`}
      preventScrollReset
      stable={{ name: "version", value: String(customer.version) }}
    >
      <CustomerFields start={customer} />
    </FormDialog>
  );
}
