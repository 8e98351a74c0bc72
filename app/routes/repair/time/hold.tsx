import { href, redirectDocument } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { holdSession } from "#app/features/account/session/hold.server.ts";
import { withClock } from "#app/features/clock/act.server.ts";
import { HoldPage } from "#app/features/clock/tablet/hold-page.tsx";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/hold";

export const loader = read(
  { area: "repair", needs: "planDays" },
  ({ shop }: Route.LoaderArgs & InShop) => {
    withClock(shop);
    return null;
  },
);

/** Makes this device the clock of the shop until its member's password is given. */
export const action = write(
  { area: "repair", needs: "planDays" },
  { failed: "clock:failed" },
  async ({ db, shop, viewer }: Route.ActionArgs & InShop) => {
    withClock(shop);
    await holdSession(db, viewer, { clock: true });
    return redirectDocument(href("/repair-cms/time/tablet"));
  },
);

export const clientAction = answering("clock:failed");

export default function Hold({ actionData }: Route.ComponentProps) {
  return <HoldPage answer={actionData} />;
}
