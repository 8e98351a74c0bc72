import { href } from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { may } from "#app/features/account/role.ts";
import { RecordProblem } from "#app/features/customers/record-problem.tsx";
import { findPanel } from "#app/features/messages/conversation/panel.server.ts";
import { MessagePanel } from "#app/features/messages/conversation/panel.tsx";
import { TextsContext } from "#app/features/repair/texts/free-text.tsx";
import { listedTexts } from "#app/features/repair/texts/read-translation.ts";
import { findCustomerPage } from "#app/features/repair/visits/customer-page.server.ts";
import { CustomerView } from "#app/features/repair/visits/customer-view.tsx";
import { ifReadable } from "#app/http/answers.ts";
import { askedBehindDialog } from "#app/http/behind-dialog.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { readBefore } from "#app/values/list-address.ts";
import type { Route } from "./+types/customer";
import { leadToSurvivor } from "./joined.server.ts";

export const loader = read(
  { area: "repair", needs: "readRecords" },
  async ({ platform, db, now, context, params, request, shop }: Route.LoaderArgs & InShop) => {
    const { ai } = platform;
    const before = readBefore(new URL(request.url).searchParams);
    const id = params.customerId;
    const isOffice = may(shop, "editQuotes");
    const panel = isOffice
      ? ifReadable("messages", () =>
          findPanel(db, {
            shopId: shop.id,
            of: { customerId: id },
            language: languageOf(context),
            prices: may(shop, "seePrices"),
          }),
        )
      : undefined;
    const page =
      (await findCustomerPage(db, {
        shopId: shop.id,
        id,
        before,
        now,
        money: may(shop, "manageMoney"),
        reader: languageOf(context),
      })) ??
      (await leadToSurvivor(db, { kind: "customers", shopId: shop.id, id }, (customerId) =>
        href("/repair-cms/customers/:customerId", { customerId }),
      ));
    return {
      ...page,
      visits: page.visits.map(({ translation: _, ...visit }) => visit),
      texts: { texts: listedTexts("issues", page.visits), isDemo: ai.isDemo },
      panel: await panel,
      newer: before !== undefined,
      mayDelete: may(shop, "deleteJobs"),
      mayJoin: may(shop, "joinRecords"),
    };
  },
);

export const shouldRevalidate = askedBehindDialog();

export default function CustomerPage({ loaderData }: Route.ComponentProps) {
  return (
    <TextsContext value={loaderData.texts}>
      <CustomerView {...loaderData}>
        {loaderData.panel && (
          <MessagePanel
            customerId={loaderData.customer.id}
            name={loaderData.customer.firstName}
            panel={loaderData.panel}
          />
        )}
      </CustomerView>
    </TextsContext>
  );
}

export const ErrorBoundary = (props: Route.ErrorBoundaryProps) => (
  <RecordProblem
    {...props}
    notFound="customers:person.notFound"
    notLoaded="customers:person.notLoaded"
  />
);
