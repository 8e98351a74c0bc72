import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { findOrder } from "#app/features/parts/orders/find-order.server.ts";
import { OrderPage } from "#app/features/parts/orders/order-page.tsx";
import { shareOrder } from "#app/features/parts/orders/share-order.server.ts";
import { PartsProblem } from "#app/features/parts/parts-problem.tsx";
import { done, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { loadT } from "#app/i18n/load-words.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Route } from "./+types/order";

const wordsOf = async (language: Language) => ({ t: await loadT(language), language });

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ db, params, shop }: Route.LoaderArgs & InShop) => {
    const order = (await findOrder(db, shop.id, params.orderId)) ?? notFound();
    return { order, ...(await shareOrder(await wordsOf(order.language), order)) };
  },
);

/** Mails it to the supplier, once. */
export const action = write(
  { area: "repair", needs: "editQuotes" },
  { failed: "parts:order.notMailed" },
  async ({ platform, db, now, params, shop }: Route.ActionArgs & InShop) => {
    const order = (await findOrder(db, shop.id, params.orderId)) ?? notFound();
    const words = await wordsOf(order.language);
    const { mailOrder } = await import("#app/features/parts/orders/mail-order.server.ts");
    const mailed = await mailOrder(platform, shop.id, { order, words, now });
    if (mailed === "mailed") return done;
    if (mailed === "failed") return refuse("parts:order.notMailed", 503);
    return refuse(`parts:order.${mailed}`, mailed === "underway" ? 409 : 422);
  },
);

export const clientAction = answering("parts:order.notMailed");

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderPage {...loaderData} answer={actionData} />;
}

export const ErrorBoundary = (props: Route.ErrorBoundaryProps) => (
  <PartsProblem {...props} notFound="parts:order.notFound" notLoaded="parts:order.notLoaded" />
);
