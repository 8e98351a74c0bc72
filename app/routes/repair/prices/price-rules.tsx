import { href } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { foundCustomersQuery } from "#app/features/customers/list/customers.server.ts";
import { findShopRules } from "#app/features/quotes/price-rules/find-rules.server.ts";
import { OwnRules } from "#app/features/quotes/price-rules/own-rules.tsx";
import { postedRules } from "#app/features/quotes/price-rules/posted-rules.server.ts";
import { RulesForm } from "#app/features/quotes/price-rules/rules-form-page.tsx";
import { readOr } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/price-rules";

/** Customers that a search shows. */
const foundAtMost = 8;

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ db, request, shop }: Route.LoaderArgs & InShop) => {
    const text = (new URL(request.url).searchParams.get("q") ?? "").slice(0, 200).trim();
    return readOr(
      "the price rules of a shop could not be read",
      { ok: false } as const,
      async () => {
        const [rules, found] = await Promise.all([
          findShopRules(db, shop.id),
          text === "" ? [] : foundCustomersQuery(db, shop.id, text, foundAtMost),
        ]);
        const named = found.map(({ id, firstName, lastName, company }) => ({
          id,
          firstName,
          lastName,
          company,
        }));
        return { ok: true, ...rules, search: { text, found: named } } as const;
      },
    );
  },
);

export const action = write(
  { area: "repair", needs: "manageShop" },
  ({ platform, db, context, request, shop }: Route.ActionArgs & InShop) => {
    const find = () => findShopRules(db, shop.id);
    const of = { shopId: shop.id, language: languageOf(context), find };
    return postedRules(platform, of, request);
  },
);

export const clientAction = answering("priceRules:notSaved");

export default function PriceRules({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("priceRules:title")} lead={t("priceRules:lead")} />
      {loaderData.ok ? (
        <>
          <RulesForm
            action={href("/repair-cms/price-rules")}
            rules={loaderData.rules}
            currency={loaderData.currency}
            version={loaderData.rules?.version ?? 0}
            how={t("priceRules:how")}
            answer={actionData}
          />
          <OwnRules own={loaderData.own} search={loaderData.search} />
        </>
      ) : (
        <NotLoaded what="priceRules:notLoaded" />
      )}
    </>
  );
}
