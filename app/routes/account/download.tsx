import { href } from "react-router";
import { read, type SignedIn } from "#app/features/account/guard.server.ts";
import { shopOfOwner } from "#app/features/account/role.ts";
import { partLimits } from "#app/features/exports/archive-parts.ts";
import { lastWorkOrder } from "#app/features/exports/archive-shop.server.ts";
import { DownloadData } from "#app/features/exports/download-data.tsx";
import { workId } from "#app/features/repair/job.ts";
import type { Route } from "./+types/download";

export const loader = read(
  "member",
  async ({ db, request, viewer }: Route.LoaderArgs & SignedIn) => {
    const shop = shopOfOwner(viewer);
    const newest = shop ? await lastWorkOrder(db, shop.id) : 0;
    const firsts = Array.from(
      { length: Math.max(1, Math.ceil(newest / partLimits.jobs)) },
      (_, at) => at * partLimits.jobs + 1,
    );
    return {
      parts: firsts.map((first) => ({
        href:
          first === 1 ? href("/account/data.zip") : `${href("/account/data.zip")}?from=${first}`,
        first: workId(first),
        last: workId(Math.min(first + partLimits.jobs - 1, newest)),
      })),
      jobs: partLimits.jobs,
      hasShop: shop !== null,
      wait: Number(/^\d{1,2}$/.exec(new URL(request.url).searchParams.get("wait") ?? "")?.[0] ?? 0),
    };
  },
);

export default function Download({ loaderData }: Route.ComponentProps) {
  return <DownloadData {...loaderData} />;
}
