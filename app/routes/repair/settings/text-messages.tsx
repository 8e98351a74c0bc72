import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { accountForm } from "#app/features/messages/provider/account-form.ts";
import { readTextingSettings } from "#app/features/messages/provider/read-settings.server.ts";
import { saveAccount } from "#app/features/messages/provider/save-account.server.ts";
import { TextingPage } from "#app/features/messages/provider/texting-page.tsx";
import { ChangeList } from "#app/features/repair/changes/change-list.tsx";
import { listChanges } from "#app/features/repair/changes/changes.server.ts";
import { done, readOr, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import type { Route } from "./+types/text-messages";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ platform, db, shop }: Route.LoaderArgs & InShop) => {
    return readOr(
      "the account for text messages could not be read",
      { ok: false } as const,
      async () => {
        const [settings, changes] = await Promise.all([
          readTextingSettings(platform, shop.id),
          listChanges(db, shop.id, ["shop.texting", "shop.textingRemoved"]),
        ]);
        return { ok: true, settings, changes } as const;
      },
    );
  },
);

export const action = write(
  { area: "repair", needs: "manageShop" },
  { form: accountForm, failed: "provider:notSaved" },
  async ({ platform, shop, viewer }: Route.ActionArgs & InShop, value, values) => {
    if (platform.config.sealingKeys.length === 0) return refuse("provider:notOffered");
    const saved = await saveAccount(platform, { shopId: shop.id, by: viewer.id }, value);
    if (saved.ok) return done;
    const problem = { key: saved.key };
    return saved.field
      ? refuse({ error: { key: "ui:form.fix" }, fields: { [saved.field]: problem }, values })
      : refuse({ error: problem, values }, 503);
  },
);

export const clientAction = answering("provider:notSaved");

export default function TextMessages({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.ok ? (
    <>
      <TextingPage {...loaderData.settings} answer={actionData} />
      <ChangeList changes={loaderData.changes} />
    </>
  ) : (
    <NotLoaded what="provider:notLoaded" />
  );
}
