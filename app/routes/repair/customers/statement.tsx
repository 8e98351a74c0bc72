import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { RecordProblem } from "#app/features/customers/record-problem.tsx";
import { findStatement } from "#app/features/statements/find-statement.server.ts";
import { StatementPage } from "#app/features/statements/statement-page.tsx";
import { done, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { formId } from "#app/http/form-id.ts";
import { smallForm } from "#app/http/form-size.ts";
import { loadT } from "#app/i18n/load-words.server.ts";
import type { Route } from "./+types/statement";

export const loader = read(
  { area: "repair", needs: "manageMoney" },
  async ({ db, now, params, request, shop }: Route.LoaderArgs & InShop) => {
    const ref = { shopId: shop.id, customerId: params.customerId };
    const { customer, today, accounts, more, jobs } =
      (await findStatement(db, ref, now)) ?? notFound();
    const asked = Number(new URL(request.url).searchParams.get("receipt"));
    const paid = accounts
      .flatMap(({ payments }) => payments)
      .filter((one) => one.receipt === asked && asked > 0);
    const { id, firstName, lastName, email } = customer;
    return {
      customer: { id, firstName, lastName, email },
      today,
      accounts,
      listed: more ? jobs.length : undefined,
      id: newId(),
      receipt: paid[0] && {
        number: asked,
        currency: paid[0].currency,
        amount: paid.reduce((sum, { amount }) => sum + amount, 0),
      },
    };
  },
);

/** Mails it to the customer. */
export const action = write(
  { area: "repair", needs: "manageMoney" },
  { receives: smallForm, failed: "statements:notMailed" },
  async ({ platform, now, params, shop }: Route.ActionArgs & InShop, { values = {} }) => {
    const { mailStatement } = await import("#app/features/statements/mail-statement.server.ts");
    const mailed = await mailStatement(
      platform,
      { shopId: shop.id, customerId: params.customerId },
      {
        id: formId(typeof values.id === "string" ? values.id : undefined, now),
        wordsOf: async (language) => ({ t: await loadT(language), language }),
        now,
      },
    );
    if (mailed === "mailed") return done;
    if (mailed === "gone") return notFound();
    if (mailed === "failed") return refuse("statements:notMailed", 503);
    return refuse(mailed === "noEmail" ? "statements:noEmail" : "statements:tooMany");
  },
);

export const clientAction = answering("statements:notMailed");

export default function Statement({ loaderData, actionData }: Route.ComponentProps) {
  return <StatementPage {...loaderData} answer={actionData} />;
}

export const ErrorBoundary = (props: Route.ErrorBoundaryProps) => (
  <RecordProblem {...props} notFound="customers:person.notFound" notLoaded="statements:notLoaded" />
);
