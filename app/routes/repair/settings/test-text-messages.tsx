import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { testForm } from "#app/features/messages/provider/account-form.ts";
import { readTextingSettings } from "#app/features/messages/provider/read-settings.server.ts";
import { testAccount } from "#app/features/messages/provider/test-account.server.ts";
import { TestForm } from "#app/features/messages/provider/texting-page.tsx";
import { done, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import type { Route } from "./+types/test-text-messages";

/** An address to post to; whoever opens it sees its form alone. */
export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ platform, shop }: Route.LoaderArgs & InShop) => {
    const { account } = await readTextingSettings(platform, shop.id);
    return { sms: account?.sms ?? "", whatsapp: account?.whatsapp ?? "" };
  },
);

export const action = write(
  { area: "repair", needs: "manageShop" },
  { form: testForm, failed: "provider:notSent" },
  async ({ platform, context, shop }: Route.ActionArgs & InShop, value, values) => {
    const tried = await testAccount(platform, shop.id, {
      ...value,
      language: languageOf(context),
    });
    if (tried.ok) return done;
    const problem = { key: tried.key };
    return tried.field
      ? refuse({ error: { key: "ui:form.fix" }, fields: { [tried.field]: problem }, values })
      : refuse({ error: problem, values });
  },
);

export const clientAction = answering("provider:notSent");

export default function TestTextMessages({ loaderData, actionData }: Route.ComponentProps) {
  return <TestForm account={loaderData} answer={actionData} />;
}
