import { href, redirect } from "react-router";
import { mayEnter } from "#app/features/account/access.ts";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { findShopOf } from "#app/features/shop/member.server.ts";
import { handOverForm } from "#app/features/shop/membership/forms.ts";
import { handOver } from "#app/features/shop/membership/hand-over.server.ts";
import { HandOverForm } from "#app/features/shop/membership/hand-over-form.tsx";
import { handOverLetters } from "#app/features/shop/membership/hand-over-letter.ts";
import { calledBy, listSuccessors } from "#app/features/shop/membership/members.server.ts";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import type { Route } from "./+types/hand-over";

// Also after the plan has ended: another owner's plan opens the shop again.
export const loader = read(
  { area: "records", needs: "manageShop" },
  async ({ db, now, shop, viewer }: Route.LoaderArgs & InShop) => {
    const successors = await listSuccessors(db, shop.id, now);
    return {
      successors: successors.map((one) => ({ id: one.id, name: calledBy(one) })),
      mayWrite: mayEnter("repair", viewer),
    };
  },
);

export const action = write(
  { area: "records", needs: "manageShop" },
  { form: handOverForm, failed: "membership:handOver.failed" },
  async (
    { platform, db, now, context, shop, viewer }: Route.ActionArgs & InShop,
    value,
    values,
  ) => {
    const { mail, defer } = platform;
    const transfer = { shopId: shop.id, fromId: viewer.id, toId: value.memberId };
    const handed = await handOver(db, transfer, now);
    if (typeof handed === "string")
      return refuse({ error: { key: `membership:handOver.${handed}` }, values }, 409);
    const name = (await findShopOf(db, viewer.id))?.name ?? null;
    for (const letter of handOverLetters(handed, name, languageOf(context)))
      defer(mail.send(letter));
    return redirect(href("/account"));
  },
);

export const clientAction = answering("membership:handOver.failed");

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { mayWrite, successors } = loaderData;
  return (
    <HandOverForm
      successors={successors}
      closeTo={mayWrite ? href("/repair-cms/team") : href("/account")}
      answer={actionData}
    />
  );
}
