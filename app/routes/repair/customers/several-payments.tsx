import { href, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { fullName } from "#app/features/customers/customer.ts";
import { RecordProblem } from "#app/features/customers/record-problem.tsx";
import { findStatement } from "#app/features/statements/find-statement.server.ts";
import { recordSeveral } from "#app/features/statements/several/record-several.server.ts";
import { mostInvoices, severalFormSize } from "#app/features/statements/several/several-form.ts";
import { SeveralPage } from "#app/features/statements/several/several-page.tsx";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { currencies } from "#app/values/money.ts";
import type { Route } from "./+types/several-payments";

const currencyIn = (request: Request) => {
  const asked = new URL(request.url).searchParams.get("currency");
  return currencies.find((one) => one === asked);
};

export const loader = read(
  { area: "repair", needs: "manageMoney" },
  async ({ db, now, params, request, shop }: Route.LoaderArgs & InShop) => {
    const ref = { shopId: shop.id, customerId: params.customerId };
    const found = (await findStatement(db, ref, now)) ?? notFound();
    const owing = found.accounts.filter(({ owed }) => owed > 0);
    const asked = currencyIn(request);
    const account = owing.find(({ currency }) => currency === asked) ?? owing[0];
    const invoices = account?.invoices ?? [];
    return {
      customerId: params.customerId,
      customer: fullName(found.customer),
      id: newId(),
      today: found.today,
      currency: account?.currency ?? asked ?? found.shop?.currency ?? "USD",
      currencies: owing.map(({ currency }) => currency),
      invoices: invoices
        .slice(0, mostInvoices)
        .map(({ number, date, owed }) => ({ number, date, owed })),
      more: invoices.length > mostInvoices,
    };
  },
);

export const action = write(
  { area: "repair", needs: "manageMoney" },
  { receives: severalFormSize, failed: "statements:several.failed" },
  async (
    { db, now, context, params, request, shop, viewer }: Route.ActionArgs & InShop,
    received,
  ) => {
    const { values } = received;
    const { customerId } = params;
    const recorded = await recordSeveral(
      db,
      { shopId: shop.id, customerId },
      {
        ...received,
        language: languageOf(context),
        currency: currencyIn(request) ?? "USD",
        by: viewer.id,
        now,
      },
    );
    if (recorded === "gone") return notFound();
    if (recorded === "changed")
      return refuse({ error: { key: "statements:several.changed" }, values }, 409);
    if ("ok" in recorded) {
      const { status = 422, ...refusal } = recorded as typeof recorded & { status?: number };
      return refuse(refusal, status);
    }
    const page = href("/repair-cms/customers/:customerId/statement", { customerId });
    return redirect(`${page}?receipt=${recorded.receipt}`);
  },
);

export const clientAction = answering("statements:several.failed");

export default function SeveralPayments({ loaderData, actionData }: Route.ComponentProps) {
  return <SeveralPage key={loaderData.currency} {...loaderData} answer={actionData} />;
}

export const ErrorBoundary = (props: Route.ErrorBoundaryProps) => (
  <RecordProblem {...props} notFound="customers:person.notFound" notLoaded="statements:notLoaded" />
);
