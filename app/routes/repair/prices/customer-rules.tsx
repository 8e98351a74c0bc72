import { href } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { findCustomerRules } from "#app/features/quotes/price-rules/find-rules.server.ts";
import { nameOf } from "#app/features/quotes/price-rules/own-rules.tsx";
import { postedRules } from "#app/features/quotes/price-rules/posted-rules.server.ts";
import { RulesForm } from "#app/features/quotes/price-rules/rules-form-page.tsx";
import { notFound } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/customer-rules";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ db, params, shop }: Route.LoaderArgs & InShop) => {
    return (await findCustomerRules(db, shop.id, params.customerId)) ?? notFound();
  },
);

export const action = write(
  { area: "repair", needs: "manageShop" },
  ({ platform, db, context, params, request, shop }: Route.ActionArgs & InShop) => {
    const { customerId } = params;
    const find = () => findCustomerRules(db, shop.id, customerId);
    const of = { shopId: shop.id, customerId, language: languageOf(context), find };
    return postedRules(platform, of, request);
  },
);

export const clientAction = answering("priceRules:notSaved");

export default function CustomerRules({
  loaderData: { customer, rules, isOwn, version, currency },
  actionData,
  params: { customerId },
}: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <>
      <PageHeader
        title={t("priceRules:titleOf", { name: nameOf(customer) })}
        lead={t("priceRules:leadOf")}
        back={{ to: href("/repair-cms/price-rules"), label: t("priceRules:back") }}
      />
      {!isOwn && rules && (
        <p className="mb-5 border-l-4 border-line-strong pl-3 font-medium">
          {t("priceRules:fromShop")}
        </p>
      )}
      <RulesForm
        action={href("/repair-cms/customers/:customerId/price-rules", { customerId })}
        how={t("priceRules:howOf")}
        answer={actionData}
        {...{ rules, version, currency }}
      />
    </>
  );
}
