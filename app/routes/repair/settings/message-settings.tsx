import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import {
  findMessageSettings,
  saveMessageSettings,
  staleContent,
} from "#app/features/messages/templates/settings.server.ts";
import {
  messageSettingsForm,
  messageSettingsFormSize,
} from "#app/features/messages/templates/settings-form.ts";
import { MessageSettings } from "#app/features/messages/templates/settings-section.tsx";
import { templateKinds } from "#app/features/messages/templates/template.ts";
import { contentField, templateField } from "#app/features/messages/templates/template-field.ts";
import { listChanges } from "#app/features/repair/changes/changes.server.ts";
import { SettingsActions } from "#app/features/shop/settings/settings-actions.tsx";
import { done, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { byLanguage } from "#app/values/language.ts";
import type { Route } from "./+types/message-settings";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ db, shop }: Route.LoaderArgs & InShop) => {
    const [settings, changes] = await Promise.all([
      findMessageSettings(db, shop.id),
      listChanges(db, shop.id, ["shop.templates"]),
    ]);
    return { ...settings, changes };
  },
);

export const action = write(
  { area: "repair", needs: "manageShop" },
  { form: messageSettingsForm, size: messageSettingsFormSize, failed: "messages:settings.failed" },
  async ({ db, now, shop, viewer }: Route.ActionArgs & InShop, value, values) => {
    const templates = templateKinds.map((kind) => ({
      kind,
      texts: byLanguage((language) => value[templateField(kind, language)]),
      contents: byLanguage((language) => value[contentField(kind, language)]),
    }));
    const before = await findMessageSettings(db, shop.id);
    const stale = staleContent(before.templates, templates);
    if (stale) {
      const field = contentField(stale.kind, stale.language);
      const fields = { [field]: { key: "messages:approved.stale" } } as const;
      return refuse({ error: { key: "ui:form.fix" }, fields, values });
    }
    const saved = await saveMessageSettings(db, {
      shopId: shop.id,
      by: viewer.id,
      techniciansWrite: Boolean(value.techniciansWrite),
      version: value.version,
      templates,
      now,
    });
    if (saved === "saved") return done;
    return refuse({ error: { key: "messages:settings.overtaken" }, values }, 409);
  },
);

export const clientAction = answering("messages:settings.failed");

export default function MessageSettingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <MessageSettings {...loaderData} answer={actionData}>
      <SettingsActions answer={actionData} />
    </MessageSettings>
  );
}
