import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { CorePage } from "#app/features/parts/cores/core-page.tsx";
import { coreForm } from "#app/features/parts/cores/forms.ts";
import { findCore, saveCore } from "#app/features/parts/cores/save-core.server.ts";
import { PartsProblem } from "#app/features/parts/parts-problem.tsx";
import { done, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { smallForm } from "#app/http/form-size.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import type { Route } from "./+types/core";

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ db, params, shop }: Route.LoaderArgs & InShop) => ({
    core: (await findCore(db, shop.id, params.lineId)) ?? notFound(),
  }),
);

export const action = write(
  { area: "repair", needs: "editQuotes" },
  { receives: smallForm, failed: "parts:core.notSaved" },
  async ({ db, now, context, params, shop }: Route.ActionArgs & InShop, { values, check }) => {
    const { currency } = (await findCore(db, shop.id, params.lineId)) ?? notFound();
    const form = check(coreForm({ currency, language: languageOf(context) }));
    if (!form.ok) return refuse(form);
    const ref = { shopId: shop.id, lineId: params.lineId };
    const saved = await saveCore(db, ref, { ...form.value, currency, now });
    if (saved === "gone") return notFound();
    if (saved === "saved") return done;
    return refuse({ error: { key: "parts:core.changed" }, values }, 409);
  },
);

export const clientAction = answering("parts:core.notSaved");

export default function Core({ loaderData, actionData }: Route.ComponentProps) {
  return <CorePage {...loaderData} answer={actionData} />;
}

export const ErrorBoundary = (props: Route.ErrorBoundaryProps) => (
  <PartsProblem {...props} notFound="parts:core.notFound" notLoaded="parts:notLoaded" />
);
