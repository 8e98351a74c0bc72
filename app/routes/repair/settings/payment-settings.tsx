import { data } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { saveWaysToPay, waysToPayQuery } from "#app/features/shop/paying/ways-to-pay.server.ts";
import { waysToPayForm, waysToPayFormSize } from "#app/features/shop/paying/ways-to-pay-form.ts";
import { WaysToPayPage } from "#app/features/shop/paying/ways-to-pay-page.tsx";
import { attempt, done, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { platformContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import { NotLoaded } from "#app/ui/not-loaded.tsx";
import type { Route } from "./+types/payment-settings";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ context, shop }: Route.LoaderArgs & InShop) => {
    try {
      const found = await waysToPayQuery(context.get(platformContext).db, shop.id).get();
      return {
        ok: true,
        isReady: found !== undefined,
        waysToPay: found?.waysToPay ?? null,
        version: found?.version ?? 0,
      } as const;
    } catch (error) {
      log.error("how a shop is paid could not be read", error);
      return data({ ok: false } as const, { status: 503 });
    }
  },
);

export const action = write(
  { area: "repair", needs: "manageShop" },
  async ({ context, request, shop }: Route.ActionArgs & InShop) => {
    const form = await readForm(request, waysToPayForm, waysToPayFormSize);
    if (!form.ok) return refuse(form);
    const { values } = form;
    return attempt({ error: { key: "paying:notSaved" }, values }, async () => {
      const { db, now } = context.get(platformContext);
      const saved = await saveWaysToPay(db, shop.id, { ...form.value, now: now() });
      if (saved === "saved") return done;
      const current = await waysToPayQuery(db, shop.id).get();
      if (!current) return refuse({ error: { key: "paying:setUpFirst" }, values });
      const fresh = { ...values, version: String(current.version) };
      return refuse({ error: { key: "paying:changed" }, values: fresh }, 409);
    });
  },
);

export const clientAction = answering("paying:notSaved");

export default function PaymentSettings({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.ok ? (
    <WaysToPayPage {...loaderData} answer={actionData} />
  ) : (
    <NotLoaded what="paying:notLoaded" />
  );
}
