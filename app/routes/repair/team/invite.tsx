import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { setName } from "#app/features/account/profiles.server.ts";
import { inviteForm } from "#app/features/shop/invitations/forms.ts";
import { lettersPerDay } from "#app/features/shop/invitations/invitation.ts";
import { invite } from "#app/features/shop/invitations/invite.server.ts";
import { InviteForm } from "#app/features/shop/invitations/invite-form.tsx";
import { findShop } from "#app/features/shop/shop.server.ts";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { Modal } from "#app/ui/modal.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/invite";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ db, context, shop, viewer }: Route.LoaderArgs & InShop) => {
    const settings = await findShop(db, shop.id);
    const language = settings?.defaultLanguage ?? languageOf(context);
    return { language, named: viewer.name !== "" };
  },
);

export const action = write(
  { area: "repair", needs: "manageShop" },
  { form: inviteForm, failed: "team:invite.failed" },
  async ({ platform, db, now, shop, viewer }: Route.ActionArgs & InShop, value, values) => {
    const { name } = value;
    const isNamed = name && !viewer.name;
    if (isNamed && !(await setName(db, viewer.id, name, now)))
      return refuse({ error: { key: "team:invite.failed" }, values }, 409);
    const from = { shopId: shop.id, inviter: isNamed ? { ...viewer, name } : viewer };
    const sent = await invite(platform, from, value);
    if (sent === "tooMany") {
      const error = { key: "team:invite.tooMany", params: { most: lettersPerDay } } as const;
      return refuse({ error, values }, 429);
    }
    if (sent === "isMember" || sent === "isInvited") {
      const fields = { email: { key: `team:invite.${sent}` } } as const;
      return refuse({ error: { key: "ui:form.fix" }, fields, values });
    }
    return redirect(`${href("/repair-cms/team")}?done=${sent}`);
  },
);

export const clientAction = answering("team:invite.failed");

export default function Invite({
  loaderData: { language, named },
  actionData,
}: Route.ComponentProps) {
  const { t } = useWords();
  const closeTo = href("/repair-cms/team");
  return (
    <Modal title={t("team:invite.title")} closeTo={closeTo}>
      <InviteForm answer={actionData} language={language} named={named} closeTo={closeTo} />
    </Modal>
  );
}
