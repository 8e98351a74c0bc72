import { href } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { findSupplierRules } from "#app/features/parts/suppliers/supplier-rules.server.ts";
import { postedRules } from "#app/features/quotes/price-rules/posted-rules.server.ts";
import { RulesForm } from "#app/features/quotes/price-rules/rules-form-page.tsx";
import { notFound } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/supplier-rules";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ db, params, shop }: Route.LoaderArgs & InShop) => {
    return (await findSupplierRules(db, shop.id, params.supplierId)) ?? notFound();
  },
);

export const action = write(
  { area: "repair", needs: "manageShop" },
  ({ platform, db, context, params, request, shop }: Route.ActionArgs & InShop) => {
    const { supplierId } = params;
    const find = () => findSupplierRules(db, shop.id, supplierId);
    const of = { shopId: shop.id, supplierId, language: languageOf(context), find };
    return postedRules(platform, of, request);
  },
);

export const clientAction = answering("priceRules:notSaved");

export default function SupplierRules({
  loaderData: { supplier, rules, isOwn, version, currency },
  actionData,
  params,
}: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <>
      <PageHeader
        title={t("priceRules:titleOf", { name: supplier.name })}
        lead={t("priceRules:leadOfSupplier")}
        back={{ to: href("/repair-cms/parts/suppliers"), label: t("parts:suppliers.title") }}
      />
      {!isOwn && rules && (
        <p className="mb-5 border-l-4 border-line-strong pl-3 font-medium">
          {t("priceRules:supplierFromShop")}
        </p>
      )}
      <RulesForm
        action={href("/repair-cms/parts/suppliers/:supplierId/price-rules", params)}
        how={t("priceRules:howOf")}
        answer={actionData}
        {...{ rules, version, currency }}
      />
    </>
  );
}
