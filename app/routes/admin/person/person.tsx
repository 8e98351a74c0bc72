import { href, Outlet, useParams } from "react-router";
import { read, type SignedIn } from "#app/features/account/guard.server.ts";
import { AuditTable } from "#app/features/admin/audit/audit-table.tsx";
import { DoForm } from "#app/features/admin/changes/do-form.tsx";
import { findPersonDetails, toPersonView } from "#app/features/admin/people/person.server.ts";
import { displayName, type PersonView } from "#app/features/admin/people/person.ts";
import { PersonPage } from "#app/features/admin/people/person-page.tsx";
import { shownEnd } from "#app/features/billing/plan/current-plan.ts";
import { StripeFacts } from "#app/features/billing/plan/stripe-facts.tsx";
import { AdminTabs } from "#app/features/site/shell/admin-tabs.tsx";
import { notFound } from "#app/http/answers.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/person";

export const loader = read(
  "admin",
  async ({ db, now, params, request, viewer }: Route.LoaderArgs & SignedIn) => {
    const id = params.userId;
    const { person, ...details } = (await findPersonDetails(db, id, now)) ?? notFound();
    return {
      ...details,
      person: toPersonView(person, now, shownEnd),
      paid: person.paid,
      own: viewer.id === id,
      done: new URL(request.url).searchParams.get("done"),
    };
  },
);

export default function Person({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const { person, paid, customerId, history, ...page } = loaderData;
  return (
    <>
      <PageHeader
        title={displayName(person)}
        back={{ to: href("/admin"), label: t("admin:person.back") }}
      />
      <AdminTabs under={href("/admin")} />
      <Outlet context={person satisfies PersonView} />
      <PersonPage
        {...page}
        person={person}
        stripe={
          <StripeFacts paid={paid} customerId={customerId}>
            {paid && <SyncForm person={person} />}
          </StripeFacts>
        }
        history={<History lines={history} />}
      />
    </>
  );
}

function SyncForm({ person }: Pick<Route.ComponentProps["loaderData"], "person">) {
  const { t } = useWords();
  const words = {
    label: t("admin:sync.now"),
    pending: t("admin:sync.doing"),
    done: t("admin:done.synced"),
  };
  return <DoForm action={href("/admin/users/:userId/sync", { userId: person.id })} {...words} />;
}

function History({ lines }: { lines: Route.ComponentProps["loaderData"]["history"] }) {
  const { t } = useWords();
  const { userId } = useParams();
  if (lines.length === 0)
    return <p className="px-5 py-4 text-ink-soft">{t("admin:person.noHistory")}</p>;
  return (
    <div className="grid gap-4 px-5 py-4">
      <AuditTable lines={lines} of="subject" />
      <LinkButton to={`${href("/admin/audit")}?person=${userId}`} className="justify-self-start">
        {t("admin:person.wholeHistory")}
      </LinkButton>
    </div>
  );
}
