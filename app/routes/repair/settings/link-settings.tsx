import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { standardTerms } from "#app/features/approval/revision/terms.ts";
import {
  linkSettingsQuery,
  saveLinkSettings,
} from "#app/features/approval/settings/link-settings.server.ts";
import { standardSettings } from "#app/features/approval/settings/link-settings.ts";
import {
  linkSettingsForm,
  linkSettingsFormSize,
} from "#app/features/approval/settings/link-settings-form.ts";
import { LinkSettingsPage } from "#app/features/approval/settings/link-settings-page.tsx";
import { done, readOr, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import type { Route } from "./+types/link-settings";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ db, shop }: Route.LoaderArgs & InShop) => {
    return readOr(
      "the link settings of a shop could not be read",
      { ok: false } as const,
      async () => {
        const found = await linkSettingsQuery(db, shop.id).get();
        const { version, ...settings } = found ?? { ...standardSettings, version: 0 };
        return { ok: true, settings, version, standardTerms } as const;
      },
    );
  },
);

export const action = write(
  { area: "repair", needs: "manageShop" },
  { form: linkSettingsForm, size: linkSettingsFormSize, failed: "approvalSettings:notSaved" },
  async ({ db, now, shop }: Route.ActionArgs & InShop, value, values) => {
    const saved = await saveLinkSettings(db, shop.id, { ...value, now });
    if (saved === "saved") return done;
    const current = await linkSettingsQuery(db, shop.id).get();
    const fresh = { ...values, version: String(current?.version ?? 0) };
    return refuse({ error: { key: "approvalSettings:changed" }, values: fresh }, 409);
  },
);

export const clientAction = answering("approvalSettings:notSaved");

export default function LinkSettings({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.ok ? (
    <LinkSettingsPage {...loaderData} answer={actionData} />
  ) : (
    <NotLoaded what="approvalSettings:notLoaded" />
  );
}
