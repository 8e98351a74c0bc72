import { href } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { startByForm, withClock } from "#app/features/clock/act.server.ts";
import { ActionError } from "#app/features/repair/page/action-error.tsx";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/start";

/** An address to post to. */
export const loader = read(
  { area: "repair", needs: "diagnose" },
  ({ shop }: Route.LoaderArgs & InShop) => {
    withClock(shop);
    return null;
  },
);

/** Starts work that belongs to no job. */
export const action = write(
  { area: "repair", needs: "diagnose" },
  ({ platform, request, shop, viewer }: Route.ActionArgs & InShop) =>
    startByForm(platform, request, {
      shop,
      viewerId: viewer.id,
      page: href("/repair-cms/time"),
    }),
);

export const clientAction = answering("clock:failed");

export default ActionError;
