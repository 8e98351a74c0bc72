import { href } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { FeedDialog } from "#app/features/calendar/feed/feed-dialog.tsx";
import { createFeed, findFeed } from "#app/features/calendar/feed/feed-secret.server.ts";
import { answering } from "#app/http/client-write.ts";
import { readerZone } from "#app/http/time-zone.ts";
import type { Route } from "./+types/feed";

export const loader = read(
  { area: "repair", needs: "readRecords" },
  async ({ db, request, shop, viewer }: Route.LoaderArgs & InShop) => {
    const member = { shopId: shop.id, userId: viewer.id };
    const since = await findFeed(db, member);
    return { since: since ?? null, zone: readerZone(request) };
  },
);

export const action = write(
  { area: "repair", needs: "readRecords" },
  { failed: "calendar:feed.notSaved" },
  async ({ platform, db, now, shop, viewer }: Route.ActionArgs & InShop) => {
    const { config } = platform;
    const token = await createFeed(db, { shopId: shop.id, userId: viewer.id }, now);
    const file = `${token}.ics`;
    return { ok: true, address: config.appUrl + href("/calendar/:file", { file }) } as const;
  },
);

export const clientAction = answering("calendar:feed.notSaved");

export default function Feed({ loaderData, actionData }: Route.ComponentProps) {
  const address = actionData && "address" in actionData ? actionData.address : undefined;
  return <FeedDialog {...loaderData} address={address} answer={actionData} />;
}
