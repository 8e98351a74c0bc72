import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { syncAccount } from "#app/features/cards/account.server.ts";
import { AccountSection } from "#app/features/cards/account-section.tsx";
import { findPaymentAccount, shownAccount } from "#app/features/cards/find-card-payments.server.ts";
import { listOpenDisputes } from "#app/features/cards/returns/find-returns.server.ts";
import { OpenDisputes } from "#app/features/cards/returns/open-disputes.tsx";
import { saveWaysToPay, waysToPayQuery } from "#app/features/shop/paying/ways-to-pay.server.ts";
import { waysToPayForm, waysToPayFormSize } from "#app/features/shop/paying/ways-to-pay-form.ts";
import { WaysToPayForm } from "#app/features/shop/paying/ways-to-pay-section.tsx";
import { done, ifReadable, readOr, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import { countryOf } from "#app/values/country.ts";
import type { Route } from "./+types/payment-settings";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ platform, db, now, request, shop }: Route.LoaderArgs & InShop) => {
    const { payments } = platform;
    // Back from Stripe's pages, perhaps before its webhook.
    if (new URL(request.url).searchParams.has("stripe")) {
      await ifReadable("account", () => syncAccount(platform, shop.id, now));
      throw redirect(href("/repair-cms/payment-settings"));
    }
    return readOr("how a shop is paid could not be read", { ok: false } as const, async () => {
      const [found, account, disputes] = await Promise.all([
        waysToPayQuery(db, shop.id).get(),
        findPaymentAccount(db, shop.id),
        listOpenDisputes(db, shop.id),
      ]);
      return {
        ok: true,
        isReady: found !== undefined,
        waysToPay: found?.waysToPay ?? null,
        partPayments: found?.partPayments ?? true,
        version: found?.version ?? 0,
        disputes,
        cards: payments.cards.isOffered && {
          shop: found && { country: countryOf(found), currency: found.currency },
          account: account ? shownAccount(account) : null,
        },
      } as const;
    });
  },
);

export const action = write(
  { area: "repair", needs: "manageShop" },
  { form: waysToPayForm, size: waysToPayFormSize, failed: "paying:notSaved" },
  async ({ db, now, shop }: Route.ActionArgs & InShop, value, values) => {
    const saved = await saveWaysToPay(db, shop.id, { ...value, now });
    if (saved === "saved") return done;
    const current = await waysToPayQuery(db, shop.id).get();
    if (!current) return refuse({ error: { key: "paying:setUpFirst" }, values });
    const fresh = { ...values, version: String(current.version) };
    return refuse({ error: { key: "paying:changed" }, values: fresh }, 409);
  },
);

export const clientAction = answering("paying:notSaved");

export default function PaymentSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  if (!loaderData.ok) return <NotLoaded what="paying:notLoaded" />;
  const { cards, disputes, ...ways } = loaderData;
  return (
    <>
      <PageHeader title={t("paying:title")} />
      <OpenDisputes disputes={disputes} />
      {cards && <AccountSection {...cards} />}
      <WaysToPayForm {...ways} hasCards={cards !== false} answer={actionData} />
    </>
  );
}
