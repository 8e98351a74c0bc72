import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { findShopRules } from "#app/features/reminders/known/shop-rules.server.ts";
import { rulesForm, rulesFormSize } from "#app/features/reminders/settings/rules-form.ts";
import { RulesPage } from "#app/features/reminders/settings/rules-page.tsx";
import { saveRules } from "#app/features/reminders/settings/save-rules.server.ts";
import { ChangeList } from "#app/features/repair/changes/change-list.tsx";
import { listChanges } from "#app/features/repair/changes/changes.server.ts";
import { done, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import type { Route } from "./+types/follow-up-settings";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ db, shop }: Route.LoaderArgs & InShop) => {
    const [{ rules, isProposal, asksByItself, version }, changes] = await Promise.all([
      findShopRules(db, shop.id),
      listChanges(db, shop.id, ["shop.followUp"]),
    ]);
    return { settings: { rules, isProposal, asksByItself, version }, changes };
  },
);

export const action = write(
  { area: "repair", needs: "manageShop" },
  { form: rulesForm, size: rulesFormSize, failed: "reminders:settings.notSaved" },
  async ({ db, now, shop, viewer }: Route.ActionArgs & InShop, value, values) => {
    const saved = await saveRules(db, shop.id, { ...value, by: viewer.id, now });
    if (saved === "saved") return done;
    const { version } = await findShopRules(db, shop.id);
    const fresh = { ...values, version: String(version) };
    return refuse({ error: { key: "reminders:settings.changed" }, values: fresh }, 409);
  },
);

export const clientAction = answering("reminders:settings.notSaved");

export default function FollowUpSettings({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <RulesPage {...loaderData.settings} answer={actionData} />
      <ChangeList changes={loaderData.changes} />
    </>
  );
}

export const ErrorBoundary = () => <NotLoaded what="reminders:settings.notLoaded" />;
