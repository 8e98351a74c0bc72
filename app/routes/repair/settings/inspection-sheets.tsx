import { Outlet } from "react-router";
import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import {
  pointsOf,
  sheetForm,
  sheetFormSize,
} from "#app/features/inspection/settings/sheet-form.ts";
import { SheetPage } from "#app/features/inspection/settings/sheet-page.tsx";
import { sheetRows } from "#app/features/inspection/settings/sheet-rows.ts";
import { vehicleKinds } from "#app/features/inspection/sheet/points.ts";
import { findSheet, saveSheet } from "#app/features/inspection/sheet/sheets.server.ts";
import { done, readOr, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import type { Route } from "./+types/inspection-sheets";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ db, request, shop }: Route.LoaderArgs & InShop) => {
    const asked = new URL(request.url).searchParams.get("kind");
    const kind = vehicleKinds.find((one) => one === asked) ?? vehicleKinds[0];
    return readOr("an inspection sheet could not be read", { ok: false } as const, async () => {
      const { version, ...sheet } = await findSheet(db, shop.id, kind);
      const page = { kind, rows: sheetRows(sheet), version, ownId: `own-${newId()}` };
      return { ok: true, ...page } as const;
    });
  },
);

export const action = write(
  { area: "repair", needs: "manageShop" },
  { form: sheetForm, size: sheetFormSize, failed: "inspection:sheets.notSaved" },
  async ({ db, shop }: Route.ActionArgs & InShop, value, values) => {
    const { kind, version = 0 } = value;
    const sheet = await findSheet(db, shop.id, kind);
    const read = pointsOf(value, sheet.standard);
    if ("problem" in read) return refuse({ error: read.problem, values });
    const saved = await saveSheet(db, shop.id, { kind, version, ...read });
    if (saved === "saved") return done;
    const fresh = { ...values, version: String(sheet.version) };
    return refuse({ error: { key: "inspection:sheets.changed" }, values: fresh }, 409);
  },
);

export const clientAction = answering("inspection:sheets.notSaved");

export default function InspectionSheets({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.ok) return <NotLoaded what="inspection:sheets.notLoaded" />;
  const { ok: _, ...page } = loaderData;
  return (
    <SheetPage {...page} answer={actionData}>
      <Outlet />
    </SheetPage>
  );
}
