import { href, replace, useLocation } from "react-router";
import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { customerForm, customerFormSize } from "#app/features/customers/forms.ts";
import { CustomerFields } from "#app/features/customers/person/customer-form.tsx";
import {
  createCustomer,
  saysTheSame,
} from "#app/features/customers/person/save-customer.server.ts";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { formId } from "#app/http/form-id.ts";
import { FormDialog } from "#app/ui/form/form-dialog.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/new-customer";

export const loader = read({ area: "repair", needs: "editJobs" }, () => ({
  /** The id of the customer that this form will make: sent twice, it makes one. */
  id: newId(),
}));

export const action = write(
  { area: "repair", needs: "editJobs" },
  { form: customerForm(), size: customerFormSize, failed: "customers:form.notSaved" },
  async (
    { db, now, shop }: Route.ActionArgs & InShop,
    { id: sent, version: _, ...facts },
    values,
  ) => {
    const id = formId(sent, now);
    const { customer, made } = await createCustomer(db, { shopId: shop.id, id }, facts, now);
    if (made || saysTheSame(customer, facts))
      return replace(href("/repair-cms/customers/:customerId", { customerId: id }));
    // An old form, come back to and changed: whether it is a second customer is for a person to
    // say, under a new id.
    const again = { ...values, id: newId() };
    return refuse({ error: { key: "customers:form.alreadySaved" }, values: again }, 409);
  },
);

export const clientAction = answering("customers:form.notSaved");

export default function NewCustomer({ loaderData, actionData }: Route.ComponentProps) {
  const { t, language } = useWords();
  const closeTo = href("/repair-cms/customers") + useLocation().search;
  return (
    <FormDialog
      title={t("customers:form.new")}
      closeTo={closeTo}
      long
      answer={actionData}
      draft="customer:new"
      stable={{ name: "id", value: loaderData.id }}
      label={t("customers:form.create")}
      pending={t("customers:form.creating")}
    >
      <CustomerFields start={{ language }} />
    </FormDialog>
  );
}
