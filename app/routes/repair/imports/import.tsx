import { href, Outlet, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { ImportPage } from "#app/features/customers/import/import-page.tsx";
import {
  findImport,
  listNoted,
  queueImport,
  refusedPerPage,
  startImport,
} from "#app/features/customers/import/imports.server.ts";
import type { NotedPage } from "#app/features/customers/import/noted-rows.tsx";
import {
  isRunning,
  type NotedRow,
  shownImport,
} from "#app/features/customers/import/shown-import.ts";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { isPrefetch } from "#app/http/prefetch.ts";
import type { Route } from "./+types/import";

/** When work that is due is announced again by whoever waits for it, in milliseconds. */
const overdue = 5_000;

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ platform, db, now, params, request, shop }: Route.LoaderArgs & InShop) => {
    const ref = { shopId: shop.id, importId: params.importId };
    const found = (await findImport(db, ref)) ?? notFound();
    const late = found.dueAt && now - found.dueAt.getTime() > overdue;
    if (late && !isPrefetch(request)) platform.defer(queueImport(platform, ref));
    const { searchParams } = new URL(request.url);
    const noted = async (outcome: NotedRow["outcome"], name: string): Promise<NotedPage> => {
      const after = Number(/^\d{1,6}$/.exec(searchParams.get(name) ?? "")?.[0] ?? 0);
      const rows = isRunning(found) ? [] : await listNoted(db, ref, after, outcome);
      return {
        rows: rows.slice(0, refusedPerPage) as NotedRow[],
        more: rows.length > refusedPerPage,
        isFirst: after === 0,
      };
    };
    const [refused, partial] = await Promise.all([
      noted("refused", "after"),
      noted("partial", "afterPartial"),
    ]);
    return { shown: shownImport(found), refused, partial };
  },
);

// Begins the import that was previewed.
export const action = write(
  { area: "repair", needs: "manageShop" },
  { failed: "imports:result.failed" },
  async ({ platform, params, shop }: Route.ActionArgs & InShop) => {
    const { importId } = params;
    const ref = { shopId: shop.id, importId };
    const started = await startImport(platform, ref);
    if (started === "gone") notFound();
    if (started === "busy") return refuse("imports:result.busy", 409);
    if (started === "overtaken") return refuse("imports:columns.changed", 409);
    return redirect(href("/repair-cms/customers/import/:importId", { importId }));
  },
);

export const clientAction = answering("imports:result.failed");

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Outlet />
      <ImportPage {...loaderData} answer={actionData} />
    </>
  );
}
