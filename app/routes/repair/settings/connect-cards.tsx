import { href, redirectDocument } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { connectAccount } from "#app/features/cards/account.server.ts";
import { stripeCountry, takesShops } from "#app/features/cards/account.ts";
import { ConnectForm } from "#app/features/cards/account-section.tsx";
import { waysToPayQuery } from "#app/features/shop/paying/ways-to-pay.server.ts";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { log } from "#app/platform/log/log.ts";
import { PaymentError } from "#app/platform/payments/payment-error.ts";
import { countryOf } from "#app/values/country.ts";
import type { Route } from "./+types/connect-cards";

export const loader = read({ area: "repair", needs: "manageShop" }, () => null);

/** Leads to Stripe's own pages, which ask the shop for all that an account needs. */
export const action = write(
  { area: "repair", needs: "manageShop" },
  async ({ platform, db, now, shop, viewer }: Route.ActionArgs & InShop) => {
    const { payments, config } = platform;
    const settings = await waysToPayQuery(db, shop.id).get();
    if (!settings) return refuse("cards:setUpFirst");
    const country = countryOf(settings);
    if (!payments.cards.isOffered || !takesShops(country)) return refuse("cards:notTaken");
    try {
      const { id: shopId } = shop;
      const account = await connectAccount(
        platform,
        { shopId, country: stripeCountry(country), email: viewer.email },
        now,
      );
      const page = config.appUrl + href("/repair-cms/payment-settings");
      const visit = {
        account,
        returnUrl: `${page}?stripe=back`,
        refreshUrl: `${page}?stripe=again`,
      };
      return redirectDocument(await payments.cards.openOnboarding(visit));
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      log.error("a shop could not be connected with Stripe", error);
      const isRefused = error.kind === "refused";
      return refuse(isRefused ? "cards:notTaken" : "cards:notConnected", isRefused ? 422 : 503);
    }
  },
);

export const clientAction = answering("cards:notConnected");

export default function ConnectCards({ actionData }: Route.ComponentProps) {
  return <ConnectForm label="connect" answer={actionData} />;
}
