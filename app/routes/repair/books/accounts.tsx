import { href } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { AccountsPage } from "#app/features/books/accounts-page.tsx";
import { findAccounts } from "#app/features/books/find-accounts.server.ts";
import { accountsForm } from "#app/features/books/forms.ts";
import { saveBookSettings } from "#app/features/books/settings.server.ts";
import { done, readOr, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/accounts";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ db, now, request, shop }: Route.LoaderArgs & InShop) => {
    const asked = new URL(request.url).searchParams.get("month");
    return readOr("the accounts of the books could not be read", { found: null }, async () => ({
      found: await findAccounts(db, shop.id, { asked, now }),
    }));
  },
);

export const action = write(
  { area: "repair", needs: "manageShop" },
  { form: accountsForm, failed: "books:settings.notSaved" },
  async ({ db, now, shop }: Route.ActionArgs & InShop, value, values) => {
    const saved = await saveBookSettings(db, shop.id, { ...value, now });
    if (saved === "saved") return done;
    const { version } = await findAccounts(db, shop.id, { asked: null, now });
    const fresh = { ...values, version: String(version) };
    return refuse({ error: { key: "books:settings.changed" }, values: fresh }, 409);
  },
);

export const clientAction = answering("books:settings.notSaved");

export default function Accounts({ loaderData: { found }, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <>
      <PageHeader
        title={t("books:settings.title")}
        lead={t("books:settings.lead")}
        back={{ to: href("/repair-cms/reports/books"), label: t("books:title") }}
      />
      {found ? (
        <AccountsPage {...found} answer={actionData} />
      ) : (
        <NotLoaded what="books:notLoaded" />
      )}
    </>
  );
}
