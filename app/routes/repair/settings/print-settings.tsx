import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { printForm, printFormSize } from "#app/features/shop/print/print-form.ts";
import { PrintPage } from "#app/features/shop/print/print-page.tsx";
import { printTermsQuery, savePrintTerms } from "#app/features/shop/print/print-terms.server.ts";
import { noPrintTerms, tagSizeOf } from "#app/features/shop/print/print-terms.ts";
import { done, readOr, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { distanceUnitOf } from "#app/values/distance.ts";
import type { Route } from "./+types/print-settings";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ db, request, shop }: Route.LoaderArgs & InShop) => {
    return readOr("what a shop prints could not be read", { ok: false } as const, async () => {
      const found = await printTermsQuery(db, shop.id).get();
      return {
        ok: true,
        isReady: found !== undefined,
        terms: found?.terms ?? noPrintTerms,
        tag: tagSizeOf(found?.terms ?? null, found?.currency),
        unit: distanceUnitOf(found, readerZone(request)),
        version: found?.version ?? 0,
      } as const;
    });
  },
);

export const action = write(
  { area: "repair", needs: "manageShop" },
  { form: printForm, size: printFormSize, failed: "print:notSaved" },
  async ({ db, now, shop }: Route.ActionArgs & InShop, value, values) => {
    const saved = await savePrintTerms(db, shop.id, { ...value, now });
    if (saved === "saved") return done;
    const current = await printTermsQuery(db, shop.id).get();
    if (!current) return refuse({ error: { key: "print:setUpFirst" }, values });
    const fresh = { ...values, version: String(current.version) };
    return refuse({ error: { key: "print:changed" }, values: fresh }, 409);
  },
);

export const clientAction = answering("print:notSaved");

export default function PrintSettings({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.ok ? (
    <PrintPage {...loaderData} answer={actionData} />
  ) : (
    <NotLoaded what="print:notLoaded" />
  );
}
